import type { AnyGame, BaseState, Match } from '@taproom/engine';
import type { Notation } from '../text/game-text.ts';
import type { Lesson, LessonData, StepData } from './learning.ts';
import { type Line, playLine, playNamed } from './line.ts';

/** Where a step begins: the position to deal, and what was played since then without mistakes. */
export function lineTo(lesson: LessonData | Lesson, step: number): Line {
  const start = lesson.findLastIndex(({ from }, at) => at <= step && from !== undefined);
  const from = lesson[start]?.from;
  if (!from) throw new Error('a lesson begins with a position');
  return { ...from, moves: [...(from.moves ?? []), ...lesson.slice(start, step).flatMap(movesOf)] };
}

/** What a step plays: the first of the moves that count, and what follows. */
export const movesOf = ({ moves, after }: StepData): string[] => [...(moves?.slice(0, 1) ?? []), ...(after ?? [])];

/** Every position of a lesson, as it is at the beginning of each step. */
export const positionsOf = (game: AnyGame, notation: Notation, lesson: LessonData | Lesson): Match<BaseState>[] =>
  lesson.map((_, step) => playLine(game, notation, lineTo(lesson, step)));

/** Plays a step in one of the ways that count, and the rest of its chapter as shown; throws if a move is not legal. */
export function tryStep(
  game: AnyGame,
  notation: Notation,
  lesson: LessonData | Lesson,
  step: number,
  move: string | undefined,
): Match<BaseState> {
  const rest = lesson.slice(step + 1);
  const next = rest.findIndex(({ from }) => from !== undefined);
  const chapter = next < 0 ? rest : rest.slice(0, next);
  const own = move === undefined ? [] : [move];
  const names = [...own, ...(lesson[step]?.after ?? []), ...chapter.flatMap(movesOf)];
  const start = playLine(game, notation, lineTo(lesson, step));
  return names.reduce((match, name) => playNamed(game, notation, match, name), start);
}
