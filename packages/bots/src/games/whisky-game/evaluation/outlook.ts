import type { Seat } from '@taproom/engine';
import {
  AIRPORTS,
  type Asked,
  type FieldId,
  fieldOf,
  type SeenTraveller,
  type WhiskyView,
  waysFrom,
  whenOf,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { never } from '../../../lists.ts';
import { type Gait, lastingGait } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsTo } from '../travel/travel.ts';
import { bestSmuggled, type Collector, collectorAt, gainsOf, worthOfQuestion } from './gains.ts';
import { WEIGHTS } from './weights.ts';

/** A traveller who looks for the next place to go to. */
interface Seeker extends Collector {
  readonly gait: Gait;
  /** Fields with something to gain, and its worth. */
  readonly gains: ReadonlyMap<FieldId, number>;
  /** With a ticket: the worth of a flight from each airport. */
  readonly flights: ReadonlyMap<FieldId, number>;
}

/** The worth of the best next place to a seat, less the turns it takes to get there. */
export function outlookOf(view: WhiskyView, seat: Seat, knowledge: Knowledge | undefined): number {
  const seeker = seekerAt(view, seat, knowledge);
  const { asked, actor } = view;
  const own = actor === seat && asked ? askedOf(seeker, asked) : undefined;
  return own ?? (seeker.own.at === null ? 0 : fromHere(seeker, seeker.own.at));
}

function seekerAt(view: WhiskyView, seat: Seat, knowledge: Knowledge | undefined): Seeker {
  const collector = collectorAt(view, seat, knowledge);
  const { own } = collector;
  const bare = { ...collector, gait: lastingGait(own.character), gains: gainsOf(collector) };
  return { ...bare, flights: hasTicket(own) ? flightsOf(bare) : NO_FLIGHTS };
}

const NO_FLIGHTS: ReadonlyMap<FieldId, number> = new Map();

const hasTicket = ({ hand, open }: SeenTraveller): boolean =>
  open.includes('flight-return') || (hand ?? []).some((card) => whenOf(card) === 'airport');

/** From each airport to the best of the others, less the ticket and the vehicles left behind. */
function flightsOf(seeker: Omit<Seeker, 'flights'>): Map<FieldId, number> {
  const landings = AIRPORTS.map((at) => [at, byLand(seeker, at)] as const);
  const worthFrom = (from: FieldId): number =>
    Math.max(...landings.filter(([to]) => to !== from).map(([to, worth]) => worth - leftBehind(seeker.own, from, to)));
  return new Map(AIRPORTS.map((from) => [from, worthFrom(from) - WEIGHTS.card]));
}

/** WG-9: truck and carriage are of no use in the other country. */
function leftBehind({ open }: SeenTraveller, from: FieldId, to: FieldId): number {
  if (fieldOf(from).country === fieldOf(to).country) return 0;
  return (open.includes('truck') ? WEIGHTS.truck : 0) + (open.includes('carriage') ? WEIGHTS.carriage : 0);
}

/** The best place to go to from a field where a turn begins, with a ticket also by way of an airport. */
function fromHere(seeker: Seeker, at: FieldId): number {
  let best = byLand(seeker, at);
  for (const [airport, worth] of seeker.flights) {
    // The turn in which an airport is reached goes on with a roll, as does one that begins there (WG-41).
    const turns = at === airport ? 0 : (turnsTo(airport, seeker.gait)[numberOf(at)] ?? never()) - 1;
    best = Math.max(best, worth - WEIGHTS.turn * turns);
  }
  return best;
}

/** The best place to go to without a flight. */
function byLand({ gains, gait }: Pick<Seeker, 'gains' | 'gait'>, at: FieldId): number {
  let best = 0;
  const here = numberOf(at);
  for (const [place, gain] of gains) {
    best = Math.max(best, gain - WEIGHTS.turn * (turnsTo(place, gait)[here] ?? never()));
  }
  return best;
}

/** The worth of ending a walk on a field. */
function atEnd(seeker: Seeker, at: FieldId): number {
  const { prohibited, flown } = seeker.view.turn;
  const going = fromHere(seeker, at);
  if (fieldOf(at).kind === 'special') return going + WEIGHTS.draw;
  const flight = flown ? undefined : seeker.flights.get(at);
  if (flight !== undefined) return Math.max(going, flight + WEIGHTS.turn);
  return Math.max(going, prohibited ? 0 : (seeker.gains.get(at) ?? 0));
}

/** The outlook in the middle of the seat's own turn. */
function askedOf(seeker: Seeker, asked: Asked): number | undefined {
  const { at } = seeker.own;
  if (at === null) return undefined;
  switch (asked.at) {
    case 'turn':
      // A turn that is still to be played.
      return WEIGHTS.turn + fromHere(seeker, at);
    case 'move':
      return walkOf(seeker, asked.path, asked.left);
    case 'visit':
      return asked.smuggling ? bestSmuggled(seeker, at) + fromHere(seeker, at) : atEnd(seeker, at);
    case 'airport':
    case 'special':
      return atEnd(seeker, at);
    case 'lost':
      return (seeker.gains.get(at) ?? 0) + fromHere(seeker, at);
    case 'bottle':
    case 'opponent':
      return WEIGHTS.choice + fromHere(seeker, at);
    case 'question':
      return worthOfQuestion(seeker, asked) + fromHere(seeker, at);
    default:
      return undefined;
  }
}

function walkOf(seeker: Seeker, path: readonly FieldId[], left: number): number {
  const { own, view } = seeker;
  const pays = (barrel: FieldId): boolean => !own.emptied.includes(barrel) && !view.turn.barrels.includes(barrel);
  const ways = waysFrom(path, left, pays);
  let best = Number.NEGATIVE_INFINITY;
  for (const [end, [way]] of ways) {
    best = Math.max(best, atEnd(seeker, end) + WEIGHTS.token * (way?.barrels ?? 0));
  }
  return best;
}
