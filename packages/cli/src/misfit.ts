import type { MatchRecord, ReplayError, Seat } from '@taproom/engine';
import type { RecordError } from '@taproom/protocol';
import { notationFor } from './notation.ts';

/** The first thing in a record that does not fit. */
export interface Misfit {
  readonly code: RecordError['code'] | ReplayError['code'] | 'unknown-game' | 'unfinished' | 'secret-missing';
  /** The number of the first action that does not fit, from 1. */
  readonly action: number;
  /** Whose it is, if the record still says so, from 0. */
  readonly seat?: Seat;
  readonly notation?: string;
  /** In words, for people. */
  readonly why: string;
}

export const atStart = (record: MatchRecord, code: Misfit['code'], why: string): Misfit =>
  atEntry(record, 0, code, why);

export function atEntry(record: MatchRecord, at: number, code: Misfit['code'], why: string): Misfit {
  const entry = record.entries[at];
  if (!entry) return { code, action: at + 1, why };
  return { code, action: at + 1, seat: entry.seat, notation: notationFor(record.game, entry.action), why };
}

export const missing = (record: MatchRecord, code: Misfit['code'], why: string): Misfit => ({
  code,
  action: record.entries.length + 1,
  why,
});

/** The misfit in one sentence: `Action 7 (seat 2: r4 c2) does not fit: …`. */
export function misfitSentence({ code, action, seat, notation, why }: Misfit): string {
  const who = seat === undefined ? '' : ` (seat ${seat + 1}${notation === undefined ? '' : `: ${notation}`})`;
  const what = code === 'unfinished' || code === 'missing-entry' ? 'is missing' : 'does not fit';
  return `Action ${action}${who} ${what}: ${why}.`;
}
