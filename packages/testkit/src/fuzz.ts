import { type AnyGame, below, fastRng, offeredValues, type Rng, seatCounts } from '@taproom/engine';
import { brokenAlong, saveTrail, type Trail } from './found.ts';
import { diceOf, type Judged, type LawName, type Violation } from './inspect.ts';
import { oneOf } from './mutants.ts';
import type { Setup } from './setups.ts';
import { type Finding, shortened } from './shorten.ts';
import { applied, type Choose, type Open, openActions, opened } from './walk.ts';

/** Plays for all seats, possibly asynchronously. */
export type Player = (...asked: Parameters<Choose>) => Open | undefined | Promise<Open | undefined>;

export interface Fuzzing extends Judged {
  /** Players by name; they take turns, one game each. */
  readonly players: Readonly<Record<string, (seed: number) => Player>>;
  /** Where trails that break a law are saved. */
  readonly folder: string;
  /** The first seed; the others follow. */
  readonly seed: number;
  /** Whether to stop; asked after every game. */
  readonly until: () => boolean;
  /** How long shortening may take, in milliseconds. */
  readonly patience?: number;
  /** Called for every file saved. */
  readonly onFound?: (file: string, violation: Violation) => void;
}

export interface Fuzzed {
  readonly games: number;
  readonly positions: number;
  readonly actions: number;
  readonly files: readonly string[];
}

const MOST_ACTIONS = 1_000;
const PATIENCE = 60_000;

/**
 * Plays game after game with fresh seeds and checks each against all laws, until told to stop. When a law is broken for
 * the first time, the game is shortened and saved.
 */
export async function fuzz(game: AnyGame, fuzzing: Fuzzing): Promise<Fuzzed> {
  const met = new Set<LawName>();
  const names = Object.keys(fuzzing.players);
  const done = { games: 0, positions: 0, actions: 0, files: [] as string[] };
  while (done.games === 0 || !fuzzing.until()) {
    const seed = fuzzing.seed + done.games;
    const player = fuzzing.players[names[done.games % names.length] ?? '']?.(seed);
    if (!player) throw new Error('nobody plays');
    const trail = await trailOf(game, seed, player, fuzzing);
    done.games++;
    done.actions += trail.choices.length;
    done.positions += Math.min(trail.choices.length + 1, fuzzing.states ?? Number.POSITIVE_INFINITY);
    for (const violation of brokenAlong(game, trail, fuzzing)) {
      if (met.has(violation.law)) continue;
      met.add(violation.law);
      done.files.push(keep(game, { trail, violation }, fuzzing));
    }
    // Lets an early stop come through.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

function keep(game: AnyGame, found: Finding, fuzzing: Fuzzing): string {
  const { folder, onFound, patience = PATIENCE, states: _, ...judged } = fuzzing;
  const end = performance.now() + patience;
  const { trail, violation } = shortened(game, found, judged, () => performance.now() > end);
  const file = saveTrail(folder, trail, violation);
  onFound?.(file, violation);
  return file;
}

// Playing

async function trailOf(game: AnyGame, seed: number, player: Player, judged: Judged): Promise<Trail> {
  const setup = anySetup(game, fastRng(seed));
  return { ...setup, seed, luck: seed, choices: await choicesOf(game, setup, seed, player, judged) };
}

/** Any seat count, with any combination of its options. */
function anySetup(game: AnyGame, rng: Rng): Setup {
  const seats = oneOf(seatCounts(game), rng);
  const options = Object.entries(game.options).map(([name, option]) => [
    name,
    oneOf(offeredValues(option, seats), rng),
  ]);
  return { seats, options: Object.fromEntries(options) };
}

/** A player's choices as numbers, up to where the game crashes, if it does. */
async function choicesOf(game: AnyGame, setup: Setup, seed: number, player: Player, judged: Judged): Promise<number[]> {
  const { mostActions = MOST_ACTIONS } = judged;
  let { state } = opened(game, { ...setup, dice: diceOf(seed, setup.seats) });
  const choices: number[] = [];
  try {
    while (choices.length < mostActions) {
      const open = openActions(game, state);
      const picked = await player(open, state);
      if (!picked) break;
      choices.push(open.indexOf(picked));
      state = applied(game, state, picked).after;
    }
  } catch {
    // The law of menus will report it.
  }
  return choices;
}

/** Makes another player's choice now and then, so that good play leads to odd places too. */
export function withSlips(player: Player, other: Player, seed: number): Player {
  const rng = fastRng(seed);
  return (...asked) => (below(rng, 5) === 0 ? other(...asked) : player(...asked));
}
