import { Worker } from 'node:worker_threads';
import { type BotWorker, botClient } from '../worker/client.ts';
import type { Reply } from '../worker/messages.ts';

/** Starts a worker thread in which bots think. */
export function openBotWorker(): BotWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const client = botClient({
    post: (request) => worker.postMessage(request),
    close: () => void worker.terminate(),
  });
  worker.on('message', (reply: Reply) => client.hear(reply));
  worker.on('error', (error: Error) => client.fail(error));
  return client;
}
