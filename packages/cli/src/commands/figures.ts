import { gamesWith } from '../boards/index.ts';
import { whole } from '../input/input.ts';
import { misused } from '../output/output.ts';
import type { Command } from './command.ts';
import { measuredGame, tellMeasured, usualGames } from './measured.ts';

const GAMES = gamesWith('figures');

export const figuresCommand: Command = {
  name: 'figures',
  takes: ['<game>'],
  details: [
    ...GAMES.flatMap(({ part }) => part.help),
    'Ctrl+C ends early; what was played is printed, and nothing is written.',
  ],
  options: {
    games: { value: 'N', help: `how many games at each table; ${usualGames(GAMES)} unless given` },
    seed: { value: 'N', help: 'the seed of the dice, 1 unless given' },
    write: { help: 'keep the table as the one in the written rules' },
    json: { help: 'the table as one line of JSON' },
  },

  async run(input, io) {
    const game = measuredGame(input, GAMES, 'figures');
    if (!game.ok) return misused(io, game.error);
    const { part } = game.value;
    const games = whole(input, 'games', { least: 1, most: 100_000, otherwise: part.games });
    if (!games.ok) return misused(io, games.error);
    const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
    if (!seed.ok) return misused(io, seed.error);
    return tellMeasured(await part.measure({ games: games.value, seed: seed.value }, io), input, io);
  },
};
