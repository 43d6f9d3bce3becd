import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Level } from '@taproom/games/persons';

/** Playwright's own warning: only the offline test allows the service worker, which would slow down the others. */
export const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A browser test that also fails on anything the page complains about. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad && message.text() !== BLOCKED) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Runs in the table's worker: random numbers that follow from a seed. */
const FIXED = (seed: number): string => `
  let state = ${seed};
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) array[i] = state = (Math.imul(state, 0x5bd1e995) + 0x6d2b79f5) >>> 8;
    return array;
  };
`;

/** Makes the dice and the bots of tables in this browser follow from a seed, so that a game is the same every time. */
export async function fixDice(page: Page, seed: number): Promise<void> {
  await page.route('**/assets/table.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: FIXED(seed) + (await response.text()) });
  });
}

/** A seat as the new-game page takes it: a person's name, or a bot's level. */
export type Sitting = { readonly name: string } | { readonly level: Level };

/** A game's card on the shelf. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

export const ANNA: Sitting = { name: 'Anna' };
export const GUEST: Sitting = { level: 'guest' };

/** Sets up a table for any game by mouse and sits down. */
export async function sitDownTo(page: Page, game: string, ...seats: readonly Sitting[]): Promise<void> {
  await page.goto(`/new/${game}`);
  const players = `${seats.length} ${seats.length === 1 ? 'player' : 'players'}`;
  await page.getByText(players, { exact: true }).click();
  for (const [at, seat] of seats.entries()) {
    const box = page.getByRole('group', { name: `Seat ${at + 1}` }).first();
    await box.getByText('name' in seat ? 'Person' : 'Bot', { exact: true }).click();
    if ('name' in seat) await box.getByLabel('Name').fill(seat.name);
    else await box.getByLabel('Strength').selectOption(seat.level);
  }
  await startButton(page).click();
}

/** The button that begins a table, alone or with others. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: /^(Sit down and play|Play)$/ });

/** Opens the fold with the options of a new table. */
export const openOptions = (page: Page): Promise<void> => page.getByText('How we play', { exact: true }).click();

/** Sits down to Dice Box; gives the table's id. */
export async function sitDown(page: Page, ...seats: readonly Sitting[]): Promise<string> {
  await sitDownTo(page, 'dice-box', ...seats);
  await expect(square(page, 'c3')).toBeVisible();
  return tableId(page);
}

export const tableId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
export const usefulDice = (page: Page): Locator => page.locator('[data-die].acting:not(.idle)');
export const openSquares = (page: Page): Locator => page.locator('[data-square].target');
/** The die on a square. */
export const dieOn = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"] > .die`);
export const diceOnGrid = (page: Page): Locator => page.locator('[data-square] > .die');
/** The name in the prompt bar. */
export const whoseTurn = (page: Page): Promise<string> =>
  page
    .locator('header .who')
    .textContent()
    .then((name) => name?.trim() ?? '');
export const endScreen = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Play again' });

/** Waits until it is this player's turn, or the match is over. */
export async function turnOf(name: string, page: Page): Promise<'turn' | 'end'> {
  const turn = page.locator('header .who').filter({ hasText: name });
  await expect(turn.or(endScreen(page)).first()).toBeVisible({ timeout: 60_000 });
  return (await endScreen(page).isVisible()) ? 'end' : 'turn';
}

/** Waits until it is anybody's turn at this device, or the match is over. */
export async function turnOrEnd(page: Page): Promise<'turn' | 'end'> {
  await expect(openSquares(page).or(endScreen(page)).first()).toBeVisible();
  return (await endScreen(page).isVisible()) ? 'end' : 'turn';
}

/** Places the first die that fits on the first square that takes it, and waits until it is there. */
export async function placeByMouse(page: Page): Promise<void> {
  await usefulDice(page).first().click();
  const target = page.locator('[data-square].target.keen').first();
  const name = await target.getAttribute('data-square');
  await target.click();
  await expect(dieOn(page, name ?? '')).toBeVisible();
}

/** Lets two guests play a whole match; gives the table's id. */
export async function watchGuests(page: Page): Promise<string> {
  const id = await sitDown(page, GUEST, GUEST);
  await expect(endScreen(page)).toBeVisible({ timeout: 30_000 });
  return id;
}

/** Sits down with two guests and resigns: bots finish the match at once. Gives the table's id. */
export async function finishQuickly(page: Page): Promise<string> {
  const id = await sitDown(page, ANNA, GUEST, GUEST);
  await giveUp(page);
  await expect(endScreen(page)).toBeVisible({ timeout: 30_000 });
  return id;
}

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

/** The dice on the grid, in words. */
export const gridInWords = (page: Page): Promise<string[]> =>
  page.locator('[data-square]').evaluateAll((squares) => squares.map((one) => one.getAttribute('aria-label') ?? ''));

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}

/** The screen sizes at which boards are checked. */
export const DEVICES = [
  ['a desk', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 640 }],
] as const;

/** Everything axe checks, or only what a theme can change. */
type Care = 'all' | 'colours';
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no findings from axe. */
export async function expectNoFaults(page: Page, care: Care = 'all'): Promise<void> {
  const runOnly = { runOnly: { type: 'rule', values: COLOUR_RULES } } as const;
  // We have no frames; legacy mode avoids opening a page for each check.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(care === 'colours' && runOnly) });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`);
  expect([page.url(), ...found]).toEqual([page.url()]);
}

/** Everything that does not depend on the theme is checked by day. */
async function inBothThemes(page: Page, look: (care: Care) => Promise<void>): Promise<void> {
  for (const [scheme, care] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    await look(care);
  }
}

export const expectNoFaultsInBothThemes = (page: Page): Promise<void> =>
  inBothThemes(page, (care) => expectNoFaults(page, care));

/** Each tab of a board, if it has any. */
async function expectNoFaultsInTabs(page: Page, care: Care): Promise<void> {
  const tabs = await page.locator('[data-tab]:visible').all();
  if (tabs.length === 0) await expectNoFaults(page, care);
  for (const tab of tabs) {
    await tab.click();
    await expectNoFaults(page, care);
  }
}

/** Checks a board in both themes, tab by tab: no findings, and the page does not scroll. */
export async function expectSoundBoard(page: Page): Promise<void> {
  await inBothThemes(page, (care) => expectNoFaultsInTabs(page, care));
  const scrolls = await page.evaluate(() => ({
    down: document.documentElement.scrollHeight > innerHeight,
    across: document.documentElement.scrollWidth > innerWidth,
  }));
  expect(scrolls).toEqual({ down: false, across: false });
}
