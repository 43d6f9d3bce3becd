import { anyGame, fastRng } from '@taproom/engine';
import { dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { actCasually } from '../../thinking/casual.ts';
import { dycePosition } from './testing/position.ts';

test('in DYCE one who acts at random rests about every other time', () => {
  const rng = fastRng(1);
  const state = dycePosition({});
  const types = Array.from({ length: 400 }, () => actCasually(anyGame(dyce), state, 0, rng).type);
  const passes = types.filter((type) => type === 'pass').length;
  expect(passes).toBeGreaterThan(160);
  expect(passes).toBeLessThan(240);
  expect(types).toContain('open');
});
