import { DISTILLERIES, fieldOf, LEVELS, type Level, POINTS, REGIONS } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { type Gait, gaitKey } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsTo } from '../travel/travel.ts';

/** How likely a question of each level is answered right. */
export type Chances = Readonly<Record<Level, number>>;

/** Regions of which there is no bottle yet, as bits in the order of `REGIONS`. */
export type Missing = number;

export const MOST_POINTS = 35;
const COUNT = REGIONS.length;
const ALL_MISSING = 1 << COUNT;
const SWEEPS = 4;
const FAR = 200;

/** Expected turns of a whole tour that is still to be made, by missing regions, missing points and the region one is in. */
export interface Tour {
  readonly turns: Float64Array;
}

const slot = (missing: Missing, points: number, region: number): number =>
  (missing * (MOST_POINTS + 1) + points) * COUNT + region;

/** Expected turns of a tour, interpolated between whole points. */
export function turnsOf({ turns }: Tour, missing: Missing, points: number, region: number): number {
  const needed = Math.min(MOST_POINTS, Math.max(0, points));
  const floor = Math.floor(needed);
  const low = turns[slot(missing, floor, region)] ?? never();
  if (floor === needed) return low;
  return low + (needed - floor) * ((turns[slot(missing, floor + 1, region)] ?? never()) - low);
}

const known = new Map<string, Tour>();

export function tourOf(gait: Gait, chances: Chances): Tour {
  const key = `${gaitKey(gait)} ${Object.values(chances).join()}`;
  const tour =
    known.get(key) ??
    workOut(
      hopsOf(gait),
      LEVELS.map((level) => chances[level]),
    );
  known.set(key, tour);
  return tour;
}

/** Turns from a distillery of one region to a near one of another, or of the same. */
type Hops = readonly (readonly number[])[];

const inRegion = REGIONS.map((region) => DISTILLERIES.filter((id) => fieldOf(id).region === region));

const hopsOf = (gait: Gait): Hops =>
  inRegion.map((from) => inRegion.map((to) => mean(from.map((distillery) => hopFrom(distillery, to, gait)))));

/** The nearest distillery may have nothing any more, so the next one counts as much. */
function hopFrom(distillery: string, to: readonly string[], gait: Gait): number {
  const turns = to
    .filter((other) => other !== distillery)
    .map((other) => turnsTo(other, gait)[numberOf(distillery)] ?? never())
    .sort((a, b) => a - b);
  return mean(turns.slice(0, 2));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const WORTH = LEVELS.map((level) => POINTS[level]);

/** Fewer regions and fewer points are worked out first, since every bottle leads there. */
function workOut(hops: Hops, chances: readonly number[]): Tour {
  const turns = new Float64Array(ALL_MISSING * (MOST_POINTS + 1) * COUNT);
  for (let points = 0; points <= MOST_POINTS; points++) {
    for (let missing = points === 0 ? 1 : 0; missing < ALL_MISSING; missing++)
      fill(turns, missing, points, hops, chances);
  }
  return { turns };
}

/** After a miss one is where one was before, but in the region of the distillery: hence the sweeps. */
function fill(turns: Float64Array, missing: Missing, points: number, hops: Hops, chances: readonly number[]): void {
  const after = REGIONS.map((_, region) => WORTH.map((worth) => successAt(turns, missing, points, region, worth)));
  const now = after.map((ways, region) =>
    Math.min(FAR, ...ways.map((end, i) => insist(hops, region, chances[i], end))),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const visits = after.map((ways, region) =>
      Math.min(...ways.map((end, i) => expect(chances[i] ?? never(), end, now[region] ?? never()))),
    );
    for (const [from, row] of hops.entries()) {
      now[from] = Math.min(now[from] ?? never(), ...row.map((hop, to) => hop + (visits[to] ?? never())));
    }
  }
  for (const [region, value] of now.entries()) turns[slot(missing, points, region)] = value;
}

/** How far it is after a right answer; nothing is gained by a bottle that is not needed. */
function successAt(turns: Float64Array, missing: Missing, points: number, region: number, worth: number): number {
  const left = missing & ~(1 << region);
  if (left === missing && points === 0) return FAR;
  return turns[slot(left, Math.max(0, points - worth), region)] ?? never();
}

/** Trying in the same region until it works. */
const insist = (hops: Hops, region: number, chance: number | undefined, end: number): number =>
  (hops[region]?.[region] ?? FAR) / (chance ?? 1) + end;

const expect = (chance: number, hit: number, miss: number): number => chance * hit + (1 - chance) * miss;
