import type { Seat } from '@taproom/engine';
import {
  type Asked,
  bottleFrom,
  DISTILLERIES,
  FIELDS,
  type FieldId,
  fieldOf,
  LEVELS,
  type Level,
  LOST_COST,
  POINTS,
  type SeenTraveller,
  TOKENS,
  type WhiskyView,
  waysFrom,
  worthOf,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../knowledge/index.ts';
import { chanceOf } from '../../knowledge/whisky-game.ts';
import { type Gait, lastingGait } from './gait.ts';
import { numberOf } from './roads.ts';
import { LOST_BOTTLE, pointsMissing } from './standing.ts';
import { turnsTo } from './travel.ts';
import { WEIGHTS } from './weights.ts';

const LOST_PLACES = FIELDS.filter(({ kind }) => kind === 'lost').map(({ id }) => id);

/** A traveller who looks for the next place to go to. */
interface Seeker {
  readonly view: WhiskyView;
  readonly own: SeenTraveller;
  readonly knowledge: Knowledge | undefined;
  readonly gait: Gait;
  /** Bottles that somebody has. */
  readonly taken: ReadonlySet<string>;
  /** The points that are missing to the goal. */
  readonly needed: number;
  /** Where there is something to be had, and what it is worth. */
  readonly gains: ReadonlyMap<FieldId, number>;
}

/** What the best next place is worth to a seat, less the turns until it is there. */
export function outlookOf(view: WhiskyView, seat: Seat, knowledge: Knowledge | undefined): number {
  const seeker = seekerAt(view, view.seats[seat] as SeenTraveller, knowledge);
  const { asked, actor } = view;
  const own = actor === seat && asked ? askedOf(seeker, asked) : undefined;
  return own ?? (seeker.own.at === null ? 0 : fromHere(seeker, seeker.own.at));
}

function seekerAt(view: WhiskyView, own: SeenTraveller, knowledge: Knowledge | undefined): Seeker {
  const taken = new Set(view.seats.flatMap(({ bottles }) => bottles));
  const bare = { view, own, knowledge, gait: lastingGait(own.character), taken, needed: pointsMissing(view, own) };
  const gains = new Map<FieldId, number>();
  for (const distillery of DISTILLERIES) {
    const gain = own.lastAsked === distillery ? 0 : gainAt(bare, distillery);
    if (gain > 0) gains.set(distillery, gain);
  }
  if (view.lostDeck > 0 && canPay(own)) for (const place of LOST_PLACES) gains.set(place, lostGain(bare));
  return { ...bare, gains };
}

const canPay = ({ tokens }: SeenTraveller): boolean => TOKENS.every((token) => tokens[token] >= LOST_COST);

const lostGain = ({ needed }: Pick<Seeker, 'needed'>): number => Math.min(LOST_BOTTLE, needed);

/** The best that a question at a distillery promises. */
function gainAt(seeker: Omit<Seeker, 'gains'>, distillery: FieldId): number {
  const { own, taken, knowledge } = seeker;
  const isOwned = LEVELS.some((level) => own.bottles.includes(bottleFrom(distillery, POINTS[level])));
  if (isOwned) return 0;
  const levels = LEVELS.filter((level) => !taken.has(bottleFrom(distillery, POINTS[level])));
  const gains = levels.map((level) => chanceOf(level, knowledge) * bottleGain(seeker, distillery, level));
  return Math.max(0, ...gains);
}

function bottleGain({ own, needed }: Omit<Seeker, 'gains'>, distillery: FieldId, level: Level): number {
  const { region } = fieldOf(distillery);
  const isNew = region !== null && own.missingRegions.includes(region);
  const points = worthOf(own.character, bottleFrom(distillery, POINTS[level]));
  return Math.min(points, needed) + (isNew ? WEIGHTS.region : 0);
}

/** The best place to go to from a field where a turn begins. */
function fromHere({ gains, gait }: Seeker, at: FieldId): number {
  let best = 0;
  const here = numberOf(at);
  for (const [place, gain] of gains) {
    best = Math.max(best, gain - WEIGHTS.turn * (turnsTo(place, gait)[here] as number));
  }
  return best;
}

/** What an end of a walk is worth. */
const atEnd = (seeker: Seeker, at: FieldId): number =>
  Math.max(fromHere(seeker, at), seeker.view.turn.prohibited ? 0 : (seeker.gains.get(at) ?? 0));

/** What it looks like in the middle of a turn of one's own. */
function askedOf(seeker: Seeker, asked: Asked): number | undefined {
  const at = seeker.own.at as FieldId;
  if (asked.at === 'move') return walkOf(seeker, asked.path, asked.left);
  if (asked.at === 'visit') return atEnd(seeker, at);
  if (asked.at === 'lost') return lostGain(seeker) + fromHere(seeker, at);
  if (asked.at === 'bottle' || asked.at === 'opponent') return WEIGHTS.choice + fromHere(seeker, at);
  if (asked.at !== 'question') return undefined;
  const { distillery, level, options, right } = asked;
  const chance = right === null ? chanceOf(level, seeker.knowledge, options.length) : 1;
  return chance * bottleGain(seeker, distillery, level) + fromHere(seeker, at);
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
