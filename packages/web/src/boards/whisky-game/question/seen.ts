import { QUESTIONS, type QuestionId, seenWord } from '@taproom/games/whisky-game/shown';
import { storage as ownStorage, type SmallStorage } from '../../../kit/browser/storage.ts';

const KEY = 'taproom-questions-seen';
/** Older ones count as new again, so that at most two thirds of all questions are held back. */
const KEPT = 160;

/** The questions this browser's players have met lately, latest last. Unreadable data counts as none. */
export function seenLately(storage: SmallStorage = ownStorage): QuestionId[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteSeen(question: QuestionId, storage: SmallStorage = ownStorage): void {
  const others = seenLately(storage).filter((id) => id !== question);
  storage.setItem(KEY, JSON.stringify([...others, question].slice(-KEPT)));
}

/** A new table's options, with recent questions put last. */
export const withSeen = (
  options: Readonly<Record<string, string>>,
  storage: SmallStorage = ownStorage,
): Readonly<Record<string, string>> => {
  const all = QUESTIONS.map(({ id }) => id);
  return { ...options, seen: seenWord(all, seenLately(storage)) };
};
