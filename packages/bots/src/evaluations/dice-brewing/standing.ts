import type { Seat } from '@taproom/engine';
import type { Brewery } from './brewery.ts';
import { emptyTable, momentOf, type Scene, setUpTable, type Table } from './table.ts';
import { leadOf, worthOf, worths } from './worth.ts';

/** A position and what everyone has in it. */
export interface Standing {
  readonly scene: Scene;
  readonly table: Table;
  readonly worths: Float64Array;
}

const desks: Pick<Standing, 'table' | 'worths'>[] = [];

/** How things stand. The answer holds until the next call: these come by the thousand, so nothing is made anew. */
export function standingOf(scene: Scene): Standing {
  const seats = scene.brewers.length;
  desks[seats] ??= { table: emptyTable(seats), worths: new Float64Array(seats) };
  const standing = { scene, ...desks[seats] };
  setUpTable(standing.table, scene);
  worths(standing.table, standing.worths);
  return standing;
}

export const leadIn = ({ worths }: Standing, seat: Seat): number => leadOf(worths, seat);

/** How far a seat would be ahead if something were different in somebody's brewery, its own unless said. */
export function leadIf(
  { table, worths }: Standing,
  seat: Seat,
  change: (brewery: Brewery) => void,
  at: Seat = seat,
): number {
  const brewery = table.breweries[at] as Brewery;
  const before = brewery.all.slice();
  const worth = worths[at] as number;
  change(brewery);
  worths[at] = worthOf(brewery, table, momentOf(table));
  const lead = leadOf(worths, seat);
  worths[at] = worth;
  brewery.all.set(before);
  return lead;
}

/** How far a seat would be ahead if something were different for everyone. */
export function leadIfAll({ table, worths: known }: Standing, seat: Seat, change: (table: Table) => void): number {
  const all = { ...table, offer: { formulas: [...table.offer.formulas], isBlocked: [...table.offer.isBlocked] } };
  const brewery = table.breweries[seat] as Brewery;
  const before = brewery.all.slice();
  change(all);
  const then = new Float64Array(known.length);
  worths(all, then);
  brewery.all.set(before);
  return leadOf(then, seat);
}
