import { makeNonce } from '@taproom/engine';
import type { KnownTable, TableSetup } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { type Guest, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { ANY_KIND } from '../../testing/places.ts';
import { serveSuite } from '../../testing/serving.ts';

const GUEST = { kind: 'bot', level: 'guest' } as const;
/** How long a whole match of bots may take on a busy machine. */
const WHOLE_MATCH = { timeout: 60_000, interval: 250 };

describe.each(ANY_KIND)('bots at a table on %s', (kind) => {
  const serving = serveSuite(kind);

  async function tableOf(anna: Guest, setup: Partial<TableSetup>): Promise<KnownTable> {
    const made = await anna.post('/api/tables', { ...SETUP, ...setup });
    expect(made.status).toBe(201);
    return made.body as KnownTable;
  }

  const statusOf = async (table: string): Promise<string> => {
    const response = await fetch(`${serving.address}/api/tables/${table}`);
    return ((await response.json()) as KnownTable).info.status;
  };

  test('take the free seats when the host begins without waiting, as strong as the host has chosen', async () => {
    const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const { info } = await tableOf(anna, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'invited' }] });
    const line = await ben.connect();
    await line.watch(info.id);
    const house = { fill: true, houseBot: { level: 'guest' } };
    expect((await anna.post(`/api/tables/${info.id}/house`, house)).status).toBe(200);
    await line.until(info.id, ({ info: now }) => now.fill === true && now.houseBot?.level === 'guest');
    await anna.post(`/api/tables/${info.id}/sit`, { seat: 0, nonce: makeNonce() });
    expect((await anna.post(`/api/tables/${info.id}/start`, {})).status).toBe(200);
    const begun = await line.until(info.id, ({ info: now }) => now.status === 'playing');
    expect(begun.info.seats.map(({ kind: who, name, level }) => [who, name, level])).toEqual([
      ['human', 'Anna', undefined],
      ['bot', 'Poppy', 'guest'],
      ['bot', 'Daisy', 'guest'],
    ]);
    const late = await ben.post(`/api/tables/${info.id}/sit`, { seat: 1, nonce: makeNonce() });
    expect(late.status).toBe(409);
    await line.close();
  });

  test('play on among themselves though nobody looks', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const { info } = await tableOf(anna, { seats: [GUEST, GUEST] });
    await expect.poll(() => statusOf(info.id), WHOLE_MATCH).toBe('over');
  });

  test('play on when the last person has left, as strong as the table has chosen', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const table = await sitDownTo([anna], {
      seats: [{ kind: 'me' }, GUEST],
      timeOut: 'bot',
      houseBot: { level: 'guest' },
    });
    const line = await anna.connect();
    await line.watch(table);
    const leave = { type: 'leave', table, seat: 0, seq: line.state(table).seq, key: makeNonce() } as const;
    const left = await line.ask(leave);
    // A bot may have moved first: then we leave what is there now.
    if (left.type === 'no') await line.ask({ ...leave, seq: line.state(table).seq, key: makeNonce() });
    await line.close();
    await expect.poll(() => statusOf(table), WHOLE_MATCH).toBe('over');
  });

  test('advise whoever plays against bots alone, and everyone hears of it', async () => {
    const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo([anna], { seats: [{ kind: 'me' }, GUEST] });
    const [line, onlooker] = [await anna.connect(), await ben.connect()];
    await Promise.all([line.watch(table), onlooker.watch(table)]);
    const { seq } = await line.until(table, ({ actors }) => actors.includes(0));
    const answer = await line.ask({ type: 'hint', table, seat: 0 });
    expect(answer).toMatchObject({ type: 'advice', advice: { unit: 'wins' } });
    const told = await onlooker.until(table, (now) => now.seq === seq + 1);
    expect(told.log.at(-1)).toMatchObject({ type: 'hinted', seat: 0 });
    expect(await line.ask({ type: 'hint', table, seat: 0 })).toMatchObject({ type: 'advice' });
    expect(line.state(table).seq).toBe(seq + 1);
    expect(await onlooker.ask({ type: 'hint', table, seat: 0 })).toMatchObject({ why: { code: 'not-your-seat' } });
    await Promise.all([line.close(), onlooker.close()]);
  });

  test('advise nobody at a table with other people, unless all have agreed to it', async () => {
    const guests = await Promise.all(['Anna', 'Ben'].map((name) => newGuest(serving.address, name)));
    const [anna] = guests as [Guest];
    const table = await sitDownTo(guests);
    const line = await anna.connect();
    await line.watch(table);
    expect(line.state(table).info.hints).toBe(false);
    expect(await line.ask({ type: 'hint', table, seat: 0 })).toMatchObject({ why: { code: 'no-hints' } });
    await line.close();
  });
});
