import type { Seat } from '@taproom/engine';
import type { Space } from '@taproom/games/dice-brewing';
import { at, never } from '../../../lists.ts';
import { type Brewery, emptyBrewery } from './brewery.ts';
import type { Outlook } from './hopes.ts';
import { emptySketch, outlookOf, type Scene, type Sketch, setUpSketch } from './sketch.ts';
import { leadOf, worthOf, worths } from './worth.ts';

/** A position and the worth of every seat. */
export interface Standing {
  readonly scene: Scene;
  readonly sketch: Sketch;
  readonly outlook: Outlook;
  readonly worths: Float64Array;
  /** The worth of the school's spaces, once computed: several dice can go there. */
  readonly lessons: Map<Space, number>;
}

const desks: Pick<Standing, 'sketch' | 'worths'>[] = [];
/** A copy of a brewery before a trial change. */
const before = emptyBrewery().all;

/** How things stand. The answer holds until the next call: these come by the thousand, so nothing is made anew. */
export function standingOf(scene: Scene): Standing {
  const seats = scene.brewers.length;
  desks[seats] ??= { sketch: emptySketch(seats), worths: new Float64Array(seats) };
  const { sketch, worths: known } = desks[seats];
  setUpSketch(sketch, scene);
  worths(sketch, known);
  return { scene, sketch, outlook: outlookOf(sketch), worths: known, lessons: new Map() };
}

export const leadIn = ({ worths }: Standing, seat: Seat): number => leadOf(worths, seat);

/** The lead of a seat after a trial change in a brewery, its own unless `where` says otherwise. */
export function leadIf(
  { sketch, outlook, worths }: Standing,
  seat: Seat,
  change: (brewery: Brewery) => void,
  where: Seat = seat,
): number {
  const brewery = sketch.breweries[where] ?? never();
  before.set(brewery.all);
  const worth = worths[where] ?? never();
  change(brewery);
  worths[where] = worthOf(brewery, sketch, outlook);
  const lead = leadOf(worths, seat);
  worths[where] = worth;
  brewery.all.set(before);
  return lead;
}

/** How far a seat would be ahead if something were different for everyone. */
export function leadIfAll({ sketch, worths: known }: Standing, seat: Seat, change: (sketch: Sketch) => void): number {
  const all = { ...sketch, offer: { formulas: [...sketch.offer.formulas], isBlocked: [...sketch.offer.isBlocked] } };
  const brewery = at(sketch.breweries, seat);
  before.set(brewery.all);
  change(all);
  const then = new Float64Array(known.length);
  worths(all, then);
  brewery.all.set(before);
  return leadOf(then, seat);
}

/** How far a seat would be ahead if it brewed nothing in this round. */
export function leadIfIdle({ sketch, outlook, worths }: Standing, seat: Seat): number {
  const worth = worths[seat] ?? never();
  const offer = { ...sketch.offer, isBlocked: sketch.offer.isBlocked.map(() => true) };
  worths[seat] = worthOf(at(sketch.breweries, seat), { ...sketch, offer }, outlook);
  const lead = leadOf(worths, seat);
  worths[seat] = worth;
  return lead;
}
