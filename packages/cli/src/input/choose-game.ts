import { type AnyGame, fail, must, ok, parseOptions, type Result, type SetupError, seatCounts } from '@taproom/engine';
import { findGame, GAME_IDS } from '@taproom/games';
import { listed } from '../output/words.ts';
import { type Input, word, words } from './input.ts';

/** A game, the number of seats and the options. */
export interface Choice {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Record<string, string>;
}

/** The command-line options for seats and a game's own options. */
export const SEATS_OPTION = { value: 'N', help: 'how many play; the fewest the game allows unless given' } as const;
export const GAME_OPTION = {
  value: 'NAME=VALUE',
  help: 'an option of the game, as listed by taproom games; may be repeated',
  repeated: true,
} as const;

/** The game of a name, or a sentence with the names there are. */
export function chooseGame(id: string | undefined): Result<AnyGame, string> {
  const valid = `The games are ${listed(GAME_IDS, 'and')}.`;
  if (id === undefined) return fail(`Which game? ${valid}`);
  const game = findGame(id);
  return game ? ok(game) : fail(`There is no game "${id}". ${valid}`);
}

/** Game, seats and options from the input, or a sentence with the valid ones. */
export function choose(input: Input): Result<Choice, string> {
  const game = chooseGame(input.words[0]);
  if (!game.ok) return game;
  const given = word(input, 'seats') ?? String(game.value.seats.min);
  const seats = seatCounts(game.value).find((count) => String(count) === given);
  const pairs = optionPairs(words(input, 'option'));
  if (!pairs.ok) return pairs;
  const options = parseOptions(game.value, seats ?? given, pairs.value);
  if (!options.ok) return fail(setupSentence(game.value, options.error));
  return ok({ game: game.value, seats: must(seats), options: options.value });
}

function optionPairs(given: readonly string[]): Result<Record<string, string>, string> {
  const bad = given.find((pair) => !/^[^=]+=./.test(pair));
  if (bad !== undefined) return fail(`--option takes a name and a value, as in colours=one, not "${bad}".`);
  return ok(
    Object.fromEntries(given.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
  );
}

/** The options with a choice of values; the others are filled in by the table. */
export const openOptions = ({ options }: AnyGame): string[] =>
  Object.keys(options).filter((name) => (options[name]?.values.length ?? 0) > 1);

/** What is wrong with a set-up, and what would be valid. */
export function setupSentence(game: AnyGame, error: SetupError): string {
  const { title } = game;
  switch (error.code) {
    case 'bad-seats':
      return `${title} is for ${listed(error.valid)} players, not ${String(error.given)}.`;
    case 'unknown-option':
      return `${title} has no option "${error.option}". Its options are ${listed(openOptions(game), 'and')}.`;
    case 'bad-value':
      return `The option ${error.option} can be ${listed(error.valid)} here, not "${String(error.given)}".`;
  }
}
