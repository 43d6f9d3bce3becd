import type { Seat } from '@taproom/engine';
import type { Space } from '@taproom/games/dice-brewing';
import { type Brewery, emptyBrewery } from './brewery.ts';
import type { Moment } from './hopes.ts';
import { emptyTable, momentOf, type Scene, setUpTable, type Table } from './table.ts';
import { leadOf, worthOf, worths } from './worth.ts';

/** A position and what everyone has in it. */
export interface Standing {
  readonly scene: Scene;
  readonly table: Table;
  readonly moment: Moment;
  readonly worths: Float64Array;
  /** What spaces of the school of skills would bring, once that is known: several dice can go there. */
  readonly lessons: Map<Space, number>;
}

const desks: Pick<Standing, 'table' | 'worths'>[] = [];
/** What a brewery was before something was different. */
const before = emptyBrewery().all;

/** How things stand. The answer holds until the next call: these come by the thousand, so nothing is made anew. */
export function standingOf(scene: Scene): Standing {
  const seats = scene.brewers.length;
  desks[seats] ??= { table: emptyTable(seats), worths: new Float64Array(seats) };
  const { table, worths: known } = desks[seats];
  setUpTable(table, scene);
  worths(table, known);
  return { scene, table, moment: momentOf(table), worths: known, lessons: new Map() };
}

export const leadIn = ({ worths }: Standing, seat: Seat): number => leadOf(worths, seat);

/** How far a seat would be ahead if something were different in somebody's brewery, its own unless said. */
export function leadIf(
  { table, moment, worths }: Standing,
  seat: Seat,
  change: (brewery: Brewery) => void,
  at: Seat = seat,
): number {
  const brewery = table.breweries[at] as Brewery;
  before.set(brewery.all);
  const worth = worths[at] as number;
  change(brewery);
  worths[at] = worthOf(brewery, table, moment);
  const lead = leadOf(worths, seat);
  worths[at] = worth;
  brewery.all.set(before);
  return lead;
}

/** How far a seat would be ahead if something were different for everyone. */
export function leadIfAll({ table, worths: known }: Standing, seat: Seat, change: (table: Table) => void): number {
  const all = { ...table, offer: { formulas: [...table.offer.formulas], isBlocked: [...table.offer.isBlocked] } };
  const brewery = table.breweries[seat] as Brewery;
  before.set(brewery.all);
  change(all);
  const then = new Float64Array(known.length);
  worths(all, then);
  brewery.all.set(before);
  return leadOf(then, seat);
}

/** How far a seat would be ahead if it brewed nothing in this round. */
export function leadIfIdle({ table, moment, worths }: Standing, seat: Seat): number {
  const worth = worths[seat] as number;
  const offer = { ...table.offer, isBlocked: table.offer.isBlocked.map(() => true) };
  worths[seat] = worthOf(table.breweries[seat] as Brewery, { ...table, offer }, moment);
  const lead = leadOf(worths, seat);
  worths[seat] = worth;
  return lead;
}
