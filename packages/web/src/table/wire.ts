import type { MatchRecord, Refusal, RuleId, Seat, Tagged, Unchecked } from '@taproom/engine';
import type { Listed } from './save.ts';
import type { BotAtWork, TablePlan, TableSnapshot } from './table.ts';

/** What the page may ask of the worker that holds the tables. */
export interface Verbs {
  list(): Listed[];
  create(plan: TablePlan): string;
  /** Opens a saved table; snapshots follow until it is closed. Says no if there is no such table or it is damaged. */
  open(id: string, pace: number): boolean;
  close(id: string): void;
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
  /** Our own mistake, or a browser that does not store. */
  | { readonly type: 'failed'; readonly call: number; readonly message: string }
  | { readonly type: 'snapshot'; readonly snapshot: TableSnapshot }
  | { readonly type: 'thinking'; readonly id: string; readonly thinking: BotAtWork }
  /** A table can go no further, and why. */
  | { readonly type: 'broken'; readonly id: string; readonly message: string };
