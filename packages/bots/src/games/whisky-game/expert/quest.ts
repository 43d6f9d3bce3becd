import {
  bottleFrom,
  bottleOf,
  DISTILLERIES,
  type FieldId,
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
import { chanceWith } from '../veteran/asking.ts';
import type { Tokens } from '../veteran/stash.ts';
import { type Chart, chartOf, isDone, type Need, REGION_OF, turnsOn } from './chart.ts';
import { pointsNeeded } from './stash.ts';

/** Somebody as others see him, or as he sees himself. */
export type Seeker = Pick<Traveller, 'character' | 'bottles' | 'tokens'> & {
  /** Points of lost bottles that lie hidden. */
  readonly hidden: number;
};

/** Somebody as he sees himself: he knows his lost bottles. */
export const ownSeeker = ({ character, bottles, tokens, lost }: Traveller): Seeker => ({
  character,
  bottles,
  tokens,
  hidden: lost.reduce((sum, bottle) => sum + LOST_POINTS[bottle], 0),
});

/** A distillery worth a visit, and the points of each of its bottles. */
export interface Target {
  readonly distillery: FieldId;
  readonly region: number;
  readonly bottles: readonly { readonly level: Level; readonly points: number }[];
}

/** A traveller's way to the goal. What the tokens are worth is taken off the points of the need. */
export interface Quest {
  readonly seeker: Seeker;
  readonly target: number;
  readonly chart: Chart;
  readonly need: Need;
}

type Table = Pick<WhiskyState, 'target' | 'travellers'>;

export function questOf({ target }: Table, seeker: Seeker, knowledge: Knowledge | undefined): Quest {
  const chance = (level: Level): number => chanceWith(seeker, level, knowledge);
  const chances = { easy: chance('easy'), medium: chance('medium'), hard: chance('hard') };
  const chart = chartOf(lastingGait(seeker.character), chances, target);
  return { seeker, target, chart, need: needOf(seeker, target) };
}

/** Where there are bottles left for somebody. */
export function targetsOf({ travellers }: Table, { character, bottles: own }: Seeker): Target[] {
  const taken = new Set(travellers.flatMap(({ bottles }) => bottles));
  const known = new Set(own.map((bottle) => bottleOf(bottle).distillery));
  return [...DISTILLERIES.entries()]
    .filter(([, distillery]) => !known.has(distillery))
    .map(([place, distillery]) => ({
      distillery,
      region: REGION_OF[place] ?? never(),
      bottles: LEVELS.filter((level) => !taken.has(bottleFrom(distillery, POINTS[level]))).map((level) => ({
        level,
        points: worthOf(character, bottleFrom(distillery, POINTS[level])),
      })),
    }));
}

const NONE_OWNED = (1 << REGIONS.length) - 1;
const REGIONS_OF: ReadonlyMap<FieldId | null, number> = new Map(
  DISTILLERIES.map((id, place) => [id, REGION_OF[place] ?? never()]),
);

/** The need of a traveller with these bottles and tokens. */
export function needOf({ character, bottles, hidden, tokens }: Seeker, target: number): Need {
  let missing = NONE_OWNED;
  let points = hidden;
  for (const bottle of bottles) {
    const region = REGIONS_OF.get(bottleOf(bottle).distillery);
    points += worthOf(character, bottle);
    if (region !== undefined) missing &= ~(1 << region);
  }
  return { missing, points: pointsNeeded(target - points, character, tokens) };
}

/** With other tokens, or with points more or less. */
export const needWith = ({ seeker, target }: Pick<Quest, 'seeker' | 'target'>, tokens: Tokens, points: number): Need =>
  needOf({ ...seeker, tokens, hidden: seeker.hidden + points }, target);

/** Expected turns from a field until the goal. */
export const turnsFrom = ({ chart }: Quest, at: FieldId, need: Need): number =>
  isDone(need) ? 0 : turnsOn(chart, need, numberOf(at));
