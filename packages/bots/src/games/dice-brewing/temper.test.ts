import { anyGame, fastRng } from '@taproom/engine';
import { diceBrewing } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import { actCasually } from '../../thinking/casual.ts';
import { brewingPosition } from './testing/position.ts';

test('in Dice Brewing one who acts at random sows what there is to sow, and gives nothing away', () => {
  const rng = fastRng(1);
  const game = anyGame(diceBrewing);
  const state = brewingPosition({ reserve: 'y3 b1 u4', warehouse: 'g5', round: 3 });
  expect(actCasually(game, state, 0, rng).type).toBe('sow');
  for (const brewer of state.brewers) brewer.seeds = 0;
  const actions = Array.from({ length: 400 }, () => actCasually(game, state, 0, rng));
  expect(new Set(actions.map((action) => ('space' in action ? action.space : action.type)))).toEqual(
    new Set(['pass', 'store', 'MH2', 'MH3', 'SK1', 'SK2']),
  );
  expect(actions).not.toContainEqual({ type: 'store', die: 'b1' });
});
