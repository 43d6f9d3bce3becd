import { digest } from '#digest';
import { actionKey } from './action.ts';
import type { Seat, Unchecked } from './contract.ts';
import type { DiceSource } from './dice/dice.ts';

export const RECORD_FORMAT = 'taproom-record-1';

/** Everything fixed before the first action. */
export interface RecordHeader {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly dice: DiceSource;
}

/** One action and the seat that played it. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Unchecked;
}

/** A deed with a digest that chains it to everything before it. */
export interface RecordEntry extends Deed {
  readonly check: string;
}

/** How the match ended, so that a record cut short is noticed. */
export interface RecordEnd {
  readonly entries: number;
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/** Everything done in a match. Digests are added only when it leaves the program. */
export interface History extends RecordHeader {
  readonly entries: readonly Deed[];
  readonly end?: RecordEnd;
}

/** By which the house where a match was played vouches for its record. Key and signature are base64url. */
export interface HouseSignature {
  /** The table's id in that house. */
  readonly table: string;
  /** The public Ed25519 key. It says who has signed only to those who know whose it is. */
  readonly key: string;
  readonly signature: string;
}

/** A match in a form that can be saved, sent, replayed and verified. */
export interface MatchRecord extends History {
  readonly entries: readonly RecordEntry[];
  readonly house?: HouseSignature;
}

/** Resigning is not an action of any game: it is recorded between the actions and changes no state. */
export const RESIGN = { type: 'resign' } as const;
export const isResignation = (action: { readonly type: string }): boolean => action.type === RESIGN.type;

const CHECK_LENGTH = 12;
const check = (text: string): string => digest(text).slice(0, CHECK_LENGTH);

/** The digest of the header, without the secret, which not everyone knows while the match runs. */
function headerCheck(header: RecordHeader): string {
  const { game, rules, seats, options, dice } = header;
  const source = dice.kind === 'seed' ? String(dice.seed) : [dice.commitment, ...dice.nonces].join(' ');
  return check([RECORD_FORMAT, game, rules, seats, actionKey({ type: 'options', ...options }), source].join('\n'));
}

const checkAfter = (before: string, { seat, action }: Deed): string => check(`${before} ${seat} ${actionKey(action)}`);

/** Whether the entry at `at` carries the digest that chains it to those before. */
export function isChained(record: MatchRecord, at: number): boolean {
  const entry = record.entries[at];
  const before = record.entries[at - 1]?.check ?? headerCheck(record);
  return entry !== undefined && entry.check === checkAfter(before, entry);
}

const SIGNED_FORMAT = 'taproom-signed-1';

/**
 * What a house signs: all that a record says of the match at one of its tables. The digests of the chain are too short to
 * stand for it, and the secret is left out, since the commitment stands for that.
 */
export function signedText(history: History, table: string): string {
  const { format, game, rules, seats, options, dice, entries, end } = history;
  const source = dice.kind === 'seed' ? [dice.kind, dice.seed] : [dice.kind, dice.commitment, dice.nonces];
  const deeds = entries.map(({ seat, action }) => [seat, actionKey(action)]);
  const result = end ? [end.entries, end.places, end.scores] : null;
  return JSON.stringify([SIGNED_FORMAT, table, format, game, rules, seats, sorted(options), source, deeds, result]);
}

/** Adds the digests that chain each entry to those before. */
export const chained = (history: History): MatchRecord => ({ ...history, entries: chainedFrom(history, 0) });

/** The entries from one on with their digests; `before` is that of the last one left out, if any was. */
export function chainedFrom(history: History, from: number, before?: string): RecordEntry[] {
  let last = before ?? headerCheck(history);
  return history.entries.slice(from).map((deed) => {
    last = checkAfter(last, deed);
    return { ...deed, check: last };
  });
}

/** Whether a record has the deal of a match, and begins with its moves. */
export function beginsWith(record: History, { seats, options, dice, entries }: History): boolean {
  return (
    record.seats === seats &&
    same(record.options, options) &&
    same(record.dice, dice) &&
    entries.every(({ seat, action }, at) => {
      const entry = record.entries[at];
      return entry?.seat === seat && same(entry.action, action);
    })
  );
}

const same = (one: object, other: object): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (fields: object): [string, unknown][] => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
