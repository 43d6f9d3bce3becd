import { expect } from './helpers/fixtures.ts';
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
