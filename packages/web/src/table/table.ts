import type { Level } from '@taproom/bots';
import type { MatchRecord, Outcome, Refusal, RuleId, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { EventBatch } from '../boards/board.ts';

export type SeatPlan =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

export interface TablePlan {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatPlan[];
}

/** All that the page needs to draw a table. */
export interface TableSnapshot {
  readonly id: string;
  readonly plan: TablePlan;
  readonly names: readonly string[];
  readonly view: unknown;
  /** The human seat to act, if any; null while a bot thinks or when the match is over. */
  readonly seat: Seat | null;
  readonly legal: readonly Tagged[];
  readonly batch: EventBatch<Tagged>;
  /** Every event so far, for the log. */
  readonly log: readonly Tagged[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  /** The bot seat that is thinking, with how far it is (0–1). */
  readonly thinking: { readonly seat: Seat; readonly progress: number } | null;
  /** SHA-256 of the secret behind the dice, known from the start. */
  readonly commitment: string;
}

/** Where a match is played. The local one lives in a worker; boards and pages cannot tell it from a remote one. */
export interface Table {
  subscribe(listener: (snapshot: TableSnapshot) => void): () => void;
  play(seat: Seat, action: Tagged): Promise<Refusal | undefined>;
  refuse(seat: Seat, action: Unchecked): Promise<RuleId | undefined>;
  undo(): Promise<boolean>;
  resign(seat: Seat): Promise<void>;
  hint(seat: Seat): Promise<Tagged | undefined>;
  /** The record so far; with the secret once the match is over. */
  record(): Promise<MatchRecord>;
  close(): void;
}
