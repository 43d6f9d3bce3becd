import {
  ANNA,
  card,
  diceOnGrid,
  dieOn,
  endScreen,
  expect,
  fixDice,
  GUEST,
  giveUp,
  gridInWords,
  openSquares,
  type Page,
  placeByMouse,
  sitDown,
  square,
  tableId,
  tabTo,
  test,
  turnOrEnd,
  usefulDice,
  whoseTurn,
} from './helpers/fixtures.ts';

test('a whole game against a bot by mouse', async ({ page }) => {
  await fixDice(page, 1);
  await page.goto('/');
  await card(page, 'Dice Box').getByRole('link', { name: 'Set up …' }).click();
  await page.getByLabel('Strength').selectOption('guest');
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  while ((await turnOrEnd(page)) === 'turn') await placeByMouse(page);
  await expect(endScreen(page)).toContainText(/You win|wins|All square/);
  await expect(endScreen(page).getByRole('listitem').filter({ hasText: '1st' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
});

test('from the home page to the first dice by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, card(page, 'Dice Box').getByRole('link', { name: 'Set up …' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dice Box', level: 1 })).toBeVisible();
  await tabTo(page, page.getByLabel('Strength'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Strength')).toHaveValue('learner');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('button', { name: 'Sit down and play' }));
  await page.keyboard.press('Enter');
  for (let turns = 0; turns < 2; turns++) {
    await turnOrEnd(page);
    await placeByKeyboard(page);
  }
});

async function placeByKeyboard(page: Page): Promise<void> {
  await tabTo(page, page.locator('[data-die]'));
  for (let steps = 0; steps < 12 && (await page.locator('[data-die].idle:focus').count()) > 0; steps++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  const focused = page.locator('[data-square].target:focus');
  const name = await focused.getAttribute('data-square');
  await page.keyboard.press('Enter');
  await expect(dieOn(page, name ?? '')).toBeVisible();
}

test('a die can be dragged onto its square', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  await usefulDice(page).first().dragTo(openSquares(page).first());
  await expect(diceOnGrid(page)).toHaveCount(2);
});

test('four people draft their spare dice at one device', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' }, { name: 'Carl' }, { name: 'Dora' });
  const pickers: string[] = [];
  for (let picks = 0; picks < 8; picks++) {
    pickers.push(await whoseTurn(page));
    await page
      .getByRole('button', { name: /^Pick a/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Pick a/ })).toHaveCount(7 - picks);
  }
  expect(pickers.slice(4)).toEqual(pickers.slice(0, 4).toReversed());
  expect(new Set(pickers).size).toBe(4);
  await expect(dieOn(page, 'c3')).toBeVisible();
  await placeByMouse(page);
  await expect(diceOnGrid(page)).toHaveCount(2);
});

test('a reload in mid-game changes nothing', async ({ page }) => {
  await sitDown(page, ANNA, GUEST);
  for (let turns = 0; turns < 2; turns++) {
    await turnOrEnd(page);
    await placeByMouse(page);
  }
  await turnOrEnd(page);
  const before = await gridInWords(page);
  const log = await page.getByRole('tabpanel').getByRole('listitem').allTextContents();
  await page.reload();
  await turnOrEnd(page);
  expect(await gridInWords(page)).toEqual(before);
  expect(await page.getByRole('tabpanel').getByRole('listitem').allTextContents()).toEqual(log);
});

test('a reload while the bot thinks lets it think again', async ({ page }) => {
  // Who thinks for long enough to be seen at it.
  await sitDown(page, ANNA, { level: 'landlord' });
  await turnOrEnd(page);
  const thinking = page.getByText('Bert is thinking').waitFor();
  await placeByMouse(page);
  await thinking;
  await page.reload();
  await turnOrEnd(page);
  const log = await page.getByRole('tabpanel').getByRole('listitem').allTextContents();
  const since = log.slice(log.findLastIndex((line) => line.includes('Anna places')));
  expect(since.some((line) => line.includes('Bert'))).toBe(true);
});

test('a refused move says why, and its ruling can be read without losing the table', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  await usefulDice(page).first().click();
  await square(page, 'a1').click();
  await expect(page.getByText('must share a full side')).toBeVisible();
  const address = page.url();
  const before = await gridInWords(page);
  await page.getByRole('link', { name: 'DB-9' }).click();
  await expect(page).toHaveURL(/\/rules\/dice-box#DB-9$/);
  await expect(page.locator('#DB-9')).toBeFocused();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(address);
  await expect(square(page, 'c3')).toBeVisible();
  expect(await gridInWords(page)).toEqual(before);
});

test('a refusal covers no tools, and Escape closes it and nothing else', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  await usefulDice(page).first().click();
  await square(page, 'a1').click();
  const reason = page.getByText('must share a full side');
  const [bubble, tools] = await Promise.all([reason.boundingBox(), page.getByRole('toolbar').boundingBox()]);
  expect(bubble?.y).toBeGreaterThan((tools?.y ?? 0) + (tools?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await expect(page.locator('[data-chosen]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-chosen]')).toHaveCount(0);
});

test('undo takes back the last decision', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  let before: string[];
  do {
    before = await gridInWords(page);
    await placeByMouse(page);
    await expect(openSquares(page).first()).toBeVisible();
    // A forced reroll cannot be undone: then one more is placed.
  } while ((await undo.getAttribute('aria-disabled')) === 'true');
  await undo.click();
  await expect.poll(() => gridInWords(page)).toEqual(before);
});

test('a hint points out a move that can be made', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-die].hinted:not(.idle)')).toBeVisible();
  await expect(page.locator('[data-square].hinted.target')).toBeVisible();
  await expect(page.getByRole('log').filter({ hasText: /^Hint: Place/ })).toBeAttached();
});

test('giving up against one opponent ends the match', async ({ page }) => {
  await sitDown(page, ANNA, GUEST);
  await turnOrEnd(page);
  await giveUp(page);
  await expect(endScreen(page).getByRole('heading', { name: 'Poppy wins' })).toBeVisible();
  await expect(endScreen(page)).toContainText('gave up');
});

test('a bot plays on for one of two people who gives up', async ({ page }) => {
  await sitDown(page, ANNA, { name: 'Ben' }, GUEST);
  await turnOrEnd(page);
  const first = await whoseTurn(page);
  await giveUp(page);
  const log = page.getByRole('tabpanel');
  await expect(log.getByText(`${first} gives up.`)).toBeVisible();
  await expect(log.getByText(new RegExp(`^${first} (places|cannot)`)).first()).toBeVisible();
  await expect(page.locator('header .who')).toHaveText(first === 'Anna' ? 'Ben' : 'Anna');
});

test('two tabs at one table show the same', async ({ page, context }) => {
  await sitDown(page, ANNA, { name: 'Ben' });
  const other = await context.newPage();
  await other.goto(`/table/${tableId(page)}`);
  await expect(square(other, 'c3')).toBeVisible();
  await placeByMouse(page);
  await expect(diceOnGrid(other)).toHaveCount(2);
  await placeByMouse(other);
  await expect(diceOnGrid(page)).toHaveCount(3);
});

test('a table is set at an address that is not secure', async ({ page, baseURL }) => {
  const there = 'http://tavern.example';
  await page.route(`${there}/**`, async (route) => {
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(there, baseURL ?? ''),
    });
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });
  await page.goto(`${there}/new/dice-box`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(square(page, 'c3')).toBeVisible();
});
