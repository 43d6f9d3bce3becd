import { DISTILLERIES, FIELDS, fieldOf, LEVELS, type Level, POINTS, REGIONS } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { type Gait, gaitKey } from '../travel/gait.ts';
import { travel } from '../travel/journey.ts';
import { numberOf } from '../travel/roads.ts';
import { NOTHING_FOUND, NOWHERE, noGoals } from '../travel/travel.ts';

/** How likely a question of each level is answered right. */
export type Chances = Readonly<Record<Level, number>>;

/** Regions of which there is no bottle yet, as bits in the order of `REGIONS`. */
export type Missing = number;

/** What is still to be had: missing regions, and missing points. */
export interface Need {
  readonly missing: Missing;
  readonly points: number;
}

/** The need after one more bottle. */
export const after = ({ missing, points }: Need, region: number, worth: number): Need => ({
  missing: missing & ~(1 << region),
  points: points <= worth ? 0 : points - worth,
});

export const isDone = ({ missing, points }: Need): boolean => missing === 0 && points <= 0;

/**
 * Expected turns until the goal, by need and by the field where a turn begins, for one who takes after each roll whatever is
 * best then. As if nobody had taken a bottle, and without tokens and cards.
 */
export interface Chart {
  readonly mostPoints: number;
  readonly turns: Float32Array;
}

const COUNT = FIELDS.length;
const ALL_MISSING = 1 << REGIONS.length;

const FIELD_OF = DISTILLERIES.map(numberOf);
export const REGION_OF = DISTILLERIES.map((id) => REGIONS.indexOf(fieldOf(id).region ?? never()));

const slot = (mostPoints: number, missing: Missing, points: number): number =>
  (missing * (mostPoints + 1) + points) * COUNT;

/** Expected turns from a field, interpolated between whole points. */
export function turnsOn({ turns, mostPoints }: Chart, { missing, points }: Need, field: number): number {
  const needed = Math.min(mostPoints, Math.max(0, points));
  const floor = Math.floor(needed);
  const low = turns[slot(mostPoints, missing, floor) + field] ?? never();
  if (floor === needed) return low;
  return low + (needed - floor) * ((turns[slot(mostPoints, missing, floor + 1) + field] ?? never()) - low);
}

const known = new Map<string, Chart>();

/** The chart of a traveller, which is worked out once. */
export function chartOf(gait: Gait, chances: Chances, mostPoints: number): Chart {
  const key = [gaitKey(gait), ...LEVELS.map((level) => chances[level]), mostPoints].join();
  const chart = known.get(key) ?? workOut(gait, chances, mostPoints);
  known.set(key, chart);
  return chart;
}

/** Of many points, every other number is worked out, and what lies between is about in the middle. */
const FEW_POINTS = 5;
const isBetween = (points: number, mostPoints: number): boolean =>
  points > FEW_POINTS && (mostPoints - points) % 2 === 1;

/** Fewer regions and fewer points are worked out first, since every bottle leads there. */
function workOut(gait: Gait, chances: Chances, mostPoints: number): Chart {
  const chart = { mostPoints, turns: new Float32Array(ALL_MISSING * (mostPoints + 1) * COUNT) };
  for (let points = 0; points <= mostPoints; points++) {
    if (isBetween(points, mostPoints)) continue;
    for (let missing = 0; missing < ALL_MISSING; missing++) {
      if (missing > 0 || points > 0) fill(chart, { missing, points }, gait, chances);
    }
  }
  return chart;
}

function fill(chart: Chart, need: Need, gait: Gait, chances: Chances): void {
  const { turns, mostPoints } = chart;
  const at = slot(mostPoints, need.missing, need.points);
  for (let field = 0; field < COUNT; field++) turns[at + field] = guessOf(chart, need, field);
  fillBetween(chart, need);
  turns.set(turnsFor(chart, need, gait, chances), at);
  fillBetween(chart, need);
}

/** What was left out before this need. */
function fillBetween({ turns, mostPoints }: Chart, { missing, points }: Need): void {
  if (!isBetween(points - 1, mostPoints)) return;
  const at = slot(mostPoints, missing, points - 1);
  for (let field = 0; field < COUNT; field++) {
    turns[at + field] = ((turns[at - COUNT + field] ?? never()) + (turns[at + COUNT + field] ?? never())) / 2;
  }
}

function turnsFor(chart: Chart, need: Need, gait: Gait, chances: Chances): Float64Array {
  const goals = noGoals();
  for (let field = 0; field < COUNT; field++) goals.guess[field] = turnsOn(chart, need, field);
  for (const [place, field] of FIELD_OF.entries()) {
    const region = REGION_OF[place] ?? never();
    if (need.points === 0 && (need.missing & (1 << region)) === 0) continue;
    const miss = goals.guess[field] ?? never();
    let best = Number.POSITIVE_INFINITY;
    for (const level of LEVELS) {
      const hit = turnsOn(chart, after(need, region, POINTS[level]), field);
      const turns = chances[level] * hit + (1 - chances[level]) * miss;
      if (turns >= best) continue;
      best = turns;
      goals.cost[field] = chances[level] * hit;
      goals.miss[field] = 1 - chances[level];
    }
  }
  return travel({ goals, found: NOTHING_FOUND, gait, flight: NOWHERE }, CLOSE_ENOUGH).turns;
}

const CLOSE_ENOUGH = 0.08;

/** What a region more takes, and a point more, before it is known better. */
const REGION_TURNS = 3;
const POINT_TURNS = 0.3;

/** Every point takes about as long as the one before. */
function guessOf(chart: Chart, { missing, points }: Need, field: number): number {
  if (points === 0) return turnsOn(chart, { missing: missing & (missing - 1), points }, field) + REGION_TURNS;
  const step = isBetween(points - 1, chart.mostPoints) ? 2 : 1;
  const before = turnsOn(chart, { missing, points: points - step }, field);
  if (points === step) return before + POINT_TURNS;
  const more = before - turnsOn(chart, { missing, points: points - step - 1 }, field);
  return before + step * more;
}
