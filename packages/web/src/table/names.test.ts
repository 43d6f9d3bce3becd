import { expect, test } from 'vitest';
import { isMyWin, peopleOf } from './names.ts';
import { outcome } from './testing/snapshot.ts';

test('whoever has won alone is told so, if nobody else looks at the screen', () => {
  const won = outcome({ places: [2, 1] });
  expect(isMyWin(won, [1])).toBe(true);
  expect([isMyWin(won, [0]), isMyWin(won, [0, 1]), isMyWin(won, [])]).toEqual([false, false, false]);
  expect(isMyWin(outcome({ places: [1, 1, 3] }), [0])).toBe(false);
});

test('bots are not among the people', () => {
  const seats = [
    { kind: 'bot', level: 'guest' },
    { kind: 'human', name: 'Anna' },
  ] as const;
  expect(peopleOf({ game: 'dice-box', options: {}, seats })).toEqual([1]);
});
