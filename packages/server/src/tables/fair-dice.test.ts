import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, commitmentTo, type MatchRecord, makeNonce, openMatch, recordOf, type Tagged } from '@taproom/engine';
import { gameOf, isGameId } from '@taproom/games';
import type { TableInfo } from '@taproom/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { runCommand } from '../testing/command.ts';
import { type Guest, type Line, newGuest, SETUP, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';

/** As a forger would who knows the rules: the same dice, other decisions, a chain and an end that fit them. */
function otherDecisions({ game: id, seats, options, dice, house }: MatchRecord): MatchRecord {
  const game = gameOf(isGameId(id) ? id : 'dice-box');
  const opened = openMatch(game, { seats, options, dice });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  while (!match.history.end) {
    const [seat = 0] = game.actors(match.state);
    const moved = act(game, match, seat, game.legal(match.state, seat).at(-1));
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return { ...recordOf(match), ...(house && { house }) };
}

describe.each(ANY_KIND)('the dice of a table on %s', (kind) => {
  const serving = serveSuite(kind);
  const folder = mkdtempSync(join(tmpdir(), 'taproom-dice-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const guests = (...names: string[]): Promise<Guest[]> =>
    Promise.all(names.map((name) => newGuest(serving.address, name)));

  const recordAt = (table: string, { token }: Pick<Guest, 'token'>): Promise<Response> =>
    fetch(`${serving.address}/api/tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } });

  async function nonceCount(table: string): Promise<number> {
    const { db, close } = await openStore(serving.place);
    const seats = await db.selectFrom('seats').select('nonce').where('match', '=', table).execute();
    await close();
    return seats.filter(({ nonce }) => nonce !== null).length;
  }

  /** What `taproom verify` says to a record. */
  function verified(
    record: MatchRecord,
    ...flags: readonly string[]
  ): Promise<{ code: number; out: string; err: string }> {
    const file = join(folder, `${makeNonce()}.json`);
    writeFileSync(file, JSON.stringify(record));
    return runCommand(['verify', file, ...flags]);
  }

  /** Makes a table, lets both sit down with nonces of their own, and plays to the end. */
  async function playedTable(anna: Guest, ben: Guest) {
    const made = await anna.post('/api/tables', SETUP);
    const { info, commitment } = made.body as { info: TableInfo; commitment: string };
    expect(await nonceCount(info.id)).toBe(0);
    const nonces = [makeNonce(), makeNonce()];
    for (const [seat, guest] of [anna, ben].entries())
      await guest.post(`/api/tables/${info.id}/sit`, { seat, nonce: nonces[seat] });
    const lines = [await anna.connect(), await ben.connect()];
    for (const line of lines) expect(await line.watch(info.id)).toMatchObject({ commitment, nonces });
    expect((await recordAt(info.id, anna)).status).toBe(409);
    await playOn(info.id, lines);
    return { table: info.id, commitment, nonces };
  }

  async function playOn(table: string, lines: readonly Line[]): Promise<void> {
    while (!lines[0]?.state(table).outcome) {
      const { actors, seq } = (lines[0] as Line).state(table);
      const line = lines[actors[0] as number] as Line;
      await line.until(table, (state) => state.seq >= seq);
      await line.play(table, actors[0] as number, line.legal(table)[0] as Tagged);
      await lines[0]?.until(table, (state) => state.seq > seq);
    }
  }

  test('are sealed before anybody throws in a nonce, opened at the end, and can be computed anew', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const { table, commitment, nonces } = await playedTable(anna, ben);
    const record = (await (await recordAt(table, anna)).json()) as MatchRecord;
    if (record.dice.kind !== 'sealed' || record.dice.secret === undefined) throw new Error('the secret is not told');
    expect(record.dice).toMatchObject({ commitment, nonces });
    expect(commitmentTo(record.dice.secret)).toBe(commitment);
    const forgeries = [
      { ...record, dice: { ...record.dice, nonces: nonces.toReversed() } },
      { ...record, dice: { ...record.dice, secret: 'ab'.repeat(32) } },
      { ...record, entries: record.entries.toSpliced(3, 1) },
    ];
    const [honest, ...forged] = await Promise.all([record, ...forgeries].map((one) => verified(one)));
    expect(honest).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
    for (const one of forged) expect(one).toMatchObject({ code: 1, out: '' });
  });

  test('lead to decisions for which the house vouches, whatever else a forger makes of them', async () => {
    const [anna, ben] = (await guests('Anna', 'Ben')) as [Guest, Guest];
    const { table } = await playedTable(anna, ben);
    const record = (await (await recordAt(table, anna)).json()) as MatchRecord;
    const key = record.house?.key ?? '';
    const by = ['--house', serving.address];
    expect(await verified(record, ...by)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`signed by ${serving.address} for its table ${table}`),
    });
    expect(await verified(record, '--house', key)).toMatchObject({ code: 0 });
    expect((await verified(record)).out).toContain(`signed with the key ${key}`);
    expect(await verified(record, '--house', 'A'.repeat(43))).toMatchObject({
      code: 1,
      err: expect.stringContaining('signed, but not by the house'),
    });

    const forged = otherDecisions(record);
    expect(await verified(forged)).toMatchObject({ code: 1, err: expect.stringContaining('signature of the house') });
    const { house: _, ...unsigned } = forged;
    expect(await verified(unsigned)).toMatchObject({ code: 0, out: expect.stringContaining('signed by nobody') });
    expect(await verified(unsigned, ...by)).toMatchObject({ code: 1, err: 'No house has signed this record.\n' });
  });

  test('are told to nobody but those who sit there, where nobody may watch', async () => {
    const [anna, ben, eve] = (await guests('Anna', 'Ben', 'Eve')) as [Guest, Guest, Guest];
    const table = await sitDownTo([anna, ben], { spectators: false });
    const line = await anna.connect();
    await line.watch(table);
    await line.ask({ type: 'resign', table, seat: 0, seq: 0, key: makeNonce() });
    const asked = [anna, ben, eve, { token: '' }].map(async (guest) => (await recordAt(table, guest)).status);
    expect(await Promise.all(asked)).toEqual([200, 200, 403, 403]);
    expect((await recordAt('zzzzzzzzzz', anna)).status).toBe(404);
  });
});
