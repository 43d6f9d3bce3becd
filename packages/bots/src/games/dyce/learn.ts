// Learns what a position of DYCE alone is worth, by playing: `node packages/bots/src/games/dyce/learn.ts [games] [seed]`.
// Writes the network into `evaluation/alone`. With nothing said it plays the 60,000 games that the network there comes from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, type FastRng, fastRng, nextFast } from '@taproom/engine';
import { dyce } from '@taproom/games/dyce';
import { at, never, pick } from '../../lists.ts';
import { bestOf, judgeAlone, takeTurn } from './evaluation/alone/judge.ts';
import { BLEND_NUMBERS } from './evaluation/alone/needs.ts';
import { type Network, oddsBy, UNITS, units, writeNetwork } from './evaluation/alone/network.ts';
import { chanceOf, oddsWith } from './evaluation/alone/odds.ts';
import { findSigns, SIGN_COUNT, shown } from './evaluation/alone/signs.ts';
import { verdictOn } from './evaluation/alone/verdict.ts';
import { drawDice, type World, worldOf } from './evaluation/alone/world.ts';
import { add, NATURAL_COUNT } from './evaluation/market.ts';
import type { Turn } from './evaluation/turns.ts';

const FILE = join(import.meta.dirname, 'evaluation/alone/learnt.ts');
const BREADTH = { toStock: 2, toOpen: 1, pairs: 7 };
const START_DICE = 5;
/** How much of what a position is worth is learnt from the end of the game rather than from the next position. */
const FAR_SIGHT = 0.85;
/** How often a turn is taken that is merely among the best, and among how many. */
const WHIM = 0.04;
const WHIMS = 12;
/** How much is learnt of one position, by the share of the games played. */
const rateAt = (share: number): number => (share < 0.5 ? 0.01 : share < 0.8 ? 0.004 : 0.0012);
/** Votes are learnt more slowly. */
const VOTE_RATE = 0.3;
/** How many games begin nearer to the goal: nobody learns from games that are all lost. */
const helpAt = (share: number): number => Math.max(0.15, 1 - 4 * share);
const TOLD_EVERY = 1000;

/** A position met in a game: the signs it showed, and the chance it seemed to give. */
interface Met {
  readonly signs: Int16Array;
  readonly chance: number;
}

const share = (rng: FastRng): number => nextFast(rng) / 2 ** 32;
const noise = (rng: FastRng, length: number, most: number): Float64Array =>
  Float64Array.from({ length }, () => (2 * share(rng) - 1) * most);

const newNetwork = (rng: FastRng): Network => ({
  signs: noise(rng, SIGN_COUNT * UNITS, 0.1),
  starts: noise(rng, UNITS, 0.1),
  votes: noise(rng, UNITS, 0.3),
});

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
    const count = findSigns(world.market, world.round);
    met.push({ signs: shown.slice(0, count), chance: chanceOf(oddsBy(network, count)) });
    drawDice(world, rng);
  }
}

/** From the last position to the first, each by what came after it. */
function learnFrom(network: Network, won: boolean, met: readonly Met[], rate: number): void {
  let target = won ? 1 : 0;
  for (const { signs, chance } of met.toReversed()) {
    learn(network, signs, target, rate);
    target = FAR_SIGHT * target + (1 - FAR_SIGHT) * chance;
  }
}

/** One step of steepest descent towards the chance that the signs should have given. */
function learn(network: Network, signs: Int16Array, target: number, rate: number): void {
  shown.set(signs);
  const error = rate * (target - chanceOf(oddsBy(network, signs.length)));
  for (let unit = 0; unit < UNITS; unit++) {
    const held = units[unit] ?? never();
    if (held <= 0) continue;
    const step = error * (network.votes[unit] ?? never());
    network.votes[unit] = (network.votes[unit] ?? never()) + VOTE_RATE * error * held;
    network.starts[unit] = (network.starts[unit] ?? never()) + step;
    for (const sign of signs)
      network.signs[sign * UNITS + unit] = (network.signs[sign * UNITS + unit] ?? never()) + step;
  }
}

/** Games won and played by start die, since it was told last. */
const tallies = Array.from({ length: START_DICE }, () => ({ won: 0, games: 0 }));

function tell(game: number): void {
  const rates = tallies.map(({ won, games }) => `${((100 * won) / Math.max(1, games)).toFixed(1)} %`);
  console.log(`${game} games; won of late by start die: ${rates.join(', ')}`);
  for (const tally of tallies) tally.won = tally.games = 0;
}

function study(network: Network, rng: FastRng, done: number): void {
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

const write = (network: Network): void =>
  writeFileSync(
    FILE,
    `/** The weights of the network, learnt from games played alone; written by \`packages/bots/src/games/dyce/learn.ts\`. */\nexport const LEARNT = \`\n${writeNetwork(network)}\n\`;\n`,
  );

const [games = 60_000, seed = 1] = process.argv.slice(2).map(Number);
const rng = fastRng(seed);
const network = newNetwork(rng);
for (let game = 0; game < games; game++) {
  study(network, rng, game / games);
  if ((game + 1) % TOLD_EVERY === 0) {
    tell(game + 1);
    write(network);
  }
}
write(network);
