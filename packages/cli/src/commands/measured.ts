import { fail, ok, type Result } from '@taproom/engine';
import { findGame, type GameId } from '@taproom/games';
import type { Measured } from '../boards/face.ts';
import { flag, type Input } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, print, printJson } from '../output/output.ts';
import { listed } from '../output/words.ts';

interface Game {
  readonly id: GameId;
}

/** The game that was asked for, among those for which something can be measured; or a sentence with those. */
export function measuredGame<G extends Game>(input: Input, games: readonly G[], what: string): Result<G, string> {
  const id = input.words[0] ?? '';
  const game = games.find((one) => one.id === id);
  if (game) return ok(game);
  const valid = listed(
    games.map((one) => one.id),
    'and',
  );
  const isOne = games.length === 1;
  if (!findGame(id)) return fail(`The ${isOne ? 'game' : 'games'} with ${what} ${isOne ? 'is' : 'are'} ${valid}.`);
  return fail(`${id} has no ${what.replace(/^a /, '')}; ${valid} ${isOne ? 'has' : 'have'}.`);
}

/** `200 in one-game, 400 in another`. */
export const usualGames = (games: readonly (Game & { readonly part: { readonly games: number } })[]): string =>
  listed(
    games.map(({ id, part }) => `${part.games} in ${id}`),
    'and',
  );

/** Prints what was measured, and keeps it where that is asked for. */
export async function tellMeasured({ table, lines, keep }: Measured, input: Input, io: Io): Promise<number> {
  if (flag(input, 'json')) printJson(io, table);
  else print(io, ...lines);
  const trouble = flag(input, 'write') ? await keep() : undefined;
  return trouble === undefined ? EXIT.fine : failed(io, trouble);
}
