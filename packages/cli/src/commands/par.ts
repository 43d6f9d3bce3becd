import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BotSpec, makeBotSpec, parseBotSpec, type TrialReport } from '@taproom/bots';
import { fail, ok, type Result } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { BOARD_NAMES, type BoardName, type MeasuredPar, type ParTable } from '@taproom/games/six-sided-stout';
import type { Command } from '../command.ts';
import { flag, type Input, whole, word } from '../input.ts';
import { EXIT, misused, print, printJson } from '../output.ts';
import { columns, listed } from '../words.ts';
import { runTrialWithBar } from './solo-arena.ts';

const GAME = 'six-sided-stout';
const DEFAULT_GAMES = 200;
const FILE = fileURLToPath(new URL('../../../games/src/six-sided-stout/par.json', import.meta.url));

/** Gold is what the expert reaches every other time, silver three times in four, bronze nearly always. */
const MEDALS = { bronze: 5, silver: 25, gold: 50 } as const;

export const parCommand: Command = {
  name: 'par',
  takes: ['<game>'],
  summary: 'Lets the expert play alone and prints the scores for bronze, silver and gold on each board.',
  details: [
    'Gold is the score that the expert reaches in half of its games, silver in three of four, bronze in nineteen of',
    'twenty.',
  ],
  options: {
    games: { value: 'N', help: `how many games on each board, ${DEFAULT_GAMES} unless given` },
    seed: { value: 'N', help: 'the seed of the dice, 1 unless given' },
    bot: { value: 'BOT', help: 'who plays, the expert unless given' },
    threads: { value: 'N', help: 'how many games at once; as many as there are cores unless given' },
    write: { help: 'keep the table as the one that the game shows' },
    json: { help: 'the table as one line of JSON' },
  },

  async run(input) {
    const asked = readInput(input);
    if (!asked.ok) return misused(asked.error);
    const table = await measure(asked.value);
    if (flag(input, 'write')) await writeFile(FILE, `${JSON.stringify(table, null, 2)}\n`);
    if (flag(input, 'json')) printJson(table);
    else print(...lines(table));
    return EXIT.fine;
  },
};

interface Asked {
  readonly bot: BotSpec;
  readonly games: number;
  readonly seed: number;
  readonly threads: number | undefined;
}

function readInput(input: Input): Result<Asked, string> {
  const id = input.words[0] ?? '';
  if (id !== GAME) return fail(findGame(id) ? `${id} has no par. ${GAME} has.` : `The game with a par is ${GAME}.`);
  const given = word(input, 'bot') ?? 'expert';
  const bot = parseBotSpec(given, GAME);
  if (!bot.ok) return fail(`There is no bot "${given}". The bots are ${listed(bot.error.valid, 'and')}.`);
  const games = whole(input, 'games', { least: 1, most: 1_000_000, otherwise: DEFAULT_GAMES });
  if (!games.ok) return games;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const threads = whole(input, 'threads', { least: 1, most: 256, otherwise: 0 });
  if (!threads.ok) return threads;
  return ok({ bot: bot.value, games: games.value, seed: seed.value, threads: threads.value || undefined });
}

async function measure({ bot, games, seed, threads }: Asked): Promise<ParTable> {
  const boards: [BoardName, MeasuredPar][] = [];
  for (const board of BOARD_NAMES) {
    const report = await runTrialWithBar({ game: GAME, options: { board }, bot, games, seed }, threads);
    boards.push([board, parFrom(report)]);
  }
  return { bot: makeBotSpec(bot, GAME), seed, boards: Object.fromEntries(boards) as ParTable['boards'] };
}

function parFrom({ games, mean, percentiles }: TrialReport): MeasuredPar {
  const at = (percent: number): number => percentiles[percent] as number;
  const [bronze, silver, gold] = [at(MEDALS.bronze), at(MEDALS.silver), at(MEDALS.gold)];
  return { bronze, silver, gold, games, mean: Math.round(mean * 10) / 10 };
}

function lines({ bot, seed, boards }: ParTable): string[] {
  const rows = Object.entries(boards).map(([board, { bronze, silver, gold, games, mean }]) =>
    [board, bronze, silver, gold, mean.toFixed(1), games].map(String),
  );
  return [
    `Par of ${GAME}: ${bot}, seed ${seed}`,
    ...columns([['board', 'bronze', 'silver', 'gold', 'mean', 'games'], ...rows]).map((line) => `  ${line}`),
  ];
}
