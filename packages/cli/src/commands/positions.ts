import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasPositions, type PositionFile } from '@taproom/bots';
import { makeDailiesOnThreads, makeExercisesOnThreads } from '@taproom/bots/node';
import { fail, ok, type Result } from '@taproom/engine';
import { GAME_IDS, type GameId } from '@taproom/games';
import { type Input, whole, word } from '../input/input.ts';
import type { Io } from '../io.ts';
import { interruptible } from '../measuring/interrupt.ts';
import { EXIT, misused, print } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { listed } from '../output/words.ts';
import type { Command } from './command.ts';

const GAMES = fileURLToPath(new URL('../../../games/src/', import.meta.url));

export const positionsCommand: Command = {
  name: 'positions',
  takes: ['<game>'],
  details: [
    'Writes them into the folder of the game, over those that are there. The same seed makes the same ones; more of them',
    'begin with those there were. Ctrl+C ends early and keeps what was found.',
  ],
  options: {
    daily: { value: 'N', help: 'how many dailies, with their solutions' },
    exercises: { value: 'N', help: 'how many exercises, with what their moves are worth' },
    seed: { value: 'N', help: 'the seed of the games that bots play for it, 1 unless given' },
    threads: { value: 'N', help: 'how many tries at once; as many as there are cores unless given' },
    folder: { value: 'FOLDER', help: 'where to write, in a folder for each game; the project’s own unless given' },
  },

  async run(input, io) {
    const request = readInput(input);
    if (!request.ok) return misused(io, request.error);
    for (const what of KINDS) await make(what, request.value, io);
    return EXIT.fine;
  },
};

const MAKERS = { daily: makeDailiesOnThreads, exercises: makeExercisesOnThreads } as const;
type Kind = keyof typeof MAKERS;
const KINDS: readonly Kind[] = ['daily', 'exercises'];

interface Request {
  readonly game: GameId;
  /** None are made where it is 0. */
  readonly counts: Readonly<Record<Kind, number>>;
  readonly seed: number;
  readonly threads: number | undefined;
  readonly folder: string;
}

function readInput(input: Input): Result<Request, string> {
  const games = GAME_IDS.filter(hasPositions);
  const game = games.find((id) => id === input.words[0]);
  if (!game) return fail(`The games with positions are ${listed(games, 'and')}.`);
  const daily = whole(input, 'daily', { least: 1, most: 10_000, otherwise: 0 });
  if (!daily.ok) return daily;
  const exercises = whole(input, 'exercises', { least: 1, most: 10_000, otherwise: 0 });
  if (!exercises.ok) return exercises;
  if (daily.value + exercises.value === 0) return fail('How many? As in --daily 120 or --exercises 48.');
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const threads = whole(input, 'threads', { least: 1, most: 256, otherwise: 0 });
  if (!threads.ok) return threads;
  const counts = { daily: daily.value, exercises: exercises.value };
  return ok({
    game,
    counts,
    seed: seed.value,
    threads: threads.value || undefined,
    folder: word(input, 'folder') ?? GAMES,
  });
}

async function make(kind: Kind, { game, counts, seed, threads, folder }: Request, io: Io): Promise<void> {
  const count = counts[kind];
  if (count === 0) return;
  const bar = progressBar(io);
  const files = await interruptible((signal) =>
    MAKERS[kind](
      { game, count, seed },
      { signal, onProgress: (found, wanted, tries) => bar.show(found / wanted, `${found} in ${tries} tries`) },
      threads,
    ),
  );
  bar.clear();
  for (const file of files) await keep(join(folder, game, file.path), file, io);
}

async function keep(path: string, { text, rows }: PositionFile, io: Io): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  print(io, `${path}: ${rows}`);
}
