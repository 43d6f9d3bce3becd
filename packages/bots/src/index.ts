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
export { choose } from './choose.ts';
export type { BotWorker } from './client.ts';
export { KNOWLEDGE, type Knowledge } from './knowledge/index.ts';
export { seenBy } from './seen-by.ts';
export {
  type BotSpec,
  type BotSpecError,
  type Budget,
  LEVELS,
  type Level,
  makeBotSpec,
  parseBotSpec,
  specFor,
} from './spec.ts';
export type { Ranked, Thinking, Thought } from './thought.ts';
