import type { Kysely } from 'kysely';
import type { Entry, Schema } from './schema.ts';

/** Is told what other processes do; of what this process does as well. */
export interface StoreListener {
  /** An entry was made. */
  onEntry(match: string, seq: number): void;
  /** Somebody sat down or stood up, a match began or ended, a rematch was made. */
  onTable(match: string): void;
  onChat(match: string, key: string): void;
  /** Nothing came for a while: anything may have happened. */
  onGap(): void;
}

/**
 * A job: does what is due in a match after its entry `seq`, and says when to look again; nothing if the next entry, or
 * nobody, decides that.
 */
export type RunJob = (match: string, seq: number) => Promise<number | null>;

/** Is told of entries that were kept together, and how long that took. */
export type OnCommit = (kept: readonly Planned[], seconds: number) => void;

/** A database, opened and migrated. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Adds an entry for good, and with it what comes next; false if its number has been taken. */
  append(entry: Entry, next: Next): Promise<boolean>;
  /** Resolved once it listens. */
  listen(listener: StoreListener): Promise<void>;
  /** From now on runs the jobs of matches in which something is due, until it is told to stop; then it ends what it began. */
  startJobs(run: RunJob, now: () => number): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** When a job must be run after an entry; never, because players do what comes next; or it is over. */
export type Next = number | null | 'over';

export interface Planned {
  readonly entry: Entry;
  readonly next: Next;
}
