import type { DyceAction, DyceState, DyceView } from '@taproom/games/dyce';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { appraiseDyce } from './evaluation/index.ts';
import { tradeInDyce } from './expert/index.ts';
import { learnAlone } from './learn/alone.ts';
import { learnRivals } from './learn/rivals.ts';
import { dyceOdds } from './odds.ts';
import { TEMPER } from './temper.ts';
import { tradeAsBefore } from './veteran/index.ts';

const USUAL_BUDGET = { iterations: 32 };
/** Nobody waits longer, on however slow a device. */
const LONGEST = 1_400;
/** Going by looks. */
const LOOKS = { iterations: 1 };

export const dyceFace = face<DyceState, DyceAction, DyceView>({
  levels: {
    guest: { kind: 'expert', budget: LOOKS, noise: 0.1 },
    learner: { kind: 'expert', budget: LOOKS, noise: 0.065 },
    regular: { kind: 'expert', budget: LOOKS, noise: 0.035 },
    brewer: { kind: 'expert', budget: LOOKS },
    master: { kind: 'expert', budget: { iterations: 12, milliseconds: LONGEST }, noise: 0.045 },
    landlord: { kind: 'expert', budget: { ...USUAL_BUDGET, milliseconds: LONGEST } },
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
    advice: { iterations: 480 },
    review: { find: { iterations: 96 }, compare: { iterations: 128 } },
    isSearch: true,
  },
  veteran: tradeAsBefore,
  odds: dyceOdds,
  onward: { by: { kind: 'greedy' }, worlds: 60 },
  reasons: null,
  unit: 'wins',
  lore: null,
  training: { alone: learnAlone, rivals: learnRivals },
});
