import { type Day, isAnswers, isDay, type QuizDaily } from '@taproom/games/daily';
import { findOffer } from '@taproom/games/shelf';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

const key = (game: string): string => `taproom-quiz-${game}`;
const rulesOf = (game: string): number => findOffer(game)?.rules ?? 0;

interface Kept {
  readonly answers: readonly number[];
  /** Why a quiz that was begun begins anew. */
  readonly lost?: 'damaged' | 'changed';
}

/** The answers given so far in a day's quiz; those of other days are forgotten. */
export function answersOf(game: string, day: Day, daily: QuizDaily): Kept {
  const text = storage.getItem(key(game));
  if (text === null) return { answers: [] };
  const kept = parseJson(text);
  if (!isFields(kept) || typeof kept['day'] !== 'string' || !isDay(kept['day']))
    return { answers: [], lost: 'damaged' };
  if (kept['day'] !== day) return { answers: [] };
  const { rules, answers } = kept;
  if (Number.isInteger(rules) && rules !== rulesOf(game)) return { answers: [], lost: 'changed' };
  return rules === rulesOf(game) && isAnswers(answers, daily) ? { answers } : { answers: [], lost: 'damaged' };
}

export const keepAnswers = (game: string, day: Day, answers: readonly number[]): void =>
  storage.setItem(key(game), JSON.stringify({ rules: rulesOf(game), day, answers }));
