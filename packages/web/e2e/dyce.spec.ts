import { aloneTable, START_DICE } from '@taproom/games/dyce';
import { draft, GATES, line, log, poundsOf, someWish, space, stock, verb } from './helpers/dyce-player.ts';
import {
  ANNA,
  DEVICES,
  endScreen,
  expect,
  expectNoFaultsInBothThemes,
  expectSoundBoard,
  openOptions,
  type Page,
  sitDownTo,
  startButton,
  test,
  whoseTurn,
} from './helpers/fixtures.ts';
import { press } from './helpers/pressing.ts';
import { openTableAt } from './helpers/saved-table.ts';

const BEN = { name: 'Ben' };

test('two people at one device: a round that ends with a trade', async ({ page }) => {
  await sitDownTo(page, 'dyce', ANNA, BEN);
  await draft(page);
  const wish = await someWish(page);
  const first = await whoseTurn(page);
  const seat = first === 'Anna' ? 0 : 1;
  const gate = GATES[wish.baron];
  await space(page, gate).click();
  await verb(page, 'open').click();
  await expect(space(page, gate)).toContainText(new RegExp(`shop of ${first}, empty`));
  await stock(page, wish.whisky).click();
  await expect(space(page, gate)).toContainText(new RegExp(`shop of ${first} with ${wish.whisky} whisky`));
  const before = await poundsOf(page, seat);

  for (const rest of ['Pass', 'Pass', 'Take £1']) {
    await expect(verb(page, 'rest')).toContainText(rest);
    const who = await whoseTurn(page);
    await verb(page, 'rest').click();
    if (rest === 'Pass') await expect(page.locator('header .who')).not.toHaveText(who);
  }
  await expect(log(page)).toContainText(new RegExp(`${first} buys ${wish.whisky} whisky from the ${wish.baron} baron`));
  await expect(space(page, gate)).toContainText(
    new RegExp(`shop of ${first}, empty; the ${wish.baron} baron stands here`, 'i'),
  );
  // The player who opened the shop passed once; the other one took the pound.
  expect(await poundsOf(page, seat)).toBe(before - wish.price);
  await expect(log(page)).toContainText('Round 1');
});

test('a baron tells where he would go and why, and all four ways can be drawn', async ({ page }) => {
  await sitDownTo(page, 'dyce', ANNA, BEN);
  await draft(page);
  const wish = await someWish(page);
  await space(page, 'b2').click();
  await verb(page, 'open').click();
  await stock(page, wish.whisky).click();
  await line(page, wish.baron).hover();
  await expect(page.locator('.counter .sentence')).toContainText(
    new RegExp(`The ${wish.baron} baron (goes|comes) to [a-e][1-5]`),
  );
  await expect(page.locator(`[data-way="${wish.baron}"]`)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-way]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await line(page, wish.baron).focus();
  await expect(page.locator(`[data-way="${wish.baron}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'All next moves' }).click();
  await expect(page.getByRole('button', { name: 'All next moves' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-way="${wish.baron}"]`)).toBeVisible();
});

test('what is not allowed says why, with the ruling', async ({ page }) => {
  await sitDownTo(page, 'dyce', ANNA, BEN);
  await draft(page);
  await space(page, 'b2').click();
  // Not available, but pressing it gets an answer.
  await verb(page, 'advertise').click({ force: true });
  await expect(page.getByRole('link', { name: 'DY-15' })).toHaveAttribute('href', '/rules/dyce#DY-15');
});

test('where nothing can be done, a press tells what is there', async ({ page }) => {
  await sitDownTo(page, 'dyce', ANNA, BEN);
  await draft(page);
  const sentence = page.locator('.counter .sentence');
  await space(page, 'c3').click();
  await expect(sentence).toContainText('the white die shows 1');
  await expect(sentence).toContainText('above 6 the game ends');
  await space(page, 'c3').click();
  // Not a shop of one's own is chosen, so the cube tells what it is made of.
  await stock(page, 'green').click({ force: true });
  await expect(sentence).toContainText('Green blend, 4 left: made of blue and yellow.');
  await expect(page.getByRole('link', { name: /^DY-/ })).toHaveCount(0);
  await space(page, 'b1').hover();
  await expect(sentence).toContainText('b1: free. Open a shop here for 1 pound.');
});

test('the draft keeps the focus on the board', async ({ page }) => {
  const isDraft = (legal: readonly { type: string }[]) => legal.some(({ type }) => type === 'choose');
  await openTableAt(page, { game: 'dyce', options: {}, names: ['Anna', 'Ben', 'Cleo', 'Dana'], moment: isDraft });
  const cubes = page.locator('[data-choose]');
  await cubes.last().focus();
  for (let left = await cubes.count(); left > 0; left = await cubes.count()) {
    await page.keyboard.press('Enter');
    await expect(cubes).not.toHaveCount(left);
    await expect(page.locator('[data-choose]:focus, [data-space]:focus')).toHaveCount(1);
  }
  await expect(page.locator('[data-space]:focus')).toHaveCount(1);
});

test('with letters half as large again, everything on the board can be reached', async ({ page, context }) => {
  await sitDownTo(page, 'dyce', ANNA, BEN);
  await draft(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  for (const [, viewport] of DEVICES) {
    await page.setViewportSize(viewport);
    for (const thing of [space(page, 'a1'), space(page, 'e5'), stock(page, 'black'), verb(page, 'rest')]) {
      // Only what can be brought into view, and is covered by nothing, can be hovered.
      await thing.hover({ force: false, timeout: 5_000 });
    }
  }
});

/** Ends turn after turn until the match is over. */
async function restUntilTheEnd(page: Page): Promise<void> {
  const ready = page.locator('[data-verb="rest"]:not([aria-disabled="true"])');
  for (;;) {
    await expect(ready.or(endScreen(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await endScreen(page).isVisible()) return;
    await press(page, ready);
  }
}

test('alone: an own end screen, and the best result by difficulty', async ({ page }) => {
  await page.goto('/new/dyce');
  await page.getByText('1 player', { exact: true }).click();
  await openOptions(page);
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await startButton(page).click();
  await restUntilTheEnd(page);
  await expect(endScreen(page).getByRole('heading', { name: 'Lost with no blend sold' })).toBeVisible();
  const blends = endScreen(page).getByRole('list', { name: 'The four blends' });
  await expect(blends.getByRole('listitem')).toHaveCount(4);
  await expect(blends.getByRole('listitem').first()).toContainText('not sold');
  await expect(endScreen(page)).toContainText('Your best so far: Lost with no blend sold');
  await expect(endScreen(page)).toContainText(/rounds? used/);
  await page.goto('/new/dyce');
  await expect(page.getByText(/Your best so far: Lost with no blend sold/)).toBeVisible();
  await openOptions(page);
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(page.getByText(/Your best so far/)).toHaveCount(0);
});

test('alone: the set-up tells how the strongest bot fares with each start of the white die', async ({ page }) => {
  await page.goto('/new/dyce');
  await page.getByText('1 player', { exact: true }).click();
  await openOptions(page);
  const starts = page.getByRole('group', { name: 'White die' });
  await expect(starts.getByRole('radio')).toHaveCount(START_DICE.length);
  for (const start of START_DICE) {
    const { won, games } = aloneTable.startDie[start];
    await starts.getByRole('radio', { name: start, exact: true }).check({ force: true });
    const told = `The strongest bot won ${won || 'none'} of ${games} games`;
    await expect(page.getByText(told)).toBeVisible();
    // Screen readers hear it with the choice.
    await expect(starts.getByRole('radio', { name: start, exact: true })).toHaveAccessibleDescription(new RegExp(told));
  }
  await expectNoFaultsInBothThemes(page);
});

test('alone: a start of 6 that was chosen before it was gone leaves seats and name as they were', async ({ page }) => {
  const plan = { game: 'dyce', options: { first: 'random', startDie: '6' }, seats: [{ kind: 'human', name: 'Anna' }] };
  await page.addInitScript((kept) => localStorage.setItem('taproom-plan-dyce', kept), JSON.stringify(plan));
  await page.goto('/new/dyce');
  await expect(page.getByRole('radio', { name: '1 player' })).toBeChecked();
  await expect(page.getByLabel('Name')).toHaveValue('Anna');
  await openOptions(page);
  await expect(page.getByRole('group', { name: 'White die' }).getByRole('radio', { name: '1' })).toBeChecked();
  await startButton(page).click();
  await expect(verb(page, 'rest')).toBeVisible();
});

test('alone: the last pound is warned of, and the game is lost at once with it (DY-21)', async ({ page }) => {
  await page.goto('/new/dyce');
  await page.getByText('1 player', { exact: true }).click();
  await startButton(page).click();
  const warning = page.getByText('Last pound: unless it buys what you can blend');
  // Empty shops attract nobody, so the barons stay at their gates.
  for (const [spent, name] of ['a1', 'b1', 'd1', 'e1', 'a5', 'e5'].entries()) {
    await expect(page.locator('[data-verb="rest"]:not([aria-disabled="true"])')).toBeVisible();
    expect(await warning.count()).toBe(spent < 5 ? 0 : 1);
    await space(page, name).click();
    await verb(page, 'open').click();
    if (spent < 5) await expect(space(page, name)).toContainText('empty');
  }
  await expect(endScreen(page).getByRole('heading', { name: 'Lost with no blend sold' })).toBeVisible();
  await expect(endScreen(page)).toContainText('No pound was left, and nothing in hand to blend.');
  await expectNoFaultsInBothThemes(page);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(log(page)).toContainText('No pound is left, and nothing in hand to blend: the game is lost.');
});

test('a round by keyboard alone', async ({ page }) => {
  await page.goto('/new/dyce');
  await page.getByRole('radio', { name: '1 player' }).focus();
  await page.keyboard.press('Space');
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(verb(page, 'rest')).toBeVisible();
  const wish = await someWish(page);
  const gate = GATES[wish.baron];
  await space(page, 'a1').focus();
  for (let i = 0; i < gate.charCodeAt(0) - 'a'.charCodeAt(0); i++) await page.keyboard.press('ArrowRight');
  for (let i = 1; i < Number(gate.slice(1)); i++) await page.keyboard.press('ArrowDown');
  await expect(space(page, gate)).toBeFocused();
  await page.keyboard.press('o');
  await expect(space(page, gate)).toContainText(/shop of Player, empty/);
  await space(page, gate).focus();
  await page.keyboard.press(wish.whisky.slice(0, 1));
  await expect(log(page)).toContainText(new RegExp(`Player buys ${wish.whisky} whisky`));
  // What ends a turn is asked twice: the barons come, and cannot be called back.
  await page.keyboard.press('e');
  await expect(page.locator('.counter .sentence')).toContainText('Press E again to do it.');
  await page.keyboard.press('e');
  await expect(page.getByText('Round 3', { exact: false }).first()).toBeVisible();
});

test('the page of rules draws the barons’ ways by the rules themselves', async ({ page }) => {
  await page.goto('/rules/dyce');
  await page.getByText('The same in words').click();
  await expect(page.getByText('From b3 to b2: as short and as near: clockwise.')).toBeVisible();
  await page.getByRole('button', { name: 'Shop on d3' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Shop on b3' })).toBeFocused();
  await expect(page.getByText('From d3 to d4: as short and as near: clockwise.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a first tap tells what would come of it, and a second does it', async ({ page }) => {
    await sitDownTo(page, 'dyce', ANNA, BEN);
    await draft(page);
    const wish = await someWish(page);
    const gate = GATES[wish.baron];
    const sentence = page.locator('.counter .sentence');
    await space(page, gate).tap();
    await verb(page, 'open').tap();
    await expect(sentence).toContainText('for 1 pound. Barons come once it shows a whisky. Tap again to do it.');
    await expect(space(page, gate)).toContainText('free');
    await verb(page, 'open').tap();
    await expect(space(page, gate)).toContainText('empty');
    await stock(page, wish.whisky).tap();
    await expect(sentence).toContainText(new RegExp(`The ${wish.baron} baron comes to ${gate}.*Tap again`));
    await expect(page.locator(`[data-way="${wish.baron}"]`)).toBeVisible();
    await expect(space(page, gate)).toContainText('empty');
    await stock(page, wish.whisky).tap();
    await expect(space(page, gate)).toContainText(`with ${wish.whisky} whisky`);
  });
});

test.describe('at the normal pace', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  interface Said {
    readonly words: string;
    /** The last line of the log at the same time. */
    readonly logged: string;
  }

  /** Notes what the header says. */
  const listen = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const heard: Said[] = [];
      Object.assign(window, { heard });
      const note = () => {
        const words = document.querySelector('header .sentence')?.textContent ?? '';
        const logged = [...document.querySelectorAll('[role="tabpanel"] li')].at(-1)?.textContent ?? '';
        if (heard.at(-1)?.words !== words) heard.push({ words, logged });
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  const heard = (page: Page): Promise<Said[]> => page.evaluate(() => (window as unknown as { heard: Said[] }).heard);

  test('each baron is told by himself, header and log together, and an undo forgets none', async ({ page }) => {
    await page.goto('/new/dyce');
    await page.getByText('1 player', { exact: true }).click();
    await startButton(page).click();
    await expect(verb(page, 'rest')).toBeVisible();
    await listen(page);
    await verb(page, 'rest').click();
    await expect(page.locator('header .sentence')).toContainText('Round 2:');
    const said = await heard(page);
    const barons = said.filter(({ words }) => /^The \w+ baron/.test(words));
    expect(barons.map(({ words }) => words.split(' ')[1])).toEqual(Object.keys(GATES));
    for (const { words, logged } of barons) expect(logged).toContain(words);
    const last = page.locator('.aside .last li');
    await expect(last).toHaveCount(4);
    await space(page, 'a1').click();
    await verb(page, 'open').click();
    await expect(space(page, 'a1')).toContainText('empty');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(space(page, 'a1')).toContainText('free');
    await expect(last).toHaveCount(4);
  });
});

for (const [device, viewport] of DEVICES) {
  test(`the city on ${device} has no fault that axe knows of, and the page does not scroll`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDownTo(page, 'dyce', ANNA, BEN);
    await draft(page);
    await space(page, 'c1').click();
    await verb(page, 'open').click();
    await expectSoundBoard(page);
  });
}
