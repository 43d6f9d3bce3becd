import { AIRPORTS, FIELDS, type FieldId } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { chancesOf, type Gait, gaitKey, MOST_FIELDS } from './gait.ts';
import { numberOf, PLACES, ROAD_NET, SEA_NET } from './roads.ts';

/** The goals, by the number of the field where a walk must end. */
export interface Goals {
  /** How many turns it takes from there on. */
  readonly cost: Float64Array;
  /** How likely nothing comes of it, so that one has to look for a goal again; that comes on top of the cost. */
  readonly miss: Float64Array;
  /** A first guess of the turns; a good one makes the computation shorter. */
  readonly guess: Float64Array;
}

/** Expected turns until the best of some goals, by the number of a field or of a sea line. */
export interface Journey {
  /** Where a turn begins. */
  readonly turns: Float64Array;
  /** Where it begins with a roll. */
  readonly rolling: Float64Array;
  /** At the far end of a sea line. */
  readonly sailing: Float64Array;
  /** Where a walk ends. */
  readonly ending: Float64Array;
}

export const NOWHERE = Number.POSITIVE_INFINITY;
export const noGoals = (): Goals => ({
  cost: new Float64Array(FIELDS.length).fill(NOWHERE),
  miss: new Float64Array(FIELDS.length),
  guess: new Float64Array(FIELDS.length).fill(FIRST_GUESS),
});

/** The use of passing a field, where nothing is to be found. */
export const NOTHING_FOUND = new Float64Array(FIELDS.length);

/** The first guess without any hint. */
const FIRST_GUESS = 12;
const MOST_SWEEPS = 80;
/** Sweeps stop once none changes the turns by more than this. */
const CLOSE_ENOUGH = 0.02;

const AIRPORT_NUMBERS = AIRPORTS.map(numberOf);
const { stretches: roads, outOf: roadsOutOf } = ROAD_NET;
const { stretches: lines, outOf: linesOutOf } = SEA_NET;
const SEA = Uint8Array.from(FIELDS, ({ kind }) => Number(kind === 'sea'));

/** Where each road leads, and where the roads after it are in the list of all. */
const ROAD_ENDS = Int16Array.from(roads, ({ to }) => to);
const ONWARD = Int16Array.from(roads.flatMap(({ onward }) => onward));
const ONWARD_FROM = new Int16Array(roads.length + 1);
for (const [i, { onward }] of roads.entries()) ONWARD_FROM[i + 1] = (ONWARD_FROM[i] ?? never()) + onward.length;

/** The best end of a walk that goes along a road now, by how many fields it has left then. */
const walks = Array.from({ length: MOST_FIELDS }, () => new Float64Array(roads.length));

/**
 * Expected turns until the best of some goals is reached, if the traveller takes after each
 * roll whatever is best then. Found by going over all fields until nothing changes any more.
 */
export function journeyTo(goals: Goals, gait: Gait, flight = NOWHERE): Journey {
  const key = `${gaitKey(gait)} ${flight}`;
  const known = lately.find((one) => one.key === key && isSame(one.goals, goals));
  if (known) return known.journey;
  const journey = workOutJourney(goals, gait, flight);
  lately.unshift({ key, goals, journey });
  lately.length = Math.min(lately.length, KEPT);
  return journey;
}

/** From step to step of a walk little changes, so the last journeys are kept. */
const lately: { readonly key: string; readonly goals: Goals; readonly journey: Journey }[] = [];
const KEPT = 8;

const isSame = (a: Goals, b: Goals): boolean =>
  isEqual(a.cost, b.cost) && isEqual(a.miss, b.miss) && isEqual(a.guess, b.guess);

const isEqual = (a: Float64Array, b: Float64Array): boolean => a.every((value, i) => value === b[i]);

function workOutJourney(goals: Goals, gait: Gait, flight: number): Journey {
  const rolls = rollsOf(gait);
  const journey: Journey = {
    turns: goals.guess.slice(),
    rolling: goals.guess.slice(),
    sailing: Float64Array.from(lines, ({ to }) => goals.guess[to] ?? never()),
    ending: new Float64Array(FIELDS.length),
  };
  for (let sweep = 0; sweep < MOST_SWEEPS && sweepOver(journey, goals, rolls, flight) > CLOSE_ENOUGH; sweep++);
  return journey;
}

interface Rolls {
  /** By the number of a field: how likely a walk from there has so many fields; nothing at sea. */
  readonly chances: readonly (Float64Array | null)[];
  readonly longest: number;
}

const knownRolls = new Map<string, Rolls>();

function rollsOf(gait: Gait): Rolls {
  const key = gaitKey(gait);
  const known = knownRolls.get(key) ?? makeRolls(gait);
  knownRolls.set(key, known);
  return known;
}

function makeRolls(gait: Gait): Rolls {
  const byCountry = { ireland: chancesOf(gait, 'ireland'), scotland: chancesOf(gait, 'scotland') };
  const lengths = Object.values(byCountry).map((chances) => chances.findLastIndex((chance) => chance > 0));
  return { chances: FIELDS.map(({ country }) => country && byCountry[country]), longest: Math.max(...lengths) };
}

/** Looks one turn further from everywhere; says how much that changed. */
function sweepOver(journey: Journey, goals: Goals, rolls: Rolls, flight: number): number {
  const { turns, rolling } = journey;
  endWalks(journey, goals, flight);
  takeWalks(journey.ending, rolls.longest);
  let change = 0;
  for (const [field, chances] of rolls.chances.entries()) {
    if (!chances) continue;
    rolling[field] = 1 + meanWalk(field, chances, turns[field] ?? never());
  }
  for (let i = lines.length - 1; i >= 0; i--) journey.sailing[i] = bestLine(journey, lines[i]?.onward ?? []);
  for (const field of turns.keys()) {
    const best = Math.min(
      SEA[field] ? NOWHERE : (rolling[field] ?? never()),
      bestLine(journey, linesOutOf[field] ?? []),
      flight === NOWHERE ? NOWHERE : flight + landingFrom(journey, field),
    );
    change = Math.max(change, Math.abs(best - (turns[field] ?? never())));
    turns[field] = best;
  }
  return change;
}

/** A walk ends with a goal, with a flight and a roll at once, or with nothing. */
function endWalks(journey: Journey, goals: Goals, flight: number): void {
  const { ending, turns } = journey;
  for (let i = 0; i < ending.length; i++) {
    const going = turns[i] ?? never();
    ending[i] = Math.min((goals.cost[i] ?? never()) + (goals.miss[i] ?? never()) * going, going);
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

/** Works out `walks`. */
function takeWalks(ending: Float64Array, longest: number): void {
  const last = walks[0] ?? never();
  for (let i = 0; i < last.length; i++) last[i] = ending[ROAD_ENDS[i] ?? never()] ?? never();
  for (let left = 1; left < longest; left++) {
    const now = walks[left] ?? never();
    const then = walks[left - 1] ?? never();
    for (let i = 0; i < now.length; i++) {
      const end = ROAD_ENDS[i] ?? never();
      let best = PLACES[end] ? (ending[end] ?? never()) : NOWHERE;
      for (let at = ONWARD_FROM[i] ?? never(); at < (ONWARD_FROM[i + 1] ?? never()); at++) {
        best = Math.min(best, then[ONWARD[at] ?? never()] ?? never());
      }
      now[i] = best;
    }
  }
}

function meanWalk(field: number, chances: Float64Array, staying: number): number {
  const out = roadsOutOf[field] ?? [];
  let sum = (chances[0] ?? never()) * staying;
  for (let fields = 1; fields < chances.length; fields++) {
    const chance = chances[fields] ?? never();
    if (chance === 0) continue;
    const ends = walks[fields - 1] ?? never();
    let best = NOWHERE;
    for (const road of out) best = Math.min(best, ends[road] ?? never());
    sum += chance * best;
  }
  return sum;
}

/** The best of some sea lines; a turn that ends in a harbour goes on with a roll. */
function bestLine({ sailing, rolling }: Journey, from: readonly number[]): number {
  let best = NOWHERE;
  for (const line of from) best = Math.min(best, costOfLine(sailing, rolling, line));
  return best;
}

function costOfLine(sailing: Float64Array, rolling: Float64Array, line: number): number {
  const end = (lines[line] ?? never()).to;
  return SEA[end] ? 1 + (sailing[line] ?? never()) : (rolling[end] ?? never());
}

/** The turns it takes when a ship sails between two fields now. */
export function turnsBySea({ sailing, rolling }: Journey, from: FieldId, to: FieldId): number {
  const line = linesOutOf[numberOf(from)]?.find((one) => lines[one]?.to === numberOf(to));
  return line === undefined ? NOWHERE : costOfLine(sailing, rolling, line);
}

const knownTurns = new Map<string, Float64Array>();

/** Expected turns from each field until a walk ends on a certain one; kept, because there are few and all are needed. */
export function turnsTo(place: FieldId, gait: Gait): Float64Array {
  const key = `${place} ${gaitKey(gait)}`;
  const known = knownTurns.get(key) ?? workOutTurns(place, gait);
  knownTurns.set(key, known);
  return known;
}

function workOutTurns(place: FieldId, gait: Gait): Float64Array {
  const goals = noGoals();
  goals.cost[numberOf(place)] = 0;
  return journeyTo(goals, gait).turns;
}
