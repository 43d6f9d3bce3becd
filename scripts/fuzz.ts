// `npm run fuzz -- [game] [minutes]`: plays fresh games and judges them by all laws; saves what it finds for the tests.
import { relative } from 'node:path';
import { choose } from '@taproom/bots';
import { type AnyGame, actionKey, below, fastRng, type Seat } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf, isGameId } from '@taproom/games';
import { bySeed, describeViolation, type Fuzzed, fuzz, type Open, type Player, withSlips } from '@taproom/testkit';
import { announcedIn, rulingsOf } from '../packages/games/src/testing/catalogues.ts';
import { fuzzFolder } from '../packages/games/src/testing/fuzz.ts';
import { planOf } from '../packages/games/src/testing/golden.ts';

const MINUTES = 1;
/** A game of more actions than this counts as endless. */
const MOST_ACTIONS = 20_000;
/** How many positions of a game are checked by the laws on states; different ones in each game. */
const STATES = 120;
/** Signals closer together than this, in milliseconds, count as one. */
const ECHO = 1_000;
const USAGE = `Usage: npm run fuzz -- [game] [minutes]\nGames: ${GAME_IDS.join(', ')}. Minutes are for each game, ${MINUTES} if absent.`;

/** A random seat of those to act takes the action that looks best at once. */
function greedy(game: AnyGame, seed: number): Player {
  const rng = fastRng(seed);
  return async (open, state) => {
    const actors = game.actors(state);
    const seat = actors[below(rng, actors.length)];
    if (seat === undefined) return undefined;
    const { action } = await choose(game, state, seat, { kind: 'greedy' }, seed + open.length);
    return open.find(isThis(seat, actionKey(action)));
  };
}

const isThis =
  (seat: Seat, key: string) =>
  (open: Open): boolean =>
    open.seat === seat && actionKey(open.action) === key;

async function playersOf(id: GameId): Promise<Readonly<Record<string, (seed: number) => Player>>> {
  const { choose: sensibly } = await planOf(id);
  return {
    random: bySeed,
    sensible: (seed) => withSlips(sensibly(seed), bySeed(seed), seed),
    greedy: (seed) => withSlips(greedy(gameOf(id), seed), bySeed(seed), seed),
  };
}

let stoppedAt: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

/** Ends after this game, or at once on a second signal. The launcher forwards signals the terminal has sent already. */
function stop(): void {
  const isEcho = stoppedAt !== undefined && performance.now() - stoppedAt < ECHO;
  if (isEcho) return;
  if (stoppedAt !== undefined) process.exit(130);
  stoppedAt = performance.now();
  console.log('\nEnding after this game.');
}

async function fuzzFor(id: GameId, minutes: number, seed: number): Promise<Fuzzed> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1_000;
  console.log(`${id}: fresh games from seed ${seed} on, for ${minutes} min`);
  const done = await fuzz(gameOf(id), {
    rulings: await rulingsOf(id),
    announced: await announcedIn(id),
    players: await playersOf(id),
    folder: fuzzFolder(id),
    seed,
    states: STATES,
    mostActions: MOST_ACTIONS,
    until: () => stoppedAt !== undefined || seconds() >= minutes * 60,
    onFound: (file, violation) =>
      console.log(`${describeViolation(violation)}\nSaved as ${relative(process.cwd(), file)}.`),
  });
  console.log(`${id}: ${summaryOf(done, seconds())}`);
  return done;
}

const summaryOf = ({ games, positions, actions, files }: Fuzzed, seconds: number): string =>
  [
    `${games} games (${(games / seconds).toFixed(2)} seeds per second)`,
    `${actions} actions`,
    `${positions} positions judged`,
    `${files.length} broken laws saved`,
    `in ${seconds.toFixed(0)} s`,
  ].join(', ');

/** The game and the minutes, in either order, both optional. */
function parse(words: readonly string[]): { ids: readonly GameId[]; minutes: number } | undefined {
  const ids = words.filter(isGameId);
  const [minutes = MINUTES, ...more] = words.filter((word) => !isGameId(word)).map(Number);
  return more.length > 0 || !(minutes > 0) ? undefined : { ids: ids.length > 0 ? ids : GAME_IDS, minutes };
}

const asked = parse(process.argv.slice(2));
if (!asked) {
  console.error(USAGE);
  process.exit(2);
}
// Fresh every time, and short enough to read.
const seed = Date.now() % 1_000_000_000;
let found = 0;
for (const id of asked.ids) if (stoppedAt === undefined) found += (await fuzzFor(id, asked.minutes, seed)).files.length;
process.exit(found === 0 ? 0 : 1);
