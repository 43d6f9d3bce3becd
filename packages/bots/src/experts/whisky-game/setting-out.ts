import {
  BOTTLES,
  type Bottle,
  bottleOf,
  type Card,
  LEVELS,
  ownsFrom,
  POINTS,
  stockAt,
  type WhiskyAction,
} from '@taproom/games/whisky-game';
import { numberOf } from '../../evaluations/whisky-game/roads.ts';
import { turnsBySea } from '../../evaluations/whisky-game/travel.ts';
import { priceOf } from './asking.ts';
import { reliefByCard, reliefByPouring } from './attacks.ts';
import { turnsWithBottle } from './bottles.ts';
import { hereOf, type Mind, turnsAt } from './mind.ts';
import { needWith, turnsFrom } from './quest.ts';
import { type Rival, soonest } from './rivals.ts';
import { mapTokens } from './stash.ts';
import { turnsByAsking } from './visits.ts';
import { bestWalk } from './walking.ts';
import { WEIGHTS } from './weights.ts';

const LUCKY_FIELDS = 10;

/** Before the roll: turns to the goal by each way to set out, and with each card that can be played first. */
export function turnsBySettingOut(mind: Mind, rivals: readonly Rival[], action: WhiskyAction): number {
  const here = hereOf(mind);
  if (action.type === 'roll') return mind.journey.rolling[numberOf(here)] as number;
  if (action.type === 'sail') return turnsBySea(mind.journey, here, action.to);
  if (action.type === 'visit') return 1 + Math.min(...LEVELS.map((level) => turnsByAsking(mind, level, false)));
  if (action.type === 'pour') return turnsAt(mind, here) - gainBy(rivals, reliefByPouring(rivals, action.from));
  if (action.type !== 'play') throw new Error(`no turn begins with ${action.type}`);
  if (action.card === 'luck-of-the-irish') return turnsByLuck(mind);
  return turnsAt(mind, here) - Math.max(gainBy(rivals, reliefByCard(rivals, action.card)), savedBy(mind, action.card));
}

function turnsByLuck(mind: Mind): number {
  const { turns } = bestWalk(mind, { path: [hereOf(mind)], left: LUCKY_FIELDS });
  return 1 + turns + priceOf(WEIGHTS.luck, turns);
}

/** An attack is kept for when somebody comes near to winning, and for one whom it hits. */
const gainBy = (rivals: readonly Rival[], relief: number): number =>
  soonest(rivals) <= WEIGHTS.danger && relief >= WEIGHTS.relief ? relief : -1;

/** Turns that a card saves its owner, beyond those for which he would rather keep it. */
function savedBy(mind: Mind, card: Card): number {
  const now = turnsFrom(mind.quest, hereOf(mind), mind.quest.need);
  if (card === 'aeneas-coffey') return now - turnsDoubled(mind) - WEIGHTS.doubling;
  const bottles = bottlesBy(mind, card);
  return now - Math.min(now, ...bottles.map((bottle) => turnsWithBottle(mind, bottle))) - WEIGHTS.exchange;
}

function turnsDoubled(mind: Mind): number {
  const { quest, own } = mind;
  return turnsFrom(
    quest,
    hereOf(mind),
    needWith(
      quest,
      mapTokens((token) => 2 * own.tokens[token]),
      0,
    ),
  );
}

/** The bottles that a card may bring. */
function bottlesBy({ own, state }: Mind, card: Card): Bottle[] {
  const isThere = (bottle: Bottle): boolean => {
    const { distillery, points } = bottleOf(bottle);
    return distillery !== null && stockAt(state.travellers, distillery).includes(points);
  };
  const words = BOTTLES.filter(({ distillery, region, points }) => {
    if (distillery === null) return false;
    if (card === 'shackleton') return region === 'highlands' && !ownsFrom(own, distillery);
    return card === 'gordon-macphail' && points > POINTS.easy && own.bottles.includes(`${distillery}-${POINTS.easy}`);
  });
  return words.map(({ word }) => word).filter(isThere);
}
