import type { Say } from '@taproom/games/text';
import type { Key } from '../text/index.ts';

const CODES = [
  'unreachable',
  'no-such-table',
  'not-invited',
  'no-spectators',
  'seat-taken',
  'already-begun',
  'nothing-to-undo',
  'no-undo',
  'muted',
  'too-many',
  'other-version',
  'other-rules',
] as const;

/** Why a house did not do what it was asked, in a sentence. */
export function troubleLine(say: Say<Key>, code: string): string {
  const known = CODES.find((one) => one === code);
  return known ? say(`trouble.${known}`) : say('trouble.other', { code });
}
