import { below, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { dyce } from '@taproom/games/dyce';
import type { Pupil, Training } from '../../../face/training.ts';
import { at, pick } from '../../../lists.ts';
import { ask, copyOf, type Network, newNetwork, type Signs, teach } from '../../../network/network.ts';
import { copyMarket, emptyMarket } from '../evaluation/market.ts';
import { type Play, perform } from '../rivals/deeds.ts';
import { finishDraft } from '../rivals/draft.ts';
import { bestOf, judge, momentAfter } from '../rivals/judge.ts';
import { oddsWith, SHAPE, sharesBy } from '../rivals/odds.ts';
import { lookAhead, signsOf } from '../rivals/signs.ts';
import { isOver, sharesAtEnd, takeTurn, type World, worldOf } from '../rivals/world.ts';

const BREADTH = { toStock: 1, toOpen: 1, steps: 1, pairs: 4 };
/** How many sit at the table, each as likely. */
const TABLES = [2, 2, 2, 2, 3, 4];
/** How much of what a position is worth is learnt from the end of the game rather than from the next position. */
const FAR_SIGHT = 0.9;
/** How often a turn is taken that is merely among the best, and among how many. */
const WHIM = 0.08;
const WHIMS = 8;
/** How much is learnt of one position, by the share of the games played. */
const rateAt = (share: number): number => (share < 0.3 ? 0.015 : share < 0.6 ? 0.007 : share < 0.85 ? 0.003 : 0.001);

/** A position met in a game: the signs each seat showed, and the shares of the win they seemed to give. */
interface Met {
  readonly signs: readonly Signs[];
  readonly shares: readonly number[];
}

const share = (rng: FastRng): number => nextFast(rng) / 2 ** 32;

function begin(rng: FastRng): World {
  const state = dyce.setup(pick(rng, TABLES), { first: 'random', startDie: '1' }, fastRng(nextFast(rng)));
  finishDraft(state, rng);
  return worldOf(state);
}

function turnFor(network: Network, world: World, rng: FastRng): Play {
  const judged = judge(world, BREADTH, oddsWith(network));
  if (share(rng) >= WHIM) return bestOf(judged);
  const order = [...judged.plays.keys()].sort((a, b) => at(judged.values, b) - at(judged.values, a));
  return at(judged.plays, at(order, below(rng, Math.min(WHIMS, order.length))));
}

/** The position that a turn leaves, before the barons go. */
function meet(network: Network, world: World, play: Play): Met {
  const market = emptyMarket(world.market.seats);
  copyMarket(market, world.market);
  perform(market, world.mover, play);
  const moment = momentAfter(world);
  lookAhead(market);
  const signs = Array.from({ length: market.seats }, (_, seat) => copyOf(signsOf(market, seat, moment)));
  return { signs, shares: [...sharesBy(network, market, moment)] };
}

/** Plays to the end; says who has won, and which positions were met. */
function playOne(network: Network, world: World, rng: FastRng): { shares: readonly number[]; met: Met[] } {
  const met: Met[] = [];
  while (!isOver(world)) {
    const play = turnFor(network, world, rng);
    met.push(meet(network, world, play));
    takeTurn(world, play, rng);
  }
  return { shares: sharesAtEnd(world.market), met };
}

/** From the last position to the first, each by what came after it. */
function learnFrom(network: Network, end: readonly number[], met: readonly Met[], rate: number): void {
  const targets = [...end];
  for (const { signs, shares } of met.toReversed()) {
    for (const [seat, own] of signs.entries()) {
      ask(network, own);
      teach(network, own, rate * (at(targets, seat) - at(shares, seat)));
    }
    for (const [seat, own] of shares.entries()) targets[seat] = FAR_SIGHT * at(targets, seat) + (1 - FAR_SIGHT) * own;
  }
}

/** The games since the last report: how long they were, and how little was known of their ends in the middle. */
interface Tally {
  games: number;
  turns: number;
  surprise: number;
}

function study(network: Network, rng: FastRng, done: number, tally: Tally): void {
  const { shares, met } = playOne(network, begin(rng), rng);
  learnFrom(network, shares, met, rateAt(done));
  tally.games++;
  tally.turns += met.length;
  tally.surprise += surpriseAt(at(met, Math.floor(met.length / 2)).shares, shares);
}

/** In bits, and 1 if it was no better than guessing. */
function surpriseAt(foretold: readonly number[], shares: readonly number[]): number {
  const likely = foretold.reduce((sum, one, seat) => sum + one * at(shares, seat), Number.EPSILON);
  return -Math.log2(likely) / Math.log2(shares.length);
}

function report(tally: Tally): string {
  const [turns, surprise] = [tally.turns / tally.games, tally.surprise / tally.games];
  tally.games = tally.turns = tally.surprise = 0;
  return `${turns.toFixed(0)} turns a game, surprise in the middle ${surprise.toFixed(2)}`;
}

function beginRivals(rng: FastRng): Pupil {
  const network = newNetwork(SHAPE, rng);
  const tally: Tally = { games: 0, turns: 0, surprise: 0 };
  return {
    network,
    study: (done) => study(network, rng, done, tally),
    report: () => report(tally),
  };
}

/** Learns how likely each seat is to win among rivals. */
export const learnRivals: Training = { file: 'rivals/learnt.ts', games: 20_000, begin: beginRivals };
