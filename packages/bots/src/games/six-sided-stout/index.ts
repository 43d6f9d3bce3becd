import type { StoutAction, StoutState, StoutView } from '@taproom/games/six-sided-stout';
import { face } from '../../face/face.ts';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { evaluateStout } from './evaluation.ts';
import { brewStout } from './expert/index.ts';
import { brewOn } from './expert/to-the-end.ts';

/** With so few it follows its plan; with more it also plays other lines to the end. */
const USUAL_BUDGET = { iterations: 1 };

export const sixSidedStoutFace = face<StoutState, StoutAction, StoutView>({
  levels: {
    guest: { kind: 'greedy', noise: 0.5 },
    learner: { kind: 'greedy' },
    regular: { kind: 'apprentice', care: 0.009 },
    brewer: { kind: 'apprentice', care: 0.025 },
    master: { kind: 'apprentice', care: 0.05 },
    landlord: { kind: 'expert', budget: USUAL_BUDGET },
  },
  yardsticks: {
    ...SHARED_YARDSTICKS,
    brewer: { kind: 'apprentice' },
    master: { kind: 'veteran', budget: { iterations: 1 } },
  },
  // Going home early.
  temper: { isSilly: ({ type }) => type === 'stop' },
  evaluation: evaluateStout,
  appraisal: null,
  expert: {
    think: brewStout,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 160 },
    review: { find: { iterations: 1 }, compare: { iterations: 40 } },
    isSearch: false,
  },
  veteran: brewStout,
  odds: null,
  onward: { by: brewOn, worlds: 24 },
  reasons: null,
  unit: 'points',
  lore: null,
  training: null,
});
