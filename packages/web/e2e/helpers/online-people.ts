import { type Browser, type BrowserContext, type BrowserContextOptions, test } from '@playwright/test';
import { makeNonce } from '@taproom/engine';
import type { TableSetup } from '@taproom/protocol';
import { BLOCKED, endScreen, expect, openSquares, type Page, placeByMouse, square } from './fixtures.ts';

/** Everyone gets their own page; the shared one is not needed. */
export { test };

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** The browser itself logs a lost connection to the console. */
const LOST = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

export async function newPerson(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && message.text() !== BLOCKED && !LOST.test(message.text())) complaints.push(message.text());
  });
  return { name, context, page, complaints };
}

/** Enters the person's name when asked. */
export async function giveName({ page, name }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByRole('button', { name: 'Come in' }).click();
}

/** Sits down on the first free chair of a shared table, as somebody the server does not know yet. */
export async function joinBy(link: string, person: Person): Promise<void> {
  await person.page.goto(link);
  await sitByName(person);
}

/** Enters the person's name beside the free chair, and sits down. */
export async function sitByName({ page, name }: Person): Promise<void> {
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
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

/** Creates a table through the API, as a guest of this name, and goes there; gives the link. */
export async function setTable({ context, page, name }: Person, setup: Partial<TableSetup> = {}): Promise<string> {
  await post(context, '/api/guest', { name });
  const { info } = await post(context, '/api/tables', { ...SETUP, ...setup });
  await page.goto(`/t/${info.id}`);
  return page.url();
}

/** Posts with the cookies of this context. */
async function post(context: BrowserContext, path: string, data: object): Promise<{ info: { id: string } }> {
  const response = await context.request.post(path, { data });
  expect(response.ok()).toBe(true);
  return response.json();
}

const idIn = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

/** Takes an open seat through the API, as a guest of this name, and goes there. */
export async function takeSeat({ context, page, name }: Person, seat: number, link: string): Promise<void> {
  await post(context, '/api/guest', { name });
  await post(context, `/api/tables/${idIn(link)}/sit`, { seat, nonce: makeNonce() });
  await page.goto(link);
}

export interface Company {
  readonly anna: Person;
  readonly ben: Person;
  readonly link: string;
}

/** Two people at a table of any game. */
export async function meet(browser: Browser, setup: Partial<TableSetup> = {}): Promise<Company> {
  const anna = await newPerson(browser, 'Anna');
  const ben = await newPerson(browser, 'Ben');
  const link = await setTable(anna, setup);
  await takeSeat(ben, 1, link);
  return { anna, ben, link };
}

/** Two people at a table of Dice Box who both see the board. */
export async function sitTogether(browser: Browser, setup: Partial<TableSetup> = {}): Promise<Company> {
  const company = await meet(browser, setup);
  for (const { page } of [company.anna, company.ben]) await expect(square(page, 'c3')).toBeVisible();
  return company;
}

/** A spectator. */
export async function watchBy(link: string, browser: Browser): Promise<Person> {
  const cleo = await newPerson(browser, 'Cleo');
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  return cleo;
}

/** The player to move, as soon as a page shows it; undefined when the match is over. */
export async function mover(people: readonly Person[]): Promise<Person | undefined> {
  for (;;) {
    for (const person of people) {
      if (await endScreen(person.page).isVisible()) return undefined;
      if (await openSquares(person.page).first().isVisible()) return person;
    }
    await people[0]?.page.waitForTimeout(50);
  }
}

/** Lets the player to move act, until the goal is reached. */
export async function carryOnUntil(
  people: readonly Person[],
  carryOn: (page: Page) => Promise<void>,
  isReached: () => Promise<boolean>,
): Promise<void> {
  for (let next = await moverUntil(people, isReached); next; next = await moverUntil(people, isReached))
    await carryOn(next.page);
}

/** The player to move, as soon as their own page says so; undefined once the goal is reached. */
async function moverUntil(people: readonly Person[], isReached: () => Promise<boolean>): Promise<Person | undefined> {
  for (;;) {
    for (const person of people) if (await isTurnOf(person)) return (await isReached()) ? undefined : person;
    if (await isReached()) return undefined;
    await people[0]?.page.waitForTimeout(50);
  }
}

const isTurnOf = async ({ page, name }: Person): Promise<boolean> =>
  (await page.locator('header .who').allTextContents()).some((who) => who.trim() === name);

/** Everyone places the first die that fits, until the match is over. */
export async function playToTheEnd(people: readonly Person[]): Promise<void> {
  for (let next = await mover(people); next; next = await mover(people)) await placeByMouse(next.page);
}

export async function talk({ page }: Person, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Closes everyone's page and checks that none complained. */
export async function goHome(...people: readonly Person[]): Promise<void> {
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
}
