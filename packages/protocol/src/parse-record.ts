import { fail, type MatchRecord, ok, type Result } from '@taproom/engine';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { LARGEST_RECORD, SealedRecord, SeedRecord } from './record-schema.ts';

/** Why a text is not a record. */
export type RecordError =
  | { readonly code: 'too-big'; readonly size: number; readonly most: number }
  /**
   * Not JSON. `at` is the character where parsing failed, or the text's length if it was cut off there; `whole` is the
   * record up to the last entry before that place, if it is still readable.
   */
  | { readonly code: 'not-json'; readonly at: number; readonly cut: boolean; readonly whole?: MatchRecord }
  /** JSON of another shape. `path` leads to the first field that does not fit: `/entries/3/seat`. */
  | { readonly code: 'bad-form'; readonly path: string; readonly why: string };

/** A record from outside, in the form the engine expects. Its content may still be false: `replay` finds out. */
export function parseRecord(text: string): Result<MatchRecord, RecordError> {
  if (text.length > LARGEST_RECORD) return fail({ code: 'too-big', size: text.length, most: LARGEST_RECORD });
  const json = parseJson(text);
  return json.ok ? checkRecord(json.value) : fail(json.error);
}

/** The same for parsed JSON. */
export function checkRecord(value: unknown): Result<MatchRecord, RecordError> {
  const schema = schemaFor(value);
  if (Check(schema, value)) return ok(value as MatchRecord);
  return fail({ code: 'bad-form', ...firstError(schema, value) });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Picks the schema by the kind of dice, so that errors refer to the form that was meant. */
function schemaFor(value: unknown): TSchema {
  const dice = isObject(value) ? value['dice'] : undefined;
  return isObject(dice) && dice['kind'] === 'seed' ? SeedRecord : SealedRecord;
}

function firstError(schema: TSchema, value: unknown): { path: string; why: string } {
  const [, [first]] = Errors(schema, value);
  if (!first) throw new Error('a value that does not fit has no error');
  return { path: first.instancePath || '/', why: first.message };
}

type NotJson = Extract<RecordError, { code: 'not-json' }>;

function parseJson(text: string): Result<unknown, NotJson> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail(notJson(text, String(error)));
  }
}

/** How browsers' parsers say that the text ended too early, where they give no position. */
const TORN = /end of|EOF|unterminated/i;

function notJson(text: string, message: string): NotJson {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  const cut = at >= text.length && (TORN.test(message) || message.includes('position'));
  const whole = wholePart(text.slice(0, at));
  return { code: 'not-json', at, cut, ...(whole && { whole }) };
}

const MOST_TRIES = 8;

/** The record up to its last whole entry: the torn end is dropped and the brackets are closed. */
function wholePart(text: string): MatchRecord | undefined {
  let brace = text.length;
  for (let tries = 0; tries < MOST_TRIES && brace > 0; tries++) {
    brace = text.lastIndexOf('}', brace - 1);
    const closed = brace < 0 ? undefined : closedAfter(text.slice(0, brace + 1));
    if (closed) return closed;
  }
  return undefined;
}

function closedAfter(text: string): MatchRecord | undefined {
  try {
    const record = checkRecord(JSON.parse(`${text}]}`));
    return record.ok ? record.value : undefined;
  } catch {
    return undefined;
  }
}
