import { parseBotSpec } from '@taproom/bots';
import { fail, ok, type Result } from '@taproom/engine';
import type { Measurement, ParRequest } from '../boards/face.ts';
import { gamesWith } from '../boards/index.ts';
import { type Input, whole, word } from '../input/input.ts';
import { misused } from '../output/output.ts';
import { listed } from '../output/words.ts';
import type { Command } from './command.ts';
import { measuredGame, tellMeasured, usualGames } from './measured.ts';

const GAMES = gamesWith('par');

export const parCommand: Command = {
  name: 'par',
  takes: ['<game>'],
  details: GAMES.flatMap(({ part }) => part.help),
  options: {
    games: { value: 'N', help: `how many games on each board or from each start; ${usualGames(GAMES)} unless given` },
    seed: { value: 'N', help: 'the seed of the dice, 1 unless given' },
    bot: { value: 'BOT', help: 'who plays, the expert unless given' },
    threads: { value: 'N', help: 'how many games at once; as many as there are cores unless given' },
    write: { help: 'keep the table as the one that the game and its written rules show' },
    json: { help: 'the table as one line of JSON' },
  },

  async run(input, io) {
    const request = readInput(input);
    if (!request.ok) return misused(io, request.error);
    const { part, ...asked } = request.value;
    return tellMeasured(await part.measure(asked, io), input, io);
  },
};

interface Asked extends ParRequest {
  readonly part: Measurement<ParRequest>;
}

function readInput(input: Input): Result<Asked, string> {
  const game = measuredGame(input, GAMES, 'a par');
  if (!game.ok) return game;
  const { id, part } = game.value;
  const given = word(input, 'bot') ?? 'expert';
  const bot = parseBotSpec(given, id);
  if (!bot.ok) return fail(`There is no bot "${given}". The bots are ${listed(bot.error.valid, 'and')}.`);
  const games = whole(input, 'games', { least: 1, most: 1_000_000, otherwise: part.games });
  if (!games.ok) return games;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const threads = whole(input, 'threads', { least: 1, most: 256, otherwise: 0 });
  if (!threads.ok) return threads;
  return ok({ part, bot: bot.value, games: games.value, seed: seed.value, threads: threads.value || undefined });
}
