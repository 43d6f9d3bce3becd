export { runArenaOnThreads, runBalanceOnThreads, runTrialOnThreads } from './arena.ts';
export { type BotPool, openBotPool } from './bot-pool.ts';

export { type DailyChecker, openDailyChecker } from './daily-checker.ts';

export { makeDailiesOnThreads, makeExercisesOnThreads } from './positions.ts';
