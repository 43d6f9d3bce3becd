import { makeNonce, type Tagged } from '@taproom/engine';
import { readMessage } from '@taproom/protocol';
import { type ExpressionBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import { LISTENER } from '../../store/postgres-listener.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { connectWith, type Guest, type Line, newGuest, SETUP, sitDownTo } from '../../testing/guest.ts';
import { newEmptyDatabase, type Place } from '../../testing/places.ts';
import { playOn } from '../../testing/play-on.ts';
import { type ServerProcess, spawnServer } from '../../testing/server-process.ts';

describe('two processes with one PostgreSQL', () => {
  let place: Place;
  let store: Store;
  let one: ServerProcess;
  let other: ServerProcess;
  let anna: Guest;
  let ben: Guest;

  beforeAll(async () => {
    place = await newEmptyDatabase();
    [one, other] = await Promise.all([spawnServer(place.place), spawnServer(place.place)]);
    store = await openStore(place.place);
  });

  beforeEach(async () => {
    anna = await newGuest(one.address, 'Anna');
    ben = await newGuest(other.address, 'Ben');
  });

  afterAll(async () => {
    await Promise.all([one.kill(), other.kill()]);
    await store.close();
    await place.remove();
  });

  const entriesOf = (table: string) =>
    store.db.selectFrom('entries').selectAll().where('match', '=', table).orderBy('seq').execute();

  /** Anna at one process and Ben at the other. */
  async function connectBoth(): Promise<readonly [Line, Line]> {
    return [await connectWith(one.address, anna.token), await connectWith(other.address, ben.token)];
  }

  /** Everyone watches a table, and knows that its match has begun, wherever the last one sat down. */
  async function watchBegun(table: string, lines: readonly Line[]): Promise<void> {
    await Promise.all(lines.map((line) => line.watch(table)));
    await Promise.all(lines.map((line) => line.until(table, ({ view }) => view !== null)));
  }

  async function connectToBegun(table: string): Promise<readonly [Line, Line]> {
    const lines = await connectBoth();
    await watchBegun(table, lines);
    return lines;
  }

  test('serve one match from its first seat to its rematch', async () => {
    const made = await anna.post('/api/tables', { ...SETUP });
    const { id } = (made.body as { info: { id: string } }).info;
    const lines = await connectBoth();
    await Promise.all(lines.map((line) => line.watch(id)));
    await anna.post(`/api/tables/${id}/sit`, { seat: 0, nonce: makeNonce() });
    await ben.post(`/api/tables/${id}/sit`, { seat: 1, nonce: makeNonce() });
    await Promise.all(
      lines.map((line) => line.until(id, ({ info, view }) => info.status === 'playing' && view !== null)),
    );
    await lines[0].ask({ type: 'say', table: id, key: makeNonce(), text: 'Na zdraví!' });
    await lines[1].hears(
      (message) => 'type' in message && message.type === 'said' && message.line.text === 'Na zdraví!',
    );
    await playOn(id, lines);
    const [mine, theirs] = lines.map((line) => line.state(id));
    expect([mine?.outcome, mine?.view === null]).toEqual([theirs?.outcome, false]);
    await lines[1].until(id, ({ info }) => info.status === 'over');
    const again = await ben.post(`/api/tables/${id}/rematch`, {});
    const rematch = (again.body as { info: { id: string } }).info.id;
    await Promise.all(lines.map((line) => line.until(id, ({ info }) => info.rematch === rematch)));
  });

  test('do a request once, though it comes through both', async () => {
    const table = await sitDownTo([anna, ben], { undo: false });
    const lines = await connectToBegun(table);
    const seat = lines[0].state(table).actors[0] as 0 | 1;
    const token = [anna, ben][seat]?.token ?? '';
    const again = await connectWith(seat === 0 ? other.address : one.address, token);
    await watchBegun(table, [again]);
    const action = lines[seat].legal(table)[0] as Tagged;
    const request = { type: 'play', table, seat, seq: 0, key: makeNonce(), action } as const;
    const answers = [...(await Promise.all([lines[seat].ask(request), again.ask(request)])), await again.ask(request)];
    expect(answers.map((answer) => (answer.type === 'yes' ? answer.seq : answer))).toEqual([1, 1, 1]);
    expect((await entriesOf(table)).length).toBe(1);
  });

  test('let one of two who are equally fast win, and tell the other what is true', async () => {
    const table = await sitDownTo([anna, ben], { undo: false });
    const [line, again] = [await connectWith(one.address, anna.token), await connectWith(other.address, anna.token)];
    const benAt = await connectWith(other.address, ben.token);
    await watchBegun(table, [line, again, benAt]);
    let races = 0;
    while (!line.state(table).outcome) {
      const { seq, actors } = line.state(table);
      await Promise.all([again, benAt].map((each) => each.until(table, (state) => state.seq === seq)));
      if (actors[0] === 1) {
        await benAt.play(table, 1, benAt.legal(table)[0] as Tagged);
      } else {
        const actions = line.legal(table);
        const answers = await Promise.all([
          line.play(table, 0, actions[0] as Tagged),
          again.play(table, 0, actions.at(-1) as Tagged),
        ]);
        expect(answers.map(({ type }) => type).toSorted()).toEqual(['no', 'yes']);
        expect(answers.find(({ type }) => type === 'no')).toMatchObject({
          why: { code: expect.stringMatching(/stale|game-over|not-your-turn/) },
        });
        races++;
      }
      await line.until(table, (state) => state.seq > seq);
    }
    const seqs = (await entriesOf(table)).map(({ seq }) => seq);
    expect([races > 3, seqs]).toEqual([true, seqs.map((_, i) => i + 1)]);
  });

  test('tell everyone every line once and in the same order, however fast people talk', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = await connectToBegun(table);
    const told = (line: Line): string[] =>
      line.heard
        .map(readMessage)
        .flatMap((message) => ('m' in message || message.type !== 'said' ? [] : message.line.text));
    const said = Array.from({ length: 40 }, (_, i) =>
      lines.map((line, seat) => line.ask({ type: 'say', table, key: makeNonce(), text: `${seat}: ${i}` })),
    );
    expect(new Set((await Promise.all(said.flat())).map(({ type }) => type))).toEqual(new Set(['yes']));
    await expect.poll(() => lines.map((line) => told(line).length)).toEqual([80, 80]);
    expect([told(lines[0]), new Set(told(lines[0])).size]).toEqual([told(lines[1]), 80]);
    const moments = await store.db.selectFrom('chat').select('at').where('match', '=', table).execute();
    expect(new Set(moments.map(({ at }) => at)).size).toBe(80);
  });

  test('lose nothing when one is killed, and its players go on at the other', async () => {
    const table = await sitDownTo([anna, ben], { undo: false });
    const lines = await connectToBegun(table);
    await lines[1].until(table, ({ info }) => info.seats.every(({ isHere }) => isHere));
    await playOn(table, lines, 5);
    await one.kill();
    const annaAgain = await connectWith(other.address, anna.token);
    expect((await annaAgain.watch(table)).seq).toBe(5);
    await playOn(table, [annaAgain, lines[1]]);
    expect(lines[1].state(table).outcome).not.toBeNull();
    one = await spawnServer(place.place);
  });

  test('catch up with what they could not hear', async () => {
    const table = await sitDownTo([anna, ben], { undo: false });
    const lines = await connectToBegun(table);
    // Both lose the connection by which they hear of each other.
    const lost = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER}`.execute(store.db);
    expect(lost.rows.length).toBeGreaterThanOrEqual(2);
    const { actors } = lines[0].state(table);
    const line = lines[actors[0] as number] as Line;
    await line.play(table, actors[0] as number, line.legal(table)[0] as Tagged);
    await line.ask({ type: 'say', table, key: makeNonce(), text: 'Are you there?' });
    await Promise.all(lines.map((each) => each.until(table, ({ seq }) => seq === 1)));
    await Promise.all(lines.map((each) => each.hears((message) => 'type' in message && message.type === 'said')));
  });

  test('let bots play every match to its end exactly once, although one is killed in the middle', async () => {
    const seats = [
      { kind: 'bot', level: 'regular' },
      { kind: 'bot', level: 'regular' },
    ] as const;
    const tables: string[] = [];
    for (let i = 0; i < 12; i++) {
      const made = await (i % 2 ? anna : ben).post('/api/tables', { ...SETUP, game: 'dice-box', seats });
      tables.push((made.body as { info: { id: string } }).info.id);
    }
    await until(async () => (await countEntries(store, tables)) > 60);
    await one.kill();
    await until(async () => (await openOf(store, tables)).length === 0);
    for (const table of tables) {
      const entries = await entriesOf(table);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    }
    await until(async () => {
      const jobs = await sql<{ left: number }>`select count(*) as left from graphile_worker.jobs`.execute(store.db);
      return jobs.rows[0]?.left === 0;
    });
  });
});

async function countEntries({ db }: Store, tables: readonly string[]): Promise<number> {
  const all = ({ fn }: ExpressionBuilder<Schema, 'entries'>) => fn.countAll<number>().as('all');
  const counted = db.selectFrom('entries').select(all).where('match', 'in', tables);
  return (await counted.executeTakeFirstOrThrow()).all;
}

const openOf = ({ db }: Store, tables: readonly string[]): Promise<object[]> =>
  db.selectFrom('matches').select('id').where('id', 'in', tables).where('status', '!=', 'over').execute();

/** Looks until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}
