import { learningOf } from '../learning/index.ts';
import type { ExerciseTable, VerdictTable } from './training.ts';

/** A game's positions to train on. */
export const loadExercises = (game: string): Promise<ExerciseTable> => learningOf(game).training.exercises();

/** What their moves are worth: loaded when somebody has moved. */
export const loadVerdicts = (game: string): Promise<VerdictTable> => learningOf(game).training.verdicts();

export {
  type Exercise,
  type ExerciseTable,
  fromEasyToHard,
  GRADES,
  type Grade,
  gradeOf,
  judge,
  TRIES,
  type Verdict,
  type VerdictTable,
} from './training.ts';
