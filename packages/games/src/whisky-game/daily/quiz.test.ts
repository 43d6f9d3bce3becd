import { describe, expect, test } from 'vitest';
import { dayAfter, FIRST_DAY } from '../../daily/day.ts';
import { rightOf } from '../questions/answers.ts';
import { LENGTH } from './length.ts';
import { markQuiz, settle } from './marking.ts';
import { quizOn } from './quiz.ts';

const DAY = '2026-11-18';
const days = (count: number): string[] => Array.from({ length: count }, (_, i) => dayAfter(FIRST_DAY, i));

describe('the quiz of a day', () => {
  test('has seven questions, from easy to hard, with four options each', () => {
    const quiz = quizOn(DAY);
    expect(quiz).toHaveLength(LENGTH);
    expect(quiz.map(({ level }) => level).join(' ')).toBe('easy easy easy medium medium hard hard');
    for (const { order } of quiz) expect(order.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('is the same for everyone, and another on another day', () => {
    expect(quizOn(DAY)).toEqual(quizOn(DAY));
    expect(quizOn(dayAfter(DAY, 1))).not.toEqual(quizOn(DAY));
  });

  test('asks nothing again before all of a level have been asked', () => {
    const easy = days(20).flatMap((day) => quizOn(day).filter(({ level }) => level === 'easy'));
    expect(new Set(easy.map(({ id }) => id)).size).toBe(60);
    const hard = days(30).flatMap((day) => quizOn(day).filter(({ level }) => level === 'hard'));
    expect(new Set(hard.map(({ id }) => id)).size).toBe(60);
  });

  test('is marked by the answer key', () => {
    const right = quizOn(DAY).map(({ id }) => rightOf(id));
    expect(markQuiz(DAY, right)).toBe(LENGTH);
    expect(markQuiz(DAY, [...right.slice(0, 4), ...right.slice(4).map((option) => (option + 1) % 4)])).toBe(4);
    const unanswered = [[], [9, -1, 0.5], right.map(() => 9), [...right, 0]];
    expect(unanswered.map((answers) => markQuiz(DAY, answers))).toEqual(unanswered.map(() => undefined));
    expect(right.map((_, at) => settle(DAY, at)?.right)).toEqual(right);
    expect(settle(DAY, LENGTH)).toBeUndefined();
  });
});
