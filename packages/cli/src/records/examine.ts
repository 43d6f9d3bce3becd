import type { MatchRecord } from '@taproom/engine';
import { parseRecord, type RecordError } from '@taproom/protocol';
import { type Examination, heldAgainstRules } from './against-rules.ts';
import type { Mismatch } from './mismatch.ts';
import { recordIn } from './save-file.ts';

/** Plays a record through, from the text of a file. */
export async function examine(text: string): Promise<Examination> {
  const record = parseRecord(recordIn(text));
  if (record.ok) return heldAgainstRules(record.value);
  const before = readableBefore(text, record.error);
  const examined: Examination = before ? await heldAgainstRules(before) : { positions: [] };
  // An action that does not fit may come before the place where the text stops making sense.
  const earlier = examined.mismatch && !AT_THE_LAST.includes(examined.mismatch.code);
  return earlier ? examined : { ...examined, mismatch: formMismatch(text, record.error, examined) };
}

/** Every record that is cut short has one of these, so they say nothing about the cut. */
const AT_THE_LAST: readonly Mismatch['code'][] = ['unfinished', 'wrong-end'];

/** The part of a text before it stops being a record. */
function readableBefore(text: string, error: RecordError): MatchRecord | undefined {
  if (error.code === 'not-json') return error.whole;
  const at = error.code === 'bad-form' ? entryAt(error.path) : undefined;
  if (at === undefined) return undefined;
  const { end: _, ...raw } = rawRecord(text);
  const cut = parseRecord(JSON.stringify({ ...raw, entries: raw.entries.slice(0, at) }));
  return cut.ok ? cut.value : undefined;
}

/** A record whose form is right up to its entries or its end. */
interface RawRecord {
  readonly entries: readonly ({ readonly seat?: unknown } | null)[];
  readonly end?: unknown;
}

const rawRecord = (text: string): RawRecord => JSON.parse(recordIn(text));

/** The entry a path leads to; one past all of them for the end. */
function entryAt(path: string): number | undefined {
  if (path.startsWith('/end/')) return Number.POSITIVE_INFINITY;
  const at = /^\/entries\/(\d+)/.exec(path)?.[1];
  return at === undefined ? undefined : Number(at);
}

function formMismatch(text: string, error: RecordError, { record, mismatch }: Examination): Mismatch {
  const whole = record?.entries.length ?? 0;
  const action = mismatch?.code === 'wrong-end' ? whole : whole + 1;
  switch (error.code) {
    case 'too-big':
      return { code: error.code, why: `the text has ${error.size} characters; ${error.most} are the most` };
    case 'not-json':
      return {
        code: error.code,
        action,
        why: `the text ${error.cut ? 'is cut off after' : 'is no JSON at'} character ${error.at}`,
      };
    case 'bad-form':
      return {
        code: error.code,
        ...(error.path.startsWith('/entries/') && { action, ...entryWords(text, error.path) }),
        why: `${error.path === '/' ? 'the record' : `the field ${error.path}`} ${error.why}`,
      };
  }
}

function entryWords(text: string, path: string): Pick<Mismatch, 'seat'> {
  const at = entryAt(path);
  if (at === undefined) return {};
  const seat = rawRecord(text).entries[at]?.seat;
  return typeof seat === 'number' ? { seat } : {};
}
