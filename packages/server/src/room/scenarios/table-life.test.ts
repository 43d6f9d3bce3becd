import { makeNonce, type Tagged } from '@taproom/engine';
import type { TableInfo } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { connectWith, type Guest, type Line, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { KINDS } from '../../testing/places.ts';
import { serveSuite } from '../../testing/serving.ts';

describe.each(KINDS)('a table kept in %s', (kind) => {
  let ahead = 0;
  const serving = serveSuite(kind, () => ({ now: () => Date.now() + ahead }));

  const guests = async (...names: string[]): Promise<Guest[]> =>
    Promise.all(names.map((name) => newGuest(serving.address, name)));

  /** Lets everyone watch. */
  async function watchAll(table: string, people: readonly Guest[]): Promise<Line[]> {
    const lines = await Promise.all(people.map(({ token }) => connectWith(serving.address, token)));
    for (const line of lines) await line.watch(table);
    return lines;
  }

  /** The seat that is to move makes the first move there is. */
  async function moveOn(table: string, lines: readonly Line[]): Promise<void> {
    const { actors, seq } = (lines[0] as Line).state(table);
    const seat = actors[0] as number;
    const line = lines[seat] as Line;
    await line.until(table, (state) => state.seq >= seq);
    await line.play(table, seat, line.legal(table)[0] as Tagged);
    await Promise.all(lines.map((one) => one.until(table, (state) => state.seq > seq)));
  }

  const say = (line: Line, table: string, text: string) => line.ask({ type: 'say', table, key: makeNonce(), text });

  test('shows spectators what happened so many seconds ago, and the players what happens', async () => {
    ahead = 0;
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben], { delay: 600, undo: false });
    const lines = await watchAll(table, [anna, ben]);
    const [watching] = (await watchAll(table, [eve])) as [Line];
    for (let moves = 0; moves < 3; moves++) await moveOn(table, lines);
    // Both what is pushed and what is asked for anew lags behind.
    expect([watching.state(table).seq, (await watching.watch(table)).seq]).toEqual([0, 0]);
    expect(await watching.ask({ type: 'log', table, before: 100 })).toMatchObject({ from: 0 });
    expect(watching.heard.filter((text) => text.includes('"placed"'))).toEqual([]);
    ahead = 600_000;
    await moveOn(table, lines);
    const seen = await watching.until(table, ({ seq }) => seq === 3);
    expect([seen.actors.length, lines[0]?.state(table).seq]).toEqual([1, 4]);
  });

  test('does not tell spectators that it is over before they see it end', async () => {
    ahead = 0;
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben], { delay: 7, timeOut: 'bot', isPublic: true });
    const [first, second] = (await watchAll(table, [anna, ben])) as [Line, Line];
    const [watching] = (await watchAll(table, [eve])) as [Line];
    const record = ({ token }: Guest) =>
      fetch(`${serving.address}/api/tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } });
    await first.ask({ type: 'leave', table, seat: 0, seq: 0, key: makeNonce() });
    await second.until(table, ({ info }) => info.seats[0]?.isStoodIn === true);
    const lobby = (await (await fetch(`${serving.address}/api/tables`)).json()) as TableInfo[];
    expect(lobby.find(({ id }) => id === table)?.seats[0]?.isStoodIn).toBe(false);
    const { seq } = await second.until(table, ({ actors }) => actors[0] === 1);
    await second.ask({ type: 'resign', table, seat: 1, seq, key: makeNonce() });
    await first.until(table, ({ info }) => info.status === 'over');
    await anna.post(`/api/tables/${table}/rematch`, {});
    for (const { info } of [watching.state(table), await watching.watch(table), { info: await infoOf(table) }])
      expect([info.status, info.endedAt, info.rematch, info.seats[0]?.isStoodIn]).toEqual([
        'playing',
        null,
        null,
        false,
      ]);
    expect([(await record(anna)).status, (await record(eve)).status]).toEqual([200, 409]);
    const seen = await watching.until(table, ({ info }) => info.status === 'over');
    expect([seen.outcome, seen.info.rematch]).toEqual([first.state(table).outcome, first.state(table).info.rematch]);
    expect((await record(eve)).status).toBe(200);
  });

  test('lets whoever made it silence a seat or all who watch, and nobody else', async () => {
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben], { isPublic: true });
    const [annaAt, benAt, eveAt] = (await watchAll(table, [anna, ben, eve])) as [Line, Line, Line];
    expect(await say(benAt, table, 'hic')).toMatchObject({ type: 'yes' });
    const mute = (guest: Guest, seat: number | null, isMuted = true) =>
      guest.post(`/api/tables/${table}/mute`, { seat, isMuted });
    expect((await mute(ben, 0)).status).toBe(403);
    expect((await mute(anna, 1)).status).toBe(200);
    expect(await say(benAt, table, 'hic!')).toMatchObject({ why: { code: 'muted' } });
    expect(await say(eveAt, table, 'Cheers')).toMatchObject({ type: 'yes' });
    await mute(anna, null);
    expect(await say(eveAt, table, 'Hello?')).toMatchObject({ why: { code: 'muted' } });
    await annaAt.until(table, ({ info }) => info.areSpectatorsMuted === true && info.seats[1]?.isMuted === true);
    await mute(anna, 1, false);
    expect(await say(benAt, table, 'Thanks')).toMatchObject({ type: 'yes' });
    const { chat } = await annaAt.watch(table);
    expect(chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ben: hic', 'Eve: Cheers', 'Ben: Thanks']);
  });

  test('keeps all that was said, and tells it page by page', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const table = await sitDownTo([anna, ben]);
    const [annaAt] = (await watchAll(table, [anna])) as [Line];
    const said = Array.from({ length: 45 }, (_, i) => `line ${i}`);
    // What is said in the same millisecond keeps its order.
    await Promise.all(said.map((text) => say(annaAt, table, text)));
    const { chat, hasEarlierChat } = await (await ben.connect()).watch(table);
    let known = [...chat];
    for (let hasEarlier = hasEarlierChat; hasEarlier; ) {
      const page = await annaAt.ask({ type: 'chat', table, before: known[0]?.at ?? 0 });
      if (page.type !== 'chat') throw new Error(JSON.stringify(page));
      known = [...page.lines, ...known];
      hasEarlier = page.hasEarlier;
    }
    expect(known.map(({ text }) => text)).toEqual(said);
    expect(chat.length).toBeLessThan(said.length);
  });

  test('knows who made it, and lets them talk although they only watch', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const made = await anna.post('/api/tables', { ...SETUP, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const { info, isHost } = made.body as { info: TableInfo; isHost?: true };
    const seen = await ben.post(`/api/tables/${info.id}/sit`, { seat: 0, nonce: makeNonce() });
    expect([isHost, (seen.body as { isHost?: true }).isHost]).toEqual([true, undefined]);
    await anna.post(`/api/tables/${info.id}/mute`, { seat: null, isMuted: true });
    const [line] = (await watchAll(info.id, [anna])) as [Line];
    expect(await say(line, info.id, 'Silence, please')).toMatchObject({ type: 'yes' });
  });

  test('hears nobody who may not look any more', async () => {
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const made = await anna.post('/api/tables', { ...SETUP, isPublic: true, spectators: false });
    const { id } = (made.body as { info: TableInfo }).info;
    const [eves] = (await watchAll(id, [eve])) as [Line];
    expect(await say(eves, id, 'May I?')).toMatchObject({ type: 'yes' });
    await sit(anna, id, 0);
    await sit(ben, id, 1);
    expect(await say(eves, id, 'Who wins?')).toMatchObject({ why: { code: 'no-spectators' } });
  });

  const postAt = (guest: Guest, table: string, what: string, body: object = {}) =>
    guest.post(`/api/tables/${table}/${what}`, body);

  const sit = (guest: Guest, table: string, seat: number) => postAt(guest, table, 'sit', { seat, nonce: makeNonce() });

  const infoOf = async (table: string): Promise<TableInfo> => {
    const { info } = (await (await fetch(`${serving.address}/api/tables/${table}`)).json()) as { info: TableInfo };
    return info;
  };

  test('either begins or loses a player who stands up when the last one sits down, but not both', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    for (let i = 0; i < 5; i++) {
      const made = await anna.post('/api/tables', SETUP);
      const { id } = (made.body as { info: TableInfo }).info;
      await sit(anna, id, 0);
      const [sat, stood] = await Promise.all([sit(ben, id, 1), postAt(anna, id, 'stand', { seat: 0 })]);
      expect(sat.status).toBe(200);
      const { status, seats } = await infoOf(id);
      expect([stood.status, status, seats[0]?.kind]).toEqual(
        stood.status === 200 ? [200, 'waiting', 'open'] : [409, 'playing', 'human'],
      );
    }
  });

  test('gives one seat to a player who asks for two at once', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const made = await anna.post('/api/tables', { ...SETUP, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const { id } = (made.body as { info: TableInfo }).info;
    const both = await Promise.all([sit(ben, id, 0), sit(ben, id, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await infoOf(id)).status).toBe('waiting');
    const doubled = await anna.post('/api/tables', { ...SETUP, seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(doubled).toEqual({ status: 409, body: { code: 'one-seat-each' } });
  });

  test('does not take someone to be there who went before it was opened', async () => {
    const [anna] = (await guests('Anna')) as [Guest];
    for (let i = 0; i < 5; i++) {
      const made = await anna.post('/api/tables', SETUP);
      const { id } = (made.body as { info: TableInfo }).info;
      const line = await anna.connect();
      line.watch(id).catch(() => {});
      await line.close();
      // Whoever comes later is answered after those before.
      const [other] = (await watchAll(id, await guests('Ben'))) as [Line];
      expect(other.state(id).info.seats[0]?.isHere).toBe(false);
    }
  });

  test('keeps a seat of a rematch for those who are invited, if it is given up again', async () => {
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben], { seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const [line] = (await watchAll(table, [anna])) as [Line];
    await line.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
    const { id } = ((await postAt(anna, table, 'rematch')).body as { info: TableInfo }).info;
    await postAt(ben, id, 'stand', { seat: 0 });
    expect(await sit(eve, id, 0)).toMatchObject({ status: 403, body: { code: 'not-invited' } });
  });

  test('is made once for a rematch, with everyone on the next seat', async () => {
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben]);
    const rematch = (guest: Guest) => guest.post(`/api/tables/${table}/rematch`, {});
    expect(await rematch(anna)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    const lines = await watchAll(table, [anna, ben]);
    await lines[0]?.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
    await lines[0]?.until(table, ({ info }) => info.status === 'over');
    expect(await rematch(eve)).toMatchObject({ status: 403 });
    const made = await Promise.all([rematch(anna), rematch(ben)]);
    const [one, other] = made.map(({ body }) => (body as { info: TableInfo }).info) as [TableInfo, TableInfo];
    expect(one.id).toBe(other.id);
    expect(one.seats.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
    await lines[1]?.until(table, ({ info }) => info.rematch === one.id);
    for (const [seat, guest] of [ben, anna].entries())
      await guest.post(`/api/tables/${one.id}/sit`, { seat, nonce: makeNonce() });
    const again = await watchAll(one.id, [ben, anna]);
    await moveOn(one.id, again);
    expect(again[0]?.state(one.id).seq).toBe(1);
  });
});
