import type { Advice, Review } from '@taproom/bots';
import type { MatchRecord, Refusal, RuleId, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { Day, Settled } from '@taproom/games/daily';
import type { Line } from '@taproom/games/learning';
import type { BotAtWork, Evaluation, TablePlan, Undone } from '../table.ts';
import type { Explored } from './analysing.ts';
import type { Damage, Listed } from './head.ts';
import type { FinishedMatch } from './heads.ts';
import type { Sent } from './snapshot.ts';

/** How fast bots play: slowly enough to follow. */
export interface Pace {
  /** The minimum time between two moves. */
  readonly milliseconds: number;
  /** By game, small actions that come in long runs and are shown for only part of the time. */
  readonly quick: Readonly<Record<string, readonly string[]>>;
}

/** A page's requests to the worker that hosts the tables. */
export interface Verbs {
  list(): Listed[];
  /** The finished matches, the newest first. */
  finished(): FinishedMatch[];
  /** With a line, the table begins at its end, with its dice. */
  create(plan: TablePlan, line?: Line): string;
  /** Sets a table for a lesson or an exercise, which is not kept, and whose bots do not move by themselves. */
  stage(plan: TablePlan, line: Line): string;
  /** Plays moves in notation for whoever may make them. */
  script(id: string, moves: readonly string[]): void;
  /** What a seat sees at the end of a line. */
  look(game: string, line: Line, seat: Seat): unknown;
  /** A line as a record, to be played back. */
  recordAt(game: string, line: Line): MatchRecord;
  /** How a question of a quiz is settled. */
  settle(game: string, day: Day, at: number): Settled;
  /** Opens a saved table; snapshots follow until it is closed. Returns false if there is none, or if it is damaged. */
  open(id: string, pace: Pace): boolean;
  close(id: string): void;
  /** How fast bots play from now on. */
  pace(id: string, pace: Pace): void;
  play(id: string, seat: Seat, action: Tagged): Refusal | undefined;
  refuse(id: string, seat: Seat, action: Unchecked): RuleId | undefined;
  undo(id: string): Undone;
  resign(id: string, seat: Seat): void;
  hint(id: string, seat: Seat): Advice | undefined;
  record(id: string): MatchRecord | undefined;
  /** Why a saved table cannot be opened; undefined if it can, or if there is none. */
  damage(id: string): Damage | undefined;
  remove(id: string): void;
  /** Leaves a table of this browser for an analysis: a finished match after so many moves, a running one as it stands. */
  exploreTable(id: string, at: number): Explored;
  /** The same for a finished match by its record. */
  exploreRecord(record: MatchRecord, plan: TablePlan, at: number): Explored;
  /** In an analysis, throws the last roll or deal anew; false where nothing was left to chance. */
  throwAnew(id: string): boolean;
  /** What a strong bot thinks of the position of an analysis. */
  evaluate(id: string): Evaluation | undefined;
  /** A table that goes on from a finished match after so many entries, with the same dice. */
  playOn(record: MatchRecord, entries: number, plan: TablePlan): string;
  /** The review of a finished match, if it was made before. */
  keptReview(record: MatchRecord): Review | undefined;
  /** The same, made if need be; undefined if it was stopped. Progress comes as messages. */
  review(record: MatchRecord): Review | undefined;
  stopReview(record: MatchRecord): void;
}

export type Verb = keyof Verbs;

/** Verbs as the worker answers them. */
export type Hosted<T extends Partial<Verbs>> = {
  [V in keyof T]: T[V] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

export interface Request {
  readonly call: number;
  readonly verb: Verb;
  readonly args: readonly unknown[];
}

export type Message =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  /** Our own bug, or a browser that refuses to store. */
  | { readonly type: 'failed'; readonly call: number; readonly message: string }
  | { readonly type: 'snapshot'; readonly snapshot: Sent }
  | { readonly type: 'thinking'; readonly id: string; readonly thinking: BotAtWork }
  | { readonly type: 'reviewing'; readonly key: string; readonly share: number }
  /** A table cannot continue, and why. */
  | { readonly type: 'broken'; readonly id: string; readonly message: string };
