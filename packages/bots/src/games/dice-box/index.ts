import type { DiceBoxAction, DiceBoxState, DiceBoxView } from '@taproom/games/dice-box';
import { face } from '../../face/face.ts';
import { SHARED_LEVELS, SHARED_YARDSTICKS } from '../../face/levels.ts';
import { evaluateDiceBox } from './evaluation.ts';
import { playEndgame } from './expert.ts';

/** For the search, as long as nothing can be reckoned to the end. */
const USUAL_BUDGET = { iterations: 20_000 };

export const diceBoxFace = face<DiceBoxState, DiceBoxAction, DiceBoxView>({
  levels: SHARED_LEVELS,
  yardsticks: SHARED_YARDSTICKS,
  temper: {},
  evaluation: evaluateDiceBox,
  appraisal: null,
  expert: {
    think: playEndgame,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 40_000 },
    review: { find: { iterations: 60_000 }, compare: { iterations: 60_000 } },
    isSearch: false,
  },
  veteran: null,
  odds: null,
  onward: { by: { kind: 'greedy' }, worlds: 400 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: null,
});
