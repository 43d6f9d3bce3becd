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
  /** The date whose puzzle this is, as 2026-11-15; its dice are the same for everyone. */
  readonly daily?: string;
}

/** A bot at work: its seat, and how far it is (0–1). */
export interface BotAtWork {
  readonly seat: Seat;
  readonly progress: number;
}

/** All that the page needs to draw a table. */
export interface TableSnapshot {
  readonly id: string;
  readonly plan: TablePlan;
  /** The seats of the people at this device; none for whoever only watches. */
  readonly own: readonly Seat[];
  readonly view: unknown;
  /** Whose turn it is, human or bot; null when the match is over. */
  readonly turn: Seat | null;
  /** The human seat to act, if any; null while a bot thinks or when the match is over. */
  readonly seat: Seat | null;
  /** The view is for that seat's eyes only: the device must be handed over first. */
  readonly secret: boolean;
  readonly legal: readonly Tagged[];
  readonly batch: EventBatch<Tagged>;
  /** Every event so far, for the log; resignations among them. */
  readonly log: readonly Tagged[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  readonly thinking: BotAtWork | null;
  /** SHA-256 of the secret behind the dice, known from the start. */
  readonly commitment: string;
  /** What each seat threw in to the dice. */
  readonly nonces: readonly string[];
  /** When the time is up that the game gives for what is asked, by `performance.now()`, if a server counts it. */
  readonly deadline?: number;
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

/** A saved table as the home page lists it. */
export interface TableSummary {
  readonly id: string;
  readonly savedAt: number;
  readonly plan: TablePlan;
  readonly view: unknown;
  readonly turn: Seat | null;
  readonly outcome: Outcome | null;
}
