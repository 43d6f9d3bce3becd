import type { Kysely } from 'kysely';
import type { Entry, Schema } from './schema.ts';

/** Gets notifications of what all processes do, including this one. */
export interface StoreListener {
  /** An entry was made. */
  onEntry(match: string, seq: number): void;
  /** Somebody sat down or stood up, a match began or ended, a rematch was made. */
  onTable(match: string): void;
  onChat(match: string, key: string): void;
  /** Notifications may have been missed. */
  onGap(): void;
}

/**
 * A job: does what is due in a match after its entry `seq`, and returns when to look again; null if the next entry
 * schedules that, or nothing does.
 */
export type RunJob = (match: string, seq: number) => Promise<number | null>;

/** The running of due jobs. */
export interface JobWork {
  /** Whether they are being done at present. */
  isWorking(): boolean;
  /** Begins no more, and waits for running ones. */
  stop(): Promise<void>;
}

/** Called with the entries of each commit, and how long it took. */
export type OnCommit = (kept: readonly Planned[], seconds: number) => void;

/** A database, opened and migrated. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Stores an entry durably, together with what comes next; false if its number is taken. */
  append(entry: Entry, next: Next): Promise<boolean>;
  /** Resolves once it is listening. */
  listen(listener: StoreListener): Promise<void>;
  /** Runs due jobs from now on. */
  startJobs(run: RunJob, now: () => number): Promise<JobWork>;
  close(): Promise<void>;
}

/** When to run a job after an entry; null if players act next; or that the match is over. */
export type Next = number | null | 'over';

export interface Planned {
  readonly entry: Entry;
  readonly next: Next;
}
