import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator } from '@playwright/test';
import { type House, openHouse } from './helpers/builds.ts';
import {
  ANNA,
  diceOnGrid,
  expect,
  openSquares,
  type Page,
  placeByMouse,
  sitDown,
  square,
  usefulDice,
} from './helpers/fixtures.ts';
import { goHome, newPerson, setTable, takeSeat, test } from './helpers/online-people.ts';

test('a page whose files went with an update says so, and can be loaded again', async ({ page }) => {
  await page.goto('/');
  const settings = page.getByRole('link', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await page.route(/\/assets\/Settings-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await settings.click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.unroute(/\/assets\/Settings-.*\.js$/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

/** What the page says about itself; a page of 0.1.0 says nothing. */
const buildOf = (page: Page): Locator => page.locator('meta[name="taproom-build"]');
const isBuild = (page: Page, build: string): Promise<void> => expect(buildOf(page)).toHaveAttribute('content', build);

const notice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'There is a newer Taproom.' });
const load = (page: Page): Promise<void> => page.getByRole('button', { name: 'Load it' }).click();

/** As a browser does when a tab is left or shown again; headless, all of them are always shown. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Waits until everything that any page needs is cached. */
const kept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** The same client as the first build, and as the one after it. */
async function twoBuilds(house: House, context: BrowserContext): Promise<{ page: Page; today: string; next: string }> {
  await house.serve('today');
  const page = await context.newPage();
  await page.goto('/');
  const today = (await buildOf(page).getAttribute('content')) ?? '';
  return { page, today, next: [...today].reverse().join('') };
}

test.describe('a server with another build', () => {
  let house: House;
  test.beforeEach(async () => {
    house = await openHouse();
  });
  test.afterEach(() => house.close());

  const visit = (browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
    browser.newContext({ baseURL: house.address, serviceWorkers });

  for (const workers of ['allow', 'block'] as const)
    test(`is noticed when the page is shown again, and one press loads it (service worker: ${workers})`, async ({
      browser,
    }) => {
      const context = await visit(browser, workers);
      const { page, today, next } = await twoBuilds(house, context);
      if (workers === 'allow') await kept(page);
      await setHidden(page, true);
      await house.serve('next');
      await isBuild(page, today);
      await expect(notice(page)).toBeHidden();
      await setHidden(page, false);
      await expect(notice(page)).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await load(page);
      await isBuild(page, next);
      await expect(notice(page)).toBeHidden();
      await context.setOffline(true);
      if (workers === 'allow') {
        await page.reload();
        await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
        await page.getByRole('link', { name: 'Settings' }).click();
        await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      }
      await context.close();
    });

  test('is loaded in all tabs, but nowhere in the middle of a move, and tables go on', async ({ browser }) => {
    const context = await visit(browser, 'allow');
    const { page: first, today, next } = await twoBuilds(house, context);
    await kept(first);
    const table = await context.newPage();
    await sitDown(table, ANNA, ANNA);
    await placeByMouse(table);
    const placed = await diceOnGrid(table).count();
    const begun = await context.newPage();
    await sitDown(begun, ANNA, ANNA);
    await usefulDice(begun).first().click();
    for (const page of [table, begun]) await setHidden(page, true);
    await house.serve('next');
    await setHidden(first, true);
    await setHidden(first, false);
    await load(first);
    await isBuild(first, next);
    await isBuild(table, next);
    await expect(diceOnGrid(table)).toHaveCount(placed);
    await placeByMouse(table);

    // The die is still in hand, the board as it was, and what this page still loads is what it was built with.
    await isBuild(begun, today);
    await expect(notice(begun)).toBeVisible();
    const before = await diceOnGrid(begun).count();
    await openSquares(begun).first().click();
    await expect(diceOnGrid(begun)).toHaveCount(before + 1);
    const [own = ''] = await begun
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(await begun.evaluate(async (path) => (await fetch(path)).status, own ?? '')).toBe(200);
    await load(begun);
    await isBuild(begun, next);
    await expect(diceOnGrid(begun)).toHaveCount(before + 1);
    await context.close();
  });

  test('comes with the next page, without a press', async ({ browser }) => {
    const context = await visit(browser, 'allow');
    const { page, next } = await twoBuilds(house, context);
    await kept(page);
    await house.serve('next');
    const tookOver = page.evaluate(
      () =>
        new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve())),
    );
    await setHidden(page, false);
    await tookOver;
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await isBuild(page, next);
    // What older pages were built with is dropped once there are none.
    await page.close();
    const later = await context.newPage();
    await later.goto('/');
    await expect.poll(() => later.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await context.close();
  });

  test('is noticed at an online table by the lost wire, and does not cover its board', async ({ browser }) => {
    await house.serve('today');
    const options = { baseURL: house.address, serviceWorkers: 'allow' } as const;
    const [anna, ben] = [await newPerson(browser, 'Anna', options), await newPerson(browser, 'Ben', options)];
    const link = await setTable(anna);
    await takeSeat(ben, 1, link);
    await expect(square(anna.page, 'c3')).toBeVisible();
    await kept(anna.page);
    await house.serve('next');
    for (const [width, height] of [
      [1366, 768],
      [360, 640],
    ] as const) {
      await anna.page.setViewportSize({ width, height });
      await expect(notice(anna.page)).toBeVisible();
      const top = (await notice(anna.page).boundingBox())?.y ?? 0;
      const board = await anna.page.locator('.fills-window').boundingBox();
      expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(top + 0.5);
      expect(await anna.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
        0,
      );
    }
    const placed = await diceOnGrid(anna.page).count();
    await anna.page.getByRole('button', { name: 'Load it' }).focus();
    await anna.page.keyboard.press('Enter');
    await expect(notice(anna.page)).toBeHidden();
    await expect(diceOnGrid(anna.page)).toHaveCount(placed);
    await ben.page.getByRole('button', { name: 'Later' }).click();
    await expect(notice(ben.page)).toBeHidden();
    await goHome(anna, ben);
  });

  test('is reached by "Load again", too', async ({ browser }) => {
    const context = await visit(browser, 'allow');
    const { page, next } = await twoBuilds(house, context);
    await kept(page);
    // Whatever has happened to a file of the page, from the server it could not come any more.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys())
          if (/Settings-.*\.js$/.test(url)) await cache.put(url, new Response('', { status: 404 }));
      }
    });
    await house.serve('next');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await isBuild(page, next);
    await context.close();
  });

  test('is loaded although its service worker cannot be installed', async ({ browser }) => {
    const context = await visit(browser, 'allow');
    const { page, next } = await twoBuilds(house, context);
    await kept(page);
    await house.serve('broken');
    await setHidden(page, false);
    await expect(notice(page)).toBeVisible();
    await load(page);
    await isBuild(page, next);
    await context.close();
  });

  test('replaces the worker of 0.1.0, whose pages cannot tell: at once where nothing is lost, at tables by a reload', async ({
    browser,
  }) => {
    await house.serve('mute');
    const context = await visit(browser, 'allow');
    const page = await context.newPage();
    await page.goto('/');
    await kept(page);
    const table = await context.newPage();
    await sitDown(table, ANNA, ANNA);
    await placeByMouse(table);
    const placed = await diceOnGrid(table).count();
    for (const one of [page, table]) await expect(buildOf(one)).not.toBeAttached();
    await house.serve('next');
    // The old worker answers once more, while the new one is fetched.
    await page.reload();
    await expect(buildOf(page)).toBeAttached();
    await expect(buildOf(table)).not.toBeAttached();
    await placeByMouse(table);
    await table.reload();
    await expect(buildOf(table)).toBeAttached();
    await expect(diceOnGrid(table)).toHaveCount(placed + 1);
    await context.close();
  });
});
