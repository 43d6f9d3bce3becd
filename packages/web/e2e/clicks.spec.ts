import {
  ANNA,
  card,
  diceOnGrid,
  expect,
  expectNoFaultsInBothThemes,
  GUEST,
  openSquares,
  type Page,
  sitDown,
  square,
  startButton,
  test,
  usefulDice,
} from './helpers/fixtures.ts';
import { giveName, newPerson, type Person, sitByName } from './helpers/online-people.ts';
import { choice, targets } from './helpers/stout-player.ts';

const PHONE = { width: 360, height: 640 };

/** Counts how often the page is pressed from now on, by mouse or finger, as long as it is not loaded anew. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = { presses: 0 };
    Object.assign(window, { count });
    addEventListener('pointerdown', () => count.presses++, true);
  });
}

const presses = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'count').presses);

const play = (page: Page, title: string) => card(page, title).getByRole('button', { name: 'Play', exact: true });

test('from home to the first die placed: two presses', async ({ page }) => {
  await countPresses(page);
  await page.goto('/');
  await play(page, 'Dice Box').click();
  await expect(openSquares(page).first()).toBeVisible();
  const before = await diceOnGrid(page).count();
  await usefulDice(page).first().hover();
  await page.mouse.down();
  // The squares that fit light up once the die is lifted.
  await diceOnGrid(page).first().hover({ force: true });
  const target = page.locator('[data-square].target.keen').first();
  await target.hover({ force: true });
  await page.mouse.up();
  await expect.poll(() => diceOnGrid(page).count()).toBeGreaterThan(before);
  expect(await presses(page)).toBe(2);
});

test('from home to the first dice rolled: two presses', async ({ page }) => {
  await countPresses(page);
  await page.goto('/');
  await play(page, 'Six Sided Stout').click();
  await choice(page, 'malt').click();
  await expect(targets(page).first()).toBeVisible();
  expect(await presses(page)).toBe(2);
});

test('Play sits down as the last time', async ({ page }) => {
  await sitDown(page, { name: 'Zdeněk' }, GUEST, GUEST);
  await page.goto('/');
  await play(page, 'Dice Box').click();
  await expect(square(page, 'c3')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'In progress' }).getByText('Zdeněk', { exact: true })).toHaveCount(2);
});

/** Presses "With a friend", gives a name, and comes to the table. */
async function host({ page, name }: Person): Promise<void> {
  await countPresses(page);
  await page.goto('/');
  await card(page, 'Dice Box').getByRole('button', { name: 'With a friend' }).click();
  await giveName({ page, name } as Person);
  await expect(page.getByRole('heading', { name: 'Waiting for company' })).toBeVisible();
}

test('a game with a friend: three presses for the host, one and a name for the friend', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  const ben = await newPerson(browser, 'Ben');
  await host(anna);
  await anna.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(anna.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await presses(anna.page)).toBe(3);
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  // The page's own address does as well.
  expect(anna.page.url()).toBe(link);
  await expect(anna.page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expectNoFaultsInBothThemes(anna.page);

  await countPresses(ben.page);
  await ben.page.goto(link);
  await expect(ben.page.getByText('Anna is waiting for you.')).toBeVisible();
  await expectNoFaultsInBothThemes(ben.page);
  await sitByName(ben);
  for (const { page } of [anna, ben]) {
    await expect(square(page, 'c3')).toBeVisible();
    // A first game is heard, online as well.
    await expect(page.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();
  }
  expect(await presses(ben.page)).toBe(1);
  for (const { context, complaints } of [anna, ben]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('where the device has a sheet to share with, the invitation goes there', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna', { viewport: PHONE });
  const { page } = anna;
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what.url }) });
  });
  await host(anna);
  const button = page.getByRole('button', { name: 'Share the link' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toMatch(/\/t\/\w+#.{22}$/);
  expect(await presses(page)).toBe(3);
  await expectNoFaultsInBothThemes(page);
  expect(anna.complaints).toEqual([]);
  await anna.context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the button that begins is in reach, however many seats there are', async ({ page }) => {
    await page.goto('/new/six-sided-stout');
    await expect(startButton(page)).toHaveText('Play');
    await page.getByText('6 players', { exact: true }).click();
    await expect(startButton(page)).toHaveText('Sit down and play');
    await expect(page.getByRole('group', { name: 'Seat 6' }).first()).toBeAttached();
    await expect(startButton(page)).toBeInViewport({ ratio: 1 });
    await expectNoFaultsInBothThemes(page);
  });

  test('what is unfinished comes first', async ({ page }) => {
    await sitDown(page, ANNA, GUEST);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Sit down again' })).toBeInViewport({ ratio: 1 });
    await expectNoFaultsInBothThemes(page);
  });
});
