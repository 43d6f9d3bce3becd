import { findOffer, GAME_IDS, isGameId } from '@taproom/games/shelf';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

/** How far somebody has come in a lesson. */
export interface Progress {
  /** The step to go on with. */
  readonly step: string;
  readonly isDone: boolean;
}

/** What is kept of a lesson in this browser; `changed` if the game's rules have changed since. */
export type Kept = Progress | 'none' | 'damaged' | 'changed';

const key = (game: string): string => `taproom-lesson-${game}`;
const rulesOf = (game: string): number => findOffer(game)?.rules ?? 0;

export function keepProgress(game: string, { step, isDone }: Progress): void {
  storage.setItem(key(game), JSON.stringify({ rules: rulesOf(game), step, isDone }));
}

export function progressIn(game: string): Kept {
  const text = storage.getItem(key(game));
  if (text === null) return 'none';
  const kept = parseJson(text);
  if (!isFields(kept)) return 'damaged';
  const { rules, step, isDone } = kept;
  if (typeof step !== 'string' || typeof isDone !== 'boolean') return 'damaged';
  return rules === rulesOf(game) ? { step, isDone } : 'changed';
}

const OFFERED = 'taproom-lessons-offered';
const offered = (): string[] => (storage.getItem(OFFERED) ?? '').split(' ').filter(isGameId);

/** Whether the lesson should be offered at the table: once, to somebody who has neither seen it nor turned it down. */
export const isLessonDue = (game: string): boolean =>
  progressIn(game) === 'none' && !offered().some((id) => id === game);

/** Remembers that a lesson has been offered. */
export function keepOffered(game: string): void {
  const before = offered();
  storage.setItem(OFFERED, GAME_IDS.filter((id) => id === game || before.includes(id)).join(' '));
}
