import type { WhiskyAction, WhiskyState, WhiskyView } from '@taproom/games/whisky-game';
import { face } from '../../face/face.ts';
import { appraiseQuestion, evaluateWhisky } from './evaluation/index.ts';
import { travelForWhisky, whyInWhisky } from './expert/index.ts';
import { answerInWhisky } from './lore.ts';
import { whiskyOdds } from './odds.ts';
import { travelForWhisky as travelAsVeteran } from './veteran/index.ts';

/** It reckons without any search. */
const USUAL_BUDGET = { iterations: 1 };

export const whiskyGameFace = face<WhiskyState, WhiskyAction, WhiskyView>({
  levels: {
    guest: { kind: 'expert', budget: USUAL_BUDGET, noise: 2 },
    learner: { kind: 'expert', budget: USUAL_BUDGET, noise: 0.45 },
    regular: { kind: 'expert', budget: USUAL_BUDGET, noise: 0.26 },
    brewer: { kind: 'expert', budget: USUAL_BUDGET, noise: 0.15 },
    master: { kind: 'expert', budget: USUAL_BUDGET, noise: 0.07 },
    landlord: { kind: 'expert', budget: USUAL_BUDGET },
  },
  yardsticks: {
    guest: { kind: 'greedy', knowledge: 'novice' },
    regular: { kind: 'greedy', knowledge: 'regular' },
    brewer: { kind: 'greedy', knowledge: 'expert' },
    master: { kind: 'veteran', budget: { iterations: 1 }, knowledge: 'expert' },
  },
  // Silly is swapping back and forth at a pub, and saying nothing when one is asked.
  temper: { eager: ['ask', 'redeem'], rests: ['leave'], isSilly: ({ type }) => type === 'timeUp' },
  evaluation: evaluateWhisky,
  appraisal: appraiseQuestion,
  expert: {
    think: travelForWhisky,
    usualBudget: USUAL_BUDGET,
    advice: { iterations: 1 },
    review: { find: { iterations: 1 }, compare: { iterations: 1 } },
    isSearch: true,
    // Whoever has set out keeps to the way.
    isUnderWay: ({ stack }) => {
      const frame = stack.at(-1);
      return frame?.at === 'move' && frame.path.length > 1;
    },
  },
  veteran: travelAsVeteran,
  odds: whiskyOdds,
  onward: null,
  reasons: whyInWhisky,
  unit: 'wins',
  lore: answerInWhisky,
  training: null,
});
