import { expect, test } from 'vitest';
import { BOARD_NAMES } from './components.ts';
import { parOf } from './par.ts';

test.each(BOARD_NAMES)('the medals of the %s board rise, and enough games stand behind them', (board) => {
  const { bronze, silver, gold, games, mean } = parOf(board);
  expect(bronze).toBeLessThan(silver);
  expect(silver).toBeLessThan(gold);
  expect(games).toBeGreaterThanOrEqual(200);
  expect(mean).toBeGreaterThan(bronze);
});
