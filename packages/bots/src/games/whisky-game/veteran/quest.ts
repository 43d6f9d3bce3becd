import {
  bottleFrom,
  bottleOf,
  DISTILLERIES,
  type FieldId,
  fieldOf,
  LEVELS,
  type Level,
  LOST_POINTS,
  POINTS,
  REGIONS,
  type Traveller,
  type WhiskyState,
  worthOf,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { never } from '../../../lists.ts';
import { lastingGait } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsTo } from '../travel/travel.ts';
import { chanceWith } from './asking.ts';
import { pointsNeeded, type Tokens } from './stash.ts';
import { type Missing, type Tour, tourOf, turnsOf } from './tour.ts';

/** Somebody as others see him, or as he sees himself. */
export type Seeker = Pick<Traveller, 'character' | 'at' | 'bottles' | 'tokens' | 'lastAsked'> & {
  /** Points of lost bottles that lie hidden. */
  readonly hidden: number;
};

/** Somebody as he sees himself: he knows his lost bottles. */
export const ownSeeker = (own: Traveller): Seeker => ({
  ...own,
  hidden: own.lost.reduce((sum, bottle) => sum + LOST_POINTS[bottle], 0),
});

/** A distillery worth a visit, and the points and chance of each of its bottles. */
export interface Target {
  readonly distillery: FieldId;
  readonly region: number;
  readonly turns: Float64Array;
  readonly bottles: readonly { readonly level: Level; readonly chance: number; readonly points: number }[];
}

/** The rest of the way to the goal: missing regions, and missing points less the worth of the tokens. */
export interface Need {
  readonly missing: Missing;
  readonly points: number;
}

/** A traveller's way to the goal. */
export interface Quest {
  readonly seeker: Seeker;
  readonly target: number;
  readonly tour: Tour;
  readonly targets: readonly Target[];
  readonly need: Need;
  /** The best that each target promises, by need. */
  readonly promises: Map<number, Float64Array>;
}

/** A traveller's way to the goal, given the bottles everyone has taken. */
export function questOf(
  { target, travellers }: Pick<WhiskyState, 'target' | 'travellers'>,
  seeker: Seeker,
  knowledge: Knowledge | undefined,
): Quest {
  const chance = (level: Level): number => chanceWith(seeker, level, knowledge);
  const chances = { easy: chance('easy'), medium: chance('medium'), hard: chance('hard') };
  const gait = lastingGait(seeker.character);
  const taken = new Set(travellers.flatMap(({ bottles }) => bottles));
  const owned = new Set(seeker.bottles.map((bottle) => bottleOf(bottle).distillery));
  const targets = DISTILLERIES.filter((distillery) => !owned.has(distillery)).map((distillery) => ({
    distillery,
    region: regionOf(distillery),
    turns: turnsTo(distillery, gait),
    bottles: LEVELS.filter((level) => !taken.has(bottleFrom(distillery, POINTS[level]))).map((level) => ({
      level,
      chance: chances[level],
      points: worthOf(seeker.character, bottleFrom(distillery, POINTS[level])),
    })),
  }));
  const need = needOf(seeker, target);
  return { seeker, target, tour: tourOf(gait, chances), targets, need, promises: new Map() };
}

const regionOf = (distillery: FieldId): number => REGIONS.indexOf(fieldOf(distillery).region ?? never());

const NONE_OWNED = (1 << REGIONS.length) - 1;

/** The need of a traveller with these bottles and tokens. */
export function needOf({ character, bottles, hidden, tokens }: Omit<Seeker, 'at' | 'lastAsked'>, target: number): Need {
  let missing = NONE_OWNED;
  let points = hidden;
  for (const bottle of bottles) {
    const { distillery } = bottleOf(bottle);
    points += worthOf(character, bottle);
    if (distillery !== null) missing &= ~(1 << regionOf(distillery));
  }
  return { missing, points: pointsNeeded(target - points, character, tokens) };
}

/** With other tokens, or with points more or less. */
export const needWith = ({ seeker, target }: Pick<Quest, 'seeker' | 'target'>, tokens: Tokens, points: number): Need =>
  needOf({ ...seeker, tokens, hidden: seeker.hidden + points }, target);

export const isDone = ({ missing, points }: Need): boolean => missing === 0 && points <= 0;

/** The need after one more bottle. */
export const after = ({ missing, points }: Need, region: number, worth: number): Need => ({
  missing: missing & ~(1 << region),
  points: points <= worth ? 0 : points - worth,
});

/**
 * Expected turns from a field until the goal: to one distillery after which the rest is a tour from region to region, of
 * which no more is known than how long such tours take.
 */
export function turnsFrom(quest: Quest, at: FieldId, need: Need): number {
  if (isDone(need)) return 0;
  const promises = promisesFor(quest, need);
  const here = numberOf(at);
  let best = Number.POSITIVE_INFINITY;
  for (const [i, { distillery, turns }] of quest.targets.entries()) {
    if (distillery !== at) best = Math.min(best, (turns[here] ?? never()) + (promises[i] ?? never()));
  }
  return best;
}

function promisesFor(quest: Quest, need: Need): Float64Array {
  const key = need.missing * 4096 + Math.round(need.points * 64);
  const known = quest.promises.get(key) ?? Float64Array.from(quest.targets, (target) => promiseOf(quest, target, need));
  quest.promises.set(key, known);
  return known;
}

function promiseOf({ tour }: Quest, { region, bottles }: Target, need: Need): number {
  const miss = turnsOf(tour, need.missing, need.points, region);
  let best = Number.POSITIVE_INFINITY;
  for (const { chance, points } of bottles) {
    const then = after(need, region, points);
    best = Math.min(best, chance * turnsOf(tour, then.missing, then.points, region) + (1 - chance) * miss);
  }
  return best;
}
