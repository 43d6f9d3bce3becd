import {
  DEVICES,
  endScreen,
  expect,
  expectSoundBoard,
  fixDice,
  type Page,
  startButton,
  test,
} from './helpers/fixtures.ts';
import { listen, timesOf } from './helpers/header-listener.ts';
import { openTableAt } from './helpers/saved-table.ts';
import { addByMouse, choice, closeButton, DAYS, dayIs, filled, goodOf, targets } from './helpers/stout-player.ts';

async function sitDown(page: Page, players: string): Promise<void> {
  await page.goto('/new/six-sided-stout');
  await page.getByText(players, { exact: true }).click();
  await startButton(page).click();
  await expect(page.locator('[data-cell="a1"]')).toBeVisible();
}

test('a whole recipe alone, by mouse', async ({ page }) => {
  await fixDice(page, 1);
  await sitDown(page, '1 player');
  for (const day of DAYS) {
    await dayIs(page, day + 1);
    const good = await goodOf(page, day);
    if (!good) break;
    await choice(page, good).click();
    await addByMouse(page);
  }
  await expect(endScreen(page).getByRole('heading', { name: /short of|Gold/ })).toBeVisible();
  await expect(endScreen(page)).toContainText(/Bronze from \d+, silver from \d+, gold from \d+/);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('[data-cell="a1"]')).toBeVisible();
});

test('what is put in can be taken out again until the day is closed, the roll cannot', async ({ page }) => {
  await sitDown(page, '1 player');
  const undo = page.getByRole('button', { name: 'Undo' });
  await choice(page, 'malt').click();
  await expect(closeButton(page)).toBeVisible();
  const why = page.getByText('New dice or cards have been seen since; that cannot be taken back.');
  await undo.click();
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await targets(page).first().click();
  await expect(filled(page)).toHaveCount(1);
  await undo.click();
  await expect(filled(page)).toHaveCount(0);
  await undo.click();
  await expect(why).toBeVisible();
});

test('malt that is in the hand by itself is put back by a second press only', async ({ page }) => {
  await sitDown(page, '1 player');
  await choice(page, 'malt').click();
  const pale = page.locator('[data-kind="pale"]');
  await expect(pale).toHaveAttribute('aria-pressed', 'true');
  await pale.click();
  await expect(pale).toHaveAttribute('aria-pressed', 'true');
  await pale.click();
  await expect(pale).toHaveAttribute('aria-pressed', 'false');
});

test('an assistant brings a third die, and two are kept', async ({ page }) => {
  await sitDown(page, '1 player');
  await page.getByRole('button', { name: /^Malt Expert/ }).click();
  await choice(page, 'malt').click();
  await expect(page.locator('.keeping')).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: /^Keep: \d+ malt/ }).click();
  await addByMouse(page);
  await dayIs(page, 2);
  await expect(page.getByRole('button', { name: /^Malt Expert.*already helped/ })).toBeVisible();
});

test('a cell that cannot take a unit says why, with the ruling', async ({ page }) => {
  await sitDown(page, '1 player');
  await choice(page, 'malt').click();
  await targets(page).first().click();
  await expect(filled(page)).toHaveCount(1);
  await page.locator('[data-cell="f6"]').click();
  await expect(page.getByRole('link', { name: 'SS-10' })).toHaveAttribute('href', '/rules/six-sided-stout#SS-10');
});

/** A market with 8 malt, and on the next day 4 hops or 2 yeast. */
async function goToMarket(page: Page): Promise<void> {
  const seed = 3_869_354_945;
  await openTableAt(page, { game: 'six-sided-stout', options: {}, names: ['Ada'], moment: () => true, seed });
  await choice(page, 'malt').click();
  await expect(closeButton(page)).toBeVisible();
}

test('the board shows where all of today’s hops find room, and a pocket for fewer says so', async ({ page }) => {
  await goToMarket(page);
  for (const [count, cell] of ['b1', 'b2', 'a2'].entries()) {
    await page.locator(`[data-cell="${cell}"]`).click();
    await expect(filled(page)).toHaveCount(count + 1);
  }
  await closeButton(page).click();
  await choice(page, 'hops').click();
  await expect(page.getByText('4/4: room for all')).toBeVisible();
  await expect(page.getByText('4 units of hops have to go into the recipe. Room for all: c1 and a3.')).toBeVisible();
  for (const cell of ['c1', 'a3']) {
    await expect(page.locator(`[data-cell="${cell}"] .room`)).toHaveText('4/4');
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAccessibleName(/room for all 4 hops from here/);
  }
  const pocket = page.locator('[data-cell="a1"]');
  await expect(pocket.locator('.room')).toHaveText('1/4');
  await expect(pocket).toHaveAccessibleName('a1 1/4, empty; from here there is room for only 1 of 4 hops');
  await expectSoundBoard(page);
  await pocket.click();
  await expect(page.getByText('Only 1 of 4 hops would find room here: c1 and a3 have room for all.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'SS-8' })).toBeVisible();
  // The reason covers the cells around it.
  await page.locator('[data-cell="c1"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.room')).toHaveCount(0);
});

test('malt that would leave today’s yeast without room says so', async ({ page }) => {
  await goToMarket(page);
  await closeButton(page).click();
  await choice(page, 'yeast').click();
  await expect(page.locator('.room')).toHaveText(Array.from({ length: 12 }, () => '2/2'));
  await page.keyboard.press('p');
  await page.locator('[data-cell="a1"]').click();
  await expect(page.getByText('Malt here would leave room for none of 2 yeast, instead of all.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'SS-8' })).toBeVisible();
});

test('a contest with a bot: days are hidden until they end, and the best recipe wins', async ({ page }) => {
  await page.goto('/new/six-sided-stout');
  await page.getByText('2 players', { exact: true }).click();
  await page.getByRole('group', { name: 'Seat 2' }).first().getByLabel('Strength').selectOption('regular');
  await startButton(page).click();
  for (const day of DAYS) {
    await dayIs(page, day + 1);
    const good = await goodOf(page, day);
    if (!good) break;
    await choice(page, good).click();
    await addByMouse(page);
  }
  await expect(endScreen(page)).toContainText(/1st/);
  await expect(endScreen(page).getByRole('listitem').filter({ hasText: 'Declan' }).first()).toBeVisible();
});

test('two people at one device do not see each other’s day', async ({ page }) => {
  await page.goto('/new/six-sided-stout');
  await page.getByText('2 players', { exact: true }).click();
  for (const [at, name] of ['Anna', 'Ben'].entries()) {
    const box = page.getByRole('group', { name: `Seat ${at + 1}` }).first();
    await box.getByText('Person', { exact: true }).click();
    await box.getByLabel('Name').fill(name);
  }
  await startButton(page).click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await choice(page, 'malt').click();
  await addByMouse(page);
  await expect(page.getByRole('heading', { name: 'Hand over to Ben' })).toBeVisible();
  await expect(page.locator('[data-cell]')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(filled(page)).toHaveCount(0);
});

for (const [device, viewport] of DEVICES) {
  test(`the board on ${device} has no fault that axe knows of, and the page does not scroll`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDown(page, '3 players');
    await expectSoundBoard(page);
    await choice(page, 'malt').click();
    await expect(closeButton(page)).toBeVisible();
    await expectSoundBoard(page);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('the first tap on a cell shows what a unit would score there, the second puts it in', async ({ page }) => {
    await sitDown(page, '1 player');
    await choice(page, 'malt').tap();
    await targets(page).first().tap();
    await expect(page.locator('.contacts')).toContainText('+1');
    await expect(page.getByText('Tap a1 again to put it there')).toBeVisible();
    await expect(filled(page)).toHaveCount(0);
    await targets(page).nth(1).tap();
    await expect(filled(page)).toHaveCount(0);
    await targets(page).nth(1).tap();
    await expect(filled(page)).toHaveCount(1);
  });

  test('a cell pressed too early answers', async ({ page }) => {
    await sitDown(page, '1 player');
    await page.locator('[data-cell="b1"]').tap();
    await expect(page.getByRole('link', { name: 'SS-17' })).toBeVisible();
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    // The pace is the normal one, not that of the other tests.
    test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion } });

    test('the roll of the day is seen before it is told, and then brings its units', async ({ page }) => {
      await sitDown(page, '1 player');
      await listen(page);
      await choice(page, 'malt').click();
      await expect(page.locator('.scene')).toBeVisible();
      await expect(page.locator('[data-kind="pale"]')).toHaveAccessibleName('pale malt 0');
      await expect(page.locator('[data-kind="pale"]')).toHaveAccessibleName(/^pale malt [1-9]/);
      await expect(closeButton(page)).toBeVisible();
      const [rolling = 0, rolled = 0, home = 0] = await timesOf(
        page,
        /goes to the market for malt\.$/,
        /goes to the market for malt: \d, \d\.$/,
        /brings home \d+ units? of malt/,
      );
      expect(rolled).toBeGreaterThan(rolling);
      expect(home).toBeGreaterThan(rolled);
    });
  });
