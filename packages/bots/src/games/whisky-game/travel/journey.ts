import { AIRPORTS, FIELDS } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import type { Gait } from './gait.ts';
import { numberOf, SEA_NET } from './roads.ts';
import { type Goals, type Journey, NOWHERE } from './travel.ts';
import { meanWalk, type Rolls, rollsOf, takeWalks } from './walks.ts';

// As `journeyTo`, which the bot of version 0.1.0 goes by, but quicker, and with what is found on the way.

const MOST_SWEEPS = 20;

const AIRPORT_NUMBERS = AIRPORTS.map(numberOf);
const { stretches: lines, outOf: linesOutOf } = SEA_NET;
const LINE_ENDS = Int16Array.from(lines, ({ to }) => to);
const SEA = Uint8Array.from(FIELDS, ({ kind }) => Number(kind === 'sea'));
const LANDS = Int16Array.from([...FIELDS.keys()].filter((field) => SEA[field] === 0));

/** What a traveller is about. */
export interface Errand {
  readonly goals: Goals;
  /** Turns that it saves to pass a field. */
  readonly found: Float64Array;
  readonly gait: Gait;
  /** The least gain for which a ticket is used; without one, a flight leads nowhere. */
  readonly flight: number;
}

/**
 * Expected turns until the best of some goals is reached, if one takes after each roll whatever is best then. Every sweep looks
 * one turn further; they stop once none changes the turns by more than what is close enough.
 */
export function travel(errand: Errand, closeEnough: number): Journey {
  const { guess } = errand.goals;
  const journey: Journey = {
    turns: guess.slice(),
    rolling: guess.slice(),
    sailing: Float64Array.from(LINE_ENDS, (to) => guess[to] ?? never()),
    ending: new Float64Array(FIELDS.length),
  };
  const rolls = rollsOf(errand.gait);
  for (let sweep = 0; sweep < MOST_SWEEPS && lookFurther(journey, errand, rolls) > closeEnough; sweep++);
  return journey;
}

/** Looks one turn further from everywhere; says how much that changed. */
function lookFurther(journey: Journey, errand: Errand, rolls: Rolls): number {
  const { turns, rolling, ending } = journey;
  endWalks(journey, errand);
  takeWalks(ending, errand.found, rolls);
  for (const field of LANDS) {
    const lengths = rolls.from[field] ?? never();
    rolling[field] = 1 + meanWalk(lengths, field, turns[field] ?? never());
  }
  for (let line = lines.length - 1; line >= 0; line--)
    journey.sailing[line] = bestLine(journey, lines[line]?.onward ?? []);
  return setOff(journey, errand.flight);
}

/** The best way to begin a turn on each field. */
function setOff(journey: Journey, flight: number): number {
  const { turns, rolling } = journey;
  let change = 0;
  for (let field = 0; field < turns.length; field++) {
    let best = bestLine(journey, linesOutOf[field] ?? []);
    if (SEA[field] === 0) best = Math.min(best, rolling[field] ?? never());
    if (flight !== NOWHERE) best = Math.min(best, flight + landingFrom(journey, field));
    change = Math.max(change, Math.abs(best - (turns[field] ?? never())));
    turns[field] = best;
  }
  return change;
}

/** A walk ends with a goal, with a flight and a roll at once, or with nothing. */
function endWalks(journey: Journey, { goals: { cost, miss }, flight }: Errand): void {
  const { ending, turns } = journey;
  for (let i = 0; i < ending.length; i++) {
    const going = turns[i] ?? never();
    ending[i] = Math.min((cost[i] ?? never()) + (miss[i] ?? never()) * going, going);
  }
  if (flight === NOWHERE) return;
  for (const airport of AIRPORT_NUMBERS) {
    ending[airport] = Math.min(ending[airport] ?? never(), landingFrom(journey, airport) - 1 + flight);
  }
}

/** With a roll after a flight to the best of the other airports; nowhere from a field that is none. */
const landingFrom = ({ rolling }: Journey, field: number): number =>
  AIRPORT_NUMBERS.includes(field)
    ? Math.min(...AIRPORT_NUMBERS.filter((other) => other !== field).map((to) => rolling[to] ?? never()))
    : NOWHERE;

/** The best of some sea lines; a turn that ends in a harbour goes on with a roll. */
function bestLine({ sailing, rolling }: Journey, from: readonly number[]): number {
  let best = NOWHERE;
  for (const line of from) {
    const end = LINE_ENDS[line] ?? never();
    const turns = SEA[end] ? 1 + (sailing[line] ?? never()) : (rolling[end] ?? never());
    if (turns < best) best = turns;
  }
  return best;
}
