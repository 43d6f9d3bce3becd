import type { MatchRecord, Result } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import type { Day } from '@taproom/games/daily';
import type { DailyFault } from '../daily/check.ts';
import { openPool, type Pool } from './pool.ts';

/** Checks records of dailies elsewhere, one at a time. */
export interface DailyChecker {
  /** As `checkDaily`. Rejects if that breaks, and if the checker is closed meanwhile. */
  check(game: GameId, day: Day, record: MatchRecord): Promise<Result<number, DailyFault>>;
  close(): Promise<void>;
}

/** The first record starts the thread. */
export function openDailyChecker(): DailyChecker {
  let pool: Pool | undefined;
  return {
    async check(game, day, record) {
      pool ??= openPool({ minThreads: 1, maxThreads: 1 });
      return pool.run('checkedDaily', { game, day, record });
    },
    async close() {
      await pool?.close();
    },
  };
}
