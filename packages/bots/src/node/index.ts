export type { BotWorker } from '../client.ts';
export { openBotWorker } from './bot-worker.ts';
