import { connect } from 'node:net';
import { makeNonce } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newAccount, newGuest, PASSWORD, SETUP, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND, KINDS } from '../testing/places.ts';
import { serveEachTest, serveSuite } from '../testing/serving.ts';

const PUBLIC = 'https://taproom.example';
/** The time of a clock that stands still: nobody is forgiven by waiting. */
const STANDSTILL = 1_800_000_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** How the server answers to an attempt to open a socket: 101 if it is opened. */
const knock = (address: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('error', reject);
  });

describe.each(ANY_KIND)('a server on %s', (kind) => {
  const serving = serveSuite(kind, () => ({ publicUrl: `${PUBLIC}/` }));

  const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${serving.address}${path}`, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

  const asGuest = async (headers: Record<string, string>): Promise<number> =>
    (await post('/api/guest', '{"name":"Anna"}', headers)).status;

  test('takes changes from its own pages, from where it is known, and from programs, but from no other site', async () => {
    expect(await asGuest({})).toBe(201);
    expect(await asGuest({ origin: serving.address })).toBe(201);
    expect(await asGuest({ origin: PUBLIC })).toBe(201);
    for (const origin of ['https://evil.example', 'null', `${PUBLIC}.evil.example`, 'http://127.0.0.1:1', 'nonsense'])
      expect(await asGuest({ origin })).toBe(403);
    expect(await asGuest({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  test('opens sockets to the same and to no others', async () => {
    expect(await knock(serving.address, {})).toBe(101);
    expect(await knock(serving.address, { origin: serving.address })).toBe(101);
    expect(await knock(serving.address, { origin: PUBLIC })).toBe(101);
    expect(await knock(serving.address, { origin: 'https://evil.example' })).toBe(403);
    expect(await knock(serving.address, { origin: 'null' })).toBe(403);
  });

  test('sends the same strict policy with everything', async () => {
    for (const path of ['/api/tables', '/api/tables/zzzzzzzzzz', '/nothing.txt', '/api/me']) {
      const { headers } = await fetch(`${serving.address}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('answers what makes no sense with a code, and tells nothing of itself', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const authorization = `Bearer ${anna.token}`;
    const answers = await Promise.all([
      post('/api/guest', '{"name":'),
      post('/api/guest', '{"name":""}'),
      post('/api/guest', '{"name":"Anna","kind":"admin"}'),
      post('/api/guest', '[]'),
      post('/api/guest', `{"name":"${'x'.repeat(20_000)}"}`),
      post('/api/guest', 'name=Anna', { 'content-type': 'application/xml' }),
      post('/api/tables', JSON.stringify({ ...SETUP, seats: 'all' }), { authorization }),
      post('/api/tables', JSON.stringify({ ...SETUP, game: 'chess' }), { authorization }),
      post('/api/tables/none/sit', '{}', { authorization }),
      post('/api/tables/zzzzzzzzzz/sit', JSON.stringify({ seat: 0, nonce: makeNonce() }), { authorization }),
      post('/api/tables', JSON.stringify(SETUP)),
      post('/api/tables', JSON.stringify(SETUP), { authorization: 'Bearer forged' }),
      post('/api/nothing', '{}'),
      fetch(`${serving.address}/api/nothing`),
    ]);
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()] as const));
    expect(told.map(([status]) => status)).toEqual([
      400, 400, 400, 400, 413, 415, 400, 400, 400, 404, 401, 401, 404, 404,
    ]);
    for (const [, text] of told) {
      expect(JSON.parse(text)).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) });
      expect(text).not.toMatch(/FST_|\.ts|stack|at /);
    }
  });

  test('says where a request does not fit: what is wrong, missing, or does not belong there', async () => {
    const { clock: _, ...clockless } = SETUP;
    const asked = [
      ['/api/guest', { name: '' }],
      ['/api/guest', {}],
      ['/api/guest', { name: 'Anna', kind: 'admin' }],
      ['/api/guest', []],
      ['/api/tables', clockless],
      ['/api/tables', { ...SETUP, options: { Size: 'big', size: 1 } }],
    ] as const;
    const answers = await Promise.all(asked.map(([path, body]) => post(path, JSON.stringify(body))));
    const told = await Promise.all(answers.map((answer) => answer.json() as Promise<{ path: string }>));
    expect(told.map(({ path }) => path)).toEqual(['/name', '/name', '/kind', '/', '/clock', '/options/size']);
  });
});

/** Texts that no name can be, since nobody sees them or they turn around what comes after them. */
const NO_NAMES = [
  '\\u0000',
  'An\\u0000na',
  '\\u0007',
  '\\u200b',
  '\\u200d\\u2060',
  '\\u00ad',
  '\\u3164',
  '\\u202eannA',
  '\\ud800',
];
const NAMES = ['Ž', 'نور', '小明', '👩‍👩‍👧', '?', 'Anna \\"A.\\" K'];

describe.each(KINDS)('a server on %s that is given odd texts', (kind) => {
  const serving = serveSuite(kind);
  const ZERO = encodeURIComponent('\0');

  const statuses = async (asked: readonly Promise<Response>[]): Promise<number[]> =>
    (await Promise.all(asked)).map(({ status }) => status);

  const post = (path: string, body: string): Promise<Response> =>
    fetch(`${serving.address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test('takes names in any writing, but none that cannot be seen', async () => {
    const enter = (name: string): Promise<Response> => post('/api/guest', `{"name":"${name}"}`);
    expect(new Set(await statuses(NO_NAMES.map(enter)))).toEqual(new Set([400]));
    expect(new Set(await statuses(NAMES.map(enter)))).toEqual(new Set([201]));
  });

  test('refuses what its database could not keep or look for', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const remove = (path: string): Promise<Response> =>
      fetch(`${serving.address}${path}`, { method: 'DELETE', headers: { authorization: `Bearer ${anna.token}` } });
    const passkey = JSON.stringify({ ceremony: '\0', response: { id: '\0' } });
    const asked = [
      fetch(`${serving.address}/api/tables?game=${ZERO}`),
      remove(`/api/bots/${ZERO}`),
      remove(`/api/notify/${ZERO}`),
      remove(`/api/sessions/${ZERO}`),
      remove(`/api/account/passkeys/${ZERO}`),
      post('/api/login', JSON.stringify({ username: '\0', password: 'three dry sherries' })),
      post('/api/login/passkey', passkey),
    ];
    expect(new Set(await statuses(asked))).toEqual(new Set([400]));
  });

  test('refuses such lines and moments in a chat', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const table = await sitDownTo([anna, await newGuest(serving.address, 'Ben')]);
    const line = await anna.connect();
    await line.watch(table);
    const refused = { type: 'no', why: { code: 'bad-message' } };
    expect(await line.ask({ type: 'say', table, key: makeNonce(), text: '\0' })).toMatchObject(refused);
    expect(await line.ask({ type: 'chat', table, before: 1e300 })).toMatchObject(refused);
  });
});

/** Asks for something and breaks off without waiting for the answer. */
const askAndBreakOff = ({ hostname, port }: URL): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET /api/tables HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
      setTimeout(() => socket.resetAndDestroy(), Math.random() * 3);
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });

describe.each(ANY_KIND)('a server on %s whose visitors break off', (kind) => {
  // What troubles it would make the test fail.
  const serving = serveEachTest(kind);

  test('is not troubled by it', async () => {
    const address = new URL(serving.address);
    for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 20 }, () => askAndBreakOff(address)));
    expect((await fetch(`${serving.address}/api/tables`)).status).toBe(200);
  });
});

/** Begins a request whose body never comes; the status it is answered with in the end. */
const askSlowly = ({ hostname, port }: URL): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = ['POST /api/guest HTTP/1.1', `Host: ${hostname}`, 'Content-Type: application/json'];
      socket.write([...head, 'Content-Length: 15', '', '{'].join('\r\n'));
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', reject).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });

describe.each(ANY_KIND)('a server on %s whose visitors dawdle', (kind) => {
  const serving = serveEachTest(kind, () => ({ slowestRequest: 200 }));

  test('does not wait for ever for what they ask', async () => {
    expect(await askSlowly(new URL(serving.address))).toBe('HTTP/1.1 408 Request Timeout');
  });
});

describe.each(ANY_KIND)('a server on %s that is asked too often', (kind) => {
  const serving = serveEachTest(kind, () => ({ limits: { burst: 10, perSecond: 2 }, now: () => STANDSTILL }));

  const statuses = async (count: number, ask: () => Promise<Response>): Promise<number[]> => {
    const answers = [];
    for (let i = 0; i < count; i++) answers.push((await ask()).status);
    return answers;
  };

  test('lets an address in so often and then says when to come again', async () => {
    const body = JSON.stringify({ name: 'Anna' });
    const come = (): Promise<Response> =>
      fetch(`${serving.address}/api/guest`, { method: 'POST', headers: JSON_TYPE, body });
    expect(await statuses(21, come)).toEqual([...Array(20).fill(201), 429]);
    expect(await (await come()).json()).toEqual({ code: 'too-many', after: expect.any(Number) });
    expect((await fetch(`${serving.address}/api/tables`)).status).toBe(200);
  });

  test('answers so many requests a minute', async () => {
    const answers = await statuses(45, () => fetch(`${serving.address}/api/tables`));
    expect(answers.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });

  test('answers a player so often, through whichever session, and others meanwhile', async () => {
    const [anna, ben] = [await newAccount(serving.address, 'Anna.K'), await newGuest(serving.address, 'Ben')];
    const account = { username: 'Anna.K', password: PASSWORD };
    const { token } = (await anna.post('/api/login', account)).body as { token: string };
    const asking = (token: string) => (): Promise<Response> =>
      fetch(`${serving.address}/api/mine`, { headers: { authorization: `Bearer ${token}` } });
    // Making the account and coming in once more have counted already.
    expect(await statuses(5, asking(anna.token))).toEqual(Array(5).fill(200));
    expect(await statuses(4, asking(token))).toEqual([200, 200, 200, 429]);
    expect((await asking(ben.token)()).status).toBe(200);
  });

  test('does not count the files of the client, of which a page needs many', async () => {
    const { token } = await newGuest(serving.address, 'Anna');
    const headers = { authorization: `Bearer ${token}` };
    const answers = await statuses(50, () => fetch(`${serving.address}/assets/board.js`, { headers }));
    expect(answers).not.toContain(429);
    expect((await fetch(`${serving.address}/api/mine`, { headers })).status).toBe(200);
  });

  test('opens so many sockets a minute', async () => {
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push(await knock(serving.address, {}));
    expect(answers).toEqual([...Array(20).fill(101), 429]);
  });
});

describe.each(ANY_KIND)('a server on %s', (kind) => {
  const limits = { burst: 10, perSecond: 0.1 };
  const come = async (address: string, from: string): Promise<Response> =>
    fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-forwarded-for': from },
      body: JSON.stringify({ name: 'Anna' }),
    });

  describe('behind a proxy, by https', () => {
    const serving = serveEachTest(kind, () => ({ limits, trustProxy: 1, secureCookies: true }));

    test('believes the proxy who asks, and keeps browsers to https', async () => {
      const first = await come(serving.address, '192.0.2.1');
      expect([first.status, (await come(serving.address, '192.0.2.1')).status]).toEqual([201, 429]);
      expect((await come(serving.address, '192.0.2.2')).status).toBe(201);
      // What stands before the proxy's own word was written by whoever asks.
      expect((await come(serving.address, '192.0.2.3, 192.0.2.1')).status).toBe(429);
      expect(first.headers.get('set-cookie')).toContain('; Secure');
      expect(first.headers.get('strict-transport-security')).toContain('max-age=');
    });
  });

  describe('without a proxy', () => {
    const serving = serveEachTest(kind, () => ({ limits }));

    test('believes nobody who says to come from elsewhere', async () => {
      const first = await come(serving.address, '192.0.2.1');
      expect([first.status, (await come(serving.address, '192.0.2.2')).status]).toEqual([201, 429]);
      expect(first.headers.get('set-cookie')).not.toContain('Secure');
      expect(first.headers.get('strict-transport-security')).toBeNull();
    });
  });
});
