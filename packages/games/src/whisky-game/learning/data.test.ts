import { expect, it } from 'vitest';
import { gameOf } from '../../index.ts';
import { lineTo } from '../../learning/lesson.ts';
import { type Line, playLine } from '../../learning/line.ts';
import type { Settled } from '../state.ts';
import { notation } from '../text/notation.ts';
import type { WhiskyView } from '../view.ts';
import { data } from './data.ts';

const game = gameOf('whisky-game');

/** The questions that a line answers, and not by an expert. */
function answersIn(line: Line): Settled[] {
  const moves = line.moves ?? [];
  return moves.flatMap((move, at) => {
    if (!move.startsWith('answer ')) return [];
    const { state } = playLine(game, notation, { ...line, moves: moves.slice(0, at + 1) });
    return (game.view(state, 0) as WhiskyView).settled ?? [];
  });
}

const isRight = ({ option, right }: Settled): boolean => option === right;

it('tells pages no right answers but those that the lesson itself asks for', () => {
  const { lesson, figures } = data;
  const whole = lineTo(lesson, lesson.length - 1);
  const asked = lesson.filter(({ moves }) => moves?.[0]?.startsWith('answer ')).length;
  const told = new Set(
    answersIn(whole)
      .filter(isRight)
      .map(({ question }) => question),
  );
  expect(told.size).toBe(asked);
  const lines = [...lesson.flatMap(({ from }) => from ?? []), ...Object.values(figures).map(({ line }) => line)];
  for (const settled of lines.flatMap(answersIn)) if (isRight(settled)) expect(told).toContain(settled.question);
});
