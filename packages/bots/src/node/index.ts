export type { BotWorker } from '../client.ts';
export { runArenaOnThreads, runBalanceOnThreads, runTrialOnThreads } from './arena.ts';
export { openBotWorker } from './bot-worker.ts';
