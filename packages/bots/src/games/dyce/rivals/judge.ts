import { never } from '../../../lists.ts';
import { copyMarket, emptyMarket, type Market } from '../evaluation/market.ts';
import { type Play, perform } from './deeds.ts';
import type { Odds } from './odds.ts';
import type { Moment } from './signs.ts';
import { type Breadth, pairsOf, turnsIn } from './turns.ts';
import type { World } from './world.ts';

/** Turns and how good each looks: the share of the win that it leaves. Valid until the next judgement. */
interface Judgement {
  readonly plays: Play[];
  readonly values: number[];
}

const trials: Market[] = [];
function trialFor(seats: number): Market {
  trials[seats] ??= emptyMarket(seats);
  return trials[seats];
}

const judgement: Judgement = { plays: [], values: [] };

/** Who moves after this turn; after the last one the barons go first. */
export function momentAfter({ market: { seats }, mover, first, isLast }: World): Moment {
  return isLast ? { next: (first + 1) % seats, isEvening: true } : { next: (mover + 1) % seats, isEvening: false };
}

/** Judges the turns worth a thought at a glance. */
export function judge(world: World, breadth: Breadth, odds: Odds): Judgement {
  const { plays, values } = judgement;
  plays.length = 0;
  values.length = 0;
  const moment = momentAfter(world);
  judgeAll(world, turnsIn(world, breadth), moment, odds);
  if (world.actions > 1 && plays.length > 2) {
    judgeAll(world, pairsOf(world, plays, values, breadth.pairs), moment, odds);
  }
  return judgement;
}

function judgeAll({ market, mover }: World, plays: readonly Play[], moment: Moment, odds: Odds): void {
  const trial = trialFor(market.seats);
  for (const play of plays) {
    copyMarket(trial, market);
    perform(trial, mover, play);
    judgement.plays.push(play);
    judgement.values.push(odds(trial, moment)[mover] ?? never());
  }
}

export function bestOf({ plays, values }: Judgement): Play {
  let best = 0;
  for (let i = 1; i < plays.length; i++) if ((values[i] ?? never()) > (values[best] ?? never())) best = i;
  return plays[best] ?? never();
}
