import { type DiceSource, fail, isAction, type MatchRecord, ok, RECORD_FORMAT, type Result } from '@taproom/engine';

/** A text that is no record at all, as opposed to a record that does not fit. */
export interface Unreadable {
  readonly code: 'unreadable';
}

type Fields = Readonly<Record<string, unknown>>;

/** A record out of a file. Whether its actions can be played is for `replay` to say. */
export function parseRecord(text: string): Result<MatchRecord, Unreadable> {
  const value = parseJson(text);
  return isRecord(value) ? ok(value) : fail({ code: 'unreadable' });
}

/** What the text says, or nothing if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isRecord(value: unknown): value is MatchRecord {
  if (!isFields(value) || value['format'] !== RECORD_FORMAT) return false;
  const { game, rules, seats, options, dice, entries } = value;
  const headed = typeof game === 'string' && typeof rules === 'number' && typeof seats === 'number';
  return headed && isWords(options) && isDice(dice) && Array.isArray(entries) && entries.every(isEntry) && isEnd(value);
}

const isWords = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((word) => typeof word === 'string');

const isHex = (value: unknown): boolean => typeof value === 'string' && /^([0-9a-f]{2})+$/.test(value);

function isDice(value: unknown): value is DiceSource {
  if (!isFields(value)) return false;
  const { kind, seed, commitment, nonces, secret } = value;
  if (kind === 'seed') return Number.isInteger(seed);
  const spoken = isHex(commitment) && Array.isArray(nonces) && nonces.every(isHex);
  return kind === 'sealed' && spoken && (secret === undefined || isHex(secret));
}

const isEntry = (value: unknown): boolean =>
  isFields(value) && Number.isInteger(value['seat']) && isAction(value['action']) && typeof value['check'] === 'string';

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((number) => typeof number === 'number');

function isEnd({ end }: Fields): boolean {
  if (end === undefined) return true;
  return isFields(end) && Number.isInteger(end['entries']) && isNumbers(end['places']) && isNumbers(end['scores']);
}
