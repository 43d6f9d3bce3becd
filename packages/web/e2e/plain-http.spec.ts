import { findChromium } from '../../../scripts/chromium.ts';
import { expect } from './helpers/fixtures.ts';
import { giveName, newPerson, test } from './helpers/online-people.ts';
import { briefRecord } from './helpers/saved-table.ts';

// Served over plain HTTP on a home network, where browsers disable everything that needs a secure context.
const chromium = await findChromium();
test.use({
  baseURL: `http://tap.test:${process.env['TAPROOM_TEST_PORT']}`,
  launchOptions: { ...chromium, args: [...chromium.args, '--host-resolver-rules=MAP tap.test 127.0.0.1'] },
});

test('notifications say that they need a secure address', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  await anna.page.goto('/settings');
  expect(await anna.page.evaluate(() => isSecureContext)).toBe(false);
  await anna.page.getByRole('button', { name: 'Choose a name' }).click();
  await giveName(anna);
  await expect(anna.page.getByText('Browsers show notifications from secure addresses only')).toBeVisible();
  await expect(anna.page.getByRole('checkbox', { name: 'Notify me on this device' })).toBeDisabled();
  await anna.context.close();
});

test('the dice page says that it cannot check a signature, and what can', async ({ browser }) => {
  const { page, context } = await newPerson(browser, 'Anna');
  const house = { table: 'abcdefghjk', key: 'A'.repeat(43), signature: 'A'.repeat(86) };
  await page.goto('/dice');
  await page.getByLabel('A record as text').fill(JSON.stringify({ ...briefRecord('dice-box', 2, 3), house }));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByRole('heading', { name: 'All rolls match.' })).toBeVisible();
  await expect(page.getByText('cannot check signatures on this page')).toBeVisible();
  await context.close();
});
