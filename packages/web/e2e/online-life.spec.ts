import { expect, gridInWords, openOptions, openSquares, type Page, placeByMouse, square } from './helpers/fixtures.ts';
import {
  goHome,
  mover,
  newPerson,
  type Person,
  setTable,
  sitTogether,
  takeSeat,
  test,
} from './helpers/online-people.ts';

const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const logPanel = (page: Page) => page.getByRole('tabpanel');
const other = (people: readonly Person[], one: Person): Person => people.find((person) => person !== one) as Person;

/** The log and the chat have the same line. */
async function expectTold(page: Page, line: string): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(logPanel(page)).toContainText(line);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText(line);
}

/** Somebody places a die that may be taken back. */
async function placeUndoable(people: readonly Person[]): Promise<{ last: Person; before: string[] }> {
  for (;;) {
    const last = (await mover(people)) as Person;
    const before = await gridInWords(last.page);
    await placeByMouse(last.page);
    await mover(people);
    const undo = last.page.getByRole('button', { name: 'Undo' });
    if ((await undo.getAttribute('aria-disabled')) !== 'true') return { last, before };
  }
}

test('where the others are asked, an undo is done once they agree, and everyone is told', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser, { undo: 'ask' });
  const people = [anna, ben];
  const { last, before } = await placeUndoable(people);
  const asked = other(people, last);
  const now = await gridInWords(last.page);
  await last.page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(last.page, 'You have asked to take your move back.')).toBeVisible();
  await expect(status(asked.page, `${last.name} asks to take a move back.`)).toBeVisible();
  expect(await gridInWords(asked.page)).toEqual(now);
  await asked.page.getByRole('button', { name: 'Decline' }).click();
  await expect(status(last.page, `${asked.name} would rather the move stays.`)).toBeVisible();
  await last.page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(last.page, 'The others would rather the move stays.')).toBeVisible();
  await expectTold(last.page, `${asked.name} would rather the move stays.`);

  const next = await placeUndoable(people);
  const grants = other(people, next.last);
  await next.last.page.getByRole('button', { name: 'Undo' }).click();
  await grants.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of people) await expect.poll(() => gridInWords(page)).toEqual(next.before);
  const line = `${next.last.name} takes a move back.`;
  await expect(grants.page.getByRole('log').filter({ hasText: line }).first()).toBeAttached();
  await expectTold(grants.page, line);
  await expect(grants.page.getByRole('button', { name: 'Agree' })).toBeHidden();
  expect(before.length).toBeGreaterThan(0);
  await goHome(anna, ben);
});

test('whoever stays away can be replaced by a bot, or loses, after the time that the table shows', async ({
  browser,
}) => {
  const { anna, ben, link } = await sitTogether(browser, { absence: { minutes: 1, may: 'win' } });
  const people = [anna, ben];
  const gone = (await mover(people)) as Person;
  const stays = other(people, gone);
  await gone.page.goto('about:blank');
  const decision = status(stays.page, `${gone.name} is away.`);
  await expect(decision).toContainText(/has been away for 0:\d\d\.\s+You can go on without them in \d:\d\d\./);
  const bot = stays.page.getByRole('button', { name: 'Have a bot stand in' });
  await expect(bot).toBeHidden();
  await expect(bot).toBeVisible({ timeout: 80_000 });
  await expect(stays.page.getByRole('button', { name: 'Count as given up' })).toBeVisible();
  await bot.click();
  const line = `${gone.name} stays away. A bot stands in.`;
  await expect(status(stays.page, line)).toBeVisible();
  await expect(openSquares(stays.page).first()).toBeVisible();
  await expect(decision).toBeHidden();
  await expectTold(stays.page, line);
  await gone.page.goto(link);
  await gone.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(status(stays.page, `${gone.name} takes the seat back.`)).toBeVisible();
  await goHome(anna, ben);
});

test('time that is running out is told before, and that it has run out in log, chat and words', async ({ browser }) => {
  const clock = { kind: 'live', bank: 12, increment: 0 } as const;
  const { anna, ben } = await sitTogether(browser, { clock, timeOut: 'pass' });
  const people = [anna, ben];
  const late = (await mover(people)) as Person;
  const waits = other(people, late);
  await expect(status(late.page, /^\s*(10|9) seconds left for you\./)).toBeVisible();
  await expect(late.page.getByRole('listitem').filter({ hasText: 'soon over' })).toBeVisible();
  await expect(waits.page.getByRole('log').filter({ hasText: `seconds left for ${late.name}.` })).toBeAttached();
  const line = `${late.name} has run out of time. A bot makes this move.`;
  await expect(status(waits.page, line)).toBeVisible({ timeout: 30_000 });
  await expectTold(waits.page, line);
  await goHome(anna, ben);
});

test('who leaves the seat to a bot and who comes back is told in log, chat and words', async ({ browser }) => {
  const { anna, ben } = await sitTogether(browser);
  await anna.page.getByRole('button', { name: 'Give up' }).click();
  await anna.page.getByRole('button', { name: 'Leave it to a bot' }).click();
  await expect(status(ben.page, 'Anna leaves the seat to a bot.')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(status(ben.page, 'Anna takes the seat back.')).toBeVisible();
  await expectTold(ben.page, 'Anna leaves the seat to a bot.');
  await expectTold(ben.page, 'Anna takes the seat back.');
  await goHome(anna, ben);
});

test('a table that waits shows its rules, and its host calls it off', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const ben = await newPerson(browser, 'Ben');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const link = await setTable(anna, { seats: [...seats], undo: 'ask', absence: { minutes: 120, may: 'win' } });
  await takeSeat(ben, 1, link);
  for (const line of [
    'Undo if the others agree',
    'Whoever stays away for 2 hours can be replaced by a bot, or loses',
    'If nobody comes for 2 days, the table is cleared away',
  ])
    await expect(ben.page.getByText(line)).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Call it off' })).toBeHidden();
  await anna.page.getByRole('button', { name: 'Call it off' }).click();
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  for (const { page } of [anna, ben]) {
    await expect(page.getByRole('heading', { name: 'This table was closed' })).toBeVisible();
    await expect(page.getByText('Whoever set it has called it off.')).toBeVisible();
  }
  await goHome(anna, ben);
});

test('what others may do about who stays away, and about an undo, is chosen with the table', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  await anna.page.goto('/new/dice-box');
  await anna.page.getByText('Online', { exact: true }).click();
  const { page } = anna;
  await openOptions(page);
  await page.getByText('They may lose').click();
  await page.getByLabel('After how long').selectOption({ label: '30 minutes' });
  await page.getByText('If the others agree').click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Whoever stays away for 30 minutes can be replaced by a bot, or loses')).toBeVisible();
  await expect(page.getByText('Undo if the others agree')).toBeVisible();
  await expect(square(page, 'c3')).toBeHidden();
  await goHome(anna);
});
