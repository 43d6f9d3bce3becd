export type { AnyGame, BaseState, Seat, Tagged } from '@taproom/engine';
export {
  type ArenaHooks,
  type ArenaPlan,
  type ArenaReport,
  type BalancePlan,
  type BalanceReport,
  type Interval,
  type Pace,
  roundsIn,
  runArena,
  runBalance,
  runTrial,
  type Spread,
  type TrialPlan,
  type TrialReport,
} from './arena/index.ts';
export { counted, eloOf, type Rung, rungsOf, type Step, stepFrom } from './arena/ladder.ts';
export { checkDaily, type DailyFault } from './daily/check.ts';
export { KNOWLEDGE, type Knowledge } from './face/knowledge.ts';
export { fitOdds, hasOdds, type OddsReport } from './lab/odds.ts';
export { networksOf, type TrainingPlan, type TrainingReport, train } from './lab/train.ts';
export { hasPositions, type PositionFile } from './positions/index.ts';
export { reviewMatch } from './review/match.ts';
export type { Review, ReviewDecision, ReviewHooks, ReviewStep, ReviewTotals } from './review/review.ts';
export { type BotSpecError, hasLore, makeBotSpec, parseBotSpec, specFor } from './spec/names.ts';
export { type Bot, type BotSpec, type Budget, LEVELS, type Level } from './spec/spec.ts';
export { adviceIn } from './thinking/advice.ts';
export { choose } from './thinking/choose.ts';
export { seenBy } from './thinking/seen-by.ts';
export type { Ranked, Thinking, Thought } from './thinking/thought.ts';
export type { Advice, Option } from './thinking/told.ts';
export type { BotWorker } from './worker/client.ts';
