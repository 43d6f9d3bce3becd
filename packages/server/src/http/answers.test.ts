import { makeNonce } from '@taproom/engine';
import { dayAfter, FIRST_DAY } from '@taproom/games/daily';
import type { KnownTable, TableSetup } from '@taproom/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MOST_WAYS, subscribe } from '../notify/subscriptions.ts';
import type { SessionInfo, SignedIn } from '../people/sessions.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { makeAuthenticator } from '../testing/authenticator.ts';
import { type Asker, type Asking, makeAsker, operationsOf, waysToAnswer } from '../testing/described.ts';
import { connectWith, PASSWORD, SETUP } from '../testing/guest.ts';
import { KINDS } from '../testing/places.ts';
import { playOn } from '../testing/play-on.ts';
import { type Serving, serveSuite } from '../testing/serving.ts';
import { USUAL_LIMITS } from '../wire/house-limits.ts';

const NOWHERE = 'zzzzzzzzzz';
const LARGE = 200_000;
const QUIZ = 'whisky-game';
const ANSWERS = { answers: [0, 0, 0, 0, 0, 0, 0] };
const MOST_BOTS = 16;

/** Nobody has anything sent by it. */
const NO_MAIL_SERVER = { host: '127.0.0.1', port: 9, isSecure: false, user: '', password: '', from: 'tap@example.org' };

/** A sensible request of each kind that has a body. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/guest': { name: 'Anna' },
  'POST /api/account': { username: 'Anna', password: PASSWORD },
  'POST /api/account/password': { password: PASSWORD },
  'POST /api/account/name': { username: 'Anna' },
  'POST /api/account/passkey/options': {},
  'POST /api/account/passkey': { ceremony: 'none', response: { id: 'none' } },
  'DELETE /api/account': { password: PASSWORD },
  'POST /api/account/codes': { password: PASSWORD },
  'POST /api/recover': { code: 'none', password: PASSWORD },
  'POST /api/recover/mail': { username: 'Anna' },
  'POST /api/login': { username: 'Anna', password: PASSWORD },
  'POST /api/login/passkey': { ceremony: 'none', response: { id: 'none' } },
  'POST /api/bots': { name: 'Robot' },
  'POST /api/tables': SETUP,
  'POST /api/tables/{id}/sit': { seat: 0, nonce: makeNonce() },
  'POST /api/tables/{id}/stand': { seat: 0 },
  'POST /api/tables/{id}/house': { fill: true, houseBot: { level: 'guest' } },
  'POST /api/tables/{id}/mute': { seat: 0, isMuted: true },
  'POST /api/dailies/{game}/{day}': ANSWERS,
  'POST /api/dailies/{game}/{day}/solution': ANSWERS,
  'POST /api/notify': { kind: 'webhook', url: 'https://example.org/turn' },
  'POST /api/notify/{id}': { isOn: true },
};

describe.each(KINDS)('servers on %s', (kind) => {
  const serving = serveSuite(kind);
  const busy = serveSuite(kind, () => ({ limits: { burst: 1, perSecond: 0.01 } }));
  const broken = serveSuite(kind, () => ({ reportError: () => undefined }));
  const small = serveSuite(kind, () => ({ house: { ...USUAL_LIMITS, open: 2, bots: 1 } }));
  const writing = serveSuite(kind, () => ({ mail: NO_MAIL_SERVER }));

  test('answer as they say, and in every way they say', async () => {
    const operations = await operationsOf(serving.address);
    const asker = makeAsker(operations);
    const names = [...operations.keys()];
    const inputs = names.filter((name) => operations.get(name)?.parameters);
    await askWrongly(asker, serving.address, names, inputs);
    await askSensibly(asker, serving.address, names);
    await askSensibly(asker, busy.address, names);
    await asker.ask(writing.address, 'POST /api/recover/mail', { body: BODIES['POST /api/recover/mail'] });
    await breakDown(broken);
    await askSensibly(asker, broken.address, names, 'any');
    const scene = { serving, ask: askingAt(asker, serving.address) };
    await cameInByPassword(scene);
    await cameInByPasskey(scene);
    await ledBots(scene);
    await setTablesUp(scene);
    await hadTooMany(askingAt(asker, small.address), small);
    await satDown(scene);
    await playedAgain(scene);
    await ended(scene);
    await didDailies(scene);
    await wereCalled(scene);
    // That a database takes nothing is tested by itself.
    const ways = waysToAnswer(operations).filter((way) => !way.includes(' 503 '));
    expect(ways.length).toBeGreaterThan(200);
    expect(ways.filter((way) => !asker.met.has(way))).toEqual([]);
  });
});

type Ask = <T>(name: string, asking?: Asking) => Promise<T>;

interface Scene {
  readonly ask: Ask;
  readonly serving: Serving;
}

const askingAt =
  ({ ask }: Asker, address: string): Ask =>
  (name, asking) =>
    ask(address, name, asking);

/** What no server makes sense of, or takes from elsewhere. */
async function askWrongly({ ask }: Asker, address: string, names: readonly string[], inputs: readonly string[]) {
  for (const name of names.filter((one) => !one.startsWith('GET'))) {
    const known = { id: NOWHERE, raw: JSON.stringify(BODIES[name] ?? {}) };
    await ask(address, name, { ...known, headers: { origin: 'https://evil.example' } });
    await ask(address, name, { ...known, headers: { 'content-type': 'application/xml' } });
    await ask(address, name, { ...known, raw: '{' });
    await ask(address, name, { ...known, raw: JSON.stringify('x'.repeat(LARGE)) });
  }
  for (const name of Object.keys(BODIES)) await ask(address, name, { id: NOWHERE, body: { surprise: 1 } });
  for (const name of inputs)
    await ask(address, name, { id: 'X'.repeat(80), query: '?status=never', body: BODIES[name] });
}

/** What every server understands, from somebody it does not know. */
async function askSensibly({ ask }: Asker, address: string, names: readonly string[], token?: string) {
  for (const name of names)
    await ask(address, name, { id: NOWHERE, body: BODIES[name], ...(token !== undefined && { token }) });
}

/** Takes away from a server what it keeps. */
async function breakDown({ place }: Serving): Promise<void> {
  await withStore(place, async ({ db }) => {
    for (const name of ['players', 'accounts', 'ceremonies', 'matches', 'subscriptions'])
      await sql`alter table ${sql.table(name)} rename to ${sql.table(`lost_${name}`)}`.execute(db);
  });
}

async function withStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  const done = await work(store);
  await store.close();
  return done;
}

const comeIn = (ask: Ask, name: string): Promise<SignedIn> => ask('POST /api/guest', { body: { name } });

async function cameInByPassword({ ask }: Scene): Promise<void> {
  const [anna, ben] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Ben')];
  const { token } = anna;
  await ask('GET /api/me', { token });
  await ask('GET /api/account', { token });
  await ask('POST /api/account/name', { token, body: { username: 'Anna' } });
  await ask('POST /api/account/password', { token, body: { password: PASSWORD } });
  for (const name of NEED_OWNER) await ask(name, { token, body: BODIES[name] });
  const opened = await ask<Opened>('POST /api/account', { token, body: BODIES['POST /api/account'] });
  await ask('POST /api/account', { token: opened.token, body: BODIES['POST /api/account'] });
  await ledAccount(ask, opened.token, ben);
}

interface Opened extends SignedIn {
  readonly codes: readonly string[];
}

/** What an account's owner has to be known for once more. */
const NEED_OWNER = ['DELETE /api/account', 'POST /api/account/codes'];

async function ledAccount(ask: Ask, token: string, ben: SignedIn): Promise<void> {
  await ask('POST /api/account', { token: ben.token, body: BODIES['POST /api/account'] });
  const other = await ask<Opened>('POST /api/account', {
    token: ben.token,
    body: { username: 'Ben', password: PASSWORD },
  });
  await ask('POST /api/account/name', { token, body: { username: 'Ben' } });
  await ask('POST /api/account/name', { token, body: { username: 'Anna.K' } });
  await ask('POST /api/account/password', { token, body: { password: PASSWORD } });
  await ask('POST /api/account/password', { token, body: { current: PASSWORD, password: PASSWORD } });
  await ask('GET /api/account', { token });
  await endedSessions(ask, token);
  await ask('POST /api/account/codes', { token, body: { password: PASSWORD } });
  for (const name of NEED_OWNER) await ask(name, { token, body: { password: 'a wrong guess' } });
  await ask('POST /api/recover', { body: { code: other.codes[0], password: PASSWORD } });
  await ask('DELETE /api/account', { token, body: { password: PASSWORD } });
  await ask('POST /api/logout', { token: (await comeIn(ask, 'Eve')).token });
}

async function endedSessions(ask: Ask, token: string): Promise<void> {
  await ask('POST /api/login', { body: { username: 'Anna.K', password: PASSWORD } });
  const sessions = await ask<SessionInfo[]>('GET /api/sessions', { token });
  const { id } = sessions.find(({ isThis }) => !isThis) as SessionInfo;
  await ask('DELETE /api/sessions/{id}', { token, id });
  await ask('DELETE /api/sessions/{id}', { token, id });
  await ask('DELETE /api/sessions', { token });
}

interface Begun {
  readonly ceremony: string;
  readonly options: never;
}

async function cameInByPasskey({ ask, serving }: Scene): Promise<void> {
  const device = makeAuthenticator(serving.address);
  const [anna, eve] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Eve')];
  const begin = ({ token }: SignedIn): Promise<Begun> =>
    ask('POST /api/account/passkey/options', { token, body: { username: 'Cleo' } });
  const finish = ({ token }: SignedIn, { ceremony, options }: Begun, by = device): Promise<unknown> =>
    ask('POST /api/account/passkey', { token, body: { ceremony, response: by.create(options) } });
  const [first, other] = [await begin(anna), await begin(eve)];
  await finish(eve, first);
  const { token } = (await finish(anna, await begin(anna))) as SignedIn;
  await finish(eve, other, makeAuthenticator(serving.address));
  await begin(eve);
  // With one passkey the next is asked for in a longer form.
  const owner = { ...anna, token };
  const second = makeAuthenticator(serving.address);
  const more = await begin(owner);
  await ask('POST /api/account/passkey', {
    token,
    body: { ceremony: more.ceremony, response: second.create(more.options) },
  });
  for (const name of NEED_OWNER) await ask(name, { token, body: { passkey: BODIES['POST /api/login/passkey'] } });
  const login = await ask<Begun>('POST /api/login/passkey/options');
  const body = { ceremony: login.ceremony, response: device.get(login.options) };
  await ask('POST /api/login/passkey', { body });
  await ask('POST /api/login/passkey', { body });
  await tookPasskeyAway(ask, token);
}

async function tookPasskeyAway(ask: Ask, token: string): Promise<void> {
  const { passkeys } = await ask<{ passkeys: { id: string }[] }>('GET /api/account', { token });
  const [id = '', second = ''] = passkeys.map((one) => one.id);
  await ask('DELETE /api/account/passkeys/{id}', { token, id: second });
  await ask('DELETE /api/account/passkeys/{id}', { token, id });
  await ask('POST /api/account/password', { token, body: { password: PASSWORD } });
  await ask('DELETE /api/account/passkeys/{id}', { token, id });
  await ask('DELETE /api/account/passkeys/{id}', { token, id });
}

async function ledBots({ ask }: Scene): Promise<void> {
  const dora = await comeIn(ask, 'Dora');
  const body = BODIES['POST /api/bots'];
  await ask('POST /api/bots', { token: dora.token, body });
  const account = { username: 'Dora', password: PASSWORD };
  const { token } = await ask<Opened>('POST /api/account', { token: dora.token, body: account });
  const bot = await ask<SignedIn>('POST /api/bots', { token, body });
  for (let i = 0; i < MOST_BOTS; i++) await ask('POST /api/bots', { token, body });
  await ask('POST /api/account/passkey/options', { token: bot.token, body: {} });
  await ask('GET /api/bots', { token });
  await ask('DELETE /api/bots/{id}', { token, id: bot.player.id });
  await ask('DELETE /api/bots/{id}', { token, id: bot.player.id });
}

async function newTable(ask: Ask, { token }: SignedIn, setup: Partial<TableSetup> = {}): Promise<KnownTable> {
  return ask('POST /api/tables', { token, body: { ...SETUP, ...setup } });
}

async function setTablesUp({ ask }: Scene): Promise<void> {
  const anna = await comeIn(ask, 'Anna');
  const { token } = anna;
  const me = { kind: 'me' } as const;
  await newTable(ask, anna, { game: 'chess' });
  await newTable(ask, anna, { seats: [me] });
  await newTable(ask, anna, { seats: [me, me] });
  await newTable(ask, anna, { seats: [me, { kind: 'bot', level: 'genius' }] });
  await newTable(ask, anna, { options: { colour: 'green' } });
  await newTable(ask, anna, { game: 'dice-brewing', options: { mode: 'none' } });
  await newTable(ask, anna, { isPublic: true, clock: { kind: 'live', bank: 60, increment: 5 } });
  await newTable(ask, anna, { isPublic: true, clock: { kind: 'slow', hours: 24 }, seats: [me, { kind: 'invited' }] });
  const { info } = await newTable(ask, anna, { seats: [me, { kind: 'bot', level: 'guest' }] });
  await ask('GET /api/tables', { query: '?status=waiting' });
  await ask('GET /api/mine', { token });
  await ask('GET /api/tables/{id}', { id: info.id });
  await ask('GET /api/tables/{id}', { id: info.id, token });
  await ask('GET /api/tables/{id}/record', { id: info.id });
}

/** In a house where nobody may have more than two tables, and one bot at them. */
async function hadTooMany(ask: Ask, small: Serving): Promise<void> {
  const [anna, ben] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Ben')];
  const [me, bot] = [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] as const;
  const over = await newTable(ask, anna, { seats: [me, bot] });
  await sittingBy(ask)(anna, over, 0);
  await gaveUp(small.address, over.info.id, anna);
  const again = (): Promise<unknown> => ask('POST /api/tables/{id}/rematch', { token: anna.token, id: over.info.id });
  await newTable(ask, anna, { seats: [me, bot] });
  await again();
  const { info } = await newTable(ask, anna, { fill: true });
  await sittingBy(ask)(anna, { ...over, info }, 0);
  await ask('POST /api/tables/{id}/start', { token: anna.token, id: info.id });
  await newTable(ask, anna);
  await again();
  await newTable(ask, ben, { seats: [me, bot, bot] });
}

async function gaveUp(address: string, table: string, { token }: SignedIn): Promise<void> {
  const line = await connectWith(address, token);
  await line.watch(table);
  const resign = () => line.ask({ type: 'resign', table, seat: 0, seq: line.state(table).seq, key: makeNonce() });
  while ((await resign()).type !== 'yes') await line.ask({ type: 'ping' });
  await line.close();
}

type Sit = (player: SignedIn, table: KnownTable, seat: number) => Promise<unknown>;

const sittingBy =
  (ask: Ask): Sit =>
  ({ token }, { info: { id } }, seat) =>
    ask('POST /api/tables/{id}/sit', { token, id, body: { seat, nonce: makeNonce() } });

async function satDown(scene: Scene): Promise<void> {
  const { ask, serving } = scene;
  const [anna, ben] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Ben')];
  const sit = sittingBy(ask);
  const closedTable = await newTable(ask, anna, { seats: [{ kind: 'me' }, { kind: 'invited' }], spectators: false });
  await sit(ben, closedTable, 1);
  await ask('GET /api/tables/{id}/record', { id: closedTable.info.id });
  await ask('GET /api/tables/{id}/review', { id: closedTable.info.id });
  const table = await newTable(ask, anna);
  const { id } = table.info;
  const stand = ({ token }: SignedIn): Promise<unknown> =>
    ask('POST /api/tables/{id}/stand', { token, id, body: { seat: 1 } });
  await sit(ben, table, 0);
  await sit(anna, table, 1);
  await sit(ben, table, 1);
  await stand(anna);
  await stand(ben);
  await sit(ben, table, 1);
  await muted(ask, anna, ben, id);
  await sit(anna, table, 0);
  await sit(anna, table, 0);
  await stand(ben);
  const old = await newTable(ask, anna);
  await growOld(serving, old.info.id);
  await sit(anna, old, 0);
  await begunWithBots(scene, anna, old);
  for (const name of ['sit', 'stand', 'house', 'start', 'cancel', 'mute', 'end', 'rematch', 'review'].map(
    (what) => `POST /api/tables/{id}/${what}`,
  ))
    await ask(name, { token: anna.token, id: NOWHERE, body: BODIES[name] });
}

/** One table is begun with a bot; `old` is one whose game has got other rules. */
async function begunWithBots({ ask }: Scene, anna: SignedIn, old: KnownTable): Promise<void> {
  const ben = await comeIn(ask, 'Ben');
  const table = await newTable(ask, anna);
  const { id } = table.info;
  const start = ({ token }: SignedIn): Promise<unknown> => ask('POST /api/tables/{id}/start', { token, id });
  const house = ({ token }: SignedIn, houseBot: object, fill = true): Promise<unknown> =>
    ask('POST /api/tables/{id}/house', { token, id, body: { fill, houseBot } });
  const cancel = ({ token }: SignedIn, at = id): Promise<unknown> =>
    ask('POST /api/tables/{id}/cancel', { token, id: at });
  await cancel(anna, (await newTable(ask, anna)).info.id);
  await cancel(ben);
  await start(ben);
  await start(anna);
  await house(ben, { level: 'guest' });
  await house(anna, { level: 'nobody' });
  await house(anna, { level: 'guest', knowledge: 'expert' });
  await house(anna, { level: 'guest' });
  await start(anna);
  await sittingBy(ask)(anna, table, 0);
  await start(anna);
  await start(anna);
  await cancel(anna);
  await house(anna, { level: 'guest' });
  await ask('POST /api/tables', {
    token: anna.token,
    body: { ...SETUP, seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest', knowledge: 'novice' }] },
  });
  await ask('POST /api/tables/{id}/start', { token: anna.token, id: old.info.id });
}

async function muted(ask: Ask, host: SignedIn, other: SignedIn, id: string): Promise<void> {
  const mute = ({ token }: SignedIn, seat: number | null): Promise<unknown> =>
    ask('POST /api/tables/{id}/mute', { token, id, body: { seat, isMuted: true } });
  await mute(other, 1);
  await mute(host, 1);
  await mute(host, null);
}

/** As a table is whose game has got other rules since, which do not have its options any more. */
function growOld({ place }: Serving, id: string): Promise<unknown> {
  const old = { rules: 99, setup: JSON.stringify({ ...SETUP, options: { colours: 'seven' } }) };
  return withStore(place, ({ db }) => db.updateTable('matches').set(old).where('id', '=', id).execute());
}

async function playedAgain({ ask, serving }: Scene): Promise<void> {
  const [anna, ben, eve] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Ben'), await comeIn(ask, 'Eve')];
  const table = await newTable(ask, anna);
  const { id } = table.info;
  for (const [seat, player] of [anna, ben].entries()) await sittingBy(ask)(player, table, seat);
  const again = ({ token }: SignedIn): Promise<unknown> => ask('POST /api/tables/{id}/rematch', { token, id });
  await again(anna);
  await reviewed(ask, [anna, eve], id);
  await playedToTheEnd(serving.address, id, [anna, ben]);
  await reviewed(ask, [anna, eve], id);
  await ask('GET /api/tables/{id}/record', { id });
  await again(anna);
  await ask('GET /api/mine', { token: ben.token });
  await growOld(serving, id);
  await again(eve);
  await again(anna);
  await ask('POST /api/tables/{id}/review', { token: anna.token, id });
}

/** Asked for by one who sat there and one who did not, and read. */
async function reviewed(ask: Ask, players: readonly SignedIn[], id: string): Promise<void> {
  for (const { token } of players) await ask('POST /api/tables/{id}/review', { token, id });
  await ask('GET /api/tables/{id}/review', { id });
}

async function ended({ ask, serving }: Scene): Promise<void> {
  const [anna, eve] = [await comeIn(ask, 'Anna'), await comeIn(ask, 'Eve')];
  const table = await newTable(ask, anna, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] });
  const { id } = table.info;
  await sittingBy(ask)(anna, table, 0);
  const end = ({ token }: SignedIn): Promise<unknown> => ask('POST /api/tables/{id}/end', { token, id });
  await end(anna);
  await growOld(serving, id);
  await end(eve);
  await end(anna);
  await ask('GET /api/tables/{id}/record', { id });
}

async function playedToTheEnd(address: string, id: string, players: readonly SignedIn[]): Promise<void> {
  const lines = await Promise.all(players.map(({ token }) => connectWith(address, token)));
  for (const line of lines) await line.watch(id);
  await playOn(id, lines);
  for (const line of lines) await line.close();
}

async function didDailies({ ask }: Scene): Promise<void> {
  const { token } = await comeIn(ask, 'Anna');
  const daily = '/api/dailies/{game}/{day}';
  const on = (game: string, day: string, body?: unknown) => ({ token, words: { game, day }, body });
  const today = new Date().toISOString().slice(0, 10);
  for (const name of [`POST ${daily}`, `POST ${daily}/solution`]) {
    await ask(name, on('chess', today, ANSWERS));
    await ask(name, on(QUIZ, dayAfter(today, 2), ANSWERS));
    await ask(name, on(QUIZ, FIRST_DAY, ANSWERS));
    await ask(name, on(QUIZ, today, { answers: [] }));
    await ask(name, on(QUIZ, today, ANSWERS));
    await ask(name, on(QUIZ, today, ANSWERS));
  }
  await ask(`GET ${daily}`, on(QUIZ, today));
  await ask(`GET ${daily}`, on(QUIZ, dayAfter(today, 2)));
}

async function wereCalled({ ask, serving }: Scene): Promise<void> {
  const guest = await comeIn(ask, 'Fran');
  await ask('POST /api/notify', { token: guest.token, body: BODIES['POST /api/notify'] });
  const account = { username: 'Fran', password: PASSWORD };
  const { token, player } = await ask<Opened>('POST /api/account', { token: guest.token, body: account });
  const want = (body: object): Promise<{ id: string }> => ask('POST /api/notify', { token, body });
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const mail = { kind: 'mail', address: 'anna@example.org', language: 'en' } as const;
  await want(mail);
  await want({ kind: 'push', endpoint: 'https://push.example.org/1', keys, language: 'cs' });
  const { id } = await want({ kind: 'webhook', url: 'https://example.org/turn' });
  for (let i = 0; i < MOST_WAYS; i++) await want({ kind: 'webhook', url: `https://example.org/${i}` });
  await ask('GET /api/notify', { token });
  await ask('POST /api/notify/{id}', { token, id, body: { isOn: false } });
  await ask('DELETE /api/notify/{id}', { token, id });
  await ask('DELETE /api/notify/{id}', { token, id });
  await ask('POST /api/notify/{id}', { token, id, body: { isOn: false } });
  const kept = await withStore(serving.place, ({ db }) => subscribe(db, player.id, mail, Date.now()));
  await ask('GET /api/notify/confirm/{id}', { id: kept?.token ?? '' });
}
