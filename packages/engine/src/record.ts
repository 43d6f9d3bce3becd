import { digest } from '#digest';
import { actionKey } from './action.ts';
import type { Seat, Unchecked } from './contract.ts';
import type { DiceSource } from './dice.ts';

export const RECORD_FORMAT = 'taproom-record-1';

/** What opens a match, before the first action. */
export interface RecordHeader {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly dice: DiceSource;
}

/** One action, with a digest that chains it to everything before it. */
export interface RecordEntry {
  readonly seat: Seat;
  readonly action: Unchecked;
  readonly check: string;
}

/** How the match ended, so that a record cut short is noticed. */
export interface RecordEnd {
  readonly entries: number;
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** A match as it can be saved, sent, replayed and verified. */
export interface MatchRecord extends RecordHeader {
  readonly entries: readonly RecordEntry[];
  readonly end?: RecordEnd;
}

/** Giving up is no action of any game: it is recorded between the actions and changes no state. */
export const RESIGN = { type: 'resign' } as const;
export const isResignation = (action: { readonly type: string }): boolean => action.type === RESIGN.type;

const CHECK_LENGTH = 12;
const check = (text: string): string => digest(text).slice(0, CHECK_LENGTH);

/** The digest of the header. The secret is left out: it is not known to everyone while the match runs. */
function headerCheck(header: RecordHeader): string {
  const { game, rules, seats, options, dice } = header;
  const source = dice.kind === 'seed' ? String(dice.seed) : [dice.commitment, ...dice.nonces].join(' ');
  return check([RECORD_FORMAT, game, rules, seats, actionKey({ type: 'options', ...options }), source].join('\n'));
}

/** The digest that the entry at `at` must carry. */
export function checkAt(record: MatchRecord, at: number, seat: Seat, action: Unchecked): string {
  const before = record.entries[at - 1]?.check ?? headerCheck(record);
  return check(`${before} ${seat} ${actionKey(action)}`);
}
