// The solutions of the dailies, for servers and the terminal. No file of the client may hold them: nobody is to find the
// best line in the browser before having played. The import arrow and the build enforce this.
import { type Day, placeOf } from '../daily/index.ts';
import type { GameId } from '../ids.ts';

/** A day's solution. */
export interface Solution {
  /** What a strong bot reached. */
  readonly par: number;
  /** How: the moves from the day's position on, everybody's, in notation. */
  readonly moves: readonly string[];
}

/** The solutions of a game's dailies, in the order of its positions. */
export interface SolutionTable {
  /** The rules they were made for. */
  readonly rules: number;
  readonly solutions: readonly Solution[];
}

/** All solutions of a game's dailies. They are found by name, since no bundler has to know them. */
export async function loadSolutions(game: GameId): Promise<SolutionTable> {
  const file: { readonly default: SolutionTable } = await import(`../${game}/daily/solutions.json`, {
    with: { type: 'json' },
  });
  return file.default;
}

/** A day's solution. */
export async function solutionOn(day: Day, game: GameId): Promise<Solution> {
  const { solutions } = await loadSolutions(game);
  const solution = solutions[placeOf(day, solutions)];
  if (!solution) throw new Error(`${game} has no solutions`);
  return solution;
}
