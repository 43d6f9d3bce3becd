import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { networksOf, type TrainingPlan, type TrainingReport, train } from '@taproom/bots';
import { fail, ok, type Result } from '@taproom/engine';
import { GAME_IDS } from '@taproom/games';
import { type Input, whole, word } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, misused, print } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { listed } from '../output/words.ts';
import { interruptible } from './interrupt.ts';

const BOTS = fileURLToPath(new URL('../../../bots/src/games/', import.meta.url));

interface Asked extends TrainingPlan {
  readonly file: string;
}

/** Lets a network of a game learn by playing, and writes its weights. */
export async function training(game: string | undefined, input: Input, io: Io): Promise<number> {
  const asked = readInput(game, input);
  if (!asked.ok) return misused(io, asked.error);
  const { file, ...plan } = asked.value;
  const bar = progressBar(io);
  const report = await interruptible((signal) =>
    train(plan, { signal, onProgress: (share, games, told) => bar.show(share, `${games} games; ${told}`) }),
  );
  bar.clear();
  await writeFile(file, report.text);
  print(io, ...lines(file, report));
  return EXIT.fine;
}

const lines = (file: string, { games, report }: TrainingReport): string[] => [
  `${file}: learnt from ${games} ${games === 1 ? 'game' : 'games'}`,
  report,
];

function readInput(game: string | undefined, input: Input): Result<Asked, string> {
  const learning = GAMES.filter((id) => networksOf(id).length > 0);
  if (game === undefined || !learning.some((id) => id === game)) {
    return fail(`The games with a network to train: ${listed(learning, 'and')}.`);
  }
  const networks = networksOf(game);
  const named = word(input, 'network') ?? networks[0]?.[0];
  const [network, lesson] = networks.find(([name]) => name === named) ?? [];
  if (network === undefined || lesson === undefined) {
    const names = networks.map(([name]) => name);
    return fail(`${game} has no network "${named}", but ${listed(names, 'and')}.`);
  }
  const games = whole(input, 'games', { least: 1, most: 100_000_000, otherwise: lesson.games });
  if (!games.ok) return games;
  const minutes = whole(input, 'minutes', { least: 1, most: 10_000, otherwise: 0 });
  if (!minutes.ok) return minutes;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const file = word(input, 'file') ?? join(BOTS, game, lesson.file);
  return ok({ game, network, games: games.value, minutes: minutes.value || undefined, seed: seed.value, file });
}

const GAMES: readonly string[] = GAME_IDS;
