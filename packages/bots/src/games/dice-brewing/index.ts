import type { BrewingAction, BrewingState, BrewingView } from '@taproom/games/dice-brewing';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { appraiseDiceBrewing } from './evaluation/index.ts';
import { brewBeers } from './expert/index.ts';
import { brewingOdds } from './odds.ts';
import { TEMPER } from './temper.ts';

const USUAL_BUDGET = { iterations: 160 };

export const diceBrewingFace = face<BrewingState, BrewingAction, BrewingView>({
  levels: {
    guest: { kind: 'greedy', noise: 1.7 },
    learner: { kind: 'greedy', noise: 1 },
    regular: { kind: 'greedy', noise: 0.5 },
    brewer: { kind: 'greedy' },
    master: { kind: 'expert', budget: { iterations: 40, milliseconds: 1_400 } },
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
    advice: { iterations: 320 },
    review: { find: { iterations: 64 }, compare: { iterations: 96 } },
    isSearch: true,
  },
  veteran: brewBeers,
  odds: brewingOdds,
  onward: { by: { kind: 'greedy' }, worlds: 30 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: null,
});
