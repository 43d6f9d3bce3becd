import type { Daily } from '../daily/daily.ts';
import * as diceBox from '../dice-box/learning/index.ts';
import * as diceBrewing from '../dice-brewing/learning/index.ts';
import * as dyce from '../dyce/learning/index.ts';
import { type GameId, isGameId } from '../ids.ts';
import * as sixSidedStout from '../six-sided-stout/learning/index.ts';
import type { Language } from '../text/format.ts';
import type { Training } from '../training/training.ts';
import * as whiskyGame from '../whisky-game/learning/index.ts';
import type { Learning } from './learning.ts';

/** How a game is learnt and practised: lesson, summary and figures; the daily; positions to train on. */
export interface LearningFace {
  /** Loaded on demand, with its words. */
  learn(language: Language): Promise<Learning>;
  readonly daily: Daily;
  readonly training: Training;
}

/** A game that teaches nothing yet has none. */
const LEARNING: Readonly<Record<GameId, LearningFace | null>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export const findLearning = (game: string): LearningFace | null => (isGameId(game) ? LEARNING[game] : null);

/** The same for a game that is known to teach something. */
export function learningOf(game: string): LearningFace {
  const face = findLearning(game);
  if (!face) throw new Error(`nothing teaches the game ${game}`);
  return face;
}

/** What a game teaches, loaded on demand with its words. */
export const loadLearning = (game: string, language: Language): Promise<Learning> => learningOf(game).learn(language);

export type { Figure, Learning, Lesson, Pointer, Step, Summary, SummaryBox } from './learning.ts';
export { SUMMARY_BOXES } from './learning.ts';
export { lineTo, movesOf } from './lesson.ts';
export { type Line, moveNamed, playLine, playNamed } from './line.ts';
