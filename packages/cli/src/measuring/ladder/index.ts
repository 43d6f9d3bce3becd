import { type AnyGame, ok, type Result, seatCounts } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import { choose } from '../../input/choose-game.ts';
import { flag, type Input, whole, word } from '../../input/input.ts';
import type { Io } from '../../io.ts';
import { EXIT, misused, print, printJson } from '../../output/output.ts';
import { columns } from '../../output/words.ts';
import { interruptible } from '../interrupt.ts';
import { difficultyIn } from '../solo-arena.ts';
import { keepLadder, keptLadder, type Ladder } from './kept.ts';
import { aloneRows, stepRows, writeOnPage } from './page.ts';
import { climb, type LadderPlan } from './run.ts';

export const DEFAULT_LADDER_GAMES = 400;

/** With more seats the steps say nothing new. */
const MOST_SEATS = 4;

interface Asked extends LadderPlan {
  readonly empty: Ladder;
}

/** Measures every level of a game against the one below, prints it, and writes it on the page about bots. */
export async function ladder(input: Input, threads: number | undefined, io: Io): Promise<number> {
  const asked = readInput(input, threads);
  if (!asked.ok) return misused(io, asked.error);
  const { empty, ...plan } = asked.value;
  const keep = async (known: Ladder): Promise<void> => {
    await keepLadder(known);
    await writeOnPage(known);
  };
  const known = await keptLadder(empty);
  const measured = await interruptible((signal) => climb(known, { ...plan, io, signal, keep }));
  if (flag(input, 'json')) printJson(io, measured);
  else print(io, ...lines(measured));
  return EXIT.fine;
}

function readInput(input: Input, threads: number | undefined): Result<Asked, string> {
  const choice = choose(input);
  if (!choice.ok) return choice;
  const { game, seats, options } = choice.value;
  const games = whole(input, 'games', { least: 1, most: 1_000_000, otherwise: DEFAULT_LADDER_GAMES });
  if (!games.ok) return games;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const counts = word(input, 'seats') === undefined ? countsOf(game) : [seats];
  return ok({
    empty: { game: game.id as GameId, rules: game.rules, seed: seed.value, steps: [], alone: [] },
    counts,
    games: games.value,
    threads,
    isAnew: flag(input, 'again'),
    options,
    difficulty: difficultyOf(game),
  });
}

/** Two and more first: alone there is nobody to beat. */
const countsOf = (game: AnyGame): number[] => {
  const counts = seatCounts(game).filter((seats) => seats <= MOST_SEATS);
  return [...counts.filter((seats) => seats > 1), ...counts.filter((seats) => seats === 1)];
};

function difficultyOf({ id, options }: AnyGame): LadderPlan['difficulty'] {
  const option = difficultyIn(id);
  return option === undefined ? undefined : { option, values: options[option]?.values ?? [] };
}

function lines(ladder: Ladder): string[] {
  const counts = [...new Set(ladder.steps.map(({ seats }) => seats))].sort();
  const tables = [
    ...counts.map((seats) => [`${ladder.game}, ${seats} seats`, stepRows(ladder, seats)] as const),
    [`${ladder.game} alone`, aloneRows(ladder)] as const,
  ];
  return tables.flatMap(([heading, rows]) =>
    rows.length === 0 ? [] : [heading, ...columns(rows).map((line) => `  ${line}`)],
  );
}
