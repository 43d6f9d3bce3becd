import { ask, type Network, readNetwork, type Shape } from '../../../../network/network.ts';
import type { Market } from '../market.ts';
import { LEARNT } from './learnt.ts';
import { findSigns, SIGN_COUNT } from './signs.ts';
import { verdictOn } from './verdict.ts';

/** How a game alone stands after the barons went and before dice are drawn: the logarithm of the odds of winning it. */
export type Odds = (market: Market, round: number) => number;

export const SHAPE: Shape = { inputs: SIGN_COUNT, units: 16 };

/** Where there is no doubt any more. */
const CERTAIN = 50;

export const oddsWith =
  (network: Network): Odds =>
  (market, round) => {
    const verdict = verdictOn(market, round);
    if (verdict === 'open') return ask(network, findSigns(market, round));
    return verdict === 'won' ? CERTAIN : -CERTAIN;
  };

export const learntOdds: Odds = oddsWith(readNetwork(LEARNT, SHAPE));

/** From 0 to 1. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
