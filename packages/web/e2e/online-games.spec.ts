import { carryOn as brew } from './helpers/brewing-player.ts';
import { GATES, log, poundsOf, someWish, space, stock, verb } from './helpers/dyce-player.ts';
import { endScreen, expect, giveUp, type Page, whoseTurn } from './helpers/fixtures.ts';
import {
  carryOnUntil,
  goHome,
  meet,
  newPerson,
  type Person,
  setTable,
  takeSeat,
  test,
  watchBy,
} from './helpers/online-people.ts';
import { press } from './helpers/pressing.ts';
import { addByMouse, choice, closeButton, dayIs, filled } from './helpers/stout-player.ts';
import { travel } from './helpers/whisky-player.ts';

const handOver = (page: Page) => page.getByRole('button', { name: /^I am / });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

const LIVE = { kind: 'live', bank: 900, increment: 10 } as const;

/** Runs in the page: how far it can be scrolled. */
const overflow = (): number[] => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
};

/** Everyone acts at the same time. */
const together = (people: readonly Person[], act: (page: Page) => Promise<void>): Promise<unknown> =>
  Promise.all(people.map(({ page }) => act(page)));

async function spendDay(page: Page, good: 'malt' | 'yeast' | 'hops'): Promise<void> {
  await choice(page, good).click();
  await addByMouse(page);
}

async function stopBrewing(page: Page): Promise<void> {
  await choice(page, 'stop').click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
}

test('Six Sided Stout: two brew at the same time to the end, and a day is hidden until it is over', async ({
  browser,
}) => {
  const { anna, ben, link } = await meet(browser, { game: 'six-sided-stout' });
  const cleo = await watchBy(link, browser);
  const both = [anna, ben];
  await together(both, (page) => choice(page, 'malt').click());
  await together(both, (page) => expect(closeButton(page)).toBeVisible());
  await addByMouse(anna.page);
  await expect(undo(anna.page)).toBeEnabled();
  await anna.page.reload();
  await expect(filled(anna.page)).toHaveCount(1);
  await expect(anna.page.getByText('The others are still brewing')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /^Anna, 0 points, .*done/i })).toBeVisible();
  for (const { page } of [ben, cleo]) await expect(log(page)).not.toContainText('Anna');
  await expect(filled(cleo.page)).toHaveCount(0);

  await addByMouse(ben.page);
  for (const { page } of both) await dayIs(page, 2);
  for (const { page } of [...both, cleo]) {
    await expect(log(page)).toContainText('Ben bought malt');
    await expect(handOver(page)).toHaveCount(0);
  }
  await together(both, (page) => spendDay(page, 'yeast'));
  for (const { page } of both) await dayIs(page, 3);
  await together(both, stopBrewing);
  for (const { page } of [...both, cleo]) await expect(endScreen(page).or(page.getByText('1st')).first()).toBeVisible();

  await endScreen(ben.page).getByRole('link', { name: 'Check the dice' }).click();
  await expect(ben.page.getByText('All rolls match.')).toBeVisible();
  await endScreen(anna.page).getByRole('link', { name: 'Watch the replay' }).click();
  await expect(anna.page.getByRole('slider', { name: 'Position in the match' })).toBeVisible();
  await anna.page.keyboard.press('End');
  await expect(filled(anna.page).first()).toBeVisible();
  await goHome(anna, ben, cleo);
});

test('DYCE: three trade, one of them gives up, and the others go on', async ({ browser }) => {
  const [anna, ben, cleo] = [
    await newPerson(browser, 'Anna'),
    await newPerson(browser, 'Ben'),
    await newPerson(browser, 'Cleo'),
  ];
  const all = [anna, ben, cleo];
  const link = await setTable(anna, { game: 'dyce', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await takeSeat(ben, 1, link);
  await takeSeat(cleo, 2, link);
  const cubes = (page: Page) => page.locator('[data-choose]:not([aria-disabled="true"])').first();
  const ready = (page: Page) => page.locator('[data-verb="rest"]:not([aria-disabled="true"])');
  const choose = (page: Page) => press(page, cubes(page));
  const acting = async () => {
    for (const person of all) if (await ready(person.page).isVisible()) return person;
    return undefined;
  };
  await carryOnUntil(all, choose, async () => (await acting()) !== undefined);
  const first = (await acting()) as Person;
  const other = first === anna ? ben : anna;
  const { page } = first;
  const wish = await someWish(page);
  const gate = GATES[wish.baron];
  await space(page, gate).click();
  await verb(page, 'open').click();
  await expect(space(other.page, gate)).toContainText(`shop of ${first.name}, empty`);
  await undo(page).click();
  for (const one of [other.page, page]) await expect(space(one, gate)).not.toContainText('shop');
  await space(page, gate).focus();
  await page.keyboard.press('o');
  await stock(page, wish.whisky).click();
  await expect(space(other.page, gate)).toContainText(`shop of ${first.name} with ${wish.whisky} whisky`);
  await page.reload();

  const rest = (page: Page) => press(page, ready(page));
  const told = (page: Page) => log(page).textContent();
  await carryOnUntil(all, rest, async () => (await told(other.page))?.includes('Round 2') ?? false);
  const trade = `${first.name} buys ${wish.whisky} whisky from the ${wish.baron} baron`;
  for (const person of all) await expect(log(person.page)).toContainText(trade);
  const pounds = all.map((person) => poundsOf(person.page, all.indexOf(first)));
  expect(new Set(await Promise.all(pounds)).size).toBe(1);

  await giveUp(page);
  const rests = all.filter((person) => person !== first);
  for (const person of rests) await expect(log(person.page)).toContainText(`${first.name} gives up.`);
  await carryOnUntil(rests, rest, async () => (await told(other.page))?.includes('Round 3') ?? false);
  await goHome(...all);
});

test('Dice Brewing: two brew on through a reload and a round, with hidden tokens, and one gives up', async ({
  browser,
}) => {
  const { anna, ben, link } = await meet(browser, { game: 'dice-brewing', options: { mode: 'advanced' } });
  const cleo = await watchBy(link, browser);
  const round = (page: Page, number: number) => page.getByText(`Round ${number} ·`);
  await expect(round(cleo.page, 1)).toBeVisible();
  const first = (await whoseTurn(anna.page)) === 'Anna' ? anna : ben;
  await brew(first.page);
  await first.page.reload();
  await expect(round(first.page, 1)).toBeVisible();
  await carryOnUntil([anna, ben], brew, () => round(cleo.page, 2).isVisible());
  for (const { page } of [anna, ben, cleo]) {
    await expect(round(page, 2)).toBeVisible();
    await expect(handOver(page)).toHaveCount(0);
  }
  // Which token somebody takes is known only to them.
  const forAnyone = (await log(anna.page).textContent())?.replace(/takes the token “[^”]+”/g, 'takes an action token');
  expect(forAnyone).toBe(await log(cleo.page).textContent());
  await giveUp(anna.page);
  await expect(endScreen(anna.page)).toContainText('Ben wins');
  await expect(endScreen(ben.page)).toContainText('You win: Anna gave up');
  await expect(cleo.page.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
  await goHome(anna, ben, cleo);
});

test('The Whisky Game: a question has its time, which a reload does not bring back', async ({ browser }) => {
  const { anna, ben, link } = await meet(browser, { game: 'whisky-game', options: { questionSeconds: '90' } });
  const cleo = await watchBy(link, browser);
  const people = [anna, ben];
  const options = ({ page }: Person) => page.locator('[data-option]');
  const isAsked = async () => (await options(anna).count()) + (await options(ben).count()) > 0;
  await carryOnUntil(people, travel, isAsked);
  const asked = (await options(anna).count()) > 0 ? anna : ben;
  const other = asked === anna ? ben : anna;
  for (const { page } of [other, cleo]) await expect(page.getByText(`${asked.name} is being asked`)).toBeVisible();

  const time = asked.page.getByRole('timer');
  await expect(time).not.toHaveText(/90|89|88/);
  const left = Number(await time.textContent());
  // Another device has nothing stored.
  await asked.page.evaluate(() => localStorage.clear());
  await asked.page.reload();
  expect(Number(await time.textContent())).toBeLessThanOrEqual(left);

  await options(asked).first().click();
  for (const { page } of [asked, other, cleo]) await expect(log(page)).toContainText(/”\. (Right|Wrong)/);
  await cleo.page.reload();
  for (const { page } of [other, cleo])
    await expect(page.getByText(new RegExp(`${asked.name} (knew|did not know) it`))).toBeVisible();
  await expect(cleo.page.getByRole('heading', { name: 'Cards of Anna' })).toBeVisible();
  await giveUp(other.page);
  // Nothing more is told while the result is read.
  await asked.page.locator('[data-answer="close"]').click();
  await expect(endScreen(asked.page)).toContainText(/You win: .* gave up/);
  await goHome(anna, ben, cleo);
});

/** Runs in the page: everything the board says, aloud or in writing, about what belongs to the onlooker. */
const claims = (): string[] => {
  const board = document.querySelector('.board') as HTMLElement;
  const labelled = [board, ...board.querySelectorAll('[aria-label], [title]')];
  const said = labelled.flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('title')]);
  return [board.textContent, ...said].flatMap(
    (text) => text?.match(/.*(\bmy\b|, yours\b|\byour last\b|only you|\(you\)).*/gi) ?? [],
  );
};

/** Runs in the page: whatever sticks out of the places for names. */
const stickingOut = (): string[] =>
  [...document.querySelectorAll('header .who, .other')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ className }) => className);

test('the longest names end in dots, and in nobody else’s place', async ({ browser }) => {
  const anna = await newPerson(browser, 'W'.repeat(24));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
  const link = await setTable(anna, { game: 'dice-brewing', seats: [...seats] });
  const rest = await Promise.all(['M', 'N', 'O'].map((letter) => newPerson(browser, letter.repeat(24))));
  for (const [at, person] of rest.entries()) await takeSeat(person, at + 1, link);
  for (const { page } of [anna, ...rest]) {
    await expect(page.locator('.other')).toHaveCount(3);
    expect(await page.evaluate(stickingOut)).toEqual([]);
  }
  await goHome(anna, ...rest);
});

test('nothing on a board belongs to those who only watch', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const cleo = await newPerson(browser, 'Cleo');
  for (const game of ['dice-box', 'six-sided-stout', 'dyce', 'dice-brewing', 'whisky-game']) {
    await cleo.page.goto(await setTable(anna, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] }));
    await expect(cleo.page.getByText('You are watching.')).toBeVisible();
    await expect(cleo.page.locator('.board').first()).toBeVisible();
    expect([game, await cleo.page.evaluate(claims)]).toEqual([game, []]);
  }
  await goHome(anna, cleo);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('every game online fits', async ({ browser }) => {
    const anna = await newPerson(browser, 'Anna');
    for (const game of ['dice-box', 'six-sided-stout', 'dyce', 'dice-brewing', 'whisky-game']) {
      await setTable(anna, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }], clock: LIVE });
      await expect(anna.page.getByRole('button', { name: 'Give up' })).toBeVisible();
      await expect(anna.page.getByRole('list', { name: 'Who sits here' })).toBeInViewport({ ratio: 1 });
      expect([game, await anna.page.evaluate(overflow)]).toEqual([game, [0, 0]]);
    }
    await goHome(anna);
  });

  test('four with clocks over days keep their names, and a brewery that is watched all its dice', async ({
    browser,
  }) => {
    const anna = await newPerson(browser, 'Anna');
    const others = Array.from({ length: 3 }, () => ({ kind: 'open' }) as const);
    const clock = { kind: 'slow', hours: 336 } as const;
    const link = await setTable(anna, { game: 'dice-brewing', seats: [{ kind: 'me' }, ...others], clock });
    const rest = await Promise.all(['Ben', 'Cleo', 'Dan'].map((name) => newPerson(browser, name)));
    for (const [at, person] of rest.entries()) await takeSeat(person, at + 1, link);
    const emil = await watchBy(link, browser);
    const seats = emil.page.getByRole('list', { name: 'Who sits here' }).getByRole('listitem');
    const hidden = (all: Element[]) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await seats.evaluateAll(hidden)).toEqual([0, 0, 0, 0]);
    expect(await seats.locator('.name').evaluateAll(hidden)).toEqual([0, 0, 0, 0]);
    const spaces = emil.page.locator('.brewery .space > .picture').filter({ visible: true });
    await expect(spaces).toHaveCount(11);
    expect(
      await spaces.evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)),
    ).toEqual([]);
    await goHome(anna, ...rest, emil);
  });

  test('six with clocks over days stand beside each other', async ({ browser }) => {
    const anna = await newPerson(browser, 'Anna');
    const others = Array.from({ length: 5 }, () => ({ kind: 'open' }) as const);
    const clock = { kind: 'slow', hours: 336 } as const;
    const link = await setTable(anna, { game: 'six-sided-stout', seats: [{ kind: 'me' }, ...others], clock });
    const rest = await Promise.all(['Ben', 'Cleo', 'Dan', 'Ema', 'Fritz'].map((name) => newPerson(browser, name)));
    for (const [at, person] of rest.entries()) await takeSeat(person, at + 1, link);
    const seats = anna.page.getByRole('list', { name: 'Who sits here' }).getByRole('listitem');
    await expect(seats).toHaveCount(6);
    const over = seats.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(await over).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await anna.page.evaluate(overflow)).toEqual([0, 0]);
    await goHome(anna, ...rest);
  });
});
