import type { DyceAction, DyceState, DyceView } from '@taproom/games/dyce';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { appraiseDyce } from './evaluation/index.ts';
import { tradeInDyce } from './expert/index.ts';
import { learnAlone } from './learn/alone.ts';
import { dyceOdds } from './odds.ts';
import { TEMPER } from './temper.ts';

const USUAL_BUDGET = { iterations: 96 };

export const dyceFace = face<DyceState, DyceAction, DyceView>({
  levels: {
    guest: { kind: 'greedy', noise: 1.7 },
    learner: { kind: 'greedy', noise: 1 },
    regular: { kind: 'greedy', noise: 0.5 },
    brewer: { kind: 'greedy' },
    master: { kind: 'expert', budget: { iterations: 24, milliseconds: 1_400 } },
    landlord: { kind: 'expert', budget: { ...USUAL_BUDGET, milliseconds: 1_400 } },
  },
  yardsticks: {
    ...SHARED_YARDSTICKS,
    brewer: { kind: 'veteran', budget: { iterations: 24 } },
    master: { kind: 'veteran', budget: { iterations: 96 } },
  },
  temper: TEMPER,
  evaluation: null,
  appraisal: appraiseDyce,
  expert: {
    think: tradeInDyce,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 240 },
    review: { find: { iterations: 192 }, compare: { iterations: 384 } },
    isSearch: true,
  },
  veteran: tradeInDyce,
  odds: dyceOdds,
  onward: { by: { kind: 'greedy' }, worlds: 60 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: { alone: learnAlone },
});
