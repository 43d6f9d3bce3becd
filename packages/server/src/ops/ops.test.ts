import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeNonce, type Tagged } from '@taproom/engine';
import type { TableInfo } from '@taproom/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { openStore } from '../store/open.ts';
import { connectWith, newAccount, newGuest, PASSWORD, SETUP, sitDownTo } from '../testing/guest.ts';
import { holdSettings } from '../testing/hold.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { KINDS, newPlace } from '../testing/places.ts';
import { serveEachTest } from '../testing/serving.ts';
import { endTableNow, listTables } from './admin.ts';
import { backUp } from './backup.ts';
import { makeLog } from './log.ts';

describe.each(KINDS)('a house on %s', (kind) => {
  const lines: string[] = [];
  const serving = serveEachTest(kind, () => ({ log: makeLog('debug', { write: (line) => void lines.push(line) }) }));

  beforeEach(() => {
    lines.length = 0;
  });

  const status = async (path: string, headers = {}): Promise<number> =>
    (await fetch(`${serving.address}${path}`, { headers })).status;

  const figuresNow = async (): Promise<string> => (await fetch(`${serving.address}/metrics`)).text();

  test('says that it lives and is ready, and how it is doing', async () => {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo(guests);
    const line = await guests[0]?.connect();
    await line?.watch(table);
    expect(await figuresNow()).toContain('taproom_matches{status="playing"} 1');
    await line?.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
    await line?.ask({ type: 'undo', table, seat: 0, seq: 1, key: makeNonce() });
    const figures = await figuresNow();
    for (const figure of [
      'taproom_moves_total{kind="resign"} 1',
      'taproom_commit_seconds_count 1',
      'taproom_refusals_total{code="game-over"} 1',
      'taproom_sockets 1',
      'taproom_tables_open 1',
      'taproom_matches{status="over"} 1',
      'taproom_matches{status="playing"} 0',
    ])
      expect(figures).toContain(figure);
    expect(await status('/metrics', { 'x-forwarded-for': '1.2.3.4' })).toBe(403);
  });

  test('is not ready while the database takes nothing, and ready again by itself', async () => {
    const ready = async () => ((await (await fetch(`${serving.address}/readyz`)).json()) as { why?: string }).why;
    expect(await ready()).toBeUndefined();
    const letGo = await holdSettings(kind, serving.place);
    await expect.poll(ready).toBe('database');
    await letGo();
    await expect.poll(ready).toBeUndefined();
  });

  /** What only the database knows of a table. */
  async function secretsOf(table: string): Promise<string[]> {
    const { db, close } = await openStore(serving.place);
    const { secret } = await db
      .selectFrom('matches')
      .select('secret')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const hashes = await db.selectFrom('sessions').select('hash').execute();
    const accounts = await db.selectFrom('accounts').select('password').execute();
    await close();
    return [secret, ...hashes.map(({ hash }) => hash), ...accounts.map(({ password }) => password ?? '')];
  }

  test('writes down what happens, but no secrets', async () => {
    const password = PASSWORD;
    const [anna, ben] = [await newAccount(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const again = (await anna.post('/api/login', { username: 'Anna', password })).body as { token: string };
    await anna.post('/api/login', { username: 'Anna', password: 'a wrong guess' });
    const bot = (await anna.post('/api/bots', { name: 'Robot' })).body as { token: string };
    const made = await anna.post('/api/tables', { ...SETUP, seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const { info, invitation } = made.body as { info: { id: string }; invitation: string };
    const nonces = [makeNonce(), makeNonce()];
    for (const [seat, guest] of [anna, ben].entries())
      await guest.post(`/api/tables/${info.id}/sit`, { seat, nonce: nonces[seat], invitation });
    const line = await anna.connect();
    await line.watch(info.id);
    await line.ask({ type: 'say', table: info.id, key: makeNonce(), text: 'between us' });
    await line.ask({ type: 'resign', table: info.id, seat: 0, seq: 0, key: makeNonce() });
    await status('/api/notify/confirm/geheim');
    await status('/api/me', { authorization: 'Bearer forged' });
    const written = lines.join('');
    expect(written).toContain('"route":"/api/tables/:id/sit"');
    const tokens = [anna.token, ...anna.codes, ben.token, again.token, bot.token, invitation, 'forged'];
    const typed = [password, 'a wrong guess', 'between us', 'geheim', ...nonces];
    for (const secret of [...tokens, ...typed, ...(await secretsOf(info.id))]) expect(written).not.toContain(secret);
  });

  test('tells everyone to come back when it closes', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const line = await anna.connect();
    const bye = line.hears((message) => 'type' in message && message.type === 'bye');
    await serving.restart();
    expect(await bye).toMatchObject({ type: 'bye', after: expect.any(Number) });
  });

  test('lets whoever runs it list tables and end one while it is played', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')] as const;
    const table = await sitDownTo(guests);
    const line = await guests[0].connect();
    const { actors } = await line.watch(table);
    const listed = { id: table, game: 'dice-box', status: 'playing', players: ['Anna', 'Ben'], entries: 0 };
    expect(await listTables(serving.place)).toMatchObject([listed]);
    expect(await endTableNow(serving.place, table, Date.now())).toBe(true);
    await line.until(table, ({ info }) => info.status === 'over' && info.isBrokenOff === true);
    const other = await guests[actors[0] as 0 | 1].connect();
    await other.watch(table);
    const late = await other.play(table, actors[0] as number, { type: 'place' } as Tagged);
    expect(late).toMatchObject({ why: { code: 'game-over' } });
    expect([await listTables(serving.place), await endTableNow(serving.place, table, 1)]).toEqual([[], false]);
    const record = await fetch(`${serving.address}/api/tables/${table}/record`);
    expect(await record.json()).toMatchObject({ entries: [], dice: { secret: expect.any(String) } });
    const rematch = await guests[0].post(`/api/tables/${table}/rematch`, {});
    expect((rematch.body as { info: TableInfo }).info).toMatchObject({ status: 'waiting', endedAt: null });
    expect((rematch.body as { info: TableInfo }).info).not.toHaveProperty('isBrokenOff');
    expect(await endTableNow(serving.place, 'nosuchtabl', 1)).toBe(false);
  });

  test('ends a table at once even while bots move as fast as they can, and no move is acknowledged after', async () => {
    const [anna] = [await newGuest(serving.address, 'Anna')];
    const bot = { kind: 'bot', level: 'guest' } as const;
    const made = await anna.post('/api/tables', { ...SETUP, game: 'whisky-game', seats: [bot, bot] });
    const { id } = (made.body as { info: TableInfo }).info;
    const line = await anna.connect();
    await line.watch(id);
    await line.until(id, ({ seq }) => seq > 10);
    expect(await endTableNow(serving.place, id, Date.now())).toBe(true);
    const entries = async (): Promise<number> => {
      const store = await openStore(serving.place);
      const rows = await store.db.selectFrom('entries').select('seq').where('match', '=', id).execute();
      await store.close();
      return rows.length;
    };
    await line.until(id, ({ info }) => info.isBrokenOff === true);
    const then = await entries();
    expect(line.state(id).seq).toBeLessThanOrEqual(then);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await entries()).toBe(then);
  });
});

test('a copy of the embedded database that was made during a match is a house where it goes on', async () => {
  const place = await newPlace('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'taproom-copy-'));
  const serve = (file: string): Promise<RunningServer> =>
    startServer({ place: file, host: '127.0.0.1', port: 0, limits: NO_LIMITS });
  const server = await serve(place.place);
  const guests = [await newGuest(server.address, 'Anna'), await newGuest(server.address, 'Ben')];
  const table = await sitDownTo(guests);
  const line = await connectWith(server.address, guests[0]?.token ?? '');
  await line.watch(table);
  expect(await backUp(place.place, join(folder, 'copy.db'))).toBe('made');
  expect(readdirSync(folder)).toEqual(['copy.db']);
  for (const file of [place.place, `${place.place}-wal`, `${place.place}-serving`, join(folder, 'copy.db')])
    expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  await line.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
  await server.close();
  const copy = await serve(join(folder, 'copy.db'));
  const again = await connectWith(copy.address, guests[0]?.token ?? '');
  expect(await again.watch(table)).toMatchObject({ seq: 0, info: { status: 'playing' }, mine: [0] });
  expect(await again.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() })).toMatchObject({ seq: 1 });
  await copy.close();
  rmSync(folder, { recursive: true });
  await place.remove();
});

test('the embedded database is copied while it is written to', async () => {
  const place = await newPlace('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'taproom-backup-'));
  const to = join(folder, 'copy.db');
  const store = await openStore(place.place);
  const entry = (seq: number) =>
    ({ match: 'm', seq, kind: 'play', seat: 0, action: null, key: `${seq}`, at: 1 }) as const;
  for (let seq = 1; seq <= 200; seq++) await store.append(entry(seq), null);
  const writing = Promise.all(Array.from({ length: 200 }, (_, i) => store.append(entry(i + 201), null)));
  expect(await backUp(place.place, to)).toBe('made');
  await writing;
  const copy = await openStore(to);
  const seqs = (await copy.db.selectFrom('entries').select('seq').orderBy('seq').execute()).map(({ seq }) => seq);
  expect(seqs.slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  await Promise.all([copy.close(), store.close()]);
  expect([await backUp(join(folder, 'none.db'), to), existsSync(join(folder, 'none.db'))]).toEqual([
    'no-such-file',
    false,
  ]);
  rmSync(folder, { recursive: true });
  await place.remove();
});
