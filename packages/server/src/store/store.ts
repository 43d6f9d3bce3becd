import type { Kysely } from 'kysely';
import type { Entry, Schema } from './schema.ts';

/** Hears that an entry was made, by this process or another. */
export type OnEntry = (match: string, seq: number) => void;

/** A database, opened and migrated. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Adds an entry for good; false if its number has been taken by another. */
  append(entry: Entry): Promise<boolean>;
  /** Tells of entries that other processes made; resolved once it listens. */
  listen(onEntry: OnEntry): Promise<void>;
  close(): Promise<void>;
}
