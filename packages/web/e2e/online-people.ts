import type { Browser, BrowserContext } from '@playwright/test';
import type { TableSetup } from '@taproom/protocol';
import { BLOCKED, endScreen, expect, openSquares, type Page, placeByMouse, square } from './fixtures.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever the page complained about. */
  readonly complaints: readonly string[];
}

/** A lost connection is told in the console by the browser itself. */
const LOST = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

export async function newPerson(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && message.text() !== BLOCKED && !LOST.test(message.text())) complaints.push(message.text());
  });
  return { name, context, page, complaints };
}

/** Says one's name where it is asked for. */
export async function giveName({ page, name }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Come in' }).click();
}

/** Sits down on the first free chair of a table that was passed on. */
export async function joinBy(link: string, person: Person): Promise<void> {
  await person.page.goto(link);
  await person.page.getByRole('button', { name: 'Sit down here' }).first().click();
  await giveName(person);
}

const SETUP: TableSetup = {
  game: 'dice-box',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
  timeOut: 'bot',
  undo: true,
  spectators: true,
  delay: 0,
};

/** Makes a table without the form, as a guest of this name, and goes there; gives the link. */
export async function setTable({ page, name }: Person, setup: Partial<TableSetup> = {}): Promise<string> {
  await page.goto('/settings');
  const id = await page.evaluate(make, { name, setup: { ...SETUP, ...setup } });
  await page.goto(`/t/${id}`);
  return page.url();
}

/** Runs in the page. */
async function make({ name, setup }: { name: string; setup: TableSetup }): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  await post('/api/guest', { name });
  return (await post('/api/tables', setup)).info.id;
}

/** Two at one table, who both see the board. */
export async function sitTogether(
  browser: Browser,
  setup: Partial<TableSetup> = {},
): Promise<{ anna: Person; ben: Person; link: string }> {
  const anna = await newPerson(browser, 'Anna');
  const ben = await newPerson(browser, 'Ben');
  const link = await setTable(anna, setup);
  await joinBy(link, ben);
  await expect(square(anna.page, 'c3')).toBeVisible();
  await expect(square(ben.page, 'c3')).toBeVisible();
  return { anna, ben, link };
}

/** Whoever is to move, as soon as that is seen; nobody when the match is over. */
export async function mover(people: readonly Person[]): Promise<Person | undefined> {
  for (;;) {
    for (const person of people) {
      if (await endScreen(person.page).isVisible()) return undefined;
      if (await openSquares(person.page).first().isVisible()) return person;
    }
    await people[0]?.page.waitForTimeout(50);
  }
}

/** Everyone places the first die that fits, until the match is over. */
export async function playToTheEnd(people: readonly Person[]): Promise<void> {
  for (let next = await mover(people); next; next = await mover(people)) await placeByMouse(next.page);
}

export async function talk({ page }: Person, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Ends the evening: nobody's page has complained. */
export async function goHome(...people: readonly Person[]): Promise<void> {
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}
