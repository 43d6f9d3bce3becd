import {
  type DayResult as Achieved,
  type Daily,
  type Day,
  isScore,
  type ReadResults,
  readResults,
} from '@taproom/games/daily';
import { findLearning } from '@taproom/games/learning';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

/** How a day went, and what the server said of it. */
export interface DayResult extends Achieved {
  /** Once the server has shown it: what a strong bot reached, and how. */
  readonly solution?: { readonly par: number; readonly moves: readonly string[] };
  /** Whether the server has it. */
  readonly isEntered?: boolean;
}

const key = (game: string): string => `taproom-daily-${game}`;

/** Where a store that was damaged lies, so that nothing is lost that somebody could still make out. */
const asideKey = (game: string): string => `${key(game)}-damaged`;

/** What is kept in this browser; what cannot be read is left out, and `lost` says how much that is. */
export function resultsOf(game: string): ReadResults<DayResult> {
  const text = storage.getItem(key(game));
  const daily = findLearning(game)?.daily;
  if (text === null || !daily) return { results: {}, lost: 'none' };
  const { results, lost } = readResults(parseJson(text), daily);
  const whole = Object.entries(results).map(([day, result]) => [day, withServed(result, daily)]);
  return { results: Object.fromEntries(whole), lost };
}

/** A result with what the server said of it, as far as that is whole: the rest can be asked for again. */
function withServed(result: DayResult, daily: Daily): DayResult {
  const { solution, isEntered, ...achieved } = result;
  return {
    ...achieved,
    ...(isSolution(solution, daily) && { solution }),
    ...(isEntered === true && { isEntered }),
  };
}

const isSolution = (value: unknown, daily: Daily): boolean =>
  isFields(value) &&
  isScore(value['par'], daily) &&
  Array.isArray(value['moves']) &&
  value['moves'].every((move) => typeof move === 'string');

/** Drops what the server said of the best line, so that it is asked for again. */
export function forgetSolution(game: string, day: Day): void {
  const kept = resultsOf(game).results[day];
  if (!kept) return;
  const { solution: _dropped, ...result } = kept;
  keepResult(game, day, result);
}

/** Keeps a result, or more about one. A damaged store is set aside first. */
export function keepResult(game: string, day: Day, result: DayResult): void {
  const { results, lost } = resultsOf(game);
  if (lost !== 'none') storage.setItem(asideKey(game), storage.getItem(key(game)) ?? '');
  storage.setItem(key(game), JSON.stringify({ ...results, [day]: result }));
}
