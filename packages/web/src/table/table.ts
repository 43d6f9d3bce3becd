import type { Advice } from '@taproom/bots';
import type { MatchRecord, Outcome, Refusal, RuleId, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { Person } from '@taproom/games/persons';
import type { EventBatch } from '../kit/board/board.ts';

export type SeatPlan = { readonly kind: 'human'; readonly name: string } | (Person & { readonly kind: 'bot' });

export interface TablePlan {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatPlan[];
  /** How many moves had been made at the table when it was set: nobody takes those back. */
  readonly given?: number;
  /** The date of a daily, as 2026-11-15; its dice are the same for everyone. */
  readonly daily?: string;
}

/** A thinking bot: its seat, and its progress (0–1). */
export interface BotAtWork {
  readonly seat: Seat;
  readonly progress: number;
}

/** Everything the page needs to draw a table. */
export interface TableSnapshot {
  readonly id: string;
  readonly plan: TablePlan;
  /** The seats of the people at this device; none for a spectator. */
  readonly own: readonly Seat[];
  readonly view: unknown;
  /** Whose turn it is, human or bot; null when the match is over. */
  readonly turn: Seat | null;
  /** The human seat to act, if any; null while a bot thinks or when the match is over. */
  readonly seat: Seat | null;
  /** The view is for that seat only: the device must be handed over first. */
  readonly secret: boolean;
  readonly legal: readonly Tagged[];
  readonly batch: EventBatch<Tagged>;
  /** The part of the batch that everyone at the table may see. */
  readonly open: readonly Tagged[];
  /** Every event so far, for the log, including resignations. */
  readonly log: readonly Tagged[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly canUndo: boolean;
  /** Whether hints may be asked for; they may, if absent. */
  readonly allowsHints?: boolean;
  /** Who has just taken a move back, at a table with others elsewhere. */
  readonly undoneBy?: Seat;
  readonly thinking: BotAtWork | null;
  /** SHA-256 of the secret behind the dice, known from the start. */
  readonly commitment: string;
  /** Each seat's contribution to the dice. */
  readonly nonces: readonly string[];
  /** When the game's own time limit is up, by `performance.now()`, if a server counts it. */
  readonly deadline?: number;
  /** Only in an analysis, which is about no result of its own. */
  readonly analysis?: AnalysisStanding;
}

/** How an analysis stands. */
export interface AnalysisStanding {
  /** How what was tried has ended; null if it has not. */
  readonly outcome: Outcome | null;
}

/** What a strong bot thinks of a position in an analysis. */
export interface Evaluation {
  /** The seat to act. */
  readonly seat: Seat;
  readonly advice: Advice;
  /** The share of the win that each seat can expect, from bots who look at all of them. */
  readonly shares?: readonly number[];
}

/** What came of asking to take back: done, or why not, unless that is told by what the table speaks through. */
export type Undone = 'done' | 'told' | 'nothing-to-undo' | 'seen-since';

/** Where a match is played. A local one lives in a worker; boards and pages cannot tell it from a remote one. */
export interface Table {
  subscribe(listener: (snapshot: TableSnapshot) => void): () => void;
  play(seat: Seat, action: Tagged): Promise<Refusal | undefined>;
  refuse(seat: Seat, action: Unchecked): Promise<RuleId | undefined>;
  undo(): Promise<Undone>;
  resign(seat: Seat): Promise<void>;
  hint(seat: Seat): Promise<Advice | undefined>;
  /** The record so far, including the secret once the match is over. */
  record(): Promise<MatchRecord>;
  /** The minimum time between two bot moves from now on, in milliseconds; absent where a server moves them. */
  setPace?(milliseconds: number): void;
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
