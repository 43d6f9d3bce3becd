import type { AnyGame, BaseState, Seat } from '@taproom/engine';
import type { Bot } from '../spec/spec.ts';
import { seenBy } from '../thinking/seen-by.ts';
import type { Thinking, Thought } from '../thinking/thought.ts';
import { CORES, openPool, type Pool } from './pool.ts';
import type { Question } from './tasks.ts';

type Limits = Pick<Thinking, 'signal' | 'longest'>;

/** Bots that think elsewhere, several at a time. */
export interface BotPool {
  /** As `choose`. Rejects if that breaks, if the signal is aborted, and if the pool is closed meanwhile. */
  think(game: AnyGame, state: BaseState, seat: Seat, bot: Bot, seed: number, limits?: Limits): Promise<Thought>;
  close(): Promise<void>;
}

/** Leaves one core to the caller. The first question starts the threads. */
export function openBotPool(maxThreads: number = Math.max(1, CORES - 1)): BotPool {
  let pool: Pool | undefined;
  return {
    async think(game, state, seat, bot, seed, { signal, longest } = {}) {
      pool ??= openPool({ minThreads: 1, maxThreads });
      return pool.run('think', { ...questionFor(game, state, seat, bot, seed), longest }, signal);
    },
    async close() {
      await pool?.close();
    },
  };
}

export const questionFor = (game: AnyGame, state: BaseState, seat: Seat, bot: Bot, seed: number): Question => ({
  game: game.id,
  state: seenBy(game, state, seat, seed),
  seat,
  bot,
  seed,
});
