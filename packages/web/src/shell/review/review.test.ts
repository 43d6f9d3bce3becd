import type { Review, ReviewStep } from '@taproom/bots';
import { describe, expect, test } from 'vitest';
import { booksOf } from './books.ts';
import { courseOf, heightOf, lineOf, valuesAt } from './chart.ts';
import { gradeOf, judged, toldWhole } from './grade.ts';

const step = (entry: number, values: readonly number[], more: Partial<ReviewStep> = {}): ReviewStep => ({
  entry,
  seat: 0,
  action: { type: 'move' },
  values,
  luck: null,
  decision: null,
  ...more,
});

const review: Review = {
  unit: 'wins',
  opening: [0.5, 0.5],
  steps: [step(0, [0.4, 0.6]), step(1, [0.666, 0.334]), step(2, [1, 0])],
  result: [1, 0],
  totals: [
    { luck: 0.3333, loss: 0.1111, gifts: 0.2778, decisions: 2, mistakes: 1 },
    { luck: -0.3333, loss: 0.2778, gifts: 0.1111, decisions: 1, mistakes: 1 },
  ],
  turningPoints: [1],
};

describe('the books on show', () => {
  test.each([0, 1])('balance to the tenth for seat %i, whatever is rounded', (seat) => {
    const { opening, luck, loss, gifts, result } = booksOf(review, seat);
    expect(Math.round((opening + luck - loss + gifts) * 10)).toBe(Math.round(result * 10));
    expect(luck).toBeCloseTo((review.totals[seat]?.luck ?? 0) * 100, 0);
  });

  test('tell points as they are', () => {
    const alone: Review = {
      ...review,
      unit: 'points',
      opening: [120.26],
      result: [131],
      totals: [{ luck: 15.04, loss: 4.3, gifts: 0, decisions: 9, mistakes: 2 }],
    };
    expect(booksOf(alone, 0)).toEqual({ opening: 120.3, luck: 15, loss: 4.3, gifts: 0, result: 131 });
  });
});

describe('a grade', () => {
  test.each([
    [0, 'wins', 'fine'],
    [0.019, 'wins', 'fine'],
    [0.02, 'wins', 'inaccurate'],
    [0.05, 'wins', 'mistake'],
    [0.3, 'wins', 'blunder'],
    [0.9, 'points', 'fine'],
    [1, 'points', 'inaccurate'],
    [3, 'points', 'mistake'],
    [6, 'points', 'blunder'],
  ] as const)('of a loss of %f (%s) is %s', (loss, unit, grade) => {
    expect(gradeOf(loss, unit)).toBe(grade);
  });

  test('is given to decisions alone, and luck to whoever moved', () => {
    const decision = { best: { type: 'best' }, bestValue: 0.6, playedValue: 0.54, loss: 0.06 };
    expect(judged(step(0, [], { seat: 1, luck: [-0.09, 0.09], decision }), 'wins')).toEqual({
      grade: 'mistake',
      loss: 6,
      luck: 9,
    });
    expect(judged(step(0, []), 'wins')).toEqual({ grade: undefined, loss: 0, luck: 0 });
    expect(Object.is(toldWhole(-0.001, 'wins'), 0)).toBe(true);
  });
});

describe('the chart', () => {
  test('begins with the deal and ends with the result', () => {
    const course = courseOf(review, 3);
    expect(course.moments.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(course.moments.at(-1)?.values).toEqual([100, 0]);
    expect(lineOf(course, 0, 300, 100)).toBe('M0.0 50.0L100.0 60.0L200.0 33.4L300.0 0.0');
    expect(valuesAt(course, 1)).toEqual([40, 60]);
  });

  test('shows wins from none to all, and points as far as they went', () => {
    expect(courseOf(review, 3)).toMatchObject({ low: 0, high: 100, ticks: [0, 25, 50, 75, 100] });
    const points: Review = { ...review, unit: 'points', opening: [118], steps: [step(0, [131])], result: [127] };
    const course = courseOf(points, 2);
    expect(course).toMatchObject({ low: 115, high: 135 });
    expect([heightOf(course, 115), heightOf(course, 135)]).toEqual([0, 1]);
  });

  test('has room even where nothing ever changed', () => {
    const flat: Review = { ...review, unit: 'points', opening: [7], steps: [step(0, [7])], result: [7] };
    const course = courseOf(flat, 1);
    expect(course.high).toBeGreaterThan(course.low);
  });
});
