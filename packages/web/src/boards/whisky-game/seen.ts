import { QUESTIONS, type QuestionId, seenWord } from '@taproom/games/whisky-game';
import { type Drawer, drawer as ownDrawer } from '../../drawer.ts';

const KEY = 'taproom-questions-seen';
/** Older ones count as new again: two thirds of all questions are held back at most. */
const KEPT = 120;

/** The questions this browser's players have met lately, the latest last. What cannot be read was never seen. */
export function seenLately(drawer: Drawer = ownDrawer): QuestionId[] {
  try {
    const stored: unknown = JSON.parse(drawer.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes that a question was shown. */
export function noteSeen(question: QuestionId, drawer: Drawer = ownDrawer): void {
  const others = seenLately(drawer).filter((id) => id !== question);
  drawer.setItem(KEY, JSON.stringify([...others, question].slice(-KEPT)));
}

/** The options of a new table: questions met lately come last there. */
export const withSeen = (
  options: Readonly<Record<string, string>>,
  drawer: Drawer = ownDrawer,
): Readonly<Record<string, string>> => {
  const all = QUESTIONS.map(({ id }) => id);
  return { ...options, seen: seenWord(all, seenLately(drawer)) };
};
