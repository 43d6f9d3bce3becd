import type { MatchRecord, Refusal, RuleId, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { BotAtWork, TablePlan, TableSnapshot } from '../table.ts';
import type { FinishedMatch } from './finished.ts';
import type { Listed } from './save.ts';

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
  /** With a seed, the dice are those of a daily puzzle. */
  create(plan: TablePlan, seed?: number): string;
  /** Opens a saved table; snapshots follow until it is closed. Returns false if there is none, or if it is damaged. */
  open(id: string, pace: Pace): boolean;
  close(id: string): void;
  /** How fast bots play from now on. */
  pace(id: string, pace: Pace): void;
  play(id: string, seat: Seat, action: Tagged): Refusal | undefined;
  refuse(id: string, seat: Seat, action: Unchecked): RuleId | undefined;
  undo(id: string): boolean;
  resign(id: string, seat: Seat): void;
  hint(id: string, seat: Seat): Tagged | undefined;
  record(id: string): MatchRecord | undefined;
  remove(id: string): void;
}

export type Verb = keyof Verbs;

export interface Request {
  readonly call: number;
  readonly verb: Verb;
  readonly args: readonly unknown[];
}

export type Message =
  | { readonly type: 'answer'; readonly call: number; readonly value: unknown }
  /** Our own bug, or a browser that refuses to store. */
  | { readonly type: 'failed'; readonly call: number; readonly message: string }
  | { readonly type: 'snapshot'; readonly snapshot: TableSnapshot }
  | { readonly type: 'thinking'; readonly id: string; readonly thinking: BotAtWork }
  /** A table cannot continue, and why. */
  | { readonly type: 'broken'; readonly id: string; readonly message: string };
