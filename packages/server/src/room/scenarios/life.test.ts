import { makeNonce, type Tagged } from '@taproom/engine';
import type { ServerMessage, TableInfo, TableSetup } from '@taproom/protocol';
import { isNotice } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { type Guest, guestAt, type Line, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { KINDS } from '../../testing/places.ts';
import { serveEachTest } from '../../testing/serving.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The others may act after ten minutes. */
const WIN = { minutes: 10, may: 'win' } as const;

describe.each(KINDS)('the life of a table on %s', (kind) => {
  let ahead = 0;
  const serving = serveEachTest(kind, () => ({
    now: () => Date.now() + ahead,
    expiry: { waiting: 8, playing: 80 },
    expiryInterval: 30,
  }));

  const guests = (...names: string[]): Promise<Guest[]> =>
    Promise.all(names.map((name) => newGuest(serving.address, name)));

  async function watched(table: string, guest: Guest): Promise<Line> {
    const line = await guest.connect();
    await line.watch(table);
    return line;
  }

  /** What is asked of a table for a seat. */
  const ask = (line: Line, table: string, seat: number, message: object) =>
    line.ask({ table, seat, seq: line.state(table).seq, key: makeNonce(), ...message } as never);

  const playFirst = (line: Line, table: string, seat: number) => line.play(table, seat, line.legal(table)[0] as Tagged);
  const codeOf = (answer: ServerMessage) => ('type' in answer && answer.type === 'no' ? answer.why : undefined);
  const noticesIn = (line: Line, table: string) =>
    line
      .state(table)
      .log.filter(isNotice)
      .map(({ type, seat }) => [type, seat]);

  /** A match of two, of whom the one to move has gone, and the other stays. */
  async function deserted(setup: Partial<TableSetup>) {
    ahead = 0;
    const people = await guests('Anna', 'Ben');
    const table = await sitDownTo(people, setup);
    const lines = await Promise.all(people.map((guest) => watched(table, guest)));
    const gone = lines[0]?.state(table).actors[0] as 0 | 1;
    const [left, stays] = [lines[gone] as Line, lines[1 - gone] as Line];
    await left.close();
    await stays.until(table, ({ info }) => info.seats[gone]?.away !== undefined);
    return { table, gone, seat: 1 - gone, line: stays, people };
  }

  test('tells how long somebody has been away, and lets nobody act too early', async () => {
    const { table, gone, seat, line } = await deserted({ absence: WIN });
    const away = line.state(table).info.seats[gone]?.away;
    expect(away?.until).toBeGreaterThan(9 * MINUTE);
    ahead = 4 * MINUTE;
    const early = await ask(line, table, seat, { type: 'claim', of: gone });
    expect(codeOf(early)).toMatchObject({ code: 'not-yet' });
    const { after = 0 } = codeOf(early) as { after?: number };
    expect(after > 5 * MINUTE && after <= 6 * MINUTE).toBe(true);
    expect(line.state(table).seq).toBe(0);
    ahead = 11 * MINUTE;
    expect(await ask(line, table, seat, { type: 'claim', of: gone })).toMatchObject({ type: 'yes' });
    const over = await line.until(table, ({ info }) => info.status === 'over');
    expect([over.resigned, over.outcome?.places[seat]]).toEqual([[gone], 1]);
    expect(noticesIn(line, table)).toEqual([['claimed', gone]]);
  });

  test('lets a bot stand in for somebody who stays away, who takes the seat back later', async () => {
    const { table, gone, seat, line, people } = await deserted({ timeOut: 'bot' });
    ahead = 16 * MINUTE;
    expect(codeOf(await ask(line, table, seat, { type: 'claim', of: gone }))).toEqual({ code: 'no-claim' });
    expect(await ask(line, table, seat, { type: 'replace', of: gone })).toMatchObject({ type: 'yes' });
    await line.until(table, ({ actors }) => actors.includes(seat));
    const back = await watched(table, people[gone] as Guest);
    expect(await ask(back, table, gone, { type: 'return' })).toMatchObject({ type: 'yes' });
    await line.until(table, ({ info }) => info.seats[gone]?.isStoodIn === false);
    expect(noticesIn(line, table)).toEqual([
      ['replaced', gone],
      ['cameBack', gone],
    ]);
  });

  test('lets nobody act whom it does not concern, or for somebody who is here or not waited for', async () => {
    const { table, gone, seat, line, people } = await deserted({ absence: WIN });
    ahead = HOUR;
    const [eve] = (await guests('Eve')) as [Guest];
    const watching = await watched(table, eve);
    for (const type of ['claim', 'replace'])
      expect(codeOf(await ask(watching, table, seat, { type, of: gone }))).toEqual({ code: 'not-your-seat' });
    expect(codeOf(await ask(line, table, seat, { type: 'claim', of: seat }))).toEqual({ code: 'not-concerned' });
    const back = await watched(table, people[gone] as Guest);
    expect(codeOf(await ask(line, table, seat, { type: 'claim', of: gone }))).toEqual({ code: 'not-away' });
    expect(codeOf(await ask(back, table, gone, { type: 'claim', of: seat }))).toEqual({ code: 'not-away' });
  });

  test('lets nobody act where the table does not want it, or has a clock', async () => {
    for (const setup of [{}, { timeOut: 'bot', absence: WIN, clock: { kind: 'slow', hours: 24 } }] as const) {
      const people = await guests('Anna', 'Ben');
      const table = await sitDownTo(people, setup);
      const lines = await Promise.all(people.map((guest) => watched(table, guest)));
      const gone = lines[0]?.state(table).actors[0] as 0 | 1;
      await lines[gone]?.close();
      ahead = HOUR;
      const stays = lines[1 - gone] as Line;
      await stays.until(table, ({ info }) => info.seats[gone]?.isHere === false);
      expect(codeOf(await ask(stays, table, 1 - gone, { type: 'replace', of: gone }))).toEqual({ code: 'no-claim' });
      ahead = 0;
    }
  });

  test('knows after a restart since when somebody has been away', async () => {
    const { table, gone, seat, people } = await deserted({ absence: WIN });
    ahead = 9 * MINUTE;
    await serving.restart();
    const { name, token } = people[seat] as Guest;
    const line = await watched(table, guestAt(serving.address, name, token));
    const { away } = line.state(table).info.seats[gone] ?? {};
    expect([(away?.for ?? 0) >= 9 * MINUTE, (away?.until ?? 0) <= MINUTE]).toEqual([true, true]);
    ahead = 11 * MINUTE;
    expect(await ask(line, table, seat, { type: 'claim', of: gone })).toMatchObject({ type: 'yes' });
  });

  test('has an undo asked for and granted where the table says so', async () => {
    ahead = 0;
    const people = await guests('Anna', 'Ben', 'Cleo');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const table = await sitDownTo(people, { undo: 'ask', seats: [...seats] });
    const lines = await Promise.all(people.map((guest) => watched(table, guest)));
    const seat = lines[0]?.state(table).actors[0] as number;
    const others = [0, 1, 2].filter((one) => one !== seat);
    const mover = lines[seat] as Line;
    const all = (isSo: (line: Line) => boolean) =>
      Promise.all(lines.map((line) => line.until(table, () => isSo(line))));
    await playFirst(mover, table, seat);
    await all((line) => line.state(table).seq === 1);
    expect(await ask(mover, table, seat, { type: 'undo' })).toMatchObject({ type: 'yes', seq: 2 });
    await all((line) => line.state(table).info.undoAsked?.seat === seat);
    const [first, second] = others as [number, number];
    expect(codeOf(await ask(mover, table, seat, { type: 'grant' }))).toEqual({ code: 'nothing-asked' });
    await ask(lines[first] as Line, table, first, { type: 'grant' });
    await all((line) => line.state(table).info.undoAsked?.granted.length === 1);
    expect(mover.state(table).view).not.toEqual(undefined);
    await ask(lines[second] as Line, table, second, { type: 'grant' });
    await all((line) => line.state(table).seq === 4);
    for (const line of lines) {
      expect(line.state(table).actors).toEqual([seat]);
      expect(line.state(table).info).not.toHaveProperty('undoAsked');
      expect(noticesIn(line, table)).toEqual([
        ['undoAsked', seat],
        ['undoGranted', first],
        ['tookBack', seat],
      ]);
    }
  });

  test('lets an undo be declined, and forgets the request with the next move', async () => {
    ahead = 0;
    const people = await guests('Anna', 'Ben');
    const table = await sitDownTo(people, { undo: 'ask' });
    const lines = await Promise.all(people.map((guest) => watched(table, guest)));
    const seat = lines[0]?.state(table).actors[0] as 0 | 1;
    const [mover, other] = [lines[seat] as Line, lines[1 - seat] as Line];
    await playFirst(mover, table, seat);
    await ask(mover, table, seat, { type: 'undo' });
    await other.until(table, ({ info }) => info.undoAsked !== undefined);
    await ask(other, table, 1 - seat, { type: 'decline' });
    await mover.until(table, ({ seq, info }) => seq === 3 && info.undoAsked === undefined);
    expect(codeOf(await ask(mover, table, seat, { type: 'undo' }))).toEqual({ code: 'undo-declined' });
    await playFirst(other, table, 1 - seat);
    await mover.until(table, ({ seq }) => seq === 4);
    await ask(other, table, 1 - seat, { type: 'undo' });
    await mover.until(table, ({ info }) => info.undoAsked !== undefined);
    await playFirst(mover, table, seat);
    await other.until(table, ({ seq, info }) => seq === 6 && info.undoAsked === undefined);
    expect(codeOf(await ask(mover, table, seat, { type: 'grant' }))).toEqual({ code: 'nothing-asked' });
  });

  test('ends before its match when its host calls it off, and those who sit there see it', async () => {
    ahead = 0;
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const made = await anna.post('/api/tables', { ...SETUP, seats });
    const { id } = (made.body as { info: TableInfo }).info;
    await ben.post(`/api/tables/${id}/sit`, { seat: 1, nonce: makeNonce() });
    const line = await watched(id, ben);
    expect(await ben.post(`/api/tables/${id}/cancel`, {})).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    expect(await anna.post(`/api/tables/${id}/cancel`, {})).toMatchObject({ status: 200 });
    await line.until(id, ({ info }) => info.isBrokenOff === true && info.brokenOffBy === 'host');
    expect(await anna.post(`/api/tables/${id}/cancel`, {})).toMatchObject({ body: { code: 'already-begun' } });
    expect(await ben.post(`/api/tables/${id}/sit`, { seat: 2, nonce: makeNonce() })).toMatchObject({ status: 409 });
    const played = await sitDownTo([anna, ben]);
    expect(await anna.post(`/api/tables/${played}/cancel`, {})).toMatchObject({ body: { code: 'already-begun' } });
  });

  /** The table as it stands in the database. */
  async function rowOf(id: string) {
    const { db, close } = await openStore(serving.place);
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await close();
    return row;
  }

  const isWarned = (id: string) =>
    expect.poll(async () => (await rowOf(id)).warned_at, { timeout: 20_000 }).not.toBeNull();

  test('ends by the rule of the house when nobody comes back, not before those who sit there were told', async () => {
    ahead = 0;
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const made = await anna.post('/api/tables', SETUP);
    const { info } = made.body as { info: TableInfo };
    const waiting = await watched(info.id, anna);
    expect(waiting.state(info.id).info.expiry).toBe(8);
    await waiting.close();
    const played = await sitDownTo([anna, ben]);
    const clocked = await sitDownTo([anna, ben], { clock: { kind: 'slow', hours: 720 } });
    // However long nothing has happened: nothing ends that was not warned of.
    ahead = 79 * HOUR;
    await isWarned(info.id);
    await isWarned(played);
    expect([(await rowOf(info.id)).status, (await rowOf(played)).status]).toEqual(['waiting', 'playing']);
    ahead += 2.1 * HOUR;
    await expect.poll(async () => (await rowOf(info.id)).broken_off_by).toBe('expiry');
    expect((await rowOf(played)).status).toBe('playing');
    await serving.restart();
    ahead += 18 * HOUR;
    await expect.poll(async () => await rowOf(played)).toMatchObject({ status: 'over', broken_off_by: 'expiry' });
    expect(await rowOf(clocked)).toMatchObject({ status: 'playing', warned_at: null });
    const again = guestAt(serving.address, 'Anna', anna.token);
    expect((await (await again.connect()).watch(played)).info).toMatchObject({
      isBrokenOff: true,
      brokenOffBy: 'expiry',
    });
  });

  test('goes on while somebody is there, and whoever comes back begins the time anew', async () => {
    ahead = 0;
    const [anna] = (await guests('Anna')) as [Guest];
    const made = await anna.post('/api/tables', SETUP);
    const { id } = (made.body as { info: TableInfo }).info;
    const empty = ((await anna.post('/api/tables', SETUP)).body as { info: TableInfo }).info.id;
    const line = await watched(id, anna);
    ahead = 100 * HOUR;
    await isWarned(empty);
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', warned_at: null });
    await line.close();
    const late = await watched(empty, anna);
    await late.close();
    ahead += 3 * HOUR;
    // A table that is new but otherwise alike shows that it was looked for meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([(await rowOf(id)).status, (await rowOf(empty)).status]).toEqual(['waiting', 'waiting']);
    ahead += 4 * HOUR;
    await isWarned(id);
  });
});
