import type { Seat } from '@taproom/engine';
import type { Space } from '@taproom/games/dice-brewing';
import { at, never } from '../../../lists.ts';
import { type Brewery, emptyBrewery } from './brewery.ts';
import type { Moment } from './hopes.ts';
import { emptyTable, momentOf, type Scene, setUpTable, type Table } from './table.ts';
import { leadOf, worthOf, worths } from './worth.ts';

/** A position and the worth of every seat. */
export interface Standing {
  readonly scene: Scene;
  readonly table: Table;
  readonly moment: Moment;
  readonly worths: Float64Array;
  /** The worth of the school's spaces, once computed: several dice can go there. */
  readonly lessons: Map<Space, number>;
}

const desks: Pick<Standing, 'table' | 'worths'>[] = [];
/** A copy of a brewery before a trial change. */
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

/** The lead of a seat after a trial change in a brewery, its own unless `where` says otherwise. */
export function leadIf(
  { table, moment, worths }: Standing,
  seat: Seat,
  change: (brewery: Brewery) => void,
  where: Seat = seat,
): number {
  const brewery = table.breweries[where] ?? never();
  before.set(brewery.all);
  const worth = worths[where] ?? never();
  change(brewery);
  worths[where] = worthOf(brewery, table, moment);
  const lead = leadOf(worths, seat);
  worths[where] = worth;
  brewery.all.set(before);
  return lead;
}

/** How far a seat would be ahead if something were different for everyone. */
export function leadIfAll({ table, worths: known }: Standing, seat: Seat, change: (table: Table) => void): number {
  const all = { ...table, offer: { formulas: [...table.offer.formulas], isBlocked: [...table.offer.isBlocked] } };
  const brewery = at(table.breweries, seat);
  before.set(brewery.all);
  change(all);
  const then = new Float64Array(known.length);
  worths(all, then);
  brewery.all.set(before);
  return leadOf(then, seat);
}

/** How far a seat would be ahead if it brewed nothing in this round. */
export function leadIfIdle({ table, moment, worths }: Standing, seat: Seat): number {
  const worth = worths[seat] ?? never();
  const offer = { ...table.offer, isBlocked: table.offer.isBlocked.map(() => true) };
  worths[seat] = worthOf(at(table.breweries, seat), { ...table, offer }, moment);
  const lead = leadOf(worths, seat);
  worths[seat] = worth;
  return lead;
}
