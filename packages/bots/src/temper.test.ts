import { type AnyGame, fastRng } from '@taproom/engine';
import { diceBrewing } from '@taproom/games/dice-brewing';
import { dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { actCasually } from './temper.ts';
import { brewingPosition } from './testing/dice-brewing.ts';
import { dycePosition } from './testing/dyce.ts';

test('in DYCE one who acts at random rests about every other time', () => {
  const rng = fastRng(1);
  const state = dycePosition({});
  const types = Array.from({ length: 400 }, () => actCasually(dyce as unknown as AnyGame, state, 0, rng).type);
  const passes = types.filter((type) => type === 'pass').length;
  expect(passes).toBeGreaterThan(160);
  expect(passes).toBeLessThan(240);
  expect(types).toContain('open');
});

test('in Dice Brewing one who acts at random sows what there is to sow, and gives nothing away', () => {
  const rng = fastRng(1);
  const game = diceBrewing as unknown as AnyGame;
  const state = brewingPosition({ reserve: 'y3 b1 u4', warehouse: 'g5', round: 3 });
  expect(actCasually(game, state, 0, rng).type).toBe('sow');
  for (const brewer of state.brewers) brewer.seeds = 0;
  const actions = Array.from({ length: 400 }, () => actCasually(game, state, 0, rng));
  expect(new Set(actions.map((action) => ('space' in action ? action.space : action.type)))).toEqual(
    new Set(['pass', 'store', 'MH2', 'MH3', 'SK1', 'SK2']),
  );
  expect(actions).not.toContainEqual({ type: 'store', die: 'b1' });
});
