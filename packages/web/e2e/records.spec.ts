import { readFile } from 'node:fs/promises';
import { chained, type MatchRecord } from '@taproom/engine';
import { GAME_IDS } from '@taproom/games';
import {
  diceOnGrid,
  endScreen,
  expect,
  expectNoFaults,
  expectNoFaultsInBothThemes,
  finishQuickly,
  giveUp,
  type Page,
  placeByMouse,
  sitDown,
  square,
  test,
  watchGuests,
} from './helpers/fixtures.ts';
import { goHome, newPerson, setTable, sitTogether } from './helpers/online-people.ts';
import { press, pressKey } from './helpers/pressing.ts';
import { finishedRecord, putFinished } from './helpers/saved-table.ts';

/** The record of the finished match, saved the way a player would. */
async function saveRecord(page: Page): Promise<MatchRecord> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

const asFile = (record: unknown) => ({
  name: 'record.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)),
});

test('a finished match can be replayed with slider, buttons and keys', async ({ page }) => {
  const id = await watchGuests(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(`/replay/${id}`);
  const told = page.getByRole('log');
  await expect(told).toContainText('The deal');
  await expect(diceOnGrid(page)).toHaveCount(1);

  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText(/Move 1 of \d+/);
  await expect(told).toContainText(/places/);
  await expect(diceOnGrid(page)).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(told).toContainText(/Move (\d+) of \1/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(told).toContainText('The deal');

  await page.getByRole('slider').fill('3');
  await expect(told).toContainText(/Move 3 of/);
  await expect(diceOnGrid(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(told).toContainText(/Move 2 of/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.keyboard.press('Tab');
  await page.locator('main').focus();
  await page.keyboard.press('Space');
  await expect(told).toContainText(/Move 1 of/);
  await page.keyboard.press('Space');
});

test('the dice of a finished match can be checked, and a forged record does not hold', async ({ page }) => {
  await finishQuickly(page);
  const record = await saveRecord(page);
  await page.getByRole('link', { name: 'Check the dice' }).last().click();
  await expect(page.getByRole('heading', { name: 'All rolls match.' })).toBeVisible();
  if (record.dice.kind !== 'sealed') throw new Error('the dice are not sealed');
  await page.getByText('The numbers behind it').click();
  await expect(page.getByText(record.dice.secret ?? '')).toBeVisible();

  const forged = { ...record, dice: { ...record.dice, secret: '00'.repeat(32) } };
  await page.getByLabel('A record as text').fill(JSON.stringify(forged));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByRole('heading', { name: 'This record does not check out.' })).toBeVisible();
  await expect(page.getByText('The secret does not belong to the fingerprint')).toBeVisible();
});

test('a house vouches for the decisions of its matches, and the page says plainly what is proved', async ({
  browser,
}) => {
  const { anna, ben, link } = await sitTogether(browser);
  await giveUp(anna.page);
  await expect(endScreen(anna.page)).toBeVisible();
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  const { page } = anna;
  await page.goto(`/dice#${id}`);
  await expect(page.getByText('This house vouches for them')).toBeVisible();
  await expectNoFaultsInBothThemes(page);
  const record: MatchRecord = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/record`)).json(),
    id,
  );
  const { house, ...unsigned } = record;
  if (!house) throw new Error('the record is not signed');
  await page.getByText('The numbers behind it').click();
  await expect(page.getByText(house.key)).toBeVisible();

  const check = async (text: object): Promise<void> => {
    await page.getByLabel('A record as text').fill(JSON.stringify(text));
    await page.getByRole('button', { name: 'Check this text' }).click();
  };
  // The other gave up instead, with a chain and an end that fit.
  const end = record.end && { ...record.end, places: record.end.places.toReversed() };
  const entries = record.entries.map(({ action }) => ({ seat: 1, action }));
  const forged = chained({ ...unsigned, entries, ...(end && { end }) });
  await check({ ...forged, house });
  await expect(page.getByRole('heading', { name: 'This record does not check out.' })).toBeVisible();
  await expect(page.getByText('something was changed after it was signed').first()).toBeVisible();
  await check(forged);
  await expect(page.getByRole('heading', { name: 'All rolls match.' })).toBeVisible();
  await expect(page.getByText('Nobody vouches for them')).toBeVisible();

  await page.route('**/api/house', (route) => route.fulfill({ json: { key: 'A'.repeat(43) } }));
  await check(record);
  await expect(page.getByText('but it was not this house')).toBeVisible();
  await page.route('**/api/house', (route) => route.fulfill({ body: 'nothing of ours' }));
  await check(record);
  await expect(page.getByText('out of reach at the moment')).toBeVisible();
  await goHome(anna, ben);
});

test('a record from a file is replayed, and an edited one is refused by the entry', async ({ page }) => {
  await finishQuickly(page);
  const record = await saveRecord(page);
  await page.goto('/replay');
  const input = page.getByLabel('Choose a record');
  const [first, second, third, ...rest] = record.entries;
  if (!first || !second || !third) throw new Error('the match is too short');
  const edited = { ...third, action: { ...third.action, square: 'a1' } };
  await input.setInputFiles(asFile({ ...record, entries: [first, second, edited, ...rest] }));
  await expect(page.getByRole('alert')).toContainText('Entry 3 does not fit');

  await input.setInputFiles(asFile({ ...record, entries: [first, second] }));
  await expect(page.getByRole('alert')).toContainText('entry 3 is missing');
  await input.setInputFiles(asFile('{"format":'));
  await expect(page.getByRole('alert')).toContainText('not the record of a match');
  await input.setInputFiles(asFile({ ...record, rules: 99 }));
  await expect(page.getByRole('alert')).toContainText('This was played by rules 99 of Dice Box');

  await input.setInputFiles(asFile(record));
  await expect(square(page, 'c3')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('log')).toContainText(new RegExp(`Move ${record.entries.length} of`));
});

test('a damaged save gets a message and leaves the others alone', async ({ page }) => {
  const cut = await sitDown(page, { name: 'Cut' }, { name: 'Ben' });
  const changed = await sitDown(page, { name: 'Changed' }, { name: 'Ben' });
  await placeByMouse(page);
  const whole = await sitDown(page, { name: 'Whole' }, { name: 'Ben' });
  await page.goto('/settings');
  await page.evaluate(damage, { cut, changed });

  // What is wrong with its entries is found, and noted, when it is opened.
  await page.goto(`/table/${changed}`);
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('This is not the record of a match, or it was cut off')).toBeVisible();
  await expect(page.getByText('Entry 1 does not fit')).toBeVisible();
  await expect(page.getByText('Whole', { exact: true })).toBeVisible();
  await expect(page.getByText('Cut', { exact: true })).toHaveCount(0);

  await page.getByRole('article').filter({ hasText: 'Entry 1' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Entry 1 does not fit')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sit down again' }).click();
  await expect(page).toHaveURL(`/table/${whole}`);
  await placeByMouse(page);

  await page.goto(`/table/${cut}`);
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
});

test('a save of other rules says which it needs, and its record can be taken along', async ({ page }) => {
  const old = await sitDown(page, { name: 'Old' }, { name: 'Ben' });
  await placeByMouse(page);
  await sitDown(page, { name: 'New' }, { name: 'Ben' });
  await page.goto('/settings');
  await page.evaluate(changeRules, old);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Played by other rules' })).toBeVisible();
  await expect(page.getByText('This was played by rules 99 of Dice Box. Here rules')).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  const record = await saveRecord(page);
  expect(record).toMatchObject({ game: 'dice-box', rules: 99, dice: { secret: expect.any(String) } });
  expect(record.entries).toHaveLength(1);

  for (const address of [`/table/${old}`, `/replay/${old}`]) {
    await page.goto(address);
    await expect(page.getByText('This was played by rules 99 of Dice Box. Here rules')).toBeVisible();
  }
  await page.goto(`/table/${old}`);
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  expect((await saveRecord(page)).rules).toBe(99);

  await page.goto('/dice');
  await page.getByLabel('A record as text').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByRole('heading', { name: 'This record cannot be checked here.' })).toBeVisible();
});

/** Runs in the page: changes the rules version of a save. */
async function changeRules(id: string): Promise<void> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('taproom'));
  const tables = database.transaction('tables', 'readwrite').objectStore('tables');
  const save = await answer(tables.get(id));
  await answer(tables.put({ ...save, body: save.body.replace(/"rules":\d+/, '"rules":99') }));
  database.close();
}

/** Runs in the page: cuts one save off in the middle, and changes a digest in another's record. */
async function damage({ cut, changed }: { cut: string; changed: string }): Promise<void> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('taproom'));
  const transaction = database.transaction(['tables', 'entries'], 'readwrite');
  const [tables, entries] = [transaction.objectStore('tables'), transaction.objectStore('entries')];
  const first = await answer(tables.get(cut));
  await answer(tables.put({ ...first, body: first.body.slice(0, 80) }));
  const otherDigit = (_: string, key: string, digit: string): string => key + (digit === '0' ? '1' : '0');
  const second = await answer(entries.get([changed, 0]));
  await answer(entries.put({ ...second, text: second.text.replace(/("check":")(.)/, otherDigit) }));
  database.close();
}

test('a rematch sits the same players down again', async ({ page }) => {
  const id = await finishQuickly(page);
  await endScreen(page).getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(`/table/${id}`);
  await expect(page.getByText('Daisy').first()).toBeVisible();
});

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];
const CONTROLS = ['To the start', 'One step back', 'Play', 'One step on', 'To the end'];
const NAMES = ['Anna', 'Ben', 'Carl'];

const told = (page: Page) => page.getByRole('log');
const moves = (page: Page) => page.locator('button[data-at]');
const currentMove = (page: Page) => page.locator('button[data-at][aria-current]');

/** At every screen size all controls lie wholly on the screen, and nothing else scrolls them away. */
async function expectControlsInView(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const controls = [
      ...CONTROLS.map((name) => page.getByRole('button', { name, exact: true })),
      page.getByRole('slider'),
      page.getByLabel('Speed'),
      page.getByRole('link', { name: /^Back to/ }),
      screen.width < 960 ? page.getByRole('button', { name: 'Moves', exact: true }) : currentMove(page),
    ];
    for (const control of controls) await expect(control).toBeInViewport({ ratio: 1 });
    const size = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(size).toEqual([screen.height, screen.width]);
  }
}

for (const game of GAME_IDS) {
  test(`the controls of a replay of ${game} are always in view, from this browser and from a file`, async ({
    page,
  }) => {
    const record = await finishedRecord(game, NAMES.length);
    await putFinished(page, 'own', record, NAMES);
    await page.goto('/replay/own');
    await expect(told(page)).toContainText('The deal');
    await pressKey(page, 'End');
    await expectControlsInView(page);
    await expectNoFaults(page, 'colours');

    await page.setViewportSize(SCREENS[0] ?? { width: 0, height: 0 });
    await page.goto('/replay');
    await page.getByLabel('Choose a record').setInputFiles(asFile(record));
    await expect(page).toHaveURL('/replay/file');
    await expect(told(page)).toContainText('The deal');
    await expectControlsInView(page);
  });
}

test('own matches are listed with names and result, the newest first, and lead to their replays', async ({ page }) => {
  await putFinished(page, 'older', await finishedRecord('dice-box', 2), ['Anna', 'Ben']);
  await putFinished(page, 'newer', await finishedRecord('dyce', 3), NAMES);
  await page.goto('/replay');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(/Anna won.*Anna\s+15.*Ben\s+10.*Carl\s+13.*DYCE · today/s);
  await expect(cards.nth(1)).toContainText(/Ben won.*Anna\s+29.*Ben\s+31.*Dice Box · today/s);
  await expectNoFaultsInBothThemes(page);

  await page.getByRole('link', { name: 'Watch: Dice Box, Ben won' }).click();
  await expect(page).toHaveURL('/replay/older');
  await expect(moves(page).nth(1)).toContainText('Ben places');
  await page.getByRole('link', { name: 'Back to all replays' }).click();
  await expect(cards).toHaveCount(2);
});

test('the list of moves leads anywhere, by mouse and by keyboard, and follows what is on show', async ({ page }) => {
  const record = await finishedRecord('dyce', 3);
  await putFinished(page, 'own', record, NAMES);
  await page.goto('/replay/own');
  const list = page.getByRole('complementary', { name: 'Moves' });
  await expect(moves(page)).toHaveCount(record.entries.length + 1);
  await expect(list.getByRole('heading', { name: /^Round/ }).first()).toHaveText('Round 1');

  await press(page, moves(page).nth(4));
  await expect(told(page)).toContainText('Move 4 of');
  await expect(currentMove(page)).toHaveAttribute('data-at', '4');
  // Only the line on show is a stop for the Tab key; the arrows lead on from it.
  await expect(moves(page).nth(4)).toBeFocused();
  await expect(page.locator('button[data-at][tabindex="0"]')).toHaveCount(1);
  await pressKey(page, 'ArrowDown');
  await expect(moves(page).nth(5)).toBeFocused();
  await expect(told(page)).toContainText('Move 5 of');
  await pressKey(page, 'End');
  await expect(moves(page).last()).toBeFocused();
  await expect(currentMove(page)).toBeInViewport({ ratio: 1 });
  await pressKey(page, 'ArrowUp');
  await expect(told(page)).toContainText(`Move ${record.entries.length - 1} of`);
  await pressKey(page, 'Home');
  await expect(moves(page).first()).toBeFocused();
  await expect(currentMove(page)).toBeInViewport({ ratio: 1 });
  await expectNoFaultsInBothThemes(page);
});

test('on a phone the moves are a sheet, which closes on the move that was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await putFinished(page, 'own', await finishedRecord('dice-brewing', 2), ['Anna', 'Ben']);
  await page.goto('/replay/own');
  await expect(told(page)).toContainText('The deal');
  await pressKey(page, 'End');
  await press(page, page.getByRole('button', { name: 'Moves', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Moves' });
  await expect(currentMove(page)).toBeInViewport({ ratio: 1 });
  await expectNoFaultsInBothThemes(page);
  await pressKey(page, 'Home');
  await press(page, moves(page).nth(2));
  await expect(sheet).toBeHidden();
  await expect(told(page)).toContainText('Move 2 of');
});

test('a replay runs by itself at the chosen speed, and stops at its end', async ({ page }) => {
  await putFinished(page, 'own', await finishedRecord('dice-box', 2), ['Anna', 'Ben']);
  await page.goto('/replay/own');
  await expect(moves(page)).toHaveCount(25);
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('slider').fill('22');
  await press(page, page.getByRole('button', { name: 'Play', exact: true }));
  await expect(told(page)).toContainText('Move 24 of 24');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a record from elsewhere names its players by numbers, one played here by their names', async ({ page }) => {
  const record = await finishedRecord('six-sided-stout', 2);
  await page.goto('/replay');
  await page.getByLabel('Choose a record').setInputFiles(asFile(record));
  await expect(moves(page).filter({ hasText: 'Player 1' }).first()).toBeVisible();
  await putFinished(page, 'own', record, ['Anna', 'Ben']);
  await page.goto('/replay');
  await page.getByLabel('Choose a record').setInputFiles(asFile(record));
  await expect(moves(page).filter({ hasText: 'Anna' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Choose a record')).toBeAttached();
});

test('matches that were finished online are listed with their result', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  await setTable(anna, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] });
  const sit = anna.page.getByRole('button', { name: 'Sit down here' });
  await expect(sit.or(square(anna.page, 'c3')).first()).toBeVisible();
  if (await sit.isVisible()) await sit.click();
  await giveUp(anna.page);
  await expect(endScreen(anna.page)).toBeVisible();
  await anna.page.goto('/replay');
  const card = anna.page.getByRole('region', { name: 'Played online' }).getByRole('article');
  await expect(card).toContainText(/Poppy won.*Anna.*Poppy.*Dice Box · today/s);
  await card.getByRole('link', { name: /^Watch/ }).click();
  await expect(told(anna.page)).toContainText('The deal');
  expect(anna.complaints).toEqual([]);
  await anna.context.close();
});
