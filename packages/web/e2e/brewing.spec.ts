import type { BrewingAction } from '@taproom/games/dice-brewing';
import { carryOn } from './brewing-player.ts';
import {
  ANNA,
  DEVICES,
  endScreen,
  expect,
  expectSoundBoard,
  type Page,
  sitDownTo,
  test,
  whoseTurn,
} from './fixtures.ts';
import { type Moment, openTableAt } from './saved-table.ts';

const BEN = { name: 'Ben' };
const reserve = (page: Page) => page.getByRole('group', { name: 'Active reserve' });
const warehouse = (page: Page) => page.getByRole('group', { name: 'Warehouse' });
const diceIn = (tray: ReturnType<typeof reserve>) => tray.locator('[data-piece]:not([data-piece="seed"])');
const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);
const rest = (page: Page) => page.locator('[data-verb="rest"]').getByRole('button');
const storeButton = (page: Page) => page.locator('[data-verb="store"]').getByRole('button');
const log = (page: Page) => page.getByRole('tabpanel');

const isOver = (page: Page): Promise<boolean> => endScreen(page).isVisible();
/** Does not wait for a name: once the match is over there is none. */
const isOurs = async (page: Page): Promise<boolean> =>
  (await page.locator('header .who').allTextContents()).some((name) => name.trim() === 'Anna');

test('a whole game of two against a bot', async ({ page }) => {
  test.slow();
  await sitDownTo(page, 'dice-brewing', ANNA, { level: 'Regular' });
  await expect(reserve(page)).toBeVisible();
  const end = Date.now() + 300_000;
  while (!(await isOver(page)) && Date.now() < end) {
    if (await isOurs(page)) await carryOn(page).catch(() => undefined);
    else await page.waitForTimeout(100);
  }
  await expect(endScreen(page)).toContainText(/1st/);
  await expect(endScreen(page)).toContainText('Experience points');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(space(page, 'MH1')).toBeVisible();
});

test('pieces are placed, sped up and stored by mouse, and the prompt says what is asked', async ({ page }) => {
  await sitDownTo(page, 'dice-brewing', ANNA, BEN);
  await expect(page.getByText('Place one or two pieces on your board, or pass.')).toBeVisible();
  const first = await whoseTurn(page);
  await page.locator('[data-piece="seed"]').click();
  await space(page, 'MH1').click();
  await expect(log(page)).toContainText(new RegExp(`${first} sows`));
  const before = await diceIn(warehouse(page)).count();
  await diceIn(reserve(page)).first().click();
  await storeButton(page).click();
  await expect(diceIn(warehouse(page))).toHaveCount(before + 1);
  await rest(page).click();
  await expect(page.locator('header .who')).not.toHaveText(first);
});

test('a die is dragged from the reserve into the warehouse', async ({ page }) => {
  await sitDownTo(page, 'dice-brewing', ANNA, BEN);
  await expect(diceIn(reserve(page))).toHaveCount(4);
  await diceIn(reserve(page)).first().dragTo(warehouse(page));
  await expect(diceIn(reserve(page))).toHaveCount(3);
  await expect(diceIn(warehouse(page))).toHaveCount(1);
});

const actions = (legal: Parameters<Moment>[0]): readonly BrewingAction[] => legal as readonly BrewingAction[];

test('a recipe is brewed with an enhancement', async ({ page }) => {
  const isEnhanced = (action: BrewingAction): boolean =>
    action.type === 'brew' && action.pay === 'cheapest' && action.extra !== 'none';
  let wanted: Extract<BrewingAction, { type: 'brew' }> | undefined;
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment(legal) {
      wanted = actions(legal).find(isEnhanced) as typeof wanted;
      return wanted !== undefined;
    },
  });
  const who = await whoseTurn(page);
  const card = page.locator(`[data-recipe="${wanted?.recipe}"]`);
  await card.locator(`[data-extra="${wanted?.extra}"]`).click();
  await card.getByRole('button', { name: /^Brew .* with the cheapest dice/ }).click();
  await expect(log(page)).toContainText(new RegExp(`${who} brews .* with `));
  await expect(card).toHaveCount(0);
});

test('a token is played on an opponent', async ({ page }) => {
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment: (legal) => actions(legal).some((action) => action.type === 'play' && action.token === 'reroll'),
  });
  const who = await whoseTurn(page);
  const other = who === 'Anna' ? 'Ben' : 'Anna';
  await page.locator('[data-token="reroll"]').click();
  await page
    .getByRole('button', { name: new RegExp(` of ${other}$`) })
    .first()
    .click();
  await expect(log(page)).toContainText(new RegExp(`${who} rerolls .* of ${other}`));
});

test('advanced: the device is handed over, and tokens stay hidden', async ({ page }) => {
  await page.goto('/new/dice-brewing');
  await page.getByText('Advanced', { exact: true }).click();
  for (const [at, name] of ['Anna', 'Ben'].entries()) {
    const box = page.getByRole('group', { name: `Seat ${at + 1}` }).first();
    await box.getByText('Person', { exact: true }).click();
    await box.getByLabel('Name').fill(name);
  }
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  const ready = page.getByRole('button', { name: /^I am (Anna|Ben)$/ });
  await expect(ready).toBeVisible();
  await expect(reserve(page)).toHaveCount(0);
  const first = (await ready.textContent())?.trim();
  await ready.click();
  await expect(reserve(page)).toBeVisible();
  await rest(page).click();
  await expect(ready).toBeVisible();
  await expect(ready).not.toHaveText(first ?? '');
  await expect(reserve(page)).toHaveCount(0);
});

test('a turn by keyboard alone', async ({ page }) => {
  await sitDownTo(page, 'dice-brewing', ANNA, BEN);
  const first = await whoseTurn(page);
  await page.keyboard.press('Escape');
  const die = diceIn(reserve(page)).first();
  await die.focus();
  await page.keyboard.press('s');
  await expect(diceIn(warehouse(page))).toHaveCount(1);
  await page.locator('[data-piece="seed"]').focus();
  await page.keyboard.press('Enter');
  await space(page, 'HP1').focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(new RegExp(`${first} sows`));
  await page.keyboard.press('e');
  await expect(page.locator('header .who')).not.toHaveText(first);
  await page.keyboard.press('p');
  await expect(page.locator('header .who')).toHaveText(first);
});

test('what is not allowed says why, with the ruling', async ({ page }) => {
  await sitDownTo(page, 'dice-brewing', ANNA, BEN);
  await page.locator('[data-piece="seed"]').click();
  await space(page, 'SD2').click({ force: true });
  await expect(page.getByRole('link', { name: /^BR-\d+$/ })).toHaveAttribute('href', /^\/rules\/dice-brewing#BR-/);
});

for (const [device, viewport] of DEVICES) {
  test(`the brewery on ${device} has no fault that axe knows of, and the page does not scroll`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDownTo(page, 'dice-brewing', ANNA, BEN);
    await expect(reserve(page)).toBeVisible();
    await expectSoundBoard(page);
  });
}
