import { makeNonce } from '@taproom/engine';
import type { TableInfo } from '@taproom/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { resetAccount } from '../ops/admin.ts';
import { openStore } from '../store/open.ts';
import { makeAuthenticator } from '../testing/authenticator.ts';
import { connectWith, newAccount, newGuest, PASSWORD, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { playOn } from '../testing/play-on.ts';
import { serveEachTest } from '../testing/serving.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a request gets; a body that is none is null. */
interface Reply<T = Record<string, never>> {
  readonly status: number;
  readonly body: T;
  readonly cookie: string;
}

interface SignedIn {
  readonly player: { readonly id: string; readonly name: string; readonly kind: string };
  readonly token: string;
}

describe.each(ANY_KIND)('people known to a server on %s', (kind) => {
  let clock = Date.now();
  const serving = serveEachTest(kind, () => ({ now: () => clock }));

  beforeEach(() => {
    clock = Date.now();
  });

  async function ask<T>(method: string, path: string, token = '', body?: unknown): Promise<Reply<T>> {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${serving.address}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const cookie = response.headers.get('set-cookie') ?? '';
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T, cookie };
  }

  const post = <T>(path: string, body: unknown, token = ''): Promise<Reply<T>> => ask('POST', path, token, body);
  const codeOf = async (reply: Promise<Reply<{ code?: string }>>): Promise<[number, string | undefined]> => {
    const { status, body } = await reply;
    return [status, body?.code];
  };

  const mine = async (token: string): Promise<string[]> =>
    (await ask<TableInfo[]>('GET', '/api/mine', token)).body.map(({ id }) => id);

  /** The code with which a socket is closed. */
  async function openSocket(token: string): Promise<{ closed: Promise<number> }> {
    const socket = new WebSocket(`${serving.address.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    // Only once the server has answered it is sure to know who is there.
    const answered = new Promise((resolve) => socket.once('message', resolve));
    socket.send('{"type":"ping","id":1}');
    await answered;
    return { closed };
  }

  describe('by a password', () => {
    test('a guest becomes an account, keeps the seats, and finds the tables on another device', async () => {
      const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
      const table = await sitDownTo([anna, ben]);
      const made = await post<SignedIn>('/api/account', { username: 'Anna.K', password: PASSWORD }, anna.token);
      expect([made.status, made.body.player]).toMatchObject([201, { kind: 'account', name: 'Anna.K' }]);
      expect(await mine(made.body.token)).toEqual([table]);
      expect(made.cookie).toContain(`taproom=${made.body.token};`);
      // Whoever has seen the guest's token has nothing of the account.
      expect((await ask('GET', '/api/mine', anna.token)).status).toBe(401);

      const elsewhere = await post<SignedIn>('/api/login', { username: 'anna.k', password: PASSWORD });
      expect([elsewhere.status, elsewhere.body.player.id]).toEqual([200, made.body.player.id]);
      expect(elsewhere.cookie).toMatch(/^taproom=.+HttpOnly; SameSite=Lax$/);
      expect(await mine(elsewhere.body.token)).toEqual([table]);
      const line = await connectWith(serving.address, elsewhere.body.token);
      expect((await line.watch(table)).mine).toEqual([0]);
    });

    /** An account on another device, and a way to come in with it. */
    async function accountElsewhere(
      name: string,
    ): Promise<{ token: string; comeIn: (from: string) => Promise<string> }> {
      const { token } = await newAccount(serving.address, name);
      const comeIn = async (from: string): Promise<string> =>
        (await post<SignedIn>('/api/login', { username: name, password: PASSWORD }, from)).body.token;
      return { token, comeIn };
    }

    test('whoever comes in brings along what was begun here as a guest, in the middle of a match too', async () => {
      const anna = await accountElsewhere('Anna.K');
      const [guest, ben] = [await newGuest(serving.address, 'Annie'), await newGuest(serving.address, 'Ben')];
      const table = await sitDownTo([guest, ben]);
      const watching = await ben.connect();
      await watching.watch(table);
      const { closed } = await openSocket(guest.token);
      const token = await anna.comeIn(guest.token);
      expect(await closed).toBe(4_001);
      expect(await mine(token)).toEqual([table]);
      expect((await ask('GET', '/api/sessions', guest.token)).status).toBe(401);

      const line = await connectWith(serving.address, token);
      expect((await line.watch(table)).mine).toEqual([0]);
      const answer = await line.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
      expect(answer).toMatchObject({ type: 'yes', seq: 1 });
      expect(await watching.until(table, ({ seq }) => seq === 1)).toMatchObject({ mine: [1], resigned: [0] });
      const muted = await post(`/api/tables/${table}/mute`, { seat: null, isMuted: true }, token);
      expect(muted.status).toBe(200);
    });

    test('whoever brings a seat along plays on at another device that only watched', async () => {
      const anna = await accountElsewhere('Anna.K');
      const [guest, ben] = [await newGuest(serving.address, 'Annie'), await newGuest(serving.address, 'Ben')];
      const table = await sitDownTo([guest, ben], { game: 'dice-brewing' });
      const [first, bens] = [await guest.connect(), await ben.connect()];
      const other = await connectWith(serving.address, anna.token);
      for (const line of [first, bens, other]) await line.watch(table);
      await playOn(table, [first, bens], 4);
      expect((await other.until(table, ({ seq }) => seq === 4)).mine).toEqual([]);
      await anna.comeIn(guest.token);
      await other.until(table, ({ mine }) => mine.length === 1);
      await first.close();
      await playOn(table, [other, bens], 8);
      const { info: _, shapes: __, log: ___, logFrom: ____, ...known } = other.state(table);
      const again = await connectWith(serving.address, anna.token);
      expect(await again.watch(table)).toMatchObject(known);
    });

    test('ways to be called come along too, each once', async () => {
      const anna = await accountElsewhere('Anna.K');
      const guest = await newGuest(serving.address, 'Annie');
      const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
      const push = (name: string): object => ({ kind: 'push', endpoint: `https://${name}/`, keys, language: 'en' });
      await post('/api/notify', push('both'), anna.token);
      for (const name of ['both', 'guest']) await guest.post('/api/notify', push(name));
      const token = await anna.comeIn(guest.token);
      const { body } = await ask<{ ways: { where: string }[] }>('GET', '/api/notify', token);
      expect(body.ways.map(({ where }) => where)).toEqual(['both', 'guest']);
    });

    test('a seat stays with the guest where the account sits already', async () => {
      const anna = await accountElsewhere('Anna.K');
      const guest = await newGuest(serving.address, 'Annie');
      const table = await sitDownTo([guest, { ...guest, post: (path, body) => post(path, body, anna.token) }]);
      const token = await anna.comeIn(guest.token);
      const line = await connectWith(serving.address, token);
      expect((await line.watch(table)).mine).toEqual([1]);
    });

    test('whoever comes in from another account leaves that as it is', async () => {
      const [anna, bea] = [await accountElsewhere('Anna.K'), await accountElsewhere('Bea')];
      const guest = await newGuest(serving.address, 'Ben');
      const table = await sitDownTo([{ ...guest, post: (path, body) => post(path, body, bea.token) }, guest]);
      expect(await mine(await anna.comeIn(bea.token))).toEqual([]);
      expect(await mine(bea.token)).toEqual([table]);
    });

    test('names are unique whatever their case, and passwords are not too short', async () => {
      const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
      const named = (username: string, token: string, password = PASSWORD): Promise<[number, string | undefined]> =>
        codeOf(post('/api/account', { username, password }, token));
      expect(await named('Žofie', anna.token)).toEqual([201, undefined]);
      expect(await named('žOFIE', ben.token)).toEqual([409, 'name-taken']);
      expect(await named('Žofie'.normalize('NFD'), ben.token)).toEqual([400, 'bad-request']);
      expect(await named('Ben', ben.token, 'too short')).toEqual([400, 'bad-request']);
      expect(await named('B', ben.token)).toEqual([400, 'bad-request']);
      expect(await named('Ben', '')).toEqual([401, 'not-signed-in']);
      expect(await named('Ben', ben.token)).toEqual([201, undefined]);
    });

    test('a wrong name and a wrong password are refused alike, and guessing from one place ends soon', async () => {
      await newAccount(serving.address, 'Anna');
      const guess = (username: string, password: string): Promise<[number, string | undefined]> =>
        codeOf(post('/api/login', { username, password }));
      expect(await guess('Anna', 'something else')).toEqual([401, 'wrong-password']);
      expect(await guess('Nobody', PASSWORD)).toEqual([401, 'wrong-password']);
      for (let i = 0; i < 9; i++) await guess(i % 2 ? 'ANNA' : 'Ａnna', `guess number ${i}`);
      const late = await post<object>('/api/login', { username: 'Anna', password: PASSWORD });
      expect([late.status, late.body]).toEqual([429, { code: 'too-many', after: MINUTE }]);
      clock += MINUTE;
      expect(await guess('Anna', PASSWORD)).toEqual([200, undefined]);
    });

    test('a new password needs the old one, and ends all other sessions', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      const other = (await post<SignedIn>('/api/login', { username: 'Anna', password: PASSWORD })).body.token;
      const { closed } = await openSocket(other);
      const change = (body: object): Promise<[number, string | undefined]> =>
        codeOf(post('/api/account/password', body, anna.token));
      expect(await change({ password: 'another password' })).toEqual([401, 'wrong-password']);
      expect(await change({ current: PASSWORD, password: 'another password' })).toEqual([204, undefined]);
      expect(await closed).toBe(4_001);
      expect((await ask('GET', '/api/sessions', other)).status).toBe(401);
      expect((await ask('GET', '/api/sessions', anna.token)).status).toBe(200);
      expect((await post('/api/login', { username: 'Anna', password: PASSWORD })).status).toBe(401);
    });

    test('a name can be changed to one that is free', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      await newAccount(serving.address, 'Ben');
      const take = (username: string): Promise<[number, string | undefined]> =>
        codeOf(post('/api/account/name', { username }, anna.token));
      expect(await take('BEN')).toEqual([409, 'name-taken']);
      expect(await take('no spaces')).toEqual([400, 'bad-request']);
      expect(await take('ANNA')).toEqual([200, undefined]);
      expect(await take('Anežka')).toEqual([200, undefined]);
      expect((await ask<{ player: object }>('GET', '/api/me', anna.token)).body.player).toMatchObject({
        name: 'Anežka',
      });
      expect((await post('/api/login', { username: 'Anna', password: PASSWORD })).status).toBe(401);
      expect((await post('/api/login', { username: 'anežka', password: PASSWORD })).status).toBe(200);
      const guest = await newGuest(serving.address, 'Eve');
      expect(await codeOf(post('/api/account/name', { username: 'Eve' }, guest.token))).toEqual([409, 'no-account']);
    });

    test('a name that many want at once becomes that of one of them', async () => {
      const people = await Promise.all(['Anna', 'Ben', 'Eve'].map((name) => newAccount(serving.address, name)));
      const taken = people.map(({ token }) => codeOf(post('/api/account/name', { username: 'Hops' }, token)));
      expect((await Promise.all(taken)).map(([status]) => status).sort()).toEqual([200, 409, 409]);
    });

    test('an account is forgotten with its bots and sessions, and its name is free again', async () => {
      const [anna, ben] = [await newAccount(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
      const table = await sitDownTo([anna, ben]);
      const bot = await post<SignedIn>('/api/bots', { name: 'Robot' }, anna.token);
      const sockets = [await openSocket(anna.token), await openSocket(bot.body.token)];
      const forget = (password: string, token: string): Promise<Reply> =>
        ask('DELETE', '/api/account', token, { password });
      expect(await codeOf(forget('a wrong guess', anna.token))).toEqual([401, 'wrong-password']);
      expect((await ask('GET', '/api/account', anna.token)).status).toBe(200);
      const gone = await forget(PASSWORD, anna.token);
      expect([gone.status, gone.cookie]).toEqual([204, expect.stringMatching(/^taproom=; /)]);
      expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4_001, 4_001]);
      for (const token of [anna.token, bot.body.token]) expect((await ask('GET', '/api/mine', token)).status).toBe(401);
      expect((await post('/api/login', { username: 'Anna', password: PASSWORD })).status).toBe(401);
      expect(await codeOf(forget(PASSWORD, ben.token))).toEqual([409, 'no-account']);
      expect((await post('/api/account', { username: 'Anna', password: PASSWORD }, ben.token)).status).toBe(201);
      const { body } = await ask<{ info: TableInfo }>('GET', `/api/tables/${table}`, ben.token);
      expect(body.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    });

    test('a lost password is replaced by a recovery code, once, and all devices are signed out', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      const { closed } = await openSocket(anna.token);
      const recover = (code: string, password = 'four wet sherries'): Promise<Reply<SignedIn & { code?: string }>> =>
        post('/api/recover', { code, password });
      const [first = '', second = ''] = anna.codes;
      expect([anna.codes.length, first]).toEqual([8, expect.stringMatching(/^(\w{4}-){2}\w{4}$/)]);
      expect(await codeOf(recover('abcd-efgh-jkmn'))).toEqual([401, 'bad-code']);
      const back = await recover(first.toUpperCase().replaceAll('-', ' '));
      expect([back.status, back.body.player.name]).toEqual([200, 'Anna']);
      expect(await closed).toBe(4_001);
      expect(await codeOf(recover(first))).toEqual([401, 'bad-code']);
      expect((await post('/api/login', { username: 'Anna', password: 'four wet sherries' })).status).toBe(200);
      const { body } = await ask<{ codes: number }>('GET', '/api/account', back.body.token);
      expect(body.codes).toBe(7);
      const codes = (password: string): Promise<Reply<{ codes: string[] }>> =>
        post('/api/account/codes', { password }, back.body.token);
      expect((await codes(PASSWORD)).status).toBe(401);
      const fresh = await codes('four wet sherries');
      expect([fresh.status, fresh.body.codes.length]).toEqual([201, 8]);
      expect(await codeOf(recover(second))).toEqual([401, 'bad-code']);
      expect((await recover(fresh.body.codes[0] ?? '')).status).toBe(200);
    });

    test('whoever runs the server lets an owner in again, within the hour', async () => {
      await newAccount(serving.address, 'Anna');
      const recover = (code: string | undefined): Promise<Reply> =>
        post('/api/recover', { code, password: 'four wet sherries' });
      expect(await resetAccount(serving.place, 'Nobody', clock)).toBeUndefined();
      const [code, late] = [
        await resetAccount(serving.place, 'ANNA', clock),
        await resetAccount(serving.place, 'Anna', clock),
      ];
      expect((await recover(code)).status).toBe(200);
      clock += 61 * MINUTE;
      expect(await codeOf(recover(late))).toEqual([401, 'bad-code']);
    });

    test('neither passwords nor tokens are kept as they are', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      const bot = await post<SignedIn>('/api/bots', { name: 'Robot' }, anna.token);
      const { db, close } = await openStore(serving.place);
      const rows = JSON.stringify([
        await db.selectFrom('accounts').selectAll().execute(),
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('players').selectAll().execute(),
        await db.selectFrom('recoveries').selectAll().execute(),
      ]);
      await close();
      expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      for (const secret of [PASSWORD, anna.token, bot.body.token, ...anna.codes]) expect(rows).not.toContain(secret);
    });
  });

  describe('by a passkey', () => {
    interface Begun {
      readonly ceremony: string;
      readonly options: never;
    }

    const begin = async (token: string, username?: string): Promise<Begun> =>
      (await post<Begun>('/api/account/passkey/options', username ? { username } : {}, token)).body;
    const beginLogin = async (): Promise<Begun> => (await post<Begun>('/api/login/passkey/options', {})).body;

    async function accountByPasskey(username: string, authenticator = makeAuthenticator(serving.address)) {
      const guest = await newGuest(serving.address, 'Anna');
      const { ceremony, options } = await begin(guest.token, username);
      const response = authenticator.create(options);
      const made = await post<SignedIn>('/api/account/passkey', { ceremony, response }, guest.token);
      expect([made.status, made.body.player?.name]).toEqual([201, username]);
      return { guest: { ...guest, token: made.body.token }, authenticator, player: made.body.player };
    }

    test('a guest becomes an account and comes in elsewhere', async () => {
      const { authenticator, player } = await accountByPasskey('Anna');
      const { ceremony, options } = await beginLogin();
      const login = await post<SignedIn>('/api/login/passkey', { ceremony, response: authenticator.get(options) });
      expect([login.status, login.body.player]).toEqual([200, player]);
      expect((await ask<{ player: object }>('GET', '/api/me', login.body.token)).body.player).toEqual(player);
    });

    test('an account has several, and none under a name that is taken', async () => {
      const { guest, player } = await accountByPasskey('Anna');
      const second = makeAuthenticator(serving.address);
      const { ceremony, options } = await begin(guest.token);
      const response = second.create(options);
      expect((await post('/api/account/passkey', { ceremony, response }, guest.token)).status).toBe(201);
      const begun = await beginLogin();
      const login = { ceremony: begun.ceremony, response: second.get(begun.options) };
      expect((await post<SignedIn>('/api/login/passkey', login)).body.player).toEqual(player);
      const ben = await newGuest(serving.address, 'Ben');
      expect(await codeOf(post('/api/account/passkey/options', { username: 'ANNA' }, ben.token))).toEqual([
        409,
        'name-taken',
      ]);
    });

    test('passkeys are listed and taken away, but never the last way in', async () => {
      const { guest, authenticator } = await accountByPasskey('Anna');
      interface Own {
        readonly hasPassword: boolean;
        readonly passkeys: readonly { readonly id: string }[];
      }
      const own = async (): Promise<Own> => (await ask<Own>('GET', '/api/account', guest.token)).body;
      const remove = (id: string, token = guest.token): Promise<[number, string | undefined]> =>
        codeOf(ask('DELETE', `/api/account/passkeys/${id}`, token));
      const [first = { id: '' }] = (await own()).passkeys;
      expect(await own()).toEqual({
        username: 'Anna',
        hasPassword: false,
        passkeys: [{ ...first, createdAt: clock }],
        codes: 8,
      });
      expect(await remove(first.id)).toEqual([409, 'last-way-in']);
      expect(await remove('another')).toEqual([404, 'no-such-passkey']);
      const ben = await accountByPasskey('Ben');
      expect(await remove(first.id, ben.guest.token)).toEqual([404, 'no-such-passkey']);

      await post('/api/account/password', { password: PASSWORD }, guest.token);
      expect(await remove(first.id)).toEqual([204, undefined]);
      expect(await own()).toMatchObject({ hasPassword: true, passkeys: [] });
      const { ceremony, options } = await beginLogin();
      const login = { ceremony, response: authenticator.get(options) };
      expect(await codeOf(post('/api/login/passkey', login))).toEqual([401, 'bad-passkey']);
      const eve = await newGuest(serving.address, 'Eve');
      expect(await codeOf(ask('GET', '/api/account', eve.token))).toEqual([409, 'no-account']);
    });

    test('what was signed before, too late, elsewhere or by another key opens nothing', async () => {
      const { authenticator } = await accountByPasskey('Anna');
      const logIn = (body: object): Promise<[number, string | undefined]> => codeOf(post('/api/login/passkey', body));
      const refused = [401, 'bad-passkey'];

      const first = await beginLogin();
      const answer = { ceremony: first.ceremony, response: authenticator.get(first.options) };
      expect((await logIn(answer))[0]).toBe(200);
      expect(await logIn(answer)).toEqual(refused);
      const second = await beginLogin();
      expect(await logIn({ ...answer, ceremony: second.ceremony })).toEqual(refused);

      const late = await beginLogin();
      const lateAnswer = { ceremony: late.ceremony, response: authenticator.get(late.options) };
      clock += 6 * MINUTE;
      expect(await logIn(lateAnswer)).toEqual(refused);

      authenticator.origin = 'https://evil.example';
      const phished = await beginLogin();
      expect(await logIn({ ceremony: phished.ceremony, response: authenticator.get(phished.options) })).toEqual(
        refused,
      );
      authenticator.origin = serving.address;

      const forged = await beginLogin();
      const { id } = answer.response as { id: string };
      const other = makeAuthenticator(serving.address).get(forged.options);
      expect(await logIn({ ceremony: forged.ceremony, response: { ...other, id, rawId: id } })).toEqual(refused);

      const cloned = await beginLogin();
      authenticator.counter = 0;
      expect(await logIn({ ceremony: cloned.ceremony, response: authenticator.get(cloned.options) })).toEqual(refused);

      for (const response of [{ id: '' }, { id: 'x', response: null }, { id, response: { clientDataJSON: '{' } }])
        expect(await logIn({ ceremony: (await beginLogin()).ceremony, response })).toEqual(refused);
    });

    test('a passkey that is known already makes no account that it could not open', async () => {
      const { authenticator } = await accountByPasskey('Anna');
      const eve = await newGuest(serving.address, 'Eve');
      const { ceremony, options } = await begin(eve.token, 'Eve.E');
      const response = authenticator.create(options);
      expect(await codeOf(post('/api/account/passkey', { ceremony, response }, eve.token))).toEqual([
        401,
        'bad-passkey',
      ]);
      expect((await ask<{ player: { kind: string } }>('GET', '/api/me', eve.token)).body.player.kind).toBe('guest');
    });

    test('an account that has only a passkey is deleted by it', async () => {
      const [anna, eve] = [await accountByPasskey('Anna'), await accountByPasskey('Eve')];
      const forget = async ({ authenticator }: typeof anna): Promise<[number, string | undefined]> => {
        const { ceremony, options } = await beginLogin();
        const passkey = { ceremony, response: authenticator.get(options) };
        return codeOf(ask('DELETE', '/api/account', anna.guest.token, { passkey }));
      };
      expect(await forget(eve)).toEqual([401, 'bad-passkey']);
      expect(await forget(anna)).toEqual([204, undefined]);
    });

    test('nobody finishes what another began', async () => {
      const [anna, eve] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Eve')];
      const { ceremony, options } = await begin(anna.token, 'Anna');
      const response = makeAuthenticator(serving.address).create(options);
      expect(await codeOf(post('/api/account/passkey', { ceremony, response }, eve.token))).toEqual([
        401,
        'bad-passkey',
      ]);
      expect((await ask<{ player: { kind: string } }>('GET', '/api/me', eve.token)).body.player.kind).toBe('guest');
    });
  });

  describe('in sessions', () => {
    interface Session {
      readonly id: string;
      readonly isThis: boolean;
    }

    test('see where they are signed in, and end it there at once', async () => {
      const [anna, eve] = [await newAccount(serving.address, 'Anna'), await newGuest(serving.address, 'Eve')];
      const phone = (await post<SignedIn>('/api/login', { username: 'Anna', password: PASSWORD })).body.token;
      const { closed } = await openSocket(phone);
      const { body: sessions } = await ask<Session[]>('GET', '/api/sessions', anna.token);
      expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
      expect(JSON.stringify(sessions)).not.toContain(phone);
      const { id } = sessions.find(({ isThis }) => !isThis) as Session;
      expect((await ask('DELETE', `/api/sessions/${id}`, eve.token)).status).toBe(404);
      expect((await ask('DELETE', `/api/sessions/${id}`, anna.token)).status).toBe(204);
      expect(await closed).toBe(4_001);
      expect((await ask('GET', '/api/mine', phone)).status).toBe(401);
      expect((await ask('GET', '/api/mine', anna.token)).status).toBe(200);
    });

    test('end all others at once', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      const logIn = async (): Promise<string> =>
        (await post<SignedIn>('/api/login', { username: 'Anna', password: PASSWORD })).body.token;
      const others = [await logIn(), await logIn()];
      const { closed } = await openSocket(others[0] ?? '');
      expect((await ask('DELETE', '/api/sessions', anna.token)).status).toBe(204);
      expect(await closed).toBe(4_001);
      for (const token of others) expect((await ask('GET', '/api/mine', token)).status).toBe(401);
      expect((await ask<Session[]>('GET', '/api/sessions', anna.token)).body.map(({ isThis }) => isThis)).toEqual([
        true,
      ]);
    });

    test('leave when they log out', async () => {
      const anna = await newGuest(serving.address, 'Anna');
      const { closed } = await openSocket(anna.token);
      const left = await ask('POST', '/api/logout', anna.token);
      expect([left.status, left.cookie]).toEqual([204, expect.stringMatching(/^taproom=; .*Expires=Thu, 01 Jan 1970/)]);
      expect(await closed).toBe(4_001);
      expect((await ask('GET', '/api/mine', anna.token)).status).toBe(401);
    });

    test('keep the cookie of a browser for as long again whenever they come', async () => {
      const anna = await newGuest(serving.address, 'Anna');
      const cookieAfter = async (cookie: string): Promise<string | null> =>
        (await fetch(`${serving.address}/api/me`, { headers: { cookie } })).headers.get('set-cookie');
      expect(await cookieAfter(`taproom=${anna.token}`)).toMatch(
        new RegExp(`^taproom=${anna.token}; Max-Age=${(180 * DAY) / 1_000}; .*HttpOnly`),
      );
      expect(await cookieAfter('taproom=forged')).toBeNull();
    });

    test('are forgotten when they stay away for half a year, and not while they come now and then', async () => {
      const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
      clock += 100 * DAY;
      expect((await ask('GET', '/api/mine', anna.token)).status).toBe(200);
      clock += 100 * DAY;
      expect((await ask('GET', '/api/mine', anna.token)).status).toBe(200);
      expect((await ask('GET', '/api/mine', ben.token)).status).toBe(401);
    });
  });

  describe('as bots', () => {
    test('are no more than an account may have, however many are made at once', async () => {
      const anna = await newAccount(serving.address, 'Anna');
      const made = Array.from({ length: 20 }, () => post('/api/bots', { name: 'Robot' }, anna.token));
      const statuses = (await Promise.all(made)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201).length).toBe(16);
      expect((await ask<object[]>('GET', '/api/bots', anna.token)).body.length).toBe(16);
    });

    test('belong to an account, which makes them and takes their tokens away', async () => {
      const [anna, eve] = [await newAccount(serving.address, 'Anna'), await newGuest(serving.address, 'Eve')];
      expect(await codeOf(post('/api/bots', { name: 'Robot' }, eve.token))).toEqual([403, 'no-account']);
      const { body: bot } = await post<SignedIn>('/api/bots', { name: 'Robot' }, anna.token);
      expect((await ask<object[]>('GET', '/api/bots', anna.token)).body).toEqual([
        { id: bot.player.id, name: 'Robot' },
      ]);
      const asked = async (path: string, body: object): Promise<string | undefined> =>
        (await codeOf(post(path, body, bot.token)))[1];
      expect(await asked('/api/account/passkey/options', { username: 'Robot' })).toBe('no-account');
      expect(await asked('/api/account/password', { password: PASSWORD })).toBe('no-account');
      expect(await asked('/api/account', { username: 'Robot', password: PASSWORD })).toBe('already-account');
      expect(await asked('/api/bots', { name: 'Robot' })).toBe('no-account');
      clock += 400 * DAY;
      const { closed } = await openSocket(bot.token);
      expect((await ask('DELETE', `/api/bots/${bot.player.id}`, eve.token)).status).toBe(401);
      const again = (await post<SignedIn>('/api/login', { username: 'Anna', password: PASSWORD })).body.token;
      const stranger = await newGuest(serving.address, 'Stranger');
      expect((await ask('DELETE', `/api/bots/${bot.player.id}`, stranger.token)).status).toBe(404);
      expect((await ask('DELETE', `/api/bots/${bot.player.id}`, again)).status).toBe(204);
      expect(await closed).toBe(4_001);
      expect((await ask('GET', '/api/mine', bot.token)).status).toBe(401);
      expect((await ask<object[]>('GET', '/api/bots', again)).body).toEqual([]);
    });
  });
});
