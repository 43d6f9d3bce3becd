import type { Seat } from '@taproom/engine';
import {
  bottleFrom,
  DISTILLERIES,
  FIELDS,
  type FieldId,
  fieldOf,
  LEVELS,
  type Level,
  LOST_COST,
  POINTS,
  type SeenQuestion,
  type SeenTraveller,
  TOKENS,
  type WhiskyView,
  worthOf,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { at } from '../../../lists.ts';
import { promiseOf, type Ways, waysToAnswer } from './help.ts';
import { LOST_BOTTLE, pointsMissing } from './standing.ts';
import { WEIGHTS } from './weights.ts';

const LOST_PLACES = FIELDS.filter(({ kind }) => kind === 'lost').map(({ id }) => id);

/** Somebody who wants bottles. */
export interface Collector {
  readonly view: WhiskyView;
  readonly own: SeenTraveller;
  /** The points that are missing to the goal. */
  readonly needed: number;
  readonly ways: Ways;
}

export const collectorAt = (view: WhiskyView, seat: Seat, knowledge: Knowledge | undefined): Collector => {
  const own = at(view.seats, seat);
  return { view, own, needed: pointsMissing(view, own), ways: waysToAnswer(own, knowledge) };
};

/** Fields with something to gain, and its worth. */
export function gainsOf(collector: Collector): Map<FieldId, number> {
  const { view, own } = collector;
  const taken = new Set(view.seats.flatMap(({ bottles }) => bottles));
  const gains = new Map<FieldId, number>();
  for (const distillery of DISTILLERIES) {
    const gain = own.lastAsked === distillery ? 0 : gainAt(collector, distillery, taken);
    if (gain > 0) gains.set(distillery, gain);
  }
  if (view.lostDeck > 0 && canPay(own)) for (const place of LOST_PLACES) gains.set(place, lostGain(collector));
  return gains;
}

const canPay = ({ tokens }: SeenTraveller): boolean => TOKENS.every((token) => tokens[token] >= LOST_COST);

const lostGain = ({ needed }: Collector): number => Math.min(LOST_BOTTLE, needed);

/** The best that a question at a distillery promises. */
function gainAt(collector: Collector, distillery: FieldId, taken: ReadonlySet<string>): number {
  const { own, ways } = collector;
  const bottles = LEVELS.map((level) => bottleFrom(distillery, POINTS[level]));
  if (bottles.some((bottle) => own.bottles.includes(bottle))) return 0;
  const levels = LEVELS.filter((_, i) => !taken.has(at(bottles, i)));
  const best = Math.max(0, ...levels.map((level) => promiseOf(ways, level, bottleGain(collector, distillery, level))));
  return best > 0 && isNew(own, distillery) ? best + NEAR_REGION : best;
}

/** The worth of a new region after a wrong answer: it is not lost, only further off. */
const NEAR_REGION = WEIGHTS.region - WEIGHTS.retry;

/** Whether a bottle of this distillery would be the first of its region. */
function isNew({ missingRegions }: SeenTraveller, distillery: FieldId): boolean {
  const { region } = fieldOf(distillery);
  return region !== null && missingRegions.includes(region);
}

/** The gain from a right answer, compared with a wrong one. */
function bottleGain({ own, needed }: Collector, distillery: FieldId, level: Level): number {
  const points = worthOf(own.character, bottleFrom(distillery, POINTS[level]));
  return Math.min(points, needed) + (isNew(own, distillery) ? WEIGHTS.retry : 0);
}

/** A smuggler finds a region that is missing, if any is. */
const smuggledGain = ({ own, needed }: Collector, level: Level): number =>
  Math.min(POINTS[level], needed) + (own.missingRegions.length > 0 ? WEIGHTS.retry : 0);

type Open = Pick<SeenQuestion, 'distillery' | 'level' | 'smuggling'>;

/** The gain from a right answer to an open question. */
export const gainIfRight = (collector: Collector, { distillery, level, smuggling }: Open): number =>
  smuggling ? smuggledGain(collector, level) : bottleGain(collector, distillery, level);

/** The expected gain from an open question. */
export function worthOfQuestion(collector: Collector, open: Open): number {
  const { own, ways } = collector;
  const isForRegion = open.smuggling ? own.missingRegions.length > 0 : isNew(own, open.distillery);
  return promiseOf(ways, open.level, gainIfRight(collector, open)) + (isForRegion ? NEAR_REGION : 0);
}

/** The best that a smuggler promises. */
export const bestSmuggled = (collector: Collector, distillery: FieldId): number =>
  Math.max(...LEVELS.map((level) => worthOfQuestion(collector, { distillery, level, smuggling: true })));
