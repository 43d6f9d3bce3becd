import type { BrewingAction, BrewingState, BrewingView } from '@taproom/games/dice-brewing';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { appraiseDiceBrewing } from './evaluation/index.ts';
import { brewBeers } from './expert/index.ts';
import { learnOnWithTwo, learnWithMore, learnWithTwo } from './learn/index.ts';
import { brewingOdds } from './odds.ts';
import { TEMPER } from './temper.ts';
import { brewByLooks } from './veteran/index.ts';

const USUAL_BUDGET = { iterations: 8 };

export const diceBrewingFace = face<BrewingState, BrewingAction, BrewingView>({
  levels: {
    guest: { kind: 'apprentice', noise: 0.08 },
    learner: { kind: 'apprentice', noise: 0.05 },
    regular: { kind: 'apprentice', noise: 0.032 },
    brewer: { kind: 'apprentice', noise: 0.02 },
    master: { kind: 'apprentice' },
    landlord: { kind: 'expert', budget: { ...USUAL_BUDGET, milliseconds: 1_400 } },
  },
  yardsticks: {
    ...SHARED_YARDSTICKS,
    brewer: { kind: 'veteran', budget: { iterations: 24 } },
    master: { kind: 'veteran', budget: { iterations: 160 } },
  },
  temper: TEMPER,
  evaluation: null,
  appraisal: appraiseDiceBrewing,
  expert: {
    think: brewBeers,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 160 },
    review: { find: { iterations: 32 }, compare: { iterations: 48 } },
    isSearch: true,
  },
  veteran: brewByLooks,
  odds: brewingOdds,
  onward: { by: { kind: 'apprentice' }, worlds: 30 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: { two: learnWithTwo, on: learnOnWithTwo, more: learnWithMore },
});
