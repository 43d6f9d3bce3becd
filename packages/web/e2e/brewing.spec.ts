import type { BaseState } from '@taproom/engine';
import {
  type BrewingAction,
  type BrewingState,
  type Die,
  diceBrewing,
  recipeOf,
  wordOf,
} from '@taproom/games/dice-brewing';
import { loadGameText } from '@taproom/games/text';
import { isSame } from '../src/boards/dice-brewing/counter/choices.ts';
import { matches, storable } from '../src/boards/dice-brewing/recipes/requirements.ts';
import { carryOn } from './helpers/brewing-player.ts';
import {
  ANNA,
  DEVICES,
  endScreen,
  expect,
  expectSoundBoard,
  fixDice,
  openOptions,
  type Page,
  sitDownTo,
  test,
  turnOf,
  whoseTurn,
} from './helpers/fixtures.ts';
import { type Moment, openTableAt } from './helpers/saved-table.ts';

const BEN = { name: 'Ben' };
const reserve = (page: Page) => page.getByRole('group', { name: 'Active reserve' });
const warehouse = (page: Page) => page.getByRole('group', { name: 'Warehouse' });
const diceIn = (tray: ReturnType<typeof reserve>) => tray.locator('[data-piece]:not([data-piece="seed"])');
const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);
const rest = (page: Page) => page.locator('[data-verb="rest"]').getByRole('button');
const storeButton = (page: Page) => page.locator('[data-verb="store"]').getByRole('button');
const counter = (page: Page) => page.getByRole('region', { name: 'What to do' });
const log = (page: Page) => page.getByRole('tabpanel');

test('a whole game of two against a bot', async ({ page }) => {
  test.slow();
  await fixDice(page, 1);
  await sitDownTo(page, 'dice-brewing', ANNA, { level: 'regular' });
  await expect(reserve(page)).toBeVisible();
  while ((await turnOf('Anna', page)) === 'turn') await carryOn(page);
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

test('a hint to roll the picked dice lights its button', async ({ page }) => {
  const moment: Moment = (legal) => legal.every(({ type }) => type === 'roll');
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment,
    by: { kind: 'random' },
  });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hinted').getByRole('button', { name: /^Roll/ })).toBeVisible();
});

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

const textOf = await loadGameText('dice-brewing', 'en');
const isWarnedOf = (action: BrewingAction, seat: number, state: BaseState): boolean =>
  textOf.warning?.(action, diceBrewing.view(state as BrewingState, seat)) !== undefined;
const raise: BrewingAction = { type: 'play', token: 'raise' };

/** Somebody may raise a 5 that waits for a pip, or another die. */
const maySpoilFive: Moment = (legal, seat, state) => {
  const { board } = (state as BrewingState).brewers[seat] as BrewingState['brewers'][number];
  const five = [board.MH3, board.HP2].some((placed) => placed?.waiting && (placed.piece as Die).value === 5);
  return five && actions(legal).some((action) => isSame(action, raise)) && !isWarnedOf(raise, seat, state);
};

test('a raise that would be lost says so before it is chosen', async ({ page }) => {
  await openTableAt(page, { game: 'dice-brewing', options: {}, names: ['Anna', 'Ben'], moment: maySpoilFive });
  const who = await whoseTurn(page);
  await page.locator('[data-token="raise"]').click();
  const answers = page.locator('[data-answer="aim"]');
  const warned = page.getByRole('button', { name: /Both would be wasted: raised to 6, .* it falls back to 5\.$/ });
  await expect(warned).toBeVisible();
  await expect(warned.locator('.warning')).toBeVisible();
  expect(await answers.count()).toBeGreaterThan(await page.locator('[data-answer] .warning').count());
  await warned.focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(new RegExp(`${who} raises .* 5 on .*: now .* 6`));
});

test('a token that could only be wasted is played at the second press', async ({ page }) => {
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment: (legal, seat, state) =>
      actions(legal).some((action) => isSame(action, raise)) && isWarnedOf(raise, seat, state),
  });
  const who = await whoseTurn(page);
  const token = page.locator('[data-token="raise"]');
  const sure = page.getByRole('button', { name: /^Play it all the same: .* the raise would be wasted/ });
  await token.click();
  await expect(counter(page).getByText('Play “Raise a die”?')).toBeVisible();
  await expect(sure).toBeFocused();
  await counter(page).getByRole('button', { name: 'Back' }).click();
  await expect(sure).toHaveCount(0);
  await token.focus();
  await page.keyboard.press('Enter');
  await expect(sure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(`${who} plays the token “Raise a die”`);
});

test('a die pressed in its tray that would be raised in vain is raised at the second press', async ({ page }) => {
  let word = '';
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment(legal, seat, state) {
      const { stack, brewers } = state as BrewingState;
      const die = brewers[seat]?.reserve.find(({ value, lock }) => value < 6 && lock === null);
      word = die ? wordOf(die) : '';
      const may = actions(legal).some((action) => isSame(action, raise)) && !isWarnedOf(raise, seat, state);
      return stack.at(-1)?.at === 'window' && die !== undefined && may;
    },
  });
  const who = await whoseTurn(page);
  await page.locator('[data-token="raise"]').click();
  await expect(page.locator('[data-answer]')).not.toHaveCount(0);
  // The question covers the tray: only the keyboard reaches it.
  await page.locator(`[data-piece="reserve ${word}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer]')).toHaveCount(1);
  const sure = page.getByRole('button', { name: /The raise would be wasted: it ends with the round/ });
  await expect(sure).toBeFocused();
  await expect(log(page)).not.toContainText(`${who} raises`);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(new RegExp(`${who} raises .* in the reserve`));
});

test('BR-30: a die that was withdrawn after its owner’s purchase may be stored again', async ({ page }) => {
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment: (legal, seat, now) =>
      actions(legal).some((action) => action.type === 'play' && action.token === 'withdraw') &&
      (now as BrewingState).stack.at(-1)?.at === 'purchase' &&
      (now as BrewingState).passed[1 - seat] === true &&
      (now as BrewingState).brewers[1 - seat]?.warehouse.some(({ lock }) => lock === null) === true,
  });
  const who = await whoseTurn(page);
  const other = who === 'Anna' ? 'Ben' : 'Anna';
  await page.locator('[data-token="withdraw"]').click();
  await page
    .getByRole('button', { name: new RegExp(`in the warehouse of ${other}$`) })
    .first()
    .click();
  await rest(page).click();
  await expect(page.locator('header .who')).toHaveText(other);
  await expect(
    counter(page).getByText(/^After your purchase .* was withdrawn to the reserve\. Do you store it again\?$/),
  ).toBeVisible();
  await expectSoundBoard(page);
  await page.getByRole('button', { name: /^Warehouse: keeps its value/ }).click();
  await expect(log(page)).toContainText(new RegExp(`${other} puts .* in the warehouse`));
});

test('BR-31: whoever is asked only because of hidden tokens reads why, and declines', async ({ page }) => {
  await openTableAt(page, {
    game: 'dice-brewing',
    options: { mode: 'advanced' },
    names: ['Anna', 'Ben', 'Cleo'],
    by: { kind: 'random' },
    moment(_, seat, state) {
      const { asked } = diceBrewing.view(state as BrewingState, seat);
      return asked?.at === 'purchase' && asked.idle && !asked.bought && !asked.dealt;
    },
  });
  await page.getByRole('button', { name: /^I am (Anna|Ben|Cleo)$/ }).click();
  const why = counter(page).getByText(/so that nobody learns which tokens you hold\.$/);
  await expect(why).toBeVisible();
  await expectSoundBoard(page);
  await expect(rest(page)).toHaveText('Done');
  await rest(page).click();
  await expect(why).toHaveCount(0);
});

test('advanced: the device is handed over, and tokens stay hidden', async ({ page }) => {
  await page.goto('/new/dice-brewing');
  await openOptions(page);
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
  await expect(page.getByText('Department of Seed opens in round 3.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^BR-\d+$/ })).toHaveAttribute('href', /^\/rules\/dice-brewing#BR-/);
});

/** A recipe that lies open, and the dice in the reserve that it needs. */
function wantedBy({ display, brewers }: BrewingState, seat: number) {
  const { warehouse, reserve } = brewers[seat] as BrewingState['brewers'][number];
  return display
    .map((id) => ({ id, dice: storable(matches(recipeOf(id).requirements, warehouse, reserve)) }))
    .find(({ dice }) => dice.length > 1);
}

test('one press stores all that a recipe needs', async ({ page }) => {
  let wanted: ReturnType<typeof wantedBy>;
  await openTableAt(page, {
    game: 'dice-brewing',
    options: {},
    names: ['Anna', 'Ben'],
    moment(_, seat, state) {
      wanted = wantedBy(state as BrewingState, seat);
      return wanted !== undefined && (state as BrewingState).stack.at(-1)?.at === 'place';
    },
  });
  const before = await diceIn(warehouse(page)).count();
  const store = page.locator(`[data-recipe="${wanted?.id}"]`).getByRole('button', { name: /^Store .* for / });
  await store.click();
  await expect(diceIn(warehouse(page))).toHaveCount(before + (wanted?.dice.length ?? 0));
  await expect(store).toHaveCount(0);
});

test('a recipe that is pressed too early says when it is brewed', async ({ page }) => {
  await sitDownTo(page, 'dice-brewing', ANNA, BEN);
  await page.getByRole('button', { name: 'About Mass Lager' }).click();
  await expect(page.getByText('Recipes are brewed after the purchase.')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the first tap on a space says what it does, the second does it', async ({ page }) => {
    await sitDownTo(page, 'dice-brewing', ANNA, BEN);
    await expect(reserve(page)).toBeVisible();
    await space(page, 'HP1').tap();
    await expect(
      counter(page).getByText(/^Hops Plantation, Sow hops: a seed for a green die.* Tap again/),
    ).toBeVisible();
    await expect(log(page)).not.toContainText('sows');
    await space(page, 'HP1').tap();
    await expect(log(page)).toContainText('sows a seed for a green die');
  });
});

/** Whether a pass leads to the next round's roll. */
const endsRound: Moment = (legal, seat, state) => {
  if (!actions(legal).some(({ type }) => type === 'pass')) return false;
  const events: string[] = [];
  diceBrewing.apply(structuredClone(state) as BrewingState, seat, { type: 'pass' }, ({ type }) => events.push(type));
  return events.includes('rolled');
};

test('at the usual pace, the roll is seen before it is read, and read before the next question', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('taproom-pace'));
  await openTableAt(page, { game: 'dice-brewing', options: {}, names: ['Anna', 'Ben'], moment: endsRound });
  await expect(rest(page)).toBeVisible();
  // Watches from inside the page, so that a slow machine misses nothing.
  const seen = page.evaluate(() => {
    const rolls = (): number => document.querySelector('[role="tabpanel"]')?.textContent?.split(' rolls ').length ?? 0;
    const before = rolls();
    return new Promise<string[]>((resolve) => {
      const steps: string[] = [];
      const look = (): void => {
        const parts = {
          rolling: document.querySelector('.scene .rows'),
          read: rolls() > before,
          asked: document.querySelector('[data-verb="rest"]'),
        };
        const now = Object.entries(parts).flatMap(([name, is]) => (is ? [name] : []));
        if (steps.at(-1) !== now.join(' ')) steps.push(now.join(' '));
        if (parts.read && parts.asked) resolve(steps);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await rest(page).click();
  expect((await seen).slice(-3)).toEqual(['rolling', 'rolling read', 'read asked']);
});

for (const [device, viewport] of DEVICES) {
  test(`the brewery on ${device} has no fault that axe knows of, and the page does not scroll`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDownTo(page, 'dice-brewing', ANNA, BEN);
    await expect(reserve(page)).toBeVisible();
    await expectSoundBoard(page);
  });
}
