import type { OtherRules, Refused } from '@taproom/protocol';
import { gameText, say } from '../kit/text/index.svelte.ts';

/** The error codes of the server's HTTP API, besides those at a table. */
const KNOWN = [
  'seat-taken',
  'one-seat-each',
  'not-invited',
  'already-begun',
  'not-yours',
  'not-over',
  'not-resting',
  'no-filling',
  'not-ready',
  'not-signed-in',
  'no-such-table',
  'no-mail',
  'too-many',
  'too-many-ways',
  'muted',
  'unreachable',
  'broken',
  'disk-full',
  'disk-read-only',
  'disk-busy',
  'database-away',
] as const;

export function troubleText(code: string, rules?: OtherRules): string {
  if (rules) return say('trouble.other-rules', rules);
  const known = KNOWN.find((one) => one === code);
  return known ? say(`trouble.${known}`) : say('trouble.other');
}

/** The error text where only a name was given: then a bad request means a bad name. */
export const nameTroubleText = (code: string): string =>
  code === 'bad-request' ? say('trouble.name') : troubleText(code);

/** Why a table refused something, in words: by its ruling where there is one. */
export function refusalText(why: Refused, game: string): string {
  if (why.code === 'illegal-action') return gameText(game).ruling(why.rule);
  if (why.code === 'not-yet') return say('trouble.not-yet', { seconds: Math.ceil(why.after / 1_000) });
  return why.code === 'other-rules' ? say('trouble.other-rules', why) : say(`trouble.${why.code}`);
}
