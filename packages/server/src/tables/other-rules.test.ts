import { isChained, type MatchRecord, makeNonce, type Tagged } from '@taproom/engine';
import type { OwnTable, TableInfo } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { type Guest, guestAt, type Line, newGuest, SETUP, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveEachTest } from '../testing/serving.ts';
import { restingMatches } from './find-table.ts';

describe.each(ANY_KIND)('after an update with other rules, on %s', (kind) => {
  const serving = serveEachTest(kind);

  const guests = (...names: string[]): Promise<Guest[]> =>
    Promise.all(names.map((name) => newGuest(serving.address, name)));

  async function get<T>(guest: Guest, path: string): Promise<{ status: number; body: T }> {
    const headers = { authorization: `Bearer ${guest.token}` };
    const response = await fetch(`${serving.address}${path}`, { headers });
    return { status: response.status, body: (await response.json()) as T };
  }

  /** What was served until now was of older rules than what is served from now on. The people come again. */
  async function update(people: readonly Guest[], options?: object): Promise<Guest[]> {
    await serving.restart(async () => {
      const { db, close } = await openStore(serving.place);
      await db
        .updateTable('matches')
        .set(({ eb, ref }) => ({ rules: eb(ref('rules'), '-', 1) }))
        .execute();
      const setup = JSON.stringify({ ...SETUP, ...options });
      if (options) await db.updateTable('matches').set({ setup }).execute();
      await close();
    });
    return people.map(({ name, token }) => guestAt(serving.address, name, token));
  }

  async function inStore<T>(look: (db: Awaited<ReturnType<typeof openStore>>['db']) => Promise<T>): Promise<T> {
    const { db, close } = await openStore(serving.place);
    try {
      return await look(db);
    } finally {
      await close();
    }
  }

  const refusalOf = (rules: number) => ({ code: 'other-rules', needs: rules - 1, has: rules });

  /** The seat whose turn it is makes the first move there is. */
  async function moveOn(table: string, lines: readonly Line[]): Promise<{ seat: number; action: Tagged }> {
    const { actors, seq } = (lines[0] as Line).state(table);
    const seat = actors[0] as number;
    const action = lines[seat]?.legal(table)[0] as Tagged;
    await lines[seat]?.play(table, seat, action);
    await Promise.all(lines.map((line) => line.until(table, (state) => state.seq > seq)));
    return { seat, action };
  }

  /** A match with two moves that stand, and one between them that was taken back. */
  async function begunBy(people: readonly Guest[]) {
    const table = await sitDownTo(people, { isPublic: true });
    const lines = await Promise.all(people.map((guest) => guest.connect()));
    const [state] = await Promise.all(lines.map((line) => line.watch(table)));
    const first = await moveOn(table, lines);
    const { seat } = await moveOn(table, lines);
    const undone = await lines[seat]?.ask({ type: 'undo', table, seat, seq: 2, key: makeNonce() });
    expect(undone).toMatchObject({ type: 'yes' });
    await Promise.all(lines.map((line) => line.until(table, ({ seq }) => seq === 3)));
    const second = await moveOn(table, lines);
    return { table, rules: state?.info.rules ?? 0, deeds: [first, second] };
  }

  test('a running match rests: watching it is refused with both numbers, and nothing is changed', async () => {
    const people = await guests('Anna', 'Ben');
    const { table, rules } = await begunBy(people);
    const before = await inStore((db) => db.selectFrom('entries').selectAll().execute());
    const [anna] = (await update(people)) as [Guest, Guest];
    const line = await anna.connect();
    const why = refusalOf(rules);
    expect(await line.ask({ type: 'watch', table })).toMatchObject({ type: 'no', why });
    const move = { type: 'play', table, seat: 0, seq: 4, key: makeNonce(), action: { type: 'place' } } as const;
    expect(await line.ask(move)).toMatchObject({ type: 'no', why: { code: 'no-such-table' } });
    expect(await get(anna, `/api/tables/${table}/record`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    expect(await inStore((db) => db.selectFrom('entries').selectAll().execute())).toEqual(before);
    const game = SETUP.game;
    expect(await inStore(restingMatches)).toEqual([{ game, rules: rules - 1, matches: 1 }]);
  });

  test('a resting match is listed for those who sit there with the rules it needs, and not in the lobby', async () => {
    const people = await guests('Anna', 'Ben');
    const { table, rules } = await begunBy(people);
    const [anna] = (await update(people)) as [Guest, Guest];
    const { body: mine } = await get<OwnTable[]>(anna, '/api/mine');
    const otherRules = { needs: rules - 1, has: rules };
    expect(mine).toMatchObject([{ id: table, status: 'playing', otherRules, turn: [] }]);
    expect((await get<TableInfo[]>(anna, '/api/tables')).body).toEqual([]);
  });

  test('whoever sits at a resting match may end it, and then has its whole record', async () => {
    const people = await guests('Anna', 'Ben', 'Eve');
    const { table, rules, deeds } = await begunBy(people.slice(0, 2));
    const end = (guest: Guest) => guest.post(`/api/tables/${table}/end`, {});
    expect(await end(people[0] as Guest)).toMatchObject({ status: 409, body: { code: 'not-resting' } });
    const [anna, ben, eve] = (await update(people)) as [Guest, Guest, Guest];
    expect(await end(eve)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    expect(await end(ben)).toMatchObject({ status: 200, body: { info: { status: 'over', isBrokenOff: true } } });
    expect(await end(anna)).toMatchObject({ status: 409, body: { code: 'not-resting' } });
    const { body: record } = await get<MatchRecord>(anna, `/api/tables/${table}/record`);
    expect(record).toMatchObject({ game: SETUP.game, rules: rules - 1, seats: 2, entries: deeds });
    expect(record.entries).toHaveLength(2);
    expect(record.entries.every((_, at) => isChained(record, at))).toBe(true);
    expect(record.dice.kind === 'sealed' && record.dice.secret).toMatch(/^[0-9a-f]+$/);
  });

  test('a match that was given up before has its end in the record, which then holds where its rules are', async () => {
    const people = await guests('Anna', 'Ben');
    const { table, rules } = await begunBy(people);
    const line = await (people[0] as Guest).connect();
    const { seq } = await line.watch(table);
    expect(await line.ask({ type: 'resign', table, seat: 0, seq, key: makeNonce() })).toMatchObject({ type: 'yes' });
    const { body: before } = await get<MatchRecord>(people[0] as Guest, `/api/tables/${table}/record`);
    const [anna] = (await update(people)) as [Guest, Guest];
    const { body: record } = await get<MatchRecord>(anna, `/api/tables/${table}/record`);
    expect(record).toMatchObject({ rules: rules - 1, end: { entries: 3, places: [2, 1], scores: [] } });
    expect(record.end).toEqual(before.end);
  });

  test('the record of a match alone that was ended so tells of no end', async () => {
    const [anna] = (await guests('Anna')) as [Guest];
    const table = await sitDownTo([anna], { game: 'dyce', seats: [{ kind: 'me' }] });
    const [later] = (await update([anna])) as [Guest];
    await later.post(`/api/tables/${table}/end`, {});
    const { body } = await get<MatchRecord>(later, `/api/tables/${table}/record`);
    expect(body).toMatchObject({ game: 'dyce', entries: [] });
    expect(body.end).toBeUndefined();
  });

  test('a table that still waits begins by the new rules', async () => {
    const people = await guests('Anna', 'Ben');
    const table = await openTable(people[0] as Guest);
    const [anna, ben] = (await update(people)) as [Guest, Guest];
    expect(await sit(anna, table.id, 0)).toMatchObject({ status: 200 });
    const begun = await sit(ben, table.id, 1);
    expect(begun).toMatchObject({ status: 200, body: { info: { status: 'playing', rules: table.rules } } });
    const line = await ben.connect();
    expect((await line.watch(table.id)).info.status).toBe('playing');
  });

  test('a table that waits with an option that is no longer offered says which rules it needs', async () => {
    const people = await guests('Anna');
    const table = await openTable(people[0] as Guest);
    const [anna] = (await update(people, { options: { colours: 'seven' } })) as [Guest];
    expect(await sit(anna, table.id, 0)).toMatchObject({ status: 409, body: refusalOf(table.rules) });
    const needs = table.rules - 1;
    const { body } = await get<{ info: TableInfo }>(anna, `/api/tables/${table.id}`);
    expect(body.info).toMatchObject({ rules: needs, otherRules: { needs, has: table.rules } });
    expect(await anna.post(`/api/tables/${table.id}/stand`, { seat: 0 })).toMatchObject({ status: 200 });
  });

  test('a rematch of an old match is played by the new rules', async () => {
    const people = await guests('Anna', 'Ben');
    const { table, rules } = await begunBy(people);
    const [anna] = (await update(people)) as [Guest, Guest];
    await anna.post(`/api/tables/${table}/end`, {});
    const again = await anna.post(`/api/tables/${table}/rematch`, {});
    expect(again).toMatchObject({ status: 201, body: { info: { status: 'waiting', rules } } });
  });

  async function openTable(host: Guest): Promise<TableInfo> {
    const made = await host.post('/api/tables', { ...SETUP, seats: [{ kind: 'me' }, { kind: 'open' }] });
    return (made.body as { info: TableInfo }).info;
  }

  const sit = (guest: Guest, table: string, seat: number) =>
    guest.post(`/api/tables/${table}/sit`, { seat, nonce: makeNonce() });
});
