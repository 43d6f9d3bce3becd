import type { TablePlan } from '../table.ts';
import type { PlayedBack } from './play-back.ts';

/** A record that was opened from a file, with the plan of its table if it was played in this browser. */
export interface Picked {
  readonly played: PlayedBack;
  readonly plan: TablePlan | undefined;
}

/** What stands in the address instead of a table's id while a record from a file is on show. */
export const FROM_FILE = 'file';

let last: Picked | undefined;

/** Keeps a record for the page that shows it; it is gone once the page is loaded anew. */
export function keepPicked(picked: Picked): void {
  last = picked;
}

export const lastPicked = (): Picked | undefined => last;
