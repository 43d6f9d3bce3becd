import type { Day } from '@taproom/games/daily';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

const key = (game: string): string => `taproom-quiz-${game}`;

/** The answers given so far in a day's quiz; those of other days are forgotten. */
export function answersOf(game: string, day: Day): readonly number[] {
  const kept = parseJson(storage.getItem(key(game)) ?? '');
  if (!isFields(kept) || kept['day'] !== day || !Array.isArray(kept['answers'])) return [];
  return kept['answers'].filter(Number.isInteger);
}

export const keepAnswers = (game: string, day: Day, answers: readonly number[]): void =>
  storage.setItem(key(game), JSON.stringify({ day, answers }));
