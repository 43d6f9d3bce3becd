import { readFile } from 'node:fs/promises';
import type { MatchRecord } from '@taproom/engine';
import {
  diceOnGrid,
  endScreen,
  expect,
  finishQuickly,
  type Page,
  placeByMouse,
  sitDown,
  square,
  test,
  watchGuests,
} from './fixtures.ts';

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
  await expect(page.getByText(record.dice.secret ?? '')).toBeVisible();

  const forged = { ...record, dice: { ...record.dice, secret: '00'.repeat(32) } };
  await page.getByLabel('A record as text').fill(JSON.stringify(forged));
  await page.getByRole('button', { name: 'Check this text' }).click();
  await expect(page.getByRole('heading', { name: 'This record does not check out.' })).toBeVisible();
  await expect(page.getByText('The secret does not belong to the fingerprint')).toBeVisible();
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
  const tables = database.transaction('tables', 'readwrite').objectStore('tables');
  const first = await answer(tables.get(cut));
  await answer(tables.put({ ...first, body: first.body.slice(0, 80) }));
  const otherDigit = (_: string, key: string, digit: string): string => key + (digit === '0' ? '1' : '0');
  const second = await answer(tables.get(changed));
  await answer(tables.put({ ...second, body: second.body.replace(/("check":")(.)/, otherDigit) }));
  database.close();
}

test('a rematch sits the same players down again', async ({ page }) => {
  const id = await finishQuickly(page);
  await endScreen(page).getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(`/table/${id}`);
  await expect(page.getByText('Guest 2').first()).toBeVisible();
});
