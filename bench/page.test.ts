import { GAME_IDS, games } from '@taproom/games';
import { expect, test } from 'vitest';
import { FEATS, featOf, GROUPS, IN_DICE_BOX, IN_DYCE, type Rates } from './names.ts';
import { withFigures } from './page.ts';
import { drawPicture } from './picture.ts';
import { resultsOf } from './results.ts';
import { makePage, makeTable } from './tables.ts';

/** Everybody did 300,000 a second, in three rounds of different luck. */
const RATES: Rates = Object.fromEntries(GROUPS.flat().map((name) => [name, [100_000, 900_000, 300_000]]));

test('every contender is measured once', () => {
  const names = GROUPS.flat();
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(IN_DICE_BOX.length + IN_DYCE.length + GAME_IDS.length * FEATS.length);
});

test('results are medians, ratios those of the same round', () => {
  const rates = { ...RATES, boardgameIoDyce: [10_000, 45_000, 10_000], [featOf('dyce', 'copies')]: [1e6, 5e5, 2e6] };
  const results = resultsOf(rates);
  expect([results.dyceMovesPerCpuSecond, results.dyceVsBoardgameIo]).toEqual([300_000, 20]);
  expect(results.games.dyce).toMatchObject({ movesPerCpuSecond: 300_000, copyMicroseconds: 1, tellingPerAct: 1 });
});

test('the table says which bars are missed', () => {
  const table = makeTable(resultsOf(RATES));
  expect(table).toMatch(/Dice Box, moves in place +300,000 +MISSES the bar of 2,000,000/);
  expect(table).toMatch(/iterations of the search from an opening +300,000 +meets the bar of 100,000/);
  const slow = resultsOf({ ...RATES, 'dyce moves': [1, 1, 1], 'dyce act': [300_000, 2_700_000, 900_000] });
  expect(makeTable(slow)).toMatch(/DYCE +1 \(!\).* 3 \(!\)/);
});

test('page and picture show every game', () => {
  const results = resultsOf(RATES);
  const page = withFigures(
    'Before\n<!-- npm run bench: begin -->\nold\n<!-- npm run bench: end -->\nafter',
    makePage(results),
  );
  expect(page).toMatch(/^Before\n/);
  expect(page).toMatch(/\nafter$/);
  expect(page).not.toContain('old');
  for (const name of games.map(({ title }) => title))
    for (const shown of [page, drawPicture(results)]) expect(shown).toContain(name);
  expect(() => withFigures('without marks', '')).toThrow('where its figures stand');
});
