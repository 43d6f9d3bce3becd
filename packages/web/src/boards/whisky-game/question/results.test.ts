import type { Settled, WhiskyEvent } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { freshResult, withSmuggled } from './results.ts';

const SETTLED: Settled = {
  seat: 0,
  distillery: 'oban',
  level: 'medium',
  question: 'm01',
  options: [0, 1, 2, 3],
  option: 2,
  right: 2,
};
const FACT = { en: 'It is so.', cs: 'Je to tak.', it: 'È così.' };
const ANSWERED: WhiskyEvent = { type: 'answered', seat: 0, question: 'm01', option: 2, right: 2, fact: FACT };
const TOOK: WhiskyEvent = { type: 'took', seat: 0, bottle: 'oban-3' };

test('a right answer comes with the bottle it brought', () => {
  expect(freshResult(SETTLED, [ANSWERED, TOOK])).toEqual({ settled: SETTLED, fact: FACT, bottle: 'oban-3' });
});

test('a question that brought nothing is a result too', () => {
  expect(freshResult(SETTLED, [ANSWERED, { type: 'round', round: 4 }])).toEqual({
    settled: SETTLED,
    fact: FACT,
    bottle: null,
  });
});

test('once somebody has gone on, the result is old', () => {
  const missed: WhiskyEvent = { type: 'missed', seat: 1, left: 0 };
  expect(freshResult(SETTLED, [ANSWERED, TOOK, missed])).toBeNull();
  expect(freshResult(SETTLED, [])).toBeNull();
  expect(freshResult(null, [ANSWERED])).toBeNull();
});

test('a bottle that is smuggled comes after the answer', () => {
  const result = { settled: SETTLED, fact: FACT, bottle: null };
  expect(withSmuggled(result, [TOOK])).toEqual({ settled: SETTLED, fact: FACT, bottle: 'oban-3' });
  expect(withSmuggled(result, [{ ...TOOK, seat: 1 }])).toBe(result);
  const wrong = { settled: { ...SETTLED, option: 0 }, fact: FACT, bottle: null };
  expect(withSmuggled(wrong, [TOOK])).toBe(wrong);
});
