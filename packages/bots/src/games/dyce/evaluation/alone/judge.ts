import { sendBarons } from '../barons.ts';
import type { Judged } from '../judge.ts';
import { copyMarket, emptyMarket, type Market } from '../market.ts';
import { act, type Turn } from '../turns.ts';
import { learntOdds, type Odds } from './odds.ts';
import { type BreadthAlone, openingsIn, pairsOf, REST, stocksIn, swapsIn } from './turns.ts';
import type { World } from './world.ts';

const trial = emptyMarket(1);

/** Ends the player round with a turn, and lets the barons go. */
export function takeTurn(market: Market, turn: Turn): void {
  for (const action of turn) act(market, 0, action);
  sendBarons(market);
}

/** The turns worth a thought with so many actions left, and the odds that each leaves. */
export function judgeAlone(
  { market, round }: World,
  actions: number,
  breadth: BreadthAlone,
  odds: Odds = learntOdds,
): Judged[] {
  const judgeOne = <T extends Turn>(turn: T): Judged<T> => {
    copyMarket(trial, market);
    takeTurn(trial, turn);
    return { turn, value: odds(trial, round) };
  };
  const stocks = stocksIn(market, breadth).map(judgeOne);
  const judged: Judged[] = [judgeOne(REST), ...stocks, ...openingsIn(market, actions, breadth).map(judgeOne)];
  if (actions === 1) return judged;
  const best = stocks.sort((a, b) => b.value - a.value).slice(0, breadth.pairs);
  const pairs = [...swapsIn(market), ...pairsOf(best.map(({ turn }) => turn))];
  return [...judged, ...pairs.map(judgeOne)];
}

/** The turn that looks best. */
export const bestOf = (judged: readonly Judged[]): Judged =>
  judged.reduce((best, one) => (one.value > best.value ? one : best));
