import type { Settled, WhiskyEvent } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { freshResult } from './results.ts';

const SETTLED: Settled = {
  seat: 0,
  distillery: 'oban',
  level: 'medium',
  question: 'm01',
  options: [0, 1, 2, 3],
  option: 2,
  right: 2,
};
const ANSWERED: WhiskyEvent = { type: 'answered', seat: 0, question: 'm01', option: 2, right: 2 };
const TOOK: WhiskyEvent = { type: 'took', seat: 0, bottle: 'oban-3' };

test('a right answer comes with the bottle it brought', () => {
  expect(freshResult(SETTLED, [ANSWERED, TOOK])).toEqual({ settled: SETTLED, bottle: 'oban-3' });
});

test('a question that brought nothing is a result too', () => {
  expect(freshResult(SETTLED, [ANSWERED, { type: 'round', round: 4 }])).toEqual({ settled: SETTLED, bottle: null });
});

test('once somebody has gone on, the result is old', () => {
  const missed: WhiskyEvent = { type: 'missed', seat: 1, left: 0 };
  expect(freshResult(SETTLED, [ANSWERED, TOOK, missed])).toBeNull();
  expect(freshResult(SETTLED, [])).toBeNull();
  expect(freshResult(null, [ANSWERED])).toBeNull();
});
