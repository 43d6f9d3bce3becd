import { type Builds, nextVersion, openBuilds, workerOf010 } from './helpers/builds.ts';
import { expect, type Page, square, startButton } from './helpers/fixtures.ts';
import { test } from './helpers/online-people.ts';

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

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });
  test.slow();
  let builds: Builds;
  /** A new version is fetched as a whole before anything is said of it. */
  const LONG = { timeout: 90_000 };

  test.beforeEach(async () => {
    builds = await openBuilds();
  });

  test.afterEach(() => builds.close());

  const version = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? 'first');
  const isControlled = (page: Page): Promise<boolean> =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
  /** As when somebody comes back to a tab that was open for days. */
  const comeBack = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const told = (page: Page) => page.getByRole('status').filter({ hasText: 'There is a newer Taproom.' });

  test('is told of and loaded by one press, while tables and other tabs go on', async ({ page, context }) => {
    await builds.serve(() => undefined);
    await page.goto(`${builds.address}/`);
    await expect.poll(() => isControlled(page)).toBe(true);
    // Not by a relative address, which would lead to the server of all tests.
    await page.goto(`${builds.address}/new/dice-box`);
    await startButton(page).click();
    await expect(square(page, 'c3')).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${builds.address}/`);
    await builds.serve(nextVersion);
    await expect(told(page)).toBeHidden();
    await page.bringToFront();
    const isTold = async (): Promise<boolean> => {
      await comeBack(page);
      return told(page).isVisible();
    };
    await expect.poll(isTold, LONG).toBe(true);
    // The table is there until it is loaded anew, and after that.
    await expect(square(page, 'c3')).toBeVisible();
    const table = page.url();
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => version(page)).toBe('next');
    await expect(square(page, 'c3')).toBeVisible();
    expect(page.url()).toBe(table);
    // The other tab finds the parts that it was built with.
    await expect(told(other)).toBeVisible();
    await other.getByRole('link', { name: 'Settings' }).click();
    await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    expect(await version(other)).toBe('first');
    await other.getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => version(other)).toBe('next');
    await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('takes over from the worker of 0.1.0, which waits for ever', async ({ page, context }) => {
    await builds.serve(workerOf010);
    await page.goto(`${builds.address}/`);
    await expect.poll(() => isControlled(page)).toBe(true);
    const other = await context.newPage();
    await other.goto(`${builds.address}/`);
    await builds.serve(nextVersion);
    // Pages of 0.1.0 say nothing; the browser looks for a new version whenever one is loaded.
    await page.reload();
    await expect
      .poll(async () => {
        await page.reload();
        return version(page);
      }, LONG)
      .toBe('next');
    await other.reload();
    expect(await version(other)).toBe('next');
  });
});
