import { type AnyGame, must, offeredValues, seatCounts } from '@taproom/engine';
import { games } from '@taproom/games';
import { LEVELS, nameAt, rungOf } from '@taproom/games/persons';
import { type GameText, loadGameText } from '@taproom/games/text';
import { openOptions } from '../input/choose-game.ts';
import { flag } from '../input/input.ts';
import { EXIT, print, printJson, widthOf } from '../output/output.ts';
import { listed, rowsWithin, wrapped } from '../output/words.ts';
import type { Command } from './command.ts';

export const gamesCommand: Command = {
  name: 'games',
  takes: [],
  details: [],
  options: { json: { help: 'the list as one line of JSON' } },

  async run(input, io) {
    if (flag(input, 'json')) printJson(io, games.map(summaryOf));
    else for (const game of games) print(io, ...describe(game, await loadGameText(game.id, 'en'), widthOf(io)), '');
    return EXIT.fine;
  },
};

const summaryOf = (game: AnyGame) => ({
  id: game.id,
  title: game.title,
  rules: game.rules,
  seats: seatCounts(game),
  options: Object.fromEntries(openOptions(game).map((name) => [name, valuesOf(game, name)])),
  bots: Object.fromEntries(LEVELS.map((level) => [level, nameAt(game.id, level)])),
});

function valuesOf({ options }: AnyGame, name: string) {
  const option = must(options[name]);
  return { values: option.values, default: option.default };
}

function describe(game: AnyGame, text: GameText, width: number): string[] {
  const counts = seatCounts(game).map(String);
  return [
    ...wrapped(`${game.id}  ${text.title}, rules ${game.rules}, for ${listed(counts)} players. ${text.tagline}`, width),
    ...rowsWithin(
      openOptions(game).flatMap((name) => optionRows(game, text, name)),
      width,
    ),
    ...rowsWithin([['  bots', `from 1, the weakest, to ${LEVELS.length}`], ...personRows(game, text)], width),
  ];
}

const personRows = (game: AnyGame, text: GameText): (readonly [string, string])[] =>
  LEVELS.map((level) => [`    ${level}`, `${rungOf(level)}  ${nameAt(game.id, level)}. ${text.person(level)}`]);

const playersOf = (counts: readonly number[]): string =>
  `${listed(counts.map(String))} ${counts.at(-1) === 1 ? 'player' : 'players'}`;

function optionRows(game: AnyGame, text: GameText, name: string): (readonly [string, string])[] {
  const option = must(game.options[name]);
  const values = option.values.map((value) => {
    const { label, help } = text.optionValue(name, value);
    const counts = seatCounts(game).filter((seats) => offeredValues(option, seats).includes(value));
    const limits = counts.length === seatCounts(game).length ? '' : ` (${playersOf(counts)})`;
    return [
      `    ${name}=${value}`,
      `${label}${value === option.default ? ', unless said otherwise' : ''}: ${help}${limits}`,
    ] as const;
  });
  return [[`  ${name}`, text.option(name).help], ...values];
}
