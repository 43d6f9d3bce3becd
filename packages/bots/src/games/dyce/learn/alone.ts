import { below, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { dyce } from '@taproom/games/dyce';
import type { Pupil, Training } from '../../../face/training.ts';
import { at, never, pick } from '../../../lists.ts';
import { ask, copyOf, type Network, newNetwork, type Signs, teach } from '../../../network/network.ts';
import { bestOf, judgeAlone, takeTurn } from '../evaluation/alone/judge.ts';
import { BLEND_NUMBERS } from '../evaluation/alone/needs.ts';
import { chanceOf, oddsWith, SHAPE } from '../evaluation/alone/odds.ts';
import { findSigns } from '../evaluation/alone/signs.ts';
import { verdictOn } from '../evaluation/alone/verdict.ts';
import { drawDice, type World, worldOf } from '../evaluation/alone/world.ts';
import { add, NATURAL_COUNT } from '../evaluation/market.ts';
import type { Turn } from '../evaluation/turns.ts';

const BREADTH = { toStock: 2, toOpen: 1, pairs: 7 };
const START_DICE = 5;
/** How much of what a position is worth is learnt from the end of the game rather than from the next position. */
const FAR_SIGHT = 0.85;
/** How often a turn is taken that is merely among the best, and among how many. */
const WHIM = 0.04;
const WHIMS = 12;
/** How much is learnt of one position, by the share of the games played. */
const rateAt = (share: number): number => (share < 0.5 ? 0.01 : share < 0.8 ? 0.004 : 0.0012);
/** How many games begin nearer to the goal: nobody learns from games that are all lost. */
const helpAt = (share: number): number => Math.max(0.15, 1 - 4 * share);

/** A position met in a game: the signs it showed, and the chance it seemed to give. */
interface Met {
  readonly signs: Signs;
  readonly chance: number;
}

const share = (rng: FastRng): number => nextFast(rng) / 2 ** 32;

function begin(rng: FastRng, startDie: number): World {
  return worldOf(dyce.setup(1, { first: 'random', startDie: String(startDie) }, fastRng(nextFast(rng))));
}

/** Some blends sold, whiskies in hand and pounds more than at the start. */
function help({ market }: World, rng: FastRng): void {
  add(market.pounds, 0, below(rng, 8));
  for (let i = below(rng, 6); i > 0; i--) add(market.hands, below(rng, NATURAL_COUNT), 1);
  for (let i = below(rng, BLEND_NUMBERS.length); i > 0; i--) {
    const blend = pick(rng, BLEND_NUMBERS);
    market.sold[0] = (market.sold[0] ?? never()) | (1 << blend);
  }
}

function turnFor(network: Network, world: World, rng: FastRng): Turn {
  const judged = judgeAlone(world, 2, BREADTH, oddsWith(network));
  if (share(rng) >= WHIM) return bestOf(judged).turn;
  const among = judged.toSorted((a, b) => b.value - a.value).slice(0, WHIMS);
  return pick(rng, among).turn;
}

/** Plays to the end; says whether it was won, and which positions were met. */
function playOne(network: Network, world: World, rng: FastRng): { won: boolean; met: Met[] } {
  const met: Met[] = [];
  for (;;) {
    takeTurn(world.market, turnFor(network, world, rng));
    const verdict = verdictOn(world.market, world.round);
    if (verdict !== 'open') return { won: verdict === 'won', met };
    const signs = copyOf(findSigns(world.market, world.round));
    met.push({ signs, chance: chanceOf(ask(network, signs)) });
    drawDice(world, rng);
  }
}

/** From the last position to the first, each by what came after it. */
function learnFrom(network: Network, won: boolean, met: readonly Met[], rate: number): void {
  let target = won ? 1 : 0;
  for (const { signs, chance } of met.toReversed()) {
    teach(network, signs, rate * (target - chanceOf(ask(network, signs))));
    target = FAR_SIGHT * target + (1 - FAR_SIGHT) * chance;
  }
}

/** Games won and played from a start die. */
interface Tally {
  won: number;
  games: number;
}

function study(network: Network, rng: FastRng, done: number, tallies: readonly Tally[]): void {
  const startDie = 1 + below(rng, START_DICE);
  const world = begin(rng, startDie);
  const isHelped = share(rng) < helpAt(done);
  if (isHelped) help(world, rng);
  const { won, met } = playOne(network, world, rng);
  learnFrom(network, won, met, rateAt(done));
  const tally = at(tallies, startDie - 1);
  if (isHelped) return;
  tally.games++;
  if (won) tally.won++;
}

function report(tallies: readonly Tally[]): string {
  const rates = tallies.map(({ won, games }) => `${((100 * won) / Math.max(1, games)).toFixed(0)} %`);
  for (const tally of tallies) tally.won = tally.games = 0;
  return `won by start die: ${rates.join(', ')}`;
}

function beginAlone(rng: FastRng): Pupil {
  const network = newNetwork(SHAPE, rng);
  const tallies = Array.from({ length: START_DICE }, (): Tally => ({ won: 0, games: 0 }));
  return {
    network,
    study: (done) => study(network, rng, done, tallies),
    report: () => report(tallies),
  };
}

/** Learns how likely a game alone is to be won. */
export const learnAlone: Training = { file: 'evaluation/alone/learnt.ts', games: 60_000, begin: beginAlone };
