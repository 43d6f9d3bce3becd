import type { ReplayError } from '@taproom/engine';
import type { RecordError } from '@taproom/protocol';
import type { TablePlan, TableSummary } from '../table.ts';

export const SAVE_FORMAT = 'taproom-save-2';
/** Saves of version 0.1.0 hold the whole record in their body. */
export const WHOLE_FORMAT = 'taproom-save-1';

/** Which daily is played at a table. */
export type OfDaily = Pick<TablePlan, 'game' | 'daily'>;

/** A table in the browser's database, without the entries of its match: whatever the list of tables needs. */
export interface Head {
  readonly id: string;
  readonly format: string;
  readonly revision: number;
  readonly savedAt: number;
  /** JSON text, so that it fails as a whole or not at all: the plan, the record's header, and how the match stands. */
  readonly body: string;
  /** How many entries belong to it. */
  readonly count?: number;
  /** Stands beside the body, so that a damaged daily is still known as one. */
  readonly daily?: OfDaily;
  /** Why it could not be opened when somebody wanted to. */
  readonly damage?: Damage;
}

/** A table with its entries, each as JSON text. */
export interface Save extends Head {
  readonly entries: readonly string[];
}

/** Why a save cannot be opened. */
export type Damage =
  | { readonly code: 'unreadable' | 'other-format' }
  | RecordError
  | (ReplayError & { readonly game: string });

/** One line of the home page's list: a table, or what is wrong with it. */
export type Listed =
  | { readonly ok: true; readonly table: TableSummary }
  | {
      readonly ok: false;
      readonly id: string;
      readonly savedAt: number;
      readonly damage: Damage;
      readonly daily?: OfDaily;
    };
