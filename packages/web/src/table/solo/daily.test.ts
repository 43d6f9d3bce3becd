import { expect, test } from 'vitest';
import { dailyPlan, hasDaily } from './daily.ts';

const ANNA = { kind: 'human', name: 'Anna' } as const;

test('games that teach something have a daily', () => {
  expect(['dice-box', 'chess'].map(hasDaily)).toEqual([true, false]);
});

test('a daily is played alone, or against a rival who is called by how it plays', () => {
  expect(dailyPlan('dyce', '2026-11-15', { seats: 1, seed: 1, options: { startDie: '2' } }, ANNA)).toEqual({
    game: 'dyce',
    options: { startDie: '2' },
    seats: [ANNA],
    daily: '2026-11-15',
  });
  const { seats } = dailyPlan('dice-box', '2026-11-15', { seats: 2, seed: 1 }, ANNA);
  expect(seats).toEqual([ANNA, { kind: 'bot', level: 'landlord' }]);
});
