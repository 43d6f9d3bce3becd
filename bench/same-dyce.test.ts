import { fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { deal, MOVES, playDyceBoardgameIo } from './dyce-boardgame-io.ts';
import { proveSameDyce } from './same-dyce.ts';

test('the game for boardgame.io has the same moves, turns and scores as DYCE for the same dice and choices', () => {
  expect(() => proveSameDyce(30)).not.toThrow();
});

test('it refuses what is not open', () => {
  const dyce = deal(() => 1);
  const before = JSON.stringify(dyce);
  for (const [name, args] of [
    ['stock', [0, 1]],
    ['open', [12]],
    ['advertise', [3]],
    ['choose', [6]],
    ['done', []],
  ] as const)
    expect(
      MOVES[name]?.(dyce, () => 1, ...args),
      name,
    ).toBe('INVALID_MOVE');
  expect(JSON.stringify(dyce)).toBe(before);
});

test('boardgame.io plays it to the end', () => {
  expect(playDyceBoardgameIo(1, fastRng(1))).toBeGreaterThan(100);
});
