import { ANNA, expect, GUEST, type Page, placeByMouse, sitDown, square, test, turnOrEnd } from './helpers/fixtures.ts';

/** Prepends a line to the tables' worker script. */
async function beginWorkerWith(page: Page, line: string): Promise<void> {
  await page.context().route(/table\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${line}\n${await response.text()}` });
  });
}

const FULL = `IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };`;
const SHUT = `IDBFactory.prototype.open = () => { throw new DOMException('You may not', 'SecurityError'); };`;

test('a browser that lets pages keep no settings plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/settings');
  await page.getByText('Evening', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await sitDown(page, ANNA, GUEST);
  await turnOrEnd(page);
  await placeByMouse(page);
});

test('a browser without room for settings plays all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await sitDown(page, ANNA, GUEST);
  await expect(square(page, 'c3')).toBeVisible();
});

for (const [what, line, why] of [
  ['refuses to keep tables', SHUT, 'This browser could not save the table: You may not.'],
  ['has no room for a table', FULL, 'This device has no room left to save the table.'],
] as const) {
  test(`a browser that ${what} says so where one would sit down`, async ({ page }) => {
    await beginWorkerWith(page, line);
    await page.goto('/new/dice-box');
    for (let tries = 0; tries < 2; tries++) {
      await page.getByRole('button', { name: 'Sit down and play' }).click();
      await expect(page.getByRole('alert')).toContainText(why);
    }
    await page.goto('/daily/six-sided-stout');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.getByRole('alert')).toContainText(why);
  });
}
