import { expect, test } from 'vitest';
import { BOARD_NAMES } from './components.ts';
import { sixSidedStout } from './index.ts';
import { parOf, parTable } from './par.ts';

test.each(BOARD_NAMES)('the medals of the %s board rise, and enough games stand behind them', (board) => {
  const { bronze, silver, gold, games, mean } = parOf(board);
  expect(bronze).toBeLessThan(silver);
  expect(silver).toBeLessThan(gold);
  expect(games).toBeGreaterThanOrEqual(200);
  expect(mean).toBeGreaterThan(bronze);
});

test('the medals were measured by the rules of today', () => {
  expect(parTable.rules).toBe(sixSidedStout.rules);
});

test('the expert is worth measuring by: it reaches 125 points on average on the standard board', () => {
  expect(parOf('standard').mean).toBeGreaterThanOrEqual(125);
});
