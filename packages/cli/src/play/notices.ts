import type { Say } from '@taproom/games/text';
import type { Notice } from '@taproom/table';
import type { Key } from '../text/index.ts';

/** What the table itself tells, in words. */
export const noticeLine = ({ type, seat, next = 'loss' }: Notice, names: readonly string[], say: Say<Key>): string =>
  say(type === 'timeRanOut' ? `told.late.${next}` : `told.${type}`, { who: names[seat] ?? '' });
