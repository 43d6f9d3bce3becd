export type { BotWorker } from '../worker/client.ts';
export { runArenaOnThreads, runBalanceOnThreads, runTrialOnThreads } from './arena.ts';
export { type BotPool, openBotPool } from './bot-pool.ts';
export { openBotWorker } from './bot-worker.ts';
