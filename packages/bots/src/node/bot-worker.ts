import { Worker } from 'node:worker_threads';
import { type BotClient, type BotWorker, botClient } from '../worker/client.ts';
import type { Reply } from '../worker/messages.ts';

export type { BotWorker } from '../worker/client.ts';

/** Bots that think in a thread of their own. The first question starts it. */
export function openBotWorker(): BotWorker {
  let thread: Worker | undefined;
  const client: BotClient = botClient({
    post(request) {
      thread ??= startThread(client);
      thread.postMessage(request);
    },
    close: () => void thread?.terminate(),
  });
  return client;
}

function startThread(client: BotClient): Worker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url));
  thread.on('message', (reply: Reply) => client.hear(reply));
  thread.on('error', (error: Error) => client.fail(error));
  return thread;
}
