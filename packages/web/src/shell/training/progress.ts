import { findOffer } from '@taproom/games/shelf';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

/** How exercises went the first time, by id. */
export type Attempts = Readonly<Record<string, 'right' | 'wrong'>>;

const key = (game: string): string => `taproom-training-${game}`;
const rulesOf = (game: string): number => findOffer(game)?.rules ?? 0;

interface Kept {
  readonly attempts: Attempts;
  /** Why what was kept does not count, or not all of it. */
  readonly lost?: 'damaged' | 'partly-damaged' | 'changed';
}

const isAttempt = (value: unknown): boolean => value === 'right' || value === 'wrong';

/** What is kept in this browser. Exercises of other rules were others. */
export function attemptsIn(game: string): Kept {
  const text = storage.getItem(key(game));
  if (text === null) return { attempts: {} };
  const kept = parseJson(text);
  if (!isFields(kept) || !isFields(kept['attempts'])) return { attempts: {}, lost: 'damaged' };
  if (kept['rules'] !== rulesOf(game)) return { attempts: {}, lost: 'changed' };
  const all = Object.entries(kept['attempts']);
  const whole = all.filter(([, value]) => isAttempt(value));
  const attempts = Object.fromEntries(whole) as Attempts;
  if (whole.length === all.length) return { attempts };
  return { attempts, lost: whole.length === 0 ? 'damaged' : 'partly-damaged' };
}

/** Keeps how an exercise went: only the first attempt counts. */
export function keepAttempt(game: string, id: string, isRight: boolean): void {
  const { attempts } = attemptsIn(game);
  if (attempts[id]) return;
  const more = { ...attempts, [id]: isRight ? 'right' : 'wrong' };
  storage.setItem(key(game), JSON.stringify({ rules: rulesOf(game), attempts: more }));
}
