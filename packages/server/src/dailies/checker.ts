import type { DailyFault } from '@taproom/bots';
import { type DailyChecker, openDailyChecker } from '@taproom/bots/node';
import { fail, type MatchRecord, type Result } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import type { Day } from '@taproom/games/daily';

/** Too many records are waiting; try again `after` these milliseconds. */
export interface Busy {
  readonly code: 'too-many';
  readonly after: number;
}

/** Checks the records of dailies, one at a time, in a thread of its own. */
export interface Checker {
  check(game: GameId, day: Day, record: MatchRecord): Promise<Result<number, DailyFault | Busy>>;
  close(): Promise<void>;
}

/** How many records may wait, so that the last is not answered long after whoever sent it has gone. */
const MOST_WAITING = 50;
const BUSY: Busy = { code: 'too-many', after: 5_000 };

export function makeChecker(thread: DailyChecker = openDailyChecker(), most = MOST_WAITING): Checker {
  let waiting = 0;
  return {
    async check(game, day, record) {
      if (waiting >= most) return fail(BUSY);
      waiting++;
      try {
        return await thread.check(game, day, record);
      } finally {
        waiting--;
      }
    },
    close: thread.close,
  };
}
