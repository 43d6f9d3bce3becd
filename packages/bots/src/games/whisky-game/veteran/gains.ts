import { BOTTLES, type Bottle, bottleOf, type Card, ownsFrom, POINTS, stockAt } from '@taproom/games/whisky-game';
import { reliefByCard } from './attacks.ts';
import { turnsWithBottle } from './bottles.ts';
import { hereOf, type Mind } from './mind.ts';
import { needWith, turnsFrom } from './quest.ts';
import { type Rival, soonest } from './rivals.ts';
import { doubled } from './stash.ts';
import { WEIGHTS } from './weights.ts';

/** Turns that it gains to play a card now. */
export const gainByCard = (mind: Mind, rivals: readonly Rival[], card: Card): number =>
  Math.max(gainBy(rivals, reliefByCard(rivals, card)), savedBy(mind, card));

/** Attacks are kept until a rival comes near to winning, and for one they hurt. */
export const gainBy = (rivals: readonly Rival[], relief: number): number =>
  soonest(rivals) <= WEIGHTS.danger && relief >= WEIGHTS.relief ? relief : -1;

/** Turns that a card saves its owner, beyond those for which he would rather keep it. */
function savedBy(mind: Mind, card: Card): number {
  const now = turnsFrom(mind.quest, hereOf(mind), mind.quest.need);
  if (card === 'aeneas-coffey') return now - turnsDoubled(mind) - WEIGHTS.doubling;
  const bottles = bottlesBy(mind, card);
  return now - Math.min(now, ...bottles.map((bottle) => turnsWithBottle(mind, bottle))) - WEIGHTS.exchange;
}

const turnsDoubled = (mind: Mind): number =>
  turnsFrom(mind.quest, hereOf(mind), needWith(mind.quest, doubled(mind.own.tokens), 0));

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
