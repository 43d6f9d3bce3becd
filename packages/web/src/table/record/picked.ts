import { say } from '../../kit/text/index.svelte.ts';
import type { SeatPlan, TablePlan } from '../table.ts';
import type { PlayedBack } from './play-back.ts';

/** A record that was opened from a file, with the plan of its table if it was played in this browser. */
export interface Picked {
  readonly played: PlayedBack;
  readonly plan: TablePlan | undefined;
}

const numbered = (seats: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: say('replay.player', { number: seat + 1 }) }));

/** Who sat where; records have no names, so that others are numbered. */
export function planOfPicked({ plan, played: { record } }: Picked): TablePlan {
  return plan ?? { game: record.game, options: record.options, seats: numbered(record.seats) };
}

/** What stands in the address instead of a table's id while a record from a file is on show. */
export const FROM_FILE = 'file';

let last: Picked | undefined;

/** Keeps a record for the page that shows it; it is gone once the page is loaded anew. */
export function keepPicked(picked: Picked): void {
  last = picked;
}

export const lastPicked = (): Picked | undefined => last;
