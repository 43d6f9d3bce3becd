import type { Refused } from '@taproom/protocol';
import { gameText, say } from '../text/index.svelte.ts';

/** What a server may say over HTTP besides what it says at a table. */
const KNOWN = [
  'seat-taken',
  'one-seat-each',
  'not-invited',
  'already-begun',
  'not-yours',
  'not-over',
  'not-signed-in',
  'no-such-table',
  'no-mail',
  'other-rules',
  'too-many',
  'too-many-ways',
  'muted',
  'unreachable',
] as const;

/** What was wrong, in words. */
export function troubleText(code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known ? say(`trouble.${known}`) : say('trouble.other');
}

/** What was wrong where nothing but a name was given: the name, if the server could not take what it got. */
export const nameTroubleText = (code: string): string =>
  code === 'bad-request' ? say('trouble.name') : troubleText(code);

/** Why a table has refused something, in words: by its ruling where there is one. */
export const refusalText = (why: Refused, game: string): string =>
  why.code === 'illegal-action' ? gameText(game).ruling(why.rule) : say(`trouble.${why.code}`);
