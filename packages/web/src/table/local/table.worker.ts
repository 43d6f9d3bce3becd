import { openBotWorker } from '@taproom/bots/web';
import { type Host, tableHost } from './host.ts';
import type { Neighbours } from './hosting.ts';
import { lazyBots } from './lazy-bots.ts';
import { openReviews } from './review-store.ts';
import { openStore } from './store.ts';
import { whyOf } from './why.ts';
import type { Message, Request } from './wire.ts';

const post = (message: Message): void => self.postMessage(message);

function browserTabs(): Neighbours {
  const channel = new BroadcastChannel('taproom-tables');
  return {
    tell: (id) => channel.postMessage(id),
    hear: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}

const host: Promise<Host> = Promise.all([openStore(), openReviews()]).then(([store, reviews]) =>
  tableHost({ store, reviews, bots: lazyBots(openBotWorker), neighbours: browserTabs(), post }),
);
// A failure is reported with the first request; there is none yet.
host.catch(() => {});

async function answer({ call, verb, args }: Request): Promise<void> {
  try {
    const work = (await host)[verb] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ type: 'answer', call, value: await work(...args) });
  } catch (error) {
    post({ type: 'failed', call, message: whyOf(error) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data));
