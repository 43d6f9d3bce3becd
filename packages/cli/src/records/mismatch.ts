import type { MatchRecord, ReplayError, Seat } from '@taproom/engine';
import type { RecordError } from '@taproom/protocol';
import { notationFor } from './notation.ts';

/** The first thing in a record that does not fit. */
export interface Mismatch {
  readonly code:
    | RecordError['code']
    | ReplayError['code']
    | 'unknown-game'
    | 'unfinished'
    | 'secret-missing'
    | 'wrong-signature';
  /** The number of the first action that does not fit, from 1; none where what surrounds the actions is wrong. */
  readonly action?: number;
  /** Whose it is, if the record still says so, from 0. */
  readonly seat?: Seat;
  readonly notation?: string;
  /** In words, for people. */
  readonly why: string;
}

export function atEntry(record: MatchRecord, at: number, code: Mismatch['code'], why: string): Mismatch {
  const entry = record.entries[at];
  if (!entry) return { code, action: at + 1, why };
  return { code, action: at + 1, seat: entry.seat, notation: notationFor(record.game, entry.action), why };
}

export const missing = (record: MatchRecord, code: Mismatch['code'], why: string): Mismatch => ({
  code,
  action: record.entries.length + 1,
  why,
});

/** The mismatch in one sentence: `Action 7 (seat 2: r4 c2) does not fit: …`. */
export function mismatchSentence({ code, action, seat, notation, why }: Mismatch): string {
  if (action === undefined) return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  const who = seat === undefined ? '' : ` (seat ${seat + 1}${notation === undefined ? '' : `: ${notation}`})`;
  const what = code === 'unfinished' || code === 'missing-entry' ? 'is missing' : 'does not fit';
  return `Action ${action}${who} ${what}: ${why}.`;
}
