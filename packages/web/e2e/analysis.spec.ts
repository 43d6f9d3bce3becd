// The analysis board: a match is left, explored with other dice and undo, and found again as it was.
import {
  ANNA,
  DEVICES,
  diceOnGrid,
  expect,
  expectNoFaultsInBothThemes,
  GUEST,
  gridInWords,
  type Page,
  placeByMouse,
  sitDown,
  test,
} from './helpers/fixtures.ts';
import { finishedRecord, putFinished } from './helpers/saved-table.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Analysis' });
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const opinion = (page: Page) => bar(page).getByRole('status');

/** What the table is made of, as far as it is stored. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('taproom');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

test('a running match is explored with other dice and undo, and a key leads back to it as it was', async ({ page }) => {
  const id = await sitDown(page, ANNA, GUEST);
  await placeByMouse(page);
  await expect(page.locator('header .who').filter({ hasText: 'Anna' })).toBeVisible();
  const [grid, saved] = [await gridInWords(page), await stored(page)];
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(`/analyse/${id}`);
  await expect(bar(page)).toContainText('The game itself stays as it is.');
  await expect(opinion(page)).toContainText(/Anna.*of 100.*Poppy.*of 100.*Hint:/s);
  expect(await gridInWords(page)).toEqual(grid);
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');

  await tool(page, 'Show the best move').click();
  await expect(tool(page, 'Show the best move')).toHaveAttribute('aria-pressed', 'true');
  await placeByMouse(page);
  await placeByMouse(page);
  await expect(opinion(page)).toContainText('Hint:');
  const dice = await diceOnGrid(page).count();
  await tool(page, 'Other dice').click();
  await expect(opinion(page)).toContainText('Hint:');
  await tool(page, 'Undo').click();
  await expect(diceOnGrid(page)).toHaveCount(dice);
  await tool(page, 'Undo').press('Enter');
  await expect(diceOnGrid(page)).toHaveCount(dice - 1);
  await tool(page, 'Undo').press('Enter');
  await expect.poll(() => gridInWords(page)).toEqual(grid);
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(tool(page, 'Undo')).toBeFocused();

  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`/table/${id}`);
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  expect(await gridInWords(page)).toEqual(grid);
  expect(await stored(page)).toBe(saved);
});

test('a replay is left at any move, and found again there', async ({ page }) => {
  await putFinished(page, 'over', await finishedRecord('dice-box', 2), ['Anna', 'Ben']);
  await page.goto('/replay/over#4');
  await expect(diceOnGrid(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page).toHaveURL('/analyse/over#4');
  await expect(diceOnGrid(page)).toHaveCount(5);
  await placeByMouse(page);
  await expect(diceOnGrid(page)).toHaveCount(6);
  await page.reload();
  await expect(diceOnGrid(page)).toHaveCount(5);
  for (const [, size] of DEVICES) {
    await page.setViewportSize(size);
    await expect(opinion(page)).toContainText('Hint:');
    await expectNoFaultsInBothThemes(page);
    for (const name of ['Other dice', 'Undo', 'Show the best move', 'Back to the game'])
      await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  }
  await tool(page, 'Back to the game').click();
  await expect(page).toHaveURL('/replay/over#4');
  await expect(diceOnGrid(page)).toHaveCount(5);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a daily that counts is not explored', async ({ page }) => {
  await page.goto('/daily/dice-box');
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(diceOnGrid(page)).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Analyse' })).toHaveCount(0);
  await page.goto(page.url().replace('/table/', '/analyse/'));
  await expect(page.getByText('A daily challenge cannot be explored before it is over.')).toBeVisible();
});
