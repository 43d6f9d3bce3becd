export type { BotWorker } from '../client.ts';
export { runArenaOnThreads } from './arena.ts';
export { openBotWorker } from './bot-worker.ts';
