import type { CDPSession } from '@playwright/test';
import { expect, expectNoFaults, type Page, square, test } from './helpers/fixtures.ts';
import { goHome, joinBy, newPerson, type Person, setTable } from './helpers/online-people.ts';

// Browsers allow passkeys only on hosts with a name, not on bare IP addresses.
test.use({ baseURL: `http://localhost:${process.env['TAPROOM_TEST_PORT']}` });

const PASSWORD = 'three dry sherries';
/** The browser's own console message about a refused request. */
const REFUSED = /Failed to load resource: the server responded with a status of (400|401|409)/;

/** All tests share one server, where names are unique. */
const newName = (name: string): string => `${name}-${Math.random().toString(36).slice(2, 8)}`;

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
const signUp = (page: Page) => card(page, 'Keep your name');
const signIn = (page: Page) => card(page, 'Been here before?');
const ways = (page: Page) => card(page, 'How you sign in');
const devices = (page: Page) => card(page, 'Where you are signed in');
const bots = (page: Page) => card(page, 'Bots of your own');
const passwordIn = (form: ReturnType<typeof card>) => form.getByRole('textbox', { name: 'Password', exact: true });

/** A virtual authenticator that creates and stores passkeys and always confirms. */
async function withAuthenticator({ context, page }: Person): Promise<{ cdp: CDPSession; authenticator: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticator: authenticatorId };
}

/** Opens the account page as a guest, or signs up right away. */
async function comeAs(kind: 'guest' | 'account', { page, name }: Person): Promise<void> {
  await page.goto('/account');
  const steps = {
    '/api/guest': { name },
    ...(kind === 'account' && { '/api/account': { username: name, password: PASSWORD } }),
  };
  await page.evaluate(async (bodies) => {
    const headers = { 'content-type': 'application/json' };
    for (const [path, body] of Object.entries(bodies))
      await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }, steps);
  await page.reload();
}

async function keepByPassword({ page, name }: Person): Promise<void> {
  await signUp(page).getByLabel('User name').fill(name);
  await signUp(page).getByText('Password', { exact: true }).click();
  await passwordIn(signUp(page)).fill(PASSWORD);
  await passwordIn(signUp(page)).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your account is ready.' })).toBeFocused();
}

async function comeBack({ page, name }: Person, password = PASSWORD): Promise<void> {
  await page.goto('/account');
  await signIn(page).getByLabel('User name').fill(name);
  await passwordIn(signIn(page)).fill(password);
  await passwordIn(signIn(page)).press('Enter');
}

const isHere = ({ page, name }: Person) =>
  expect(page.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();

/** Checks that no page complained, except about what was refused on purpose. */
async function part(...people: readonly Person[]): Promise<void> {
  const cleared = people.map((person) => ({
    ...person,
    complaints: person.complaints.filter((one) => !REFUSED.test(one)),
  }));
  await goHome(...cleared);
}

test('a guest keeps what it is by a passkey, goes out and comes in again by it', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const { page } = anna;
  await withAuthenticator(anna);
  await comeAs('guest', anna);
  await signUp(page).getByLabel('User name').fill('two words');
  await signUp(page).getByRole('button', { name: 'Create the account' }).click();
  await expect(signUp(page).getByRole('alert')).toContainText('spaces may not');
  await expect(signUp(page).getByLabel('User name')).toBeFocused();
  await expectNoFaults(page);
  await signUp(page).getByLabel('User name').fill(anna.name);
  await signUp(page).getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(ways(page)).toContainText('Passkey, added today');

  // The last passkey stays, and no device makes two for one account.
  await ways(page).getByRole('button', { name: 'Remove the passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ways(page).getByRole('alert')).toContainText('the only way into your account');
  await ways(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ways(page).getByRole('alert')).toContainText('already has a passkey');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeFocused();
  await signIn(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`Good to see you again, ${anna.name}.`)).toBeVisible();
  await isHere(anna);
  await part(anna);
});

test('a second passkey is added, and whoever has none is told', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const { page } = anna;
  const { cdp, authenticator } = await withAuthenticator(anna);
  await page.goto('/account');
  await signIn(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(signIn(page).getByRole('alert')).toContainText('No passkey came:');
  const make = card(page, 'Create an account');
  await make.getByLabel('User name').fill(anna.name);
  await make.getByRole('button', { name: 'Create the account' }).click();
  await expect(ways(page)).toContainText('Passkey, added today');
  await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: authenticator });
  await withAuthenticator(anna);
  await ways(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ways(page).getByText('Passkey, added today')).toHaveCount(2);
  await ways(page).getByRole('button', { name: 'Remove the passkey' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ways(page).getByText('Passkey, added today')).toHaveCount(1);
  await expect(ways(page).getByRole('heading')).toBeFocused();
  await part(anna);
});

test('a name that cannot be shown and one address too many are called what they are', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna');
  const { page, context } = anna;
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('\u202eAnna');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('characters that cannot be shown');
  await page.getByRole('dialog').getByLabel('Name').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You need an account for it.')).toBeVisible();
  await context.request.post('/api/account', { data: { username: newName('Anna'), password: PASSWORD } });
  await page.reload();

  const address = page.getByLabel('Address of the webhook');
  await expect(address).toBeVisible();
  const urls = Array.from({ length: 10 }, (_, at) => `https://example.org/${at}`);
  for (const url of urls) await context.request.post('/api/notify', { data: { kind: 'webhook', url } });
  await address.fill('https://example.org/10');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Ten ways to call you are the limit. Remove one first.');
  await address.fill(`https://example.org/${'x'.repeat(3_000)}`);
  await address.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('We cannot send anything to this address.');
  await part(anna);
});

test('two devices of one account see the same table, until one ends the other', async ({ browser }) => {
  const laptop = await newPerson(browser, newName('Anna'));
  const phone = await newPerson(browser, laptop.name);
  const ben = await newPerson(browser, newName('Ben'));
  const link = await setTable(laptop);
  await joinBy(link, ben);
  await expect(square(laptop.page, 'c3')).toBeVisible();
  await laptop.page.goto('/account');
  await keepByPassword(laptop);

  await comeBack(phone, 'something else');
  await expect(signIn(phone.page).getByRole('alert')).toHaveText('That name and password do not match.');
  await expect(passwordIn(signIn(phone.page))).toBeFocused();
  await comeBack(phone);
  await isHere(phone);
  await phone.page.goto(link);
  await laptop.page.goto(link);
  for (const { page } of [laptop, phone]) {
    await expect(square(page, 'c3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  }

  const tab = await laptop.context.newPage();
  await tab.goto('/account');
  await expect(devices(tab).getByText('this device')).toHaveCount(1);
  await expect(devices(tab).getByText('last here today')).toHaveCount(1);
  await devices(tab).getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect(devices(tab).getByRole('status')).toContainText('Signed out: Chrome on Linux.');
  await expect(phone.page.getByText('You have been signed out on this device.')).toBeVisible();
  await expect(phone.page.getByText('You are watching.')).toBeVisible();
  await expect(phone.page.getByRole('button', { name: 'Give up' })).toBeHidden();
  await expect(laptop.page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await phone.page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(signIn(phone.page)).toBeVisible();
  await part(laptop, phone, ben);
});

test('names and passwords change, other devices are ended, and the account is deleted', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const other = await newPerson(browser, anna.name);
  const { page } = anna;
  await comeAs('account', anna);
  await comeBack(other);
  await isHere(other);

  await ways(page).getByRole('button', { name: 'Change the password' }).click();
  await ways(page).getByRole('textbox', { name: 'Current password' }).fill('something else');
  await ways(page).getByRole('textbox', { name: 'New password' }).fill('short');
  await ways(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(ways(page).getByRole('alert')).toContainText('at least 10 characters');
  await ways(page).getByRole('textbox', { name: 'New password' }).fill('four dry sherries');
  await ways(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(ways(page).getByRole('alert')).toHaveText('That is not your current password.');
  await ways(page).getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await ways(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(ways(page).getByRole('status')).toContainText('All other devices have been signed out.');
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await other.page.getByRole('link', { name: 'Open tables' }).click();
  await expect(other.page.getByText('You have been signed out on this device.')).toBeVisible();

  const renamed = { ...anna, name: newName('Anezka') };
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByLabel('User name')).toBeFocused();
  await page.getByLabel('User name').fill(renamed.name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByText(`You are ${renamed.name} now.`)).toBeVisible();
  await isHere(renamed);

  await page.getByRole('button', { name: 'Delete the account' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await asked.getByRole('button', { name: 'Delete the account' }).click();
  await expect(asked.getByRole('alert')).toHaveText('That is not your current password.');
  await asked.getByRole('textbox', { name: 'Your password' }).fill('four dry sherries');
  await asked.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeFocused();
  await comeBack(renamed, 'four dry sherries');
  await expect(signIn(page).getByRole('alert')).toHaveText('That name and password do not match.');
  await part(anna, other);
});

test('a lost password is replaced by a recovery code', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const { page } = anna;
  await comeAs('guest', anna);
  await keepByPassword(anna);
  const codes = card(page, 'Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  await expectNoFaults(page);
  const first = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toContainText('8 are left.');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn(page).getByRole('button', { name: 'Lost your password?' }).click();
  await signIn(page).getByLabel('Code').fill('abcd-efgh-jkmn');
  await signIn(page).getByRole('textbox', { name: 'New password' }).fill('four dry sherries');
  await signIn(page).getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(signIn(page).getByRole('alert')).toContainText('This code opens nothing.');
  await signIn(page).getByLabel('Code').fill(first);
  await signIn(page).getByRole('button', { name: 'Set the password and sign in' }).click();
  await isHere(anna);
  await expect(codes).toContainText('7 are left.');
  await codes.getByRole('button', { name: 'New recovery codes' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Your password' }).fill('four dry sherries');
  await asked.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  expect(await codes.getByRole('listitem').first().textContent()).not.toBe(first);
  await part(anna);
});

test('a bot is made, lets a program in by its token, and is removed', async ({ browser, request }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const { page } = anna;
  await comeAs('account', anna);
  await bots(page).getByRole('button', { name: 'Create a bot' }).click();
  await expect(bots(page).getByRole('alert')).toHaveText('The name is missing.');
  await bots(page).getByLabel('Name of the bot').fill('Robot');
  await bots(page).getByLabel('Name of the bot').press('Enter');
  const token = bots(page).getByLabel('Token of Robot');
  await expect(token).toBeFocused();
  await expectNoFaults(page);
  const headers = { authorization: `Bearer ${await token.inputValue()}` };
  const who = async () => (await (await request.get('/api/me', { headers })).json()).player;
  expect(await who()).toMatchObject({ name: 'Robot', kind: 'bot' });
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bots(page).getByRole('button', { name: 'Copy the token' }).click();
  await expect(bots(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await token.inputValue());
  await bots(page).getByRole('button', { name: 'I have saved it' }).click();
  await expect(token).toBeHidden();
  await bots(page).getByRole('button', { name: 'Remove Robot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(bots(page)).toContainText('No bot yet.');
  expect(await who()).toBeNull();
  await part(anna);
});

test('whoever is asked for a name may come in with an account instead', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const second = await newPerson(browser, anna.name);
  const ben = await newPerson(browser, newName('Ben'));
  await comeAs('account', anna);
  const link = await setTable(ben);
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'I have an account' }).click();
  const dialog = second.page.getByRole('dialog');
  await expectNoFaults(second.page);
  await dialog.getByLabel('User name').fill(anna.name);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(square(second.page, 'c3')).toBeVisible();
  await anna.page.goto(link);
  await expect(anna.page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await part(anna, second, ben);
});

test('whoever signs in keeps the seat that was taken as a guest', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const second = await newPerson(browser, anna.name);
  const ben = await newPerson(browser, newName('Ben'));
  await comeAs('account', anna);
  const link = await setTable(ben);
  await joinBy(link, second);
  await expect(square(second.page, 'c3')).toBeVisible();
  await second.page.goto('/account');
  await expect(signIn(second.page)).toContainText(`The seats you hold as ${anna.name} come with you.`);
  await comeBack(second);
  await expect(second.page.getByRole('status').filter({ hasText: 'Good to see you again' })).toBeVisible();
  for (const { page } of [second, anna]) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  }
  await part(anna, second, ben);
});

test('whoever signs in beside an open table plays on there', async ({ browser }) => {
  const anna = await newPerson(browser, newName('Anna'));
  const guest = await newPerson(browser, newName('Annie'));
  const ben = await newPerson(browser, newName('Ben'));
  await comeAs('account', anna);
  const link = await setTable(ben);
  await joinBy(link, guest);
  await expect(guest.page.getByRole('button', { name: 'Give up' })).toBeVisible();
  const tab = await guest.context.newPage();
  await comeBack({ ...guest, page: tab, name: anna.name });
  await expect(tab.getByRole('status').filter({ hasText: 'Good to see you again' })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Give up' }).click({ timeout: 10_000 });
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(ben.page.getByText(/gave up|gives up/).first()).toBeVisible();
  await expect(guest.page.getByText('You have been signed out on this device.')).toBeHidden();
  await part(anna, guest, ben);
});

test('without a connection the page says so, and comes back with it', async ({ page, context }) => {
  await page.goto('/account');
  await expect(signIn(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await expect(signIn(page)).toBeHidden();
  await context.setOffline(false);
  await expect(signIn(page)).toBeVisible();
});
