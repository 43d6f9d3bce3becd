import { type BotClient, type BotWorker, botClient } from '../worker/client.ts';
import type { Reply, Request } from '../worker/messages.ts';

/** The part of the browser's Worker used here, so that this file can be type-checked without a browser. */
interface BrowserWorker {
  onmessage: ((event: { readonly data: Reply }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}
declare const Worker: new (url: URL, options: { readonly type: 'module' }) => BrowserWorker;

/** Starts a Web Worker in which bots think. */
export function openBotWorker(): BotWorker {
  // Written out in one piece, because that is how bundlers recognise a worker's file.
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' });
  const client: BotClient = botClient({
    post: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  });
  worker.onmessage = ({ data }) => client.hear(data);
  worker.onerror = ({ message }) => client.fail(new Error(message));
  return client;
}

export type { BotWorker } from '../worker/client.ts';
