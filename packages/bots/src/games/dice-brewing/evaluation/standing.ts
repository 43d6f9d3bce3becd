import type { Seat } from '@taproom/engine';
import type { Space } from '@taproom/games/dice-brewing';
import { at, never } from '../../../lists.ts';
import { type Brewery, emptyBrewery } from './brewery.ts';
import type { Outlook } from './hopes.ts';
import { emptySketch, outlookOf, type Scene, type Sketch, setUpSketch } from './sketch.ts';
import { WEIGHTS } from './weights.ts';
import { leadOf, worthOf, worths } from './worth.ts';

/** A position, and somebody who judges it. */
export interface Standing {
  readonly scene: Scene;
  readonly sketch: Sketch;
  readonly judge: Judge;
  /** The worth of the school's spaces, once computed: several dice can go there. */
  readonly lessons: Map<Space, number>;
}

/** Says how far a seat is ahead, in a unit of its own. */
export interface Judge {
  lead(seat: Seat): number;
  /** Now that a brewery has been changed on trial. */
  leadOnTrial(seat: Seat, where: Seat): number;
  /** If something were different for everyone. */
  leadAmong(sketch: Sketch, seat: Seat): number;
  /** If the seat did nothing more in this part of the round, which may be the brewing. */
  leadIfDone(seat: Seat, isBrewing: boolean): number;
  /** What it is worth to reroll a die that is not good enough. */
  readonly reroll: number;
}

/** A position judged by the worth of every seat. */
export interface Reckoned extends Pick<Standing, 'scene' | 'sketch' | 'judge' | 'lessons'> {
  readonly outlook: Outlook;
  readonly worths: Float64Array;
}

const desks: Pick<Reckoned, 'sketch' | 'worths'>[] = [];
/** A copy of a brewery before a trial change. */
const before = emptyBrewery().all;

/** How things stand. The answer holds until the next call: these come by the thousand, so nothing is made anew. */
export function standingOf(scene: Scene): Reckoned {
  const seats = scene.brewers.length;
  desks[seats] ??= { sketch: emptySketch(seats), worths: new Float64Array(seats) };
  const { sketch, worths: known } = desks[seats];
  setUpSketch(sketch, scene);
  worths(sketch, known);
  const outlook = outlookOf(sketch);
  return { scene, sketch, outlook, worths: known, judge: reckoner(sketch, outlook, known), lessons: new Map() };
}

/** Judges by the worth of every seat, of which all but one stay the same on trial. */
function reckoner(sketch: Sketch, outlook: Outlook, known: Float64Array): Judge {
  function leadIfWorth(seat: Seat, where: Seat, worth: number): number {
    const usual = known[where] ?? never();
    known[where] = worth;
    const lead = leadOf(known, seat);
    known[where] = usual;
    return lead;
  }
  return {
    reroll: WEIGHTS.reroll,
    lead: (seat) => leadOf(known, seat),
    leadOnTrial: (seat, where) => leadIfWorth(seat, where, worthOf(at(sketch.breweries, where), sketch, outlook)),
    leadAmong(changed, seat) {
      const then = new Float64Array(known.length);
      worths(changed, then);
      return leadOf(then, seat);
    },
    leadIfDone(seat, isBrewing) {
      if (!isBrewing) return leadOf(known, seat);
      const offer = { ...sketch.offer, isBlocked: sketch.offer.isBlocked.map(() => true) };
      return leadIfWorth(seat, seat, worthOf(at(sketch.breweries, seat), { ...sketch, offer }, outlook));
    },
  };
}

export const leadIn = ({ judge }: Standing, seat: Seat): number => judge.lead(seat);

/** The lead of a seat after a trial change in a brewery, its own unless `where` says otherwise. */
export function leadIf(
  { sketch, judge }: Standing,
  seat: Seat,
  change: (brewery: Brewery) => void,
  where: Seat = seat,
): number {
  const brewery = sketch.breweries[where] ?? never();
  before.set(brewery.all);
  change(brewery);
  const lead = judge.leadOnTrial(seat, where);
  brewery.all.set(before);
  return lead;
}

/** How far a seat would be ahead if something were different for everyone. */
export function leadIfAll({ sketch, judge }: Standing, seat: Seat, change: (sketch: Sketch) => void): number {
  const all = { ...sketch, offer: { formulas: [...sketch.offer.formulas], isBlocked: [...sketch.offer.isBlocked] } };
  const brewery = at(sketch.breweries, seat);
  before.set(brewery.all);
  change(all);
  const lead = judge.leadAmong(all, seat);
  brewery.all.set(before);
  return lead;
}
