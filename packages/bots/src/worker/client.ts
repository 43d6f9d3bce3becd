import type { AnyGame, BaseState, Seat } from '@taproom/engine';
import type { Bot } from '../spec/spec.ts';
import { seenBy } from '../thinking/seen-by.ts';
import type { Thinking, Thought } from '../thinking/thought.ts';
import type { Reply, Request } from './messages.ts';

/** A bot that thinks elsewhere, so that nobody waits for it. */
export interface BotWorker {
  /** As `choose`; rejects if the worker breaks or is disposed of meanwhile. */
  think(game: AnyGame, state: BaseState, seat: Seat, bot: Bot, seed: number, thinking?: Thinking): Promise<Thought>;
  /** Everything under way is answered with the best found so far. */
  stop(): void;
  dispose(): void;
}

/** The near end of a worker, whatever the platform calls it. */
export interface Port {
  post(request: Request): void;
  close(): void;
}

interface Pending {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: Thinking['onProgress'];
}

export interface BotClient extends BotWorker {
  /** To be called with each reply of the worker. */
  hear(reply: Reply): void;
  /** To be called when the worker has crashed. */
  fail(reason: Error): void;
}

/** Pairs questions with answers over a port. */
export function botClient(port: Port): BotClient {
  const pending = new Map<number, Pending>();
  let asked = 0;

  const stopOne = (id: number): void => port.post({ type: 'stop', id });

  function fail(reason: Error): void {
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  }

  return {
    fail,

    think(game, state, seat, bot, seed, { signal, onProgress, longest } = {}) {
      const id = asked++;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        const seen = seenBy(game, state, seat, seed);
        port.post({ type: 'think', id, game: game.id, state: seen, seat, bot, seed, longest });
        if (signal?.aborted) stopOne(id);
        signal?.addEventListener('abort', () => stopOne(id), { once: true });
      });
    },

    hear(reply) {
      const asker = pending.get(reply.id);
      if (reply.type === 'progress') return asker?.onProgress?.(reply.share);
      pending.delete(reply.id);
      if (reply.type === 'thought') asker?.resolve(reply.thought);
      else asker?.reject(new Error(reply.message));
    },

    stop() {
      for (const id of pending.keys()) stopOne(id);
    },

    dispose() {
      port.close();
      fail(new Error('the bot was sent home'));
    },
  };
}
