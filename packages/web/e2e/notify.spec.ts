import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Worker } from '@playwright/test';
import {
  DEVICES,
  endScreen,
  expect,
  expectNoFaults,
  giveUp,
  openOptions,
  type Page,
  placeByMouse,
  test,
} from './helpers/fixtures.ts';
import { giveName, goHome, mover, newPerson, type Person, sitTogether, talk } from './helpers/online-people.ts';

/** Makes the page believe its window lost or regained the focus, which a real window cannot do here. */
const look = (page: Page, isLooking: boolean): Promise<void> =>
  page.evaluate((isFocused) => {
    document.hasFocus = () => isFocused;
    dispatchEvent(new Event(isFocused ? 'focus' : 'blur'));
  }, isLooking);

/** Puts the tab behind another one. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const picture = (page: Page) => page.locator('link[rel="icon"]');
const toggle = (page: Page, name: string) => page.getByRole('checkbox', { name });
/** The real checkbox is hidden; what is drawn lies beside it. */
const flip = (page: Page, name: string): Promise<void> => toggle(page, name).locator('xpath=..').click();

interface Heard {
  badges: number[];
  chimes: number;
}

/** Runs in the page, before anything else: counts what would be seen and heard outside of it. */
function listenOutside(): void {
  const heard: Heard = { badges: [], chimes: 0 };
  Object.assign(globalThis, { heard });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void heard.badges.push(count),
    clearAppBadge: async () => void heard.badges.push(0),
  });
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function start(when) {
    heard.chimes++;
    begin.call(this, when);
  };
}

const heardOutside = (page: Page): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);

/** Two people at a table: the one to move, and the other. */
async function sitAndLook(browser: Browser): Promise<{ first: Person; other: Person; link: string }> {
  const { anna, ben, link } = await sitTogether(browser);
  const first = (await mover([anna, ben])) as Person;
  return { first, other: first === anna ? ben : anna, link };
}

test('the tab calls whoever looks elsewhere, and nobody who looks at the table', async ({ browser }) => {
  const { first, other } = await sitAndLook(browser);
  const { page } = other;
  // The table's own sounds would be counted as calls.
  await expect(page.getByRole('button', { name: /^Turn the sound/ })).toBeVisible();
  const off = page.getByRole('button', { name: 'Turn the sound off' });
  if (await off.isVisible()) await off.click();
  await page.addInitScript(listenOutside);
  await page.reload();
  await expect(page).toHaveTitle(/to move/);
  await placeByMouse(first.page);
  while ((await mover([first, other])) !== other) await placeByMouse(first.page);
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(picture(page)).toHaveAttribute('href', '/favicon.svg');
  expect((await heardOutside(page)).badges.filter(Boolean)).toEqual([]);
  await look(page, false);
  await expect(page).toHaveTitle(/^\(1\) Your turn/);
  await expect(picture(page)).toHaveAttribute('href', '/favicon-turn.svg');
  expect((await heardOutside(page)).badges.at(-1)).toBe(1);
  expect((await heardOutside(page)).chimes).toBe(0);
  await look(page, true);
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(picture(page)).toHaveAttribute('href', '/favicon.svg');
  expect((await heardOutside(page)).badges.at(-1)).toBe(0);

  await page.goto('/settings');
  await flip(page, 'Mark the tab');
  await flip(page, 'Chime');
  await page.goBack();
  await expect(page).toHaveTitle(/^Your turn/);
  await look(page, false);
  await expect.poll(async () => (await heardOutside(page)).chimes).toBe(3);
  await expect(page).toHaveTitle(/^Your turn/);
  await expect(picture(page)).toHaveAttribute('href', '/favicon.svg');
  await goHome(first, other);
});

test('the server learns whether the table is looked at', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const looks: unknown[] = [];
  anna.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'look') looks.push(message.isLooking);
    }),
  );
  await anna.page.goto('/t/abcdefghjk');
  await expect(anna.page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  expect(looks).toEqual([]);
  await look(anna.page, false);
  await look(anna.page, true);
  await hide(anna.page);
  await expect.poll(() => looks).toEqual([false, true, false]);
  await goHome(anna);
});

test('ways to be called are added, switched, kept and removed', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page, context } = anna;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await giveName(anna);
  // This browser never allows notifications, and this server sends no mail.
  await expect(page.getByText('This browser blocks notifications')).toBeVisible();
  await expect(toggle(page, 'Notify me on this device')).toBeDisabled();
  await expect(page.getByText('By e-mail')).toBeHidden();
  // The server calls nobody for a guest.
  await expect(page.getByText('You need an account for it.')).toBeVisible();
  await page.evaluate(async () => {
    const body = JSON.stringify({
      username: `Anna-${Math.random().toString(36).slice(2, 8)}`,
      password: 'three dry sherries',
    });
    await fetch('/api/account', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  await page.reload();

  const address = page.getByLabel('Address of the webhook');
  await address.fill('gopher://example.org');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('We cannot send anything to this address.');
  await address.fill('https://example.org/turn');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(toggle(page, 'https://example.org/turn')).toBeChecked();
  await expect(page.getByText('Not confirmed yet: open the address that we sent there.')).toBeVisible();
  await expect(address).toHaveValue('');
  await expectNoFaults(page);
  await flip(page, 'https://example.org/turn');
  await expect(toggle(page, 'https://example.org/turn')).not.toBeChecked();
  await page.reload();
  await expect(toggle(page, 'https://example.org/turn')).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove https://example.org/turn' }).click();
  await expect(toggle(page, 'https://example.org/turn')).toBeHidden();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(address).toBeHidden();
  await context.setOffline(false);
  await expect(address).toBeVisible();
  await goHome(anna);
});

/** Runs in the page, before anything else: fakes notifications and a push service, which this browser lacks. */
function havePushService(): void {
  const base64url = (bytes: Uint8Array): string =>
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example.org/anna',
      keys: { p256dh: base64url(new Uint8Array(65).fill(4)), auth: base64url(new Uint8Array(16)) },
    }),
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
  };
  const getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
  const subscribe = async () => {
    sessionStorage.setItem('subscribed', 'yes');
    return subscription;
  };
  const registration = { pushManager: { subscribe, getSubscription }, getNotifications: async () => [] };
  navigator.serviceWorker.getRegistration = async () => registration as unknown as ServiceWorkerRegistration;
  let permission = sessionStorage.getItem('subscribed') ? 'granted' : 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    permission = 'granted';
    return 'granted';
  };
}

test('a device that may be notified is known to the server until it is switched off', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page } = anna;
  await page.addInitScript(havePushService);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await giveName(anna);
  const ways = () => page.evaluate(async () => (await (await fetch('/api/notify')).json()).ways);
  await expect(toggle(page, 'Notify me on this device')).not.toBeChecked();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await flip(page, 'Notify me on this device');
  await expect(toggle(page, 'Notify me on this device')).toBeChecked();
  await expect.poll(ways).toMatchObject([{ kind: 'push', where: 'push.example.org', isOn: true }]);
  await page.reload();
  await expect(toggle(page, 'Notify me on this device')).toBeChecked();
  // A device does not list itself as another one.
  await expect(page.getByText('Another device')).toBeHidden();
  // The app may still be telling the server where this device is: its id is taken away where the app does not run.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.removeItem('taproom-push'));
  await page.goto('/settings');
  await expect(toggle(page, 'Another device (through push.example.org)')).toBeChecked();
  await flip(page, 'Notify me on this device');
  await expect(page.getByText('Another device')).toBeHidden();
  await flip(page, 'Notify me on this device');
  await expect(toggle(page, 'Notify me on this device')).not.toBeChecked();
  expect(await ways()).toEqual([]);
  await goHome(anna);
});

test('how to be called fits on a desk by day and on a phone in the evening', async ({ page }) => {
  for (const [[, viewport], colorScheme] of [
    [DEVICES[0], 'light'],
    [DEVICES[1], 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'When it is your turn' })).toBeVisible();
    await expectNoFaults(page);
    expect(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  }
});

/** What the service worker has done outside. */
interface Done {
  shown: { title: string; body: string; tag: string }[];
  opened: string[];
  focused: string[];
}

/** The part of a service worker's global scope needed here. */
interface Scope {
  done: Done;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<null> };
  readonly WindowClient: { readonly prototype: { focus(this: { readonly url: string }): Promise<void> } };
  readonly ExtendableEvent: typeof Event;
}

/** Runs in the service worker. Headless, there are no notifications and no windows to bring to the front. */
function recordWorker(): void {
  const { registration, clients, WindowClient } = globalThis as unknown as Scope;
  const done: Done = { shown: [], opened: [], focused: [] };
  Object.assign(globalThis, { done });
  registration.showNotification = async (title, { body = '', tag = '' } = {}) =>
    void done.shown.push({ title, body, tag });
  clients.openWindow = async (url) => {
    done.opened.push(url);
    return null;
  };
  WindowClient.prototype.focus = async function focus() {
    done.focused.push(new URL(this.url).pathname);
  };
}

const doneBy = (worker: Worker): Promise<Done> => worker.evaluate(() => (globalThis as unknown as Scope).done);

/** Sends push messages through the browser, as a push service does. */
async function pushService(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const session = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const [registrationId, origin] = [await known, new URL(page.url()).origin];
  return (data) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }).then(() => undefined);
}

const turnAt = (table: string): string =>
  JSON.stringify({ type: 'turn', table, title: 'Dice Box: jsi na tahu', body: 'U stolu se čeká na tebe.' });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a push is shown in its own words, and leads to its table, unless one is there', async ({ page, context }) => {
    await page.goto('/settings');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const worker = context.serviceWorkers()[0] as Worker;
    await worker.evaluate(recordWorker);
    const push = await pushService(context, page);
    await push('nonsense');
    await push(JSON.stringify({ type: 'turn', table: '../../evil', title: 'x', body: 'y' }));
    await push(turnAt('abcdefghjk'));
    const shown = { title: 'Dice Box: jsi na tahu', body: 'U stolu se čeká na tebe.', tag: 'turn-abcdefghjk' };
    await expect.poll(async () => (await doneBy(worker)).shown).toEqual([shown]);

    const click = (): Promise<void> =>
      worker.evaluate(() => {
        const notification = { close: () => undefined, data: { table: 'abcdefghjk' } };
        const { ExtendableEvent } = globalThis as unknown as Scope;
        dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
      });
    await click();
    await expect.poll(async () => (await doneBy(worker)).opened).toEqual(['/t/abcdefghjk']);

    await page.goto('/t/abcdefghjk');
    await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
    await click();
    await expect.poll(async () => (await doneBy(worker)).focused).toEqual(['/t/abcdefghjk']);
    // No notification for the player who is there; by the time the other table calls, that has been decided.
    await push(turnAt('abcdefghjk'));
    await push(turnAt('kjhgfedcba'));
    const tags = async () => (await doneBy(worker)).shown.map(({ tag }) => tag);
    await expect.poll(tags).toEqual(['turn-abcdefghjk', 'turn-kjhgfedcba']);
    await worker.evaluate(() => {
      const { WindowClient } = globalThis as unknown as Scope;
      Object.defineProperty(WindowClient.prototype, 'focused', { get: () => false });
    });
    await push(turnAt('abcdefghjk'));
    await expect.poll(tags).toEqual(['turn-abcdefghjk', 'turn-kjhgfedcba', 'turn-abcdefghjk']);
  });

  test('links to the server itself lead there', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    // Like the link in an e-mail.
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'GET /api/notify/confirm/{id}' })).toBeVisible();
  });
});

test('whoever made the table says who may talk there', async ({ browser }) => {
  const { anna, ben, link } = await sitTogether(browser);
  const cleo = await newPerson(browser, 'Cleo');
  await cleo.page.goto(link);
  await talk(anna, 'One at a time, please');
  await anna.page.getByText('Who may talk').click();
  const { violations } = await new AxeBuilder({ page: anna.page }).include('aside').analyze();
  expect(violations).toEqual([]);
  await flip(anna.page, 'Ben');
  await ben.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(ben.page.getByText('Whoever made this table has silenced you here.')).toBeVisible();
  await expect(ben.page.getByRole('textbox', { name: 'Say something' })).toBeHidden();
  await expect(ben.page.getByText('Who may talk')).toBeHidden();
  const seats = cleo.page.getByRole('list', { name: 'Who sits here' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('silenced');
  await flip(anna.page, 'Those who watch');
  await cleo.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(cleo.page.getByText('has silenced you here')).toBeVisible();
  await flip(anna.page, 'Ben');
  await talk(ben, 'Thank you');
  await expect(anna.page.getByRole('log', { name: 'Chat' })).toContainText('Thank you');
  await goHome(anna, ben, cleo);
});

test('a table is made of what was chosen for it, and says so', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page } = anna;
  await page.goto('/new/dice-box');
  await page.getByText('Online', { exact: true }).click();
  await openOptions(page);
  const choose = (words: string): Promise<void> => page.getByText(words, { exact: true }).click();
  for (const words of ['Everyone', 'Live', 'Gives up', 'Never']) await choose(words);
  await page.getByLabel('Minutes each').selectOption('5');
  await page.getByLabel('Extra seconds per move').selectOption('20');
  await page.getByLabel('Delay for spectators').selectOption('2 min');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await giveName(anna);
  const terms = page.getByRole('listitem').filter({ hasText: /Delay for spectators: 2 min/ });
  await expect(terms).toBeVisible();
  const info = await page.evaluate(
    async () => (await (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()).info,
  );
  expect(info).toMatchObject({
    isPublic: true,
    clock: { kind: 'live', bank: 300, increment: 20 },
    timeOut: 'loss',
    undo: false,
    spectators: true,
    delay: 120,
    seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }],
  });
  await goHome(anna);
});

/** Takes just one tab offline. */
const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);

test('what a table refuses is told', async ({ browser }) => {
  const { first, other, link } = await sitAndLook(browser);
  const tab = await first.context.newPage();
  await tab.goto(link);
  await expect(tab).toHaveTitle(/^Your turn/);
  await setOnline(first.page, false);
  await giveUp(tab);
  await expect(endScreen(other.page)).toBeVisible();
  await giveUp(first.page);
  await setOnline(first.page, true);
  await expect(first.page.getByRole('status').filter({ hasText: 'The match is over.' })).toBeVisible();
  await goHome(first, other);
});
