import { type DayResult as Achieved, type Day, type ReadResults, readResults } from '@taproom/games/daily';
import { parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

/** How a day went, and what the server said of it. */
export interface DayResult extends Achieved {
  /** Once the server has shown it: what a strong bot reached, and how. */
  readonly solution?: { readonly par: number; readonly moves: readonly string[] };
  /** Whether the server has it. */
  readonly isEntered?: boolean;
}

const key = (game: string): string => `taproom-daily-${game}`;

/** What is kept in this browser; what cannot be read is left out, and `isDamaged` says so. */
export const resultsOf = (game: string): ReadResults<DayResult> =>
  readResults(parseJson(storage.getItem(key(game)) ?? '{}'));

/** Keeps a result, or more about one. */
export function keepResult(game: string, day: Day, result: DayResult): void {
  storage.setItem(key(game), JSON.stringify({ ...resultsOf(game).results, [day]: result }));
}
