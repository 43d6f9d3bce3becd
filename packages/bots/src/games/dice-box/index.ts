import type { DiceBoxAction, DiceBoxState, DiceBoxView } from '@taproom/games/dice-box';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { evaluateDiceBox } from './evaluation.ts';
import { playDiceBox, playEndgame } from './expert.ts';

/** A third of a second on a desk. */
const USUAL_BUDGET = { iterations: 60_000 };
/** Nobody waits longer, on however slow a device. */
const LONGEST = 1_400;

export const diceBoxFace = face<DiceBoxState, DiceBoxAction, DiceBoxView>({
  levels: {
    guest: { kind: 'expert', budget: { iterations: 300 }, noise: 0.15 },
    learner: { kind: 'expert', budget: { iterations: 300 }, noise: 0.07 },
    regular: { kind: 'expert', budget: { iterations: 450 } },
    brewer: { kind: 'expert', budget: { iterations: 1_600 } },
    master: { kind: 'expert', budget: { iterations: 6_500, milliseconds: LONGEST } },
    landlord: { kind: 'expert', budget: { ...USUAL_BUDGET, milliseconds: LONGEST } },
  },
  yardsticks: SHARED_YARDSTICKS,
  temper: {},
  evaluation: evaluateDiceBox,
  appraisal: null,
  expert: {
    think: playDiceBox,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 120_000 },
    review: { find: { iterations: 60_000 }, compare: { iterations: 60_000 } },
    isSearch: false,
  },
  veteran: playEndgame,
  odds: null,
  onward: { by: { kind: 'greedy' }, worlds: 400 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: null,
});
