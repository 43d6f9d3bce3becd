import { type Bottle, type BottleCard, bottleOf, LOST_BOTTLES, LOST_POINTS } from '@taproom/games/whisky-game';
import { isOneOf } from '../../../lists.ts';
import { hereOf, type Mind } from './mind.ts';
import { needOf, turnsFrom } from './quest.ts';

/** Turns to the goal with other bottles than one has. */
function turnsWith(mind: Mind, bottles: readonly Bottle[], hidden: number): number {
  const { seeker, target } = mind.quest;
  return turnsFrom(mind.quest, hereOf(mind), needOf({ ...seeker, bottles: [...bottles], hidden }, target));
}

/** Turns to the goal once a bottle of one's own is given up. */
export function turnsWithout(mind: Mind, bottle: Bottle): number {
  const { bottles, hidden } = mind.quest.seeker;
  if (!bottles.includes(bottle) && isOneOf(LOST_BOTTLES, bottle)) {
    return turnsWith(mind, bottles, hidden - LOST_POINTS[bottle]);
  }
  return turnsWith(
    mind,
    bottles.filter((own) => own !== bottle),
    hidden,
  );
}

/** Turns to the goal once a bottle is one's own; of a distillery of which one has a bottle already, instead of that. */
export function turnsWithBottle(mind: Mind, bottle: Bottle): number {
  const { bottles, hidden } = mind.quest.seeker;
  const { distillery } = bottleOf(bottle);
  const others = bottles.filter((own) => bottleOf(own).distillery !== distillery || distillery === null);
  return turnsWith(mind, [...others, bottle], hidden);
}

/** Cards by which one loses a bottle of one's own. */
export const isLoss = (card: BottleCard): boolean =>
  card === 'birthday' || card === 'pattison-crash' || card === 'broken-cork';

export const ownsAny = ({ own }: Mind): boolean => own.bottles.length + own.lost.length > 0;
