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
  'no-account',
  'too-many',
  'too-many-ways',
  'muted',
  'no-chat',
  'unreachable',
  'broken',
  'disk-full',
  'disk-read-only',
  'disk-busy',
  'database-away',
] as const;

/** What a refusal says besides its code. */
interface Details {
  readonly rules?: OtherRules | undefined;
  /** How many one may have. */
  readonly most?: number | undefined;
  /** When to come again, in milliseconds. */
  readonly after?: number | undefined;
}

const SECOND = 1_000;
const waitText = (after: number): string => say('trouble.too-many.after', { seconds: Math.ceil(after / SECOND) });

/** Why something was refused, as far as the whole refusal tells. */
export function reasonText({ code, rules, most, after }: Details & { readonly code: string }): string {
  if ((code === 'too-many-tables' || code === 'too-many-bot-seats') && most !== undefined)
    return say(`trouble.${code}`, { most });
  if (code === 'too-many' && after !== undefined && after >= SECOND) return waitText(after);
  return troubleText(code, rules);
}

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
  if (why.code === 'too-many') return reasonText(why);
  return why.code === 'other-rules' ? say('trouble.other-rules', why) : say(`trouble.${why.code}`);
}
