import { faceOf } from '../games/index.ts';
import type { Thought } from './thought.ts';
import { type Advice, adviceOf } from './told.ts';

/** The same for those who know the game. */
export const adviceIn = (thought: Thought, game: string, isForced: boolean): Advice | undefined =>
  adviceOf({ ...thought, unit: faceOf(game).unit }, isForced);
