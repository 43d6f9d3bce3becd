import { type Drawer, drawer as ownDrawer } from '../../drawer.ts';

const KEY = 'taproom-question-clocks';
/** As many questions as may well be open at once, at tables left in the middle. */
const KEPT = 12;

type Kept = readonly [question: string, left: number];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function read(drawer: Drawer): Kept[] {
  try {
    const stored: unknown = JSON.parse(drawer.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** How many milliseconds a question has left, if its clock has run before. */
export const timeLeft = (question: string, drawer: Drawer = ownDrawer): number | undefined =>
  read(drawer).find(([id]) => id === question)?.[1];

/**
 * Keeps what is left, rather than the hour at which it ends: so a reload gives no fresh time, and none is lost while
 * nobody can see the question.
 */
export function keepTime(question: string, left: number, drawer: Drawer = ownDrawer): void {
  const others = read(drawer).filter(([id]) => id !== question);
  drawer.setItem(KEY, JSON.stringify([...others, [question, left]].slice(-KEPT)));
}

/** Names a question of a table; the round tells it from the same question asked again much later. */
export const clockName = (table: string, round: number, question: string): string => `${table} ${round} ${question}`;
