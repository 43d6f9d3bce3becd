import type { Say } from '@taproom/games/text';
import type { Refused } from '@taproom/protocol';
import { LONGEST_NAME } from '@taproom/protocol/limits';
import type { Key } from '../text/index.ts';
import { BAD_NAME, FORGOTTEN, NAMELESS } from './house.ts';

const CODES = [
  'unreachable',
  'no-such-table',
  'not-invited',
  'no-spectators',
  'seat-taken',
  'already-begun',
  'nothing-to-undo',
  'seen-since',
  'no-undo',
  'no-hints',
  'already-asked',
  'undo-declined',
  'nothing-asked',
  'no-claim',
  'not-concerned',
  'not-away',
  'no-stand-in',
  'stood-in',
  'not-yours',
  'muted',
  'too-many',
  'disk-full',
  'disk-read-only',
  'disk-busy',
  'database-away',
  'other-version',
  'other-rules',
  'already-entered',
  'too-late',
  'too-early',
  'no-such-daily',
  'too-big',
  'wrong-form',
  'other-position',
  'does-not-replay',
  'not-over',
  'not-the-rivals-move',
  'no-record',
] as const;

/** Why a table refused something. */
export const refusedLine = (say: Say<Key>, why: Refused): string =>
  why.code === 'not-yet' ? say('trouble.not-yet', { count: Math.ceil(why.after / 1_000) }) : troubleLine(say, why.code);

/** Why a house did not do what it was asked, in a sentence. */
export function troubleLine(say: Say<Key>, code: string): string {
  if (code === NAMELESS) return say('online.name');
  if (code === FORGOTTEN) return say('online.forgotten');
  if (code === BAD_NAME) return say('online.bad-name', { most: LONGEST_NAME });
  const known = CODES.find((one) => one === code);
  return known ? say(`trouble.${known}`) : say('trouble.other', { code });
}
