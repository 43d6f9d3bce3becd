import { makeNonce, type Seat, type Tagged } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { connectWith, type Guest, type Line, newGuest, sitDownTo } from '../testing/guest.ts';
import { KINDS, newPlace } from '../testing/places.ts';
import { type ServerProcess, spawnServer } from '../testing/server-process.ts';

const TABLES = 6;
/** A server is killed when players have been told of so many moves in all. */
const KILLS = [15, 50, 90];

interface Move {
  readonly seat: Seat;
  readonly seq: number;
  readonly key: string;
  readonly action: Tagged;
}

/** What a table's players have been told is done, and what they have been told nothing of. */
interface Told {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly acknowledged: Map<number, Move>;
  pending?: Move | undefined;
}

/** Sends a move, the one that was left without an answer first, and remembers what it is told. */
async function move(told: Told, lines: readonly Line[]): Promise<void> {
  const { table, acknowledged } = told;
  const { actors, seq } = (lines[0] as Line).state(table);
  const seat = actors[0] as Seat;
  const line = lines[told.pending?.seat ?? seat] as Line;
  await line.until(table, (state) => state.seq >= seq);
  told.pending ??= { seat, seq, key: makeNonce(), action: line.legal(table)[0] as Tagged };
  const answer = await line.ask({ type: 'play', table, ...told.pending });
  expect(answer).toMatchObject({ type: 'yes', seq: told.pending.seq + 1 });
  acknowledged.set(told.pending.seq + 1, told.pending);
  told.pending = undefined;
  const known = Math.max(seq, ...acknowledged.keys());
  await lines[0]?.until(table, (state) => state.seq >= known);
}

/** Plays at a table as fast as it goes, until the match is over or the server gone. */
async function playOn({ address, isGone }: ServerProcess, told: Told): Promise<void> {
  const { table, guests } = told;
  try {
    const lines = await Promise.all(guests.map(({ token }) => connectWith(address, token)));
    await Promise.all(lines.map((line) => line.watch(table)));
    while (told.pending || !lines[0]?.state(table).outcome) await move(told, lines);
  } catch (error) {
    if (!isGone()) throw error;
  }
}

const count = (tables: readonly Told[]): number => tables.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

describe.each(KINDS)('a server on %s that is killed again and again under load', (kind) => {
  test('has every move it acknowledged, takes the others again, and every match goes on', async () => {
    const place = await newPlace(kind);
    let server: ServerProcess = await spawnServer(place.place);
    const tables: Told[] = [];
    for (let i = 0; i < TABLES; i++) {
      const guests = [await newGuest(server.address, 'Anna'), await newGuest(server.address, 'Ben')];
      tables.push({ table: await sitDownTo(guests, { undo: false }), guests, acknowledged: new Map() });
    }
    for (const moves of KILLS) {
      const playing = tables.map((told) => playOn(server, told));
      await expect.poll(() => count(tables), { interval: 1, timeout: 60_000 }).toBeGreaterThanOrEqual(moves);
      await server.kill();
      await Promise.all(playing);
      server = await spawnServer(place.place);
    }
    await Promise.all(tables.map((told) => playOn(server, told)));
    await server.kill();

    const store = await openStore(place.place);
    for (const { table, acknowledged } of tables) {
      const rows = await store.db.selectFrom('entries').selectAll().where('match', '=', table).orderBy('seq').execute();
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
      expect([...acknowledged.keys()]).toEqual(rows.map(({ seq }) => seq));
      for (const [seq, { seat, action }] of acknowledged)
        expect(rows[seq - 1]).toMatchObject({ seq, seat, action: JSON.stringify(action) });
    }
    const ended = await store.db.selectFrom('matches').select('status').execute();
    expect(ended.map(({ status }) => status)).toEqual(tables.map(() => 'over'));
    await store.close();
    await place.remove();
  });
});
