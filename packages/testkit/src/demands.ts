import { type AnyGame, offeredValues, seatCounts } from '@taproom/engine';
import { type Golden, type GoldenSetup, playGolden, type Words } from './golden.ts';
import { setupsOf } from './setups.ts';
import { bySeed, type Choose } from './walk.ts';

/** What a game's golden files must show between them, and the exceptions with their reasons. */
export interface Demands {
  readonly wanted: readonly string[];
  readonly excuses: Readonly<Record<string, string>>;
}

/**
 * Every seat count, every option value, and every action, event and ending that the game has words for: `messages` are
 * the keys of its catalogue, such as `event.rolled` or `ending.full`.
 */
export function demandsOf(game: AnyGame, messages: readonly string[]): string[] {
  const named = messages.flatMap((key) => {
    const [, kind, type] = /^(action|event|ending)\.(\w+)/.exec(key) ?? [];
    return kind ? [`${kind} ${type}`] : [];
  });
  return [...new Set([...seatCounts(game).map((seats) => `seats ${seats}`), ...optionsOf(game), ...named])];
}

/** Values other than the default, which every other game shows anyway. */
const optionsOf = (game: AnyGame): string[] =>
  Object.entries(game.options).flatMap(([name, option]) =>
    seatCounts(game)
      .flatMap((seats) => offeredValues(option, seats))
      .filter((value) => value !== option.default)
      .map((value) => `option ${name}=${value}`),
  );

/** Demands that are neither shown nor excused. */
export function unmet({ wanted, excuses }: Demands, goldens: readonly Golden[]): string[] {
  return wanted.filter((thing) => !(thing in excuses) && !goldens.some(({ shows }) => shows.has(thing)));
}

/** How new golden games are played. */
export interface GoldenPlan {
  readonly choose: (seed: number) => Choose;
  /** Games known to show something rare, or to be short. */
  readonly first: readonly GoldenSetup[];
}

const BY_CHANCE: GoldenPlan = { choose: bySeed, first: [] };
const SEEDS = 2_000;

/** Golden games for every demand not yet met: the first seeds at which it occurs. */
export function goldensFor(
  game: AnyGame,
  words: Words,
  demands: Demands,
  have: readonly Golden[] = [],
  { choose, first }: GoldenPlan = BY_CHANCE,
): Golden[] {
  const added: Golden[] = [];
  for (const setup of candidates(game, first)) {
    const missing = unmet(demands, [...have, ...added]);
    if (missing.length === 0) break;
    const golden = playGolden(game, words, setup, choose(setup.seed));
    if (missing.some((thing) => golden.shows.has(thing))) added.push(golden);
  }
  return added;
}

function* candidates(game: AnyGame, first: readonly GoldenSetup[]): Generator<GoldenSetup> {
  yield* first;
  for (let seed = 1; seed <= SEEDS; seed++) {
    for (const setup of setupsOf(game)) yield { ...setup, seed };
  }
}
