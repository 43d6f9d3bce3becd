import type { AnyGame, BaseState, History, Seat } from '@taproom/engine';
import type { Review, ReviewHooks } from '../review/review.ts';
import type { Bot } from '../spec/spec.ts';
import { seenBy } from '../thinking/seen-by.ts';
import type { Thinking } from '../thinking/thought.ts';
import type { UnitThought } from '../thinking/told.ts';
import type { Reply, Request } from './messages.ts';

/** A bot that thinks elsewhere, so that nobody waits for it. */
export interface BotWorker {
  /** As `choose`; rejects if the worker breaks or is disposed of meanwhile. */
  think(game: AnyGame, state: BaseState, seat: Seat, bot: Bot, seed: number, thinking?: Thinking): Promise<UnitThought>;
  /** As `reviewMatch`; rejects if the worker breaks or is disposed of meanwhile. */
  review(record: History, hooks?: ReviewHooks): Promise<Review | undefined>;
  /** Everything under way is answered with the best found so far, reviews with nothing. */
  stop(): void;
  dispose(): void;
}

/** The near end of a worker, whatever the platform calls it. */
export interface Port {
  post(request: Request): void;
  close(): void;
}

interface Pending {
  /** Called with the answer: the last reply, and no failure. */
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: Thinking['onProgress'];
}

type Answer = Exclude<Reply, { readonly type: 'progress' | 'failed' }>;

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

  function ask(
    question: (id: number) => Request,
    signal: AbortSignal | undefined,
    onProgress: Thinking['onProgress'],
  ): Promise<Answer> {
    const id = asked++;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject, onProgress });
      port.post(question(id));
      if (signal?.aborted) stopOne(id);
      signal?.addEventListener('abort', () => stopOne(id), { once: true });
    });
  }

  return {
    fail,

    async think(game, state, seat, bot, seed, { signal, onProgress, longest } = {}) {
      const seen = seenBy(game, state, seat, seed);
      const question = { type: 'think', game: game.id, state: seen, seat, bot, seed, longest } as const;
      const answer = await ask((id) => ({ ...question, id }), signal, onProgress);
      if (answer.type !== 'thought') throw new Error(`a bot that was asked to think answered with a ${answer.type}`);
      return answer.thought;
    },

    async review(record, { signal, onProgress } = {}) {
      const answer = await ask((id) => ({ type: 'review', id, record }), signal, onProgress);
      if (answer.type !== 'review') throw new Error(`a bot that was asked to review answered with a ${answer.type}`);
      return answer.review;
    },

    hear(reply) {
      const asker = pending.get(reply.id);
      if (reply.type === 'progress') return asker?.onProgress?.(reply.share);
      pending.delete(reply.id);
      if (reply.type === 'failed') asker?.reject(new Error(reply.message));
      else asker?.resolve(reply);
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
