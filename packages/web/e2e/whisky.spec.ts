import type { Seat, Tagged } from '@taproom/engine';
import { fieldOf, rightOf, type WhiskyAction, type WhiskyState } from '@taproom/games/whisky-game';
import {
  ANNA,
  DEVICES,
  endScreen,
  expect,
  expectSoundBoard,
  type Page,
  sitDownTo,
  tabTo,
  test,
  whoseTurn,
} from './helpers/fixtures.ts';
import { listen, timesOf } from './helpers/header-listener.ts';
import { press, pressKey } from './helpers/pressing.ts';
import { openTableAt, type Wanted } from './helpers/saved-table.ts';
import { clearTheWay, gameOf, makeMove, pickField, wrongOption } from './helpers/whisky-player.ts';

const BEN = { name: 'Ben' };
const NAMES = ['Anna', 'Ben'];
const NO_CLOCK = { questionSeconds: '0' };
const log = (page: Page) => page.getByRole('tabpanel');
const answer = (page: Page, type: string) => page.locator(`[data-answer="${type}"]`);
const target = (page: Page, field: string) => page.locator(`[data-target="${field}"]`);
const questionCard = (page: Page) => page.locator('[data-option]').first();

/** Waits for the table and takes the device over, if needed. */
async function takeOver(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: /^I am / });
  const open = page.locator('[data-answer], [data-option], [data-target]').filter({ visible: true });
  await expect(ready.or(open).first()).toBeVisible();
  await clearTheWay(page);
}

type Frame = WhiskyState['stack'][number];
type Wish = (frame: Frame, legal: readonly WhiskyAction[], state: WhiskyState, seat: Seat) => boolean;

/** Sits down where bots, greedy ones by default, have reached a given point, and takes the device over. */
async function openAt(
  page: Page,
  wish: Wish,
  more: Partial<Pick<Wanted, 'options' | 'by' | 'seed' | 'bots'>> = {},
): Promise<WhiskyState> {
  const state = await openTableAt(page, {
    game: 'whisky-game',
    options: NO_CLOCK,
    names: NAMES,
    ...more,
    moment: (legal: readonly Tagged[], seat, met) => {
      const frame = (met as WhiskyState).stack.at(-1);
      return frame !== undefined && wish(frame, legal as readonly WhiskyAction[], met as WhiskyState, seat);
    },
  });
  await takeOver(page);
  return state as WhiskyState;
}

const mayPlay = (legal: readonly WhiskyAction[], card: string): boolean =>
  legal.some((action) => action.type === 'play' && action.card === card);

const mayDo = (legal: readonly WhiskyAction[], type: WhiskyAction['type']): boolean =>
  legal.some((action) => action.type === type);

test('a game from the start to a win with fixed dice', async ({ page }) => {
  test.slow();
  const options = { target: '15', ...NO_CLOCK };
  const seed = 127;
  const moves = await gameOf(seed, options);
  await openTableAt(page, { game: 'whisky-game', options, names: NAMES, seed, moment: () => true });
  for (const move of moves) await makeMove(page, move, NAMES);
  await expect(endScreen(page)).toContainText('1st');
  await expect(endScreen(page)).toContainText(/region/i);
});

test('after a roll a field is chosen, the way is shown, and the pawn walks it', async ({ page }) => {
  const state = await openAt(page, (frame) => frame.at === 'turn' && !frame.onward);
  const who = await whoseTurn(page);
  await answer(page, 'roll').click();
  await expect(page.locator('.reach[data-target]').first()).toBeVisible();
  const field = (await page.locator('.reach[data-target]').first().getAttribute('data-target')) as string;
  await pickField(page, field);
  await expect(answer(page, 'go')).toBeVisible();
  await answer(page, 'go').click();
  await expect(log(page)).toContainText(new RegExp(`${who} .*${fieldOf(field).name.replace(/[()]/g, '\\$&')}`));
  expect(state.round).toBeGreaterThan(0);
});

test('a voyage: out of the harbour, over the sea and on with a roll', async ({ page }) => {
  const state = await openAt(page, (frame, legal, { travellers }, seat) => {
    const { at } = travellers[seat] as WhiskyState['travellers'][number];
    return (
      frame.at === 'turn' && legal.some(({ type }) => type === 'sail') && at !== null && fieldOf(at).kind === 'sea'
    );
  });
  const who = await whoseTurn(page);
  expect(state.stack.at(-1)?.at).toBe('turn');
  await answer(page, 'sail').first().click();
  await expect(page.getByText(new RegExp(`${who} sails`)).first()).toBeVisible();
});

test('a flight with a ticket, and on at once', async ({ page }) => {
  const state = await openAt(page, (frame, legal) => frame.at === 'airport' && mayDo(legal, 'fly'));
  const who = await whoseTurn(page);
  const here = state.travellers[state.turn.seat]?.at;
  const there = ['glasgow-airport', 'dublin-airport', 'aberdeen-airport'].find((airport) => airport !== here) as string;
  await pickField(page, there);
  await pickField(page, there);
  await expect(log(page)).toContainText(new RegExp(`${who} flies`));
  await expect(answer(page, 'roll')).toBeVisible();
});

test('a turn that begins at an airport may begin with a flight', async ({ page }) => {
  // A good player would have flown before.
  const by = { kind: 'random' } as const;
  await openAt(page, (frame, legal) => frame.at === 'turn' && mayDo(legal, 'fly'), { by, seed: 2 });
  const who = await whoseTurn(page);
  await expect(answer(page, 'roll')).toBeVisible();
  await answer(page, 'fly').first().click();
  await expect(log(page)).toContainText(new RegExp(`${who} flies`));
  await expect(answer(page, 'roll')).toBeVisible();
  await expect(answer(page, 'fly')).toHaveCount(0);
});

test('on a special field a card may be played before one is drawn', async ({ page }) => {
  await openAt(page, (frame, legal) => frame.at === 'special' && mayDo(legal, 'play'));
  const who = await whoseTurn(page);
  await answer(page, 'play').first().click();
  await expect(log(page)).toContainText(`${who} plays`);
  for (let choices = 0; choices < 3 && (await answer(page, 'draw').count()) === 0; choices++) {
    await press(page, page.locator('[data-bottle], [data-answer="choose"]').first());
    await takeOver(page);
  }
  await page.keyboard.press('d');
  await expect(log(page)).toContainText(`${who} draws`);
});

test('a question answered right by its key brings the bottle and the fact', async ({ page }) => {
  const state = await openAt(page, (frame) => frame.at === 'question' && !frame.smuggling);
  const frame = state.stack.at(-1) as Extract<Frame, { at: 'question' }>;
  const right = rightOf(frame.question);
  await page.keyboard.press(String(frame.options.indexOf(right) + 1));
  await expect(page.getByText(/Right!/).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`takes ${fieldOf(frame.distillery).name}`)).first()).toBeVisible();
});

test('a question answered wrong brings nothing, and the right answer is shown', async ({ page }) => {
  const state = await openAt(page, (frame) => frame.at === 'question' && frame.options.length === 4);
  await page.locator(`[data-option="${wrongOption(state)}"]`).click();
  await expect(page.getByText(/Wrong/).first()).toBeVisible();
});

test('time runs out for a question, also over a reload', async ({ page }) => {
  await page.clock.install();
  await openAt(page, (frame) => frame.at === 'question', { options: { questionSeconds: '30' } });
  await expect(questionCard(page)).toBeVisible();
  await page.clock.runFor(20_000);
  await page.reload();
  await takeOver(page);
  await expect(questionCard(page)).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByText(/no answer/i).first()).toBeVisible();
  await expect(questionCard(page)).toHaveCount(0);
});

test('Faker: a bottle of an opponent is called a fake', async ({ page }) => {
  await openAt(page, (frame, legal) => frame.at === 'turn' && mayPlay(legal, 'faker'));
  await page.locator('[data-card="faker"]').first().click();
  const bottle = page.locator('[data-bottle]').first();
  await expect(bottle).toBeVisible();
  await bottle.click();
  await expect(log(page)).toContainText(/fake/i);
});

test('Warehouse Collapse: an opponent loses tokens', async ({ page }) => {
  await openAt(page, (frame, legal) => frame.at === 'turn' && mayPlay(legal, 'warehouse-collapse'));
  await page.locator('[data-card="warehouse-collapse"]').first().click();
  await answer(page, 'choose').first().click();
  await expect(log(page)).toContainText(/loses/);
});

test('a festival card takes the pawn where its player likes', async ({ page }) => {
  await openAt(page, (frame) => frame.at === 'festival');
  const field = (await page.locator('.reach[data-target]').first().getAttribute('data-target')) as string;
  await pickField(page, field);
  await answer(page, 'go').click();
  await expect(log(page)).toContainText(fieldOf(field).name);
});

test('a lost bottle stays hidden from the other, to whom the device is handed over', async ({ page }) => {
  const hasSecrets = ({ travellers }: WhiskyState, seat: Seat): boolean =>
    travellers.some(({ hand, lost }, other) => other !== seat && hand.length + lost.length > 0);
  const state = await openAt(page, (_, legal, met, seat) => mayDo(legal, 'redeem') && hasSecrets(met, seat));
  const who = await whoseTurn(page);
  const [bottle = ''] = state.lostDeck;
  // The distillery itself may be named, since the traveller stands there.
  const name = new RegExp(`lost bottle[^.]*${bottle.split('-').at(-1)}`, 'i');
  await answer(page, 'redeem').click();
  const ready = page.getByRole('button', { name: /^I am / });
  await expect(ready).toBeVisible();
  await expect(page.getByText(`${who} gets a lost bottle.`).first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(name);
  await ready.click();
  await expect.poll(() => whoseTurn(page)).not.toBe(who);
  await expect(log(page)).toContainText(`${who} gets a lost bottle.`);
  await expect(log(page)).not.toContainText(name);
});

/** Everything is told, at this many milliseconds for a bot's move: 750 is the normal pace. */
async function atPace(page: Page, pace: number): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('taproom-pace', stored), String(pace));
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** The key for the simplest thing to do: to answer, to leave, to draw, or else to take a step. */
async function simplestKey(page: Page): Promise<string> {
  const keys = { '[data-answer="leave"]': 'l', '[data-answer="draw"]': 'd', '[data-answer="close"]': 'Enter' };
  for (const [selector, key] of Object.entries(keys)) if ((await page.locator(selector).count()) > 0) return key;
  return (await page.locator('[data-key="1"]').count()) > 0 ? '1' : 'a';
}

test('a turn by keyboard alone, which never loses the focus', async ({ page }) => {
  await atPace(page, 100);
  const seed = 127;
  await openTableAt(page, { game: 'whisky-game', options: NO_CLOCK, names: NAMES, seed, moment: () => true });
  await expect(target(page, 'dublin')).toBeAttached();
  for (const field of ['edinburgh', 'dublin']) {
    await tabTo(page, page.locator('[data-target][tabindex="0"]'));
    await target(page, field).press('Enter');
    await page.keyboard.press('g');
    await expect(log(page)).toContainText(new RegExp(`in ${fieldOf(field).name}`));
    expect(await hasFocus(page)).toBe(true);
  }
  await expect(answer(page, 'roll')).toBeFocused();
  const first = await whoseTurn(page);
  await page.keyboard.press('r');
  await expect(page.locator('[data-target]:focus')).toHaveCount(1);
  for (let steps = 0; steps < 40 && (await whoseTurn(page)) === first; steps++) {
    await pressKey(page, await simplestKey(page));
    await expect(page.locator('header .who')).toBeVisible();
    expect(await hasFocus(page)).toBe(true);
  }
  expect(await whoseTurn(page)).not.toBe(first);
});

test('a drawn card is turned up large, before it does anything', async ({ page }) => {
  await atPace(page, 300);
  const isLeak: Wish = (frame, _, { deck, travellers }, seat) =>
    seat === 0 && frame.at === 'special' && deck[0] === 'leaking-barrel' && (travellers[0]?.tokens.barley ?? 0) > 0;
  await openAt(page, isLeak, { bots: [1] });
  await page.keyboard.press('d');
  await expect(page.locator('[data-scene="card"]')).toContainText('Leaking Barrel');
  await expect(page.locator('[data-scene="tokens"]')).toHaveCount(0);
  await expect(page.locator('[data-scene="tokens"]')).toContainText('Anna loses');
});

test('a roll is written out when the die lies still', async ({ page }) => {
  await atPace(page, 750);
  await openAt(page, (frame) => frame.at === 'turn' && !frame.onward);
  await listen(page);
  await answer(page, 'roll').click();
  await expect(page.locator('[data-scene="dice"]')).toBeVisible();
  await expect(page.locator('.reach[data-target]').first()).toBeAttached();
  const [rolling = 0, rolled = 0] = await timesOf(page, /rolls …$/, /throws \d.*fields?\.$/);
  expect(rolled).toBeGreaterThan(rolling);
});

test('bots wait until the result of a question has been read', async ({ page }) => {
  await atPace(page, 20);
  const state = await openAt(page, (frame, _, __, seat) => frame.at === 'question' && seat === 0, { bots: [1] });
  const told = log(page).getByText('Callum throws');
  const before = await told.count();
  await page.locator(`[data-option="${wrongOption(state)}"]`).click();
  await expect(answer(page, 'close')).toBeFocused();
  await page.waitForTimeout(1_500);
  expect(await told.count()).toBe(before);
  await answer(page, 'close').click();
  await expect(told).not.toHaveCount(before);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  /** Where a field is on the screen. */
  async function pointOf(page: Page, field: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = (await target(page, field).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** A field that can be reached and lies clear of everything else on the map. */
  async function clearField(page: Page): Promise<string> {
    const field = await page.locator('.reach[data-target]').evaluateAll((all) => {
      const isClear = (one: Element): boolean => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      return all.find(isClear)?.getAttribute('data-target');
    });
    expect(field).toBeTruthy();
    return field ?? '';
  }

  async function tap(page: Page, field: string): Promise<void> {
    const { x, y } = await pointOf(page, field);
    await page.touchscreen.tap(x, y);
  }

  const details = (page: Page) => page.locator('.stage .card');

  test('a first tap shows the way and the field, a second goes there, and nothing stays behind', async ({ page }) => {
    await openAt(page, (frame) => frame.at === 'move' && frame.path.length === 1);
    const field = await clearField(page);
    await tap(page, field);
    await expect(details(page)).toContainText(fieldOf(field).name);
    await expect(answer(page, 'go')).toBeVisible();
    await expect(target(page, field)).toHaveAttribute('aria-pressed', 'true');
    await tap(page, field);
    await expect(answer(page, 'go')).toHaveCount(0);
    await expect(details(page)).toHaveCount(0);
  });

  test('one finger moves the map', async ({ page }) => {
    await openAt(page, (frame) => frame.at === 'turn');
    const place = () => page.locator('.stage > .sheet').getAttribute('style');
    const before = await place();
    const { x, y, width, height } = (await page.locator('.stage').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = await page.context().newCDPSession(page);
    const at = (dx: number) => [{ x: x + width / 2 + dx, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const dx of [10, 30, 60])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(dx) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(place).not.toBe(before);
    await expect(details(page)).toHaveCount(0);
  });
});

test('what is not allowed says why, with the ruling', async ({ page }) => {
  const isUnplayable: Wish = (frame, legal, { travellers }, seat) =>
    frame.at === 'turn' && travellers[seat]?.hand.includes('fifty-fifty') === true && !mayPlay(legal, 'fifty-fifty');
  await openAt(page, isUnplayable);
  await page.locator('[data-card="fifty-fifty"]').first().click({ force: true });
  await expect(page.getByRole('link', { name: /^WG-\d+$/ })).toHaveAttribute('href', /^\/rules\/whisky-game#WG-/);
});

for (const [device, viewport] of DEVICES) {
  test(`on ${device} a special field with cards to play has no fault that axe knows of`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAt(page, (frame, legal) => frame.at === 'special' && mayDo(legal, 'play'));
    await expect(answer(page, 'draw')).toBeVisible();
    await expectSoundBoard(page);
  });

  test(`the map on ${device} has no fault that axe knows of, and the page does not scroll`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await sitDownTo(page, 'whisky-game', ANNA, BEN);
    await expect(target(page, 'dublin')).toBeAttached();
    await expectSoundBoard(page);
  });
}
