import { storage as ownStorage, type SmallStorage } from '../../../kit/browser/storage.ts';

const KEY = 'taproom-question-clocks';
/** As many questions as are likely to be open at once, at tables left half-way. */
const KEPT = 12;

type Kept = readonly [question: string, left: number];

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function read(storage: SmallStorage): Kept[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** How many milliseconds a question has left, if its clock has run before. */
export const timeLeft = (question: string, storage: SmallStorage = ownStorage): number | undefined =>
  read(storage).find(([id]) => id === question)?.[1];

/**
 * Stores the time left rather than the deadline: a reload gives no extra time, and none is lost while nobody can see
 * the question.
 */
export function keepTime(question: string, left: number, storage: SmallStorage = ownStorage): void {
  const others = read(storage).filter(([id]) => id !== question);
  storage.setItem(KEY, JSON.stringify([...others, [question, left]].slice(-KEPT)));
}

/** Identifies a question at a table; the round distinguishes it from the same question asked again much later. */
export const clockName = (table: string, round: number, question: string): string => `${table} ${round} ${question}`;
