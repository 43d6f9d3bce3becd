import { type BotSpec, fitOdds, hasOdds, type OddsReport } from '@taproom/bots';
import { choose, GAME_OPTION, SEATS_OPTION } from '../input/choose-game.ts';
import { flag, type Input, whole } from '../input/input.ts';
import type { Io } from '../io.ts';
import { training } from '../measuring/training.ts';
import { EXIT, misused, print, printJson } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { columns } from '../output/words.ts';
import type { Command } from './command.ts';

const DEFAULT_GAMES = 300;
/** Players of different strength, as people are; neither takes long. */
const BOTS: readonly BotSpec[] = [{ kind: 'greedy' }, { kind: 'expert', budget: { iterations: 24 } }];

export const labCommand: Command = {
  name: 'lab',
  takes: ['[train]', '<game>'],
  details: [
    'Bots of two strengths play each other, and the scale is found by which their ends are least surprising. The numbers stand in',
    'the odds.ts of the game’s face.',
    'With train, a network of the game learns by playing what positions are worth, and its weights are written into the folder',
    'of the game’s bots, over those that are there. The same games and seed teach the same. Ctrl+C ends early and writes what',
    'was learnt.',
  ],
  options: {
    games: { value: 'N', help: `how many games, ${DEFAULT_GAMES} or what the network takes unless given` },
    seats: SEATS_OPTION,
    seed: { value: 'N', help: 'the seed of the games, 1 unless given' },
    option: GAME_OPTION,
    network: { value: 'NAME', help: 'with train: which network, where a game has several' },
    minutes: { value: 'N', help: 'with train: no longer than this' },
    file: { value: 'FILE', help: 'with train: where to write; the game’s own file unless given' },
    json: { help: 'the result as one line of JSON' },
  },

  run(input, io) {
    const [verb, game] = input.words;
    return verb === 'train' ? training(game, input, io) : odds(input, io);
  },
};

async function odds(input: Input, io: Io): Promise<number> {
  const choice = choose(input);
  if (!choice.ok) return misused(io, choice.error);
  const { game, seats, options } = choice.value;
  if (!hasOdds(game.id) || seats < 2)
    return misused(io, `${game.title} has no odds to be measured with ${seats} seats.`);
  const games = whole(input, 'games', { least: 1, most: 1_000_000, otherwise: DEFAULT_GAMES });
  if (!games.ok) return misused(io, games.error);
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return misused(io, seed.error);
  const bar = progressBar(io);
  const plan = { game: game.id, seats, options, bots: BOTS, games: games.value, seed: seed.value };
  const report = await fitOdds(plan, (done) => bar.show(done / games.value, `${done} games`));
  bar.clear();
  if (flag(input, 'json')) printJson(io, { game: game.id, seats, seed: seed.value, games: games.value, ...report });
  else print(io, ...lines(report));
  return EXIT.fine;
}

const lines = ({ scale: [end, begin], positions, surprise, surpriseIfEqual }: OddsReport): string[] =>
  columns([
    ['scale', `${end.toFixed(2)} at the end, ${begin.toFixed(2)} at the beginning`],
    ['positions', `${positions}`],
    ['surprise', `${surprise.toFixed(3)} bits; ${surpriseIfEqual.toFixed(3)} if all seats were equal`],
  ]);
