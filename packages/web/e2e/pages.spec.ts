import {
  ANNA,
  card,
  endScreen,
  expect,
  expectNoFaultsInBothThemes,
  finishQuickly,
  GUEST,
  placeByMouse,
  sitDown,
  square,
  test,
  watchGuests,
} from './helpers/fixtures.ts';

const WORDS = {
  English: { lang: 'en', settings: 'Settings', home: 'What shall we play?', rules: 'Your turn' },
  Čeština: { lang: 'cs', settings: 'Nastavení', home: 'Co si zahrajeme?', rules: 'Tah' },
  Italiano: { lang: 'it', settings: 'Impostazioni', home: 'A che cosa giochiamo?', rules: 'Il turno' },
} as const;

test('the language can be changed, and stays', async ({ page }) => {
  await page.goto('/settings');
  for (const [name, words] of Object.entries(WORDS)) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.settings);
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home);
    await page.goto('/rules/dice-box');
    await expect(page.getByRole('heading', { level: 2, name: words.rules, exact: true })).toBeVisible();
    await page.goto('/settings');
  }
});

test('theme, motion and sound can be set, and stay', async ({ page }) => {
  await page.goto('/settings');
  await page.getByText('Evening', { exact: true }).click();
  await page.getByText('Full', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sound' }).press('Space');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'evening');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
});

test('the new-game page remembers the last choice', async ({ page }) => {
  await sitDown(page, { name: 'Zdeněk' }, GUEST, GUEST);
  await page.goto('/new/dice-box');
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
  await expect(page.getByLabel('Name')).toHaveValue('Zdeněk');
  await expect(page.getByLabel('Strength').first()).toHaveValue('guest');
});

test('an address that leads nowhere says so', async ({ page }) => {
  for (const path of ['/nowhere', '/new/chess', '/rules/chess', '/table/1/2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Nobody sits here' })).toBeVisible();
  }
  await page.goto('/replay/none');
  await expect(page.getByRole('alert')).toContainText('no finished match');
});

const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } } as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('axe finds nothing on any page, by day or in the evening', async ({ page }) => {
      const id = await finishQuickly(page);
      await expectNoFaultsInBothThemes(page);
      for (const path of [
        `/replay/${id}`,
        `/dice#${id}`,
        '/rules/dice-box#DB-10',
        '/settings',
        '/replay',
        '/nowhere',
        '/new/dice-box',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFaultsInBothThemes(page);
      }
      await sitDown(page, ANNA, { name: 'Ben' });
      await placeByMouse(page);
      await expectNoFaultsInBothThemes(page);
      if (size === 'phone') {
        await page.getByRole('button', { name: 'Log, rules and dice' }).click();
        await expect(page.getByRole('tablist')).toBeVisible();
        await expectNoFaultsInBothThemes(page);
      }
      await sitDown(page, ANNA, { name: 'Ben' }, GUEST, { name: 'Dora' });
      await expectNoFaultsInBothThemes(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
      await expectNoFaultsInBothThemes(page);
    });

    test('nothing scrolls during play, with two, three and four players', async ({ page }) => {
      for (const others of [[GUEST], [GUEST, GUEST], [{ name: 'Ben' }, { name: 'Carl' }, { name: 'Dora' }]]) {
        await sitDown(page, ANNA, ...others);
        await expect(square(page, 'e5')).toBeInViewport({ ratio: 1 });
        await expect(square(page, 'a1')).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('group', { name: /^Dice of/ })).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(overflow)).toEqual({ down: 0, right: 0 });
      }
    });
  });
}

/** Runs in the page: how far it can be scrolled. */
function overflow(): { down: number; right: number } {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  return { down: scrollHeight - clientHeight, right: scrollWidth - clientWidth };
}

test('the focus follows the page, and the skip link leads past the head', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await card(page, 'Dice Box').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveTitle(/rules – Taproom$/);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^What shall we play/);
});

test('the title of the tab says whose turn it is', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  await expect(page).toHaveTitle(/(Anna|Ben) to move/);
  await page.goto('/new/dice-box');
  await watchGuests(page);
  await expect(page).toHaveTitle(/the end/);
  await expect(endScreen(page)).toBeVisible();
});
