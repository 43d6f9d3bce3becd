import { shelf } from '@taproom/games/shelf';
import { expect, test } from './helpers/fixtures.ts';
import { visit } from './visit/visit.ts';
import { putOnScales, type Scales } from './visit/weighing.ts';

/** What a first visit may weigh, compressed as the server sends it. */
const KB = 1_024;
const HOME = { bytes: 160 * KB, requests: 12, shift: 0.02 };
const BOARD = { bytes: 200 * KB, shift: 0.02 };

let scales: Scales;
test.beforeEach(async ({ baseURL }) => {
  scales = await putOnScales(baseURL ?? '');
});
test.afterEach(() => scales.close());

for (const { title } of shelf)
  test(`the home page and then the first board of ${title} come light and stay in place`, async ({ browser }) => {
    const { home, play, leave } = await visit(browser, scales, false);
    expect(home.bytes).toBeLessThan(HOME.bytes);
    expect(home.requests).toBeLessThanOrEqual(HOME.requests);
    expect(home.shift).toBeLessThan(HOME.shift);
    const board = await play(title);
    expect(board.bytes).toBeLessThan(BOARD.bytes);
    expect(board.shift).toBeLessThan(BOARD.shift);
    await leave();
  });
