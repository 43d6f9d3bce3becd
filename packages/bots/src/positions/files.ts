import { type GameId, gameOf } from '@taproom/games';
import type { Solution } from '@taproom/games/solutions';
import type { ExerciseTable } from '@taproom/games/training';
import type { Found } from './exercise.ts';
import type { Puzzle } from './maker.ts';

/** A file of a game's folder, as it is kept in the project: one row a line, so that a change shows what it changes. */
export interface PositionFile {
  /** From the game's folder on. */
  readonly path: string;
  readonly text: string;
  /** How many. */
  readonly rows: number;
}

type Rows = readonly string[];

const fileOf = (path: string, head: object, name: string, [open, close]: '[]' | '{}', rows: Rows): PositionFile => ({
  path,
  text: `${JSON.stringify(head).slice(0, -1)},"${name}":${open}\n${rows.join(',\n')}\n${close}}\n`,
  rows: rows.length,
});

const headOf = (id: GameId) => ({ rules: gameOf(id).rules });
const rowsOf = (rows: readonly object[]): Rows => rows.map((row) => JSON.stringify(row));

/** The days, and their solutions. */
export const dailyFiles = (id: GameId, puzzles: readonly Puzzle[]): PositionFile[] => [
  fileOf('daily/days.json', headOf(id), 'days', '[]', rowsOf(puzzles.map(({ line }) => line))),
  solutionFile(
    id,
    puzzles.map(({ solution }) => solution),
  ),
];

const solutionFile = (id: GameId, solutions: readonly Solution[]): PositionFile =>
  fileOf('daily/solutions.json', headOf(id), 'solutions', '[]', rowsOf(solutions));

/** A quiz has no days, and the same par on each. */
export const quizFiles = (id: GameId, par: number): PositionFile[] => [solutionFile(id, [{ par, moves: [] }])];

/** The exercises, and what their moves are worth. */
export function exerciseFiles(id: GameId, unit: ExerciseTable['unit'], found: readonly Found[]): PositionFile[] {
  const exercises = rowsOf(found.map(({ exercise }) => exercise));
  const verdicts = found.map(({ exercise, verdict }) => `"${exercise.id}":${JSON.stringify(verdict)}`);
  return [
    fileOf('training/exercises.json', { ...headOf(id), unit }, 'exercises', '[]', exercises),
    fileOf('training/verdicts.json', headOf(id), 'verdicts', '{}', verdicts),
  ];
}
