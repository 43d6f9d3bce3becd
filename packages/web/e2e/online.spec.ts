import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import {
  diceOnGrid,
  endScreen,
  expect,
  expectNoFaults,
  giveUp,
  gridInWords,
  openOptions,
  openSquares,
  type Page,
  placeByMouse,
  square,
  usefulDice,
} from './helpers/fixtures.ts';
import {
  giveName,
  goHome,
  joinBy,
  mover,
  newPerson,
  type Person,
  playToTheEnd,
  setTable,
  sitTogether,
  takeSeat,
  talk,
  test,
  watchBy,
} from './helpers/online-people.ts';

const seats = (page: Page) => page.getByRole('list', { name: 'Who sits here' });
const people = (page: Page) => seats(page).getByRole('listitem');
const lostBar = (page: Page) => page.getByText('Connection lost. Trying again');

test('a host whom the server could not hear at first is seated all the same', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const busy = { status: 429, json: { code: 'too-many', after: 300 } };
  await anna.page.route('**/sit', (route) => route.fulfill(busy), { times: 2 });
  const link = await setTable(anna);
  const ben = await newPerson(browser, 'Ben');
  await takeSeat(ben, 1, link);
  for (const { page } of [anna, ben]) await expect(square(page, 'c3')).toBeVisible();
  expect(anna.complaints).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('429')));
  await anna.context.close();
  await goHome(ben);
});

test('two set a table, meet by a link, play to the end and play again', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const ben = await newPerson(browser, 'Ben');
  await anna.page.goto('/new/dice-box');
  await anna.page.getByText('Online', { exact: true }).click();
  await anna.page.getByRole('button', { name: 'Set the table' }).click();
  await giveName(anna);
  const link = await anna.page.getByLabel('Send this link to the others').inputValue();
  await expect(anna.page.getByRole('heading', { name: 'Waiting for company' })).toBeVisible();
  // Some browsers ask first, and the answer may be no.
  await anna.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await anna.page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(anna.page.getByLabel('Send this link to the others')).toBeFocused();
  await expect(anna.page.getByText('This browser does not allow copying here.')).toBeVisible();

  // Without the secret part of the link, a reserved chair is not given away.
  await ben.page.goto(link.replace(/#.*/, ''));
  await expect(ben.page.getByText('Kept for somebody with the link')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /^Sit down/ })).toBeHidden();
  await expect(
    ben.page.getByText('Ask Anna for the invitation: “Share the link” at the table sends it.'),
  ).toBeVisible();
  await ben.page.goto('/');
  await joinBy(link, ben);

  await playToTheEnd([anna, ben]);
  await expect(endScreen(anna.page)).toContainText(/You win|wins|All square/);
  await expect(endScreen(ben.page)).toBeVisible();
  const rankings = [anna, ben].map(({ page }) =>
    page.getByRole('region', { name: 'Result' }).getByRole('list').first().textContent(),
  );
  expect(await rankings[0]).toBe(await rankings[1]);

  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await expect(anna.page.getByText('on the way')).toBeVisible();
  await expect(anna.page.getByText('Still to come: Ben.')).toBeVisible();
  const offer = ben.page.getByRole('dialog').getByRole('status').filter({ hasText: 'A rematch is offered.' });
  await expect(offer).toBeVisible();
  await ben.page.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(square(anna.page, 'c3')).toBeVisible();
  await expect(square(ben.page, 'c3')).toBeVisible();
  expect(anna.page.url()).toBe(ben.page.url());
  expect(anna.page.url()).not.toContain(link);
  await goHome(anna, ben);
});

test('the finished match can be watched again, and its dice checked', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  await giveUp(anna.page);
  await endScreen(ben.page).getByRole('link', { name: 'Check the dice' }).click();
  await expect(ben.page.getByText('All rolls match.')).toBeVisible();
  await ben.page.goto(link);
  await endScreen(ben.page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(ben.page.getByRole('slider', { name: 'Position in the match' })).toBeVisible();
  await goHome(anna, ben);
});

test('the server reviews a finished match for one who sat there, and keeps it for the other', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  await giveUp(anna.page);
  const review = (page: Page) => page.getByRole('region', { name: 'Review' });
  const chart = (page: Page) => review(page).getByRole('slider', { name: 'Position in the match' });
  const made = ben.page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/review'),
  );
  await endScreen(ben.page).getByRole('link', { name: 'Review' }).click();
  expect((await made).status()).toBe(202);
  await expect(chart(ben.page)).toBeVisible({ timeout: 60_000 });
  await anna.page.goto(ben.page.url().replace('#review', ''));
  await anna.page.getByRole('button', { name: 'Review' }).click();
  await expect(chart(anna.page)).toBeVisible();
  await goHome(anna, ben);
});

test('whoever loses the connection is told, misses nothing and goes on', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  const other = first === anna ? ben : anna;
  await other.context.setOffline(true);
  await expect(lostBar(other.page)).toBeVisible();
  await expect(people(first.page).filter({ hasText: other.name })).toContainText('away');
  await placeByMouse(first.page);
  await other.context.setOffline(false);
  await expect(lostBar(other.page)).toBeHidden();
  await expect.poll(() => gridInWords(other.page)).toEqual(await gridInWords(first.page));
  await expect(people(first.page).filter({ hasText: other.name })).toContainText('here');
  await goHome(anna, ben);
});

test('a move made without a connection is made once it is back', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  const other = first === anna ? ben : anna;
  await first.context.setOffline(true);
  await expect(lostBar(first.page)).toBeVisible();
  await usefulDice(first.page).first().click();
  await first.page.locator('[data-square].target.keen').first().click();
  await expect(diceOnGrid(other.page)).toHaveCount(1);
  await first.context.setOffline(false);
  await expect(diceOnGrid(other.page)).toHaveCount(2);
  await expect(diceOnGrid(first.page)).toHaveCount(2);
  await goHome(anna, ben);
});

test('a reload, and a second tab, find the same table', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  await placeByMouse(first.page);
  const before = await gridInWords(first.page);
  await first.page.reload();
  await expect.poll(() => gridInWords(first.page)).toEqual(before);
  const tab = await first.context.newPage();
  await tab.goto(first.page.url());
  await expect.poll(() => gridInWords(tab)).toEqual(before);
  const next = (await mover([anna, ben])) as Person;
  await placeByMouse(next.page);
  await expect.poll(() => gridInWords(tab)).toEqual(await gridInWords(next.page));
  await goHome(anna, ben);
});

test('a third one watches, and all three talk', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser, { isPublic: true });
  const cleo = await newPerson(browser, 'Cleo');
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  const first = (await mover([anna, ben])) as Person;
  await placeByMouse(first.page);
  await expect.poll(() => gridInWords(cleo.page)).toEqual(await gridInWords(first.page));
  await expect(openSquares(cleo.page)).toHaveCount(0);
  await expect(cleo.page.getByRole('button', { name: 'Give up' })).toBeHidden();

  await talk(anna, 'Good evening, Ben');
  await expect(ben.page.getByRole('tab', { name: 'Chat (1)' })).toBeVisible();
  await expect(ben.page.getByRole('log').filter({ hasText: 'Anna: Good evening, Ben' })).toBeAttached();
  await talk(ben, 'Cheers!');
  await cleo.page.getByRole('tab', { name: /^Chat/ }).click();
  const said = cleo.page.getByRole('log', { name: 'Chat' });
  await expect(said).toContainText('Good evening, Ben');
  await expect(said).toContainText('Cheers!');
  await cleo.page.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(said).not.toContainText('Cheers!');
  await expect(said).toBeFocused();
  await cleo.page.reload();
  await cleo.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(said).toContainText('Good evening, Ben');
  await expect(said).not.toContainText('Cheers!');
  await cleo.page.getByRole('button', { name: 'Hear Ben again' }).click();
  await expect(said).toContainText('Cheers!');
  await expect(said).toBeFocused();
  // British time format, since that is these browsers' locale.
  await expect(said.locator('time').first()).toHaveText(/^\d\d:\d\d$/);

  await cleo.page.getByRole('button', { name: 'Join in' }).click();
  await giveName(cleo);
  await expect(cleo.page.getByRole('textbox', { name: 'Say something' })).toBeFocused();
  await cleo.page.keyboard.type('Well played');
  await cleo.page.keyboard.press('Enter');
  await expect(ben.page.getByRole('log', { name: 'Chat' })).toContainText('Well played');
  await goHome(anna, ben, cleo);
});

test('earlier lines of a long chat come in order until all are there', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser, { isPublic: true });
  const said = Array.from({ length: 25 }, (_, at) => `Line ${at + 1}`);
  await anna.page.getByRole('tab', { name: /^Chat/ }).click();
  const words = anna.page.getByRole('textbox', { name: 'Say something' });
  for (const line of said) {
    await words.fill(line);
    await words.press('Enter');
    await expect(anna.page.getByText(line, { exact: true })).toBeVisible();
  }

  const cleo = await newPerson(browser, 'Cleo');
  await cleo.page.goto(link);
  await cleo.page.getByRole('tab', { name: /^Chat/ }).click();
  const chat = cleo.page.getByRole('log', { name: 'Chat' });
  const earlier = chat.getByRole('button', { name: 'Show what came before' });
  const lines = chat.getByText(/^Line \d+$/);
  await expect(lines).toHaveText(said.slice(-20));
  await earlier.press('Enter');
  await expect(lines).toHaveText(said);
  await expect(earlier).toBeHidden();
  await expect(chat).toBeFocused();
  await goHome(anna, ben, cleo);
});

test('undo takes back one’s own last decision for everyone', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const undo = ({ page }: Person) => page.getByRole('button', { name: 'Undo' });
  let before: string[];
  let last: Person;
  do {
    last = (await mover([anna, ben])) as Person;
    before = await gridInWords(last.page);
    await placeByMouse(last.page);
    await mover([anna, ben]);
    // A forced reroll cannot be undone: then one more is placed.
  } while ((await undo(last).getAttribute('aria-disabled')) === 'true');
  await undo(last).click();
  const { page: others } = last === anna ? ben : anna;
  await expect(others.getByRole('log').filter({ hasText: `${last.name} takes a move back.` })).toBeAttached();
  for (const { page } of [anna, ben]) await expect.poll(() => gridInWords(page)).toEqual(before);
  await goHome(anna, ben);
});

test('a refused move says why', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  await usefulDice(first.page).first().click();
  await square(first.page, 'a1').click();
  await expect(first.page.getByText('must share a full side')).toBeVisible();
  await expect(first.page.getByRole('link', { name: 'DB-9' })).toBeVisible();
  await first.page.keyboard.press('Escape');
  await goHome(anna, ben);
});

test('when the time is up, the table does what was agreed', async ({ browser }) => {
  const clock = { kind: 'live', bank: 10, increment: 0 } as const;
  const { anna, ben } = await sitTogether(browser, { clock, timeOut: 'loss' });
  await expect(people(anna.page).first()).toContainText(/0:\d\d left/);
  await expect(endScreen(anna.page)).toContainText('gave up', { timeout: 30_000 });
  await expect(endScreen(ben.page)).toContainText('gave up');
  await goHome(anna, ben);
});

test('a bot stands in for whoever leaves, until they come back', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  const other = first === anna ? ben : anna;
  await first.page.getByRole('button', { name: 'Give up' }).click();
  await first.page.getByRole('button', { name: 'Leave it to a bot' }).click();
  await expect(first.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect(people(other.page).filter({ hasText: first.name })).toContainText('a bot stands in');
  await expect(openSquares(other.page).first()).toBeVisible();
  await first.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(first.page.getByText('A bot is playing for you.')).toBeHidden();
  await expect(seats(first.page)).toBeFocused();
  await placeByMouse(other.page);
  await expect(openSquares(first.page).first()).toBeVisible();
  await goHome(anna, ben);
});

test('whoever has used up all time cannot take the seat back from the bot', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser, { clock: { kind: 'live', bank: 10, increment: 0 } });
  const first = (await mover([anna, ben])) as Person;
  await expect(first.page.getByText('A bot is playing for you.')).toBeVisible();
  await expect(first.page.getByRole('button', { name: 'Take my seat back' })).toBeHidden();
  await goHome(anna, ben);
});

test('a table without spectators begins without those who have no seat, and keeps the focus of the others', async ({
  browser,
}) => {
  const anna = await newPerson(browser, 'Anna');
  const ben = await newPerson(browser, 'Ben');
  const cleo = await newPerson(browser, 'Cleo');
  const link = await setTable(anna, { spectators: false, clock: { kind: 'live', bank: 100, increment: 0 } });
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('1.7 min + 0 s')).toBeVisible();
  const told = cleo.page.getByRole('status').filter({ hasText: 'Anna' });
  await anna.page.getByRole('button', { name: 'Stand up' }).press('Enter');
  await expect(people(anna.page).first()).toContainText('A free chair');
  await expect(told).toHaveText('Anna has stood up.');
  await expect(seats(anna.page)).toBeFocused();
  await anna.page.getByRole('button', { name: 'Sit down here' }).first().press('Enter');
  await expect(told).toHaveText('Anna has sat down.');
  await takeSeat(ben, 1, link);
  await expect(square(anna.page, 'c3')).toBeVisible();
  await expect(anna.page.getByRole('main')).toBeFocused();
  await expect(cleo.page.getByRole('heading', { name: 'This table cannot be shown' })).toBeVisible();
  await goHome(anna, ben, cleo);
});

test('a rematch waits for the one who has not come, and is something to watch for the rest', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  const cleo = await watchBy(link, browser);
  await giveUp(anna.page);
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await expect(cleo.page.getByRole('dialog').getByRole('button', { name: 'Watch the rematch' })).toBeVisible();
  await ben.page.goto('/');
  await expect(ben.page.getByRole('article').filter({ hasText: 'Waiting for everyone to arrive' })).toBeVisible();
  await goHome(anna, ben, cleo);
});

test('a page that came up without a network knows who sits at it once there is one', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  const tab = await anna.context.newPage();
  await tab.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await tab.goto(link);
  await expect(lostBar(tab)).toBeVisible();
  await tab.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true });
    dispatchEvent(new Event('online'));
  });
  await tab.getByRole('tab', { name: 'Chat' }).click();
  await expect(tab.getByRole('textbox', { name: 'Say something' })).toBeVisible();
  await goHome(anna, ben);
});

test('a public table is found among the open ones, and at home one sees whose turn it is', async ({ browser }) => {
  // Other tests set up tables too: this name is unique.
  const gudrun = await newPerson(browser, 'Gudrun');
  const ben = await newPerson(browser, 'Ben');
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const link = await setTable(gudrun, { game: 'dyce', seats: [...seats], isPublic: true });
  await expect(gudrun.page.getByRole('heading', { name: 'Waiting for company' })).toBeVisible();
  await ben.page.goto('/');
  await ben.page.getByRole('link', { name: 'Open tables' }).click();
  await ben.page.getByRole('combobox', { name: 'Game' }).selectOption('DYCE');
  const row = ben.page.getByRole('article').filter({ hasText: 'Gudrun' });
  await expect(row).toContainText('1 seat is still free');
  await row.getByRole('button', { name: 'Sit down' }).click();
  await giveName(ben);
  await expect(ben.page).toHaveURL(link);
  await expect(ben.page.getByRole('tab', { name: 'Chat' })).toBeVisible();

  for (const { page } of [gudrun, ben]) await page.goto('/');
  const mine = ({ page }: Person) => page.getByRole('region', { name: 'Your online tables' });
  await expect(mine(gudrun)).toContainText(/It is your turn|To move: Ben/);
  await expect(mine(ben)).toContainText(/It is your turn|To move: Gudrun/);
  await goHome(gudrun, ben);
});

const dataFile = (): string => join(process.env['TAPROOM_TEST_DATA'] ?? '', 'tables.db');
const idIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

/** Ends a match as an administrator would, from the terminal. */
async function endByHand(link: string): Promise<void> {
  const [data, id] = [dataFile(), idIn(link)];
  await promisify(execFile)(process.execPath, ['packages/cli/src/main.ts', 'admin', 'end', id, '--data', data]);
}

test('a table that was ended by hand says so, and shows what was played', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  const first = await mover([anna, ben]);
  await placeByMouse(first?.page as Page);
  await endByHand(link);
  for (const { page } of [anna, ben]) {
    await expect(page.getByRole('heading', { name: 'This table was closed' })).toBeVisible();
    await expectNoFaults(page);
  }
  await ben.page.getByRole('link', { name: 'Watch the replay' }).click();
  await ben.page.getByRole('button', { name: 'To the end' }).click();
  await expect(ben.page.getByText('Move 1 of 1')).toBeVisible();
  await goHome(anna, ben);
});

/** A copy of a table with rules version 99, or, if it is still waiting, with an unknown option. */
function copyOfOtherRules(link: string, copy: string): string {
  const of = idIn(link);
  const database = new DatabaseSync(dataFile(), { timeout: 5_000 });
  for (const [table, key] of [
    ['matches', 'id'],
    ['seats', 'match'],
    ['entries', 'match'],
  ]) {
    const rows = database.prepare(`select * from ${table} where ${key} = ?`).all(of);
    for (const row of rows) {
      const setup = String(row['setup']).replace('"colours":"two"', '"colours":"seven"');
      const older = row['started_at'] === null ? { rules: 99, setup } : { rules: 99 };
      const changed = { ...row, [key as string]: copy, ...(table === 'matches' && older) };
      const names = Object.keys(changed).map((name) => `"${name}"`);
      const sql = `insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`;
      database.prepare(sql).run(...Object.values(changed));
    }
  }
  database.close();
  return copy;
}

test('a match of other rules says which it needs, and can be ended and taken along', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  const first = await mover([anna, ben]);
  await placeByMouse(first?.page as Page);
  const copy = copyOfOtherRules(link, 'othersrules');
  const { page } = anna;
  await page.goto('/');
  const row = page.getByRole('article').filter({ hasText: 'Paused: it needs rules 99' });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/t/${copy}`);
  await expect(page.getByRole('heading', { name: 'This match is paused' })).toBeVisible();
  await expect(page.getByText(/began by rules 99 of Dice Box, and this server now plays rules \d/)).toBeVisible();
  await expectNoFaults(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'End it and save the record' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it and save the record' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(record).toMatchObject({ game: 'dice-box', rules: 99, entries: [{ action: { type: 'place' } }] });
  await expect(page.getByRole('heading', { name: 'This match is over' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the record' })).toBeVisible();
  await page.goto(`/replay/${copy}`);
  await expect(page.getByRole('alert')).toContainText('This was played by rules 99 of Dice Box');

  // The original match goes on.
  await ben.page.goto(link);
  await expect(people(ben.page)).toHaveCount(2);
  await goHome(anna, ben);
});

test('a table that cannot begin by the new rules says so, and is left by standing up', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page } = anna;
  const link = await setTable(anna);
  const copy = copyOfOtherRules(link, 'waitsinvain');
  await page.goto('/');
  const row = page.getByRole('article').filter({ hasText: 'Paused: it needs rules 99' });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(`/t/${copy}`);
  await expect(page.getByRole('heading', { name: 'This table cannot begin' })).toBeVisible();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(row).toBeHidden();
  await goHome(anna);
});

test('a table that is not there says so', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  await anna.page.goto('/t/abcdefghjk');
  await expect(anna.page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await goHome(anna);
});

test('where there is no server, nothing speaks of playing online', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page } = anna;
  await page.route('/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/');
  await expect(page.getByText('with friends around this screen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open tables' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'With a friend' })).toHaveCount(0);
  await page.goto('/new/dice-box');
  await expect(page.getByText('How many play?')).toBeVisible();
  await expect(page.getByText('Where do we play?')).toBeHidden();
  await page.goto('/lobby');
  await expect(page.getByText('need a Taproom server')).toBeVisible();
  await goHome(anna);
});

/** Runs in the page: how far it can be scrolled sideways. */
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const [light, colorScheme, care] of [
  ['day', 'light', 'all'],
  ['evening', 'dark', 'colours'],
] as const) {
  test.describe(`on a phone by ${light}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, colorScheme });

    async function check(page: Page, name: string): Promise<void> {
      await expectNoFaults(page, care);
      expect([name, await page.evaluate(overflow)]).toEqual([name, 0]);
    }

    test('everything online fits, and axe finds nothing', async ({ browser }) => {
      const anna = await newPerson(browser, 'Anna');
      const ben = await newPerson(browser, 'Bartholomew the Brewer');
      const { page } = anna;
      await page.goto('/lobby');
      await page.getByRole('combobox', { name: 'Game' }).selectOption('Dice Brewing');
      await expect(page.getByRole('heading', { name: 'A quiet evening' })).toBeVisible();
      await check(page, 'empty lobby');
      await page.getByRole('link', { name: 'Set a table: Dice Brewing' }).click();
      await expect(page.getByRole('radio', { name: 'Online' })).toBeChecked();
      await page.goto('/new/dice-box');
      await page.getByText('Online', { exact: true }).click();
      await openOptions(page);
      await page.getByText('Live', { exact: true }).click();
      await check(page, 'new');
      await page.getByRole('button', { name: 'Set the table' }).click();
      await check(page, 'name');
      await giveName(anna);
      const link = await page.getByLabel('Send this link to the others').inputValue();
      await check(page, 'waiting');
      await joinBy(link, ben);
      await expect(square(page, 'e5')).toBeInViewport({ ratio: 1 });
      await check(page, 'table');
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByRole('textbox', { name: 'Say something' }).fill('Good evening');
      await page.getByRole('textbox', { name: 'Say something' }).press('Enter');
      await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Good evening');
      await check(page, 'chat');
      await expect(ben.page.getByRole('button', { name: 'Chat, 1 new line' })).toBeVisible();
      await giveUp(ben.page);
      await expect(endScreen(page)).toBeVisible();
      await check(page, 'end');
      await goHome(anna, ben);
    });
  });
}
