import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeNonce, type Tagged } from '@taproom/engine';
import type { OwnTable, TableInfo } from '@taproom/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { decrypt } from '../testing/decrypt.ts';
import { type Guest, newAccount, newGuest, SETUP, sitDownTo } from '../testing/guest.ts';
import { KINDS } from '../testing/places.ts';
import { serveEachTest } from '../testing/serving.ts';

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe.each(KINDS)('players at a server on %s', (kind) => {
  let ahead = 0;
  const serving = serveEachTest(kind, () => ({
    mayCallInside: true,
    publicUrl: undefined,
    now: () => Date.now() + ahead,
    expiryInterval: 50,
  }));
  let outside: Server;
  let address: string;
  let calls: Call[];
  let onCall: (() => void) | undefined;
  let answer: number;

  beforeEach(async () => {
    calls = [];
    answer = 201;
    outside = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(answer).end();
        onCall?.();
      });
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  });

  afterEach(() => outside.close());

  const called = (path: string): Promise<Call> =>
    new Promise((resolve) => {
      const look = (): void => {
        const call = calls.find((one) => one.path === path);
        if (call) resolve(call);
      };
      onCall = look;
      look();
    });

  const key = createECDH('prime256v1');
  key.generateKeys();
  const auth = randomBytes(16);

  const pushWay = () => {
    const keys = { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { kind: 'push', endpoint: `${address}/push`, keys, language: 'cs' };
  };

  /** Has somebody called at an address, whose receiver agrees. */
  async function hook(guest: Guest, path: string): Promise<string> {
    const made = await guest.post('/api/notify', { kind: 'webhook', url: `${address}${path}` });
    expect(made).toMatchObject({ status: 201, body: { isConfirmed: false } });
    const { body } = await called(path);
    const { type, url } = JSON.parse(body.toString()) as { type: string; url: string };
    expect(type).toBe('confirm');
    const { pathname } = new URL(url);
    expect((await fetch(`${serving.address}${pathname}`, { redirect: 'manual' })).status).toBe(302);
    calls = calls.filter((call) => call.path !== path);
    return (made.body as { id: string }).id;
  }

  const newAccounts = async (): Promise<[Guest, Guest]> => [
    await newAccount(serving.address, 'Anna'),
    await newAccount(serving.address, 'Ben'),
  ];

  /** A match, and who is to move in it; nobody has looked at it. */
  async function begin(guests: readonly [Guest, Guest]): Promise<{ table: string; waiting: 0 | 1 }> {
    const table = await sitDownTo(guests, { undo: false });
    const headers = { authorization: `Bearer ${guests[0].token}` };
    const mine = (await (await fetch(`${serving.address}/api/mine`, { headers })).json()) as OwnTable[];
    return { table, waiting: mine[0]?.turn[0] as 0 | 1 };
  }

  /** A match in which the first move must be made within two seconds, which nobody could ask for. */
  async function hurriedTable([anna, ben]: readonly [Guest, Guest]): Promise<string> {
    const made = await anna.post('/api/tables', SETUP);
    const { id } = (made.body as { info: TableInfo }).info;
    const { db, close } = await openStore(serving.place);
    const setup = JSON.stringify({ ...SETUP, clock: { kind: 'live', bank: 2, increment: 0 } });
    await db.updateTable('matches').set({ setup }).where('id', '=', id).execute();
    await close();
    await anna.post(`/api/tables/${id}/sit`, { seat: 0, nonce: makeNonce() });
    await ben.post(`/api/tables/${id}/sit`, { seat: 1, nonce: makeNonce() });
    return id;
  }

  test('are told by webhook and push that it is their turn, although they are away', async () => {
    const guests = await newAccounts();
    for (const guest of guests) {
      await hook(guest, `/hook/${guest.name}`);
      expect((await guest.post('/api/notify', pushWay())).status).toBe(201);
    }
    const { table, waiting } = await begin(guests);
    const call = await called(`/hook/${guests[waiting].name}`);
    expect(JSON.parse(call.body.toString())).toMatchObject({ type: 'turn', table, game: 'dice-box' });
    const push = await called('/push');
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push.headers.authorization).toMatch(/^vapid t=.+, k=.+$/);
    expect(push.body.includes(table)).toBe(false);
    expect(JSON.parse(decrypt(push.body, key, auth))).toMatchObject({
      table,
      title: 'Dice Box: jsi na tahu',
      body: 'U stolu se čeká na tebe.',
    });
  });

  test('who let the time for the first move run out are told once', async () => {
    const guests = await newAccounts();
    for (const guest of guests) await hook(guest, '/hook');
    const table = await hurriedTable(guests);
    const line = await (await newGuest(serving.address, 'Cyril')).connect();
    await line.watch(table);
    await line.until(table, ({ info }) => info.status === 'over');
    await serving.restart();
    expect(calls).toHaveLength(1);
  });

  test('are left in peace at the table, and when they have switched it off', async () => {
    const [anna, ben] = await newAccounts();
    const { table, waiting } = await begin([anna, ben]);
    const [mover, next] = waiting === 0 ? [anna, ben] : [ben, anna];
    const on = await hook(next, '/on');
    await next.post(`/api/notify/${await hook(next, '/off')}`, { isOn: false });
    const lines = { mover: await mover.connect(), next: await next.connect() };
    await lines.mover.watch(table);
    await lines.next.watch(table);
    /** Plays until it is the turn of whom is told. */
    const moveTo = async (seat: number): Promise<void> => {
      for (;;) {
        const { actors, seq } = lines.mover.state(table);
        if (actors[0] === seat) return;
        await lines.mover.play(table, actors[0] as number, lines.mover.legal(table)[0] as Tagged);
        await lines.mover.until(table, (state) => state.seq > seq);
      }
    };
    await moveTo(1 - waiting);
    expect(calls).toEqual([]);
    const { seq } = await lines.next.until(table, ({ actors }) => actors[0] === 1 - waiting);
    await lines.next.play(table, 1 - waiting, lines.next.legal(table)[0] as Tagged);
    await lines.next.close();
    await lines.mover.until(table, (state) => state.seq > seq && state.info.seats[1 - waiting]?.isHere === false);
    await moveTo(1 - waiting);
    await called('/on');
    expect(calls.map(({ path }) => path)).toEqual(['/on']);
    expect((await next.post(`/api/notify/${on}`, { isOn: 'no' })).status).toBe(400);
  });

  test('are told although the table is open, if it is out of sight', async () => {
    const [anna, ben] = await newAccounts();
    const { table, waiting } = await begin([anna, ben]);
    const [mover, next] = waiting === 0 ? [anna, ben] : [ben, anna];
    await hook(next, '/hook');
    const lines = { mover: await mover.connect(), hidden: await next.connect(), shown: await next.connect() };
    await lines.mover.watch(table);
    expect(await lines.hidden.ask({ type: 'look', isLooking: false })).toMatchObject({ type: 'yes' });
    await lines.hidden.watch(table);
    await lines.shown.watch(table);
    const playUntil = async (seat: number): Promise<void> => {
      for (;;) {
        const { actors, seq } = lines.mover.state(table);
        if (actors[0] === seat) return;
        const line = actors[0] === waiting ? lines.mover : lines.hidden;
        await line.until(table, (state) => state.seq === seq);
        await line.play(table, actors[0] as number, line.legal(table)[0] as Tagged);
        await lines.mover.until(table, (state) => state.seq > seq);
      }
    };
    // One of two tabs is in sight.
    await playUntil(1 - waiting);
    await playUntil(waiting);
    expect(calls).toEqual([]);
    await lines.shown.ask({ type: 'look', isLooking: false });
    await playUntil(1 - waiting);
    await called('/hook');
    expect(calls).toHaveLength(1);
    expect(lines.mover.state(table).info.seats[1 - waiting]?.isHere).toBe(true);
  });

  test('are told that a table is called off, and that it ends if nobody comes', async () => {
    ahead = 0;
    const [anna, ben] = await newAccounts();
    await hook(anna, '/host');
    await hook(ben, '/hook');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const made = await anna.post('/api/tables', { ...SETUP, seats });
    const { id } = (made.body as { info: TableInfo }).info;
    await ben.post(`/api/tables/${id}/sit`, { seat: 1, nonce: makeNonce() });
    await anna.post(`/api/tables/${id}/cancel`, {});
    expect(JSON.parse(String((await called('/hook')).body))).toMatchObject({ type: 'cancelled', table: id });
    expect(calls.map(({ path }) => path)).toEqual(['/hook']);
    const left = await ben.post('/api/tables', SETUP);
    calls = [];
    ahead = 37 * 3_600_000;
    const table = (left.body as { info: TableInfo }).info.id;
    expect(JSON.parse(String((await called('/hook')).body))).toMatchObject({ type: 'expiry', table });
    ahead = 0;
  });

  test('who are guests cannot have the server call anywhere, and nobody is called who has not agreed', async () => {
    const guest = await newGuest(serving.address, 'Eve');
    const refused = await guest.post('/api/notify', { kind: 'webhook', url: `${address}/hook` });
    expect(refused).toMatchObject({ status: 403, body: { code: 'no-account' } });
    const guests = await newAccounts();
    for (const one of guests) await one.post('/api/notify', { kind: 'webhook', url: `${address}/${one.name}` });
    for (const one of guests) await called(`/${one.name}`);
    await begin(guests);
    await serving.restart();
    expect(calls.map(({ path }) => path).toSorted()).toEqual(['/Anna', '/Ben']);
  });

  test('whose browser has unsubscribed are forgotten', async () => {
    answer = 410;
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')] as const;
    for (const guest of guests) await guest.post('/api/notify', pushWay());
    await begin(guests);
    await called('/push');
    const { db, close } = await openStore(serving.place);
    for (;;) {
      const left = await db.selectFrom('subscriptions').select('id').execute();
      if (left.length === 1) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await close();
  });

  test('who ask twice to be told in the same place are told once', async () => {
    const anna = await newAccount(serving.address, 'Anna');
    const way = { kind: 'webhook', url: `${address}/hook` };
    const [first, other, push] = [
      await anna.post('/api/notify', way),
      await anna.post('/api/notify', { ...way, url: `${address}/other` }),
      await anna.post('/api/notify', pushWay()),
    ].map(({ body }) => (body as { id: string }).id);
    await anna.post(`/api/notify/${first}`, { isOn: false });
    expect(await anna.post('/api/notify', way)).toMatchObject({ status: 201, body: { id: first, isOn: true } });
    expect(await anna.post('/api/notify', pushWay())).toMatchObject({ body: { id: push } });
    const headers = { authorization: `Bearer ${anna.token}` };
    const { ways } = (await (await fetch(`${serving.address}/api/notify`, { headers })).json()) as { ways: object[] };
    expect(ways).toMatchObject([{ id: first }, { id: other }, { id: push }]);
  });

  test('cannot have letters where there is no mail server, nor give what is no address or key', async () => {
    const anna = await newAccount(serving.address, 'Anna');
    const mail = { kind: 'mail', address: 'anna@example.org', language: 'cs' };
    expect(await anna.post('/api/notify', mail)).toMatchObject({ status: 409, body: { code: 'no-mail' } });
    for (const way of [
      { kind: 'webhook', url: 'file:///etc/passwd' },
      { kind: 'webhook', url: 'http://%' },
      { ...pushWay(), endpoint: 'https://push.example:99999/' },
      { kind: 'mail', address: 'a@b\r\nRCPT TO:<c@d>', language: 'en' },
      { kind: 'push', endpoint: address, keys: { p256dh: 'x', auth: 'y' }, language: 'en' },
      { kind: 'pigeon' },
    ])
      expect((await anna.post('/api/notify', way)).status).toBe(400);
  });
});
