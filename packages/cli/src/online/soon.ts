import type { Seat } from '@taproom/engine';
import type { Say } from '@taproom/games/text';
import type { TableState } from '@taproom/protocol';
import type { Key } from '../text/index.ts';
import { namesIn } from './shown.ts';

/** A line that is to be said in so many milliseconds, unless something else happens before. */
export interface Soon {
  readonly after: number;
  readonly line: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Players are told that their time is running out so long before it is over. */
const WARNINGS = { none: [], live: [30 * SECOND, 10 * SECOND], slow: [60 * MINUTE, 10 * MINUTE] } as const;

/** What will have to be said as time passes. */
export const soonIn = (state: TableState, say: Say<Key>): Soon[] => [...timeShort(state, say), ...longAway(state, say)];

/** That one's own time is running out. */
function timeShort({ mine, clock, info, outcome }: TableState, say: Say<Key>): Soon[] {
  const running = outcome ? [] : mine.filter((seat) => clock?.running.includes(seat));
  return running.flatMap((seat) => {
    const left = clock?.left[seat] ?? Number.POSITIVE_INFINITY;
    return WARNINGS[info.clock.kind]
      .filter((warning) => warning < left && Number.isFinite(left))
      .map((warning) => ({ after: left - warning, line: timeLine(warning, say) }));
  });
}

const timeLine = (left: number, say: Say<Key>): string =>
  left < MINUTE ? say('time.seconds', { count: left / SECOND }) : say('time.minutes', { count: left / MINUTE });

/** The words that lead on without whoever stays away. */
export const wordsWithout = ({ info }: TableState, say: Say<Key>): string =>
  [say('word.replace'), ...(info.absence?.may === 'win' ? [say('word.claim')] : [])].join(', ');

/** That one may go on without somebody. */
function longAway(state: TableState, say: Say<Key>): Soon[] {
  if (state.mine.length === 0 || state.outcome) return [];
  return missedIn(state).map(({ seat, until }) => ({
    after: until,
    line: say('away.now', { who: namesIn(state, say)[seat] ?? '', words: wordsWithout(state, say) }),
  }));
}

/** Those who are away and waited for, and in how many milliseconds the others may go on without them. */
export const missedIn = ({ info, mine }: TableState): { seat: Seat; until: number }[] =>
  info.seats.flatMap(({ away }, seat) =>
    away?.until !== undefined && !mine.includes(seat) ? [{ seat, until: away.until }] : [],
  );
