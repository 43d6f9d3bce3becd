export type { BotWorker } from '../worker/client.ts';
export { runArenaOnThreads, runBalanceOnThreads, runTrialOnThreads } from './arena.ts';
export { type BotPool, openBotPool } from './bot-pool.ts';
export { openBotWorker } from './bot-worker.ts';

export { type DailyChecker, openDailyChecker } from './daily-checker.ts';

export { makeDailiesOnThreads, makeExercisesOnThreads } from './positions.ts';
