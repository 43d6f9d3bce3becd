import type { Seat, Tagged } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { connectWith, type Guest, type Line, newGuest, sitDownTo } from '../testing/guest.ts';
import { KINDS, newPlace } from '../testing/places.ts';
import { type ServerProcess, spawnServer } from '../testing/server-process.ts';

const TABLES = 6;
const KILLS = 4;
/** A server lives this long under load before it is killed, in milliseconds. */
const LIVES = [120, 300, 60, 450];

/** What a table's players have been told is done. */
interface Told {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly acknowledged: Map<number, { seat: Seat; action: Tagged }>;
}

/** Plays at a table as fast as it goes until the server is gone. */
async function playUntilGone(address: string, { table, guests, acknowledged }: Told): Promise<void> {
  const lines: Line[] = [];
  try {
    for (const { token } of guests) lines.push(await connectWith(address, token));
    await Promise.all(lines.map((line) => line.watch(table)));
    for (;;) {
      const { actors, outcome, seq } = (lines[0] as Line).state(table);
      const [seat] = actors;
      if (outcome || seat === undefined) return;
      const line = lines[seat] as Line;
      await line.until(table, (state) => state.seq >= seq);
      const action = line.legal(table)[0] as Tagged;
      const answer = await line.play(table, seat, action);
      if (answer.type === 'yes' && answer.seq !== undefined) acknowledged.set(answer.seq, { seat, action });
      await lines[0]?.until(table, (state) => state.seq > seq);
    }
  } catch {
    // The server was killed.
  }
}

describe.each(KINDS)('a server on %s that is killed again and again under load', (kind) => {
  test('has every move it acknowledged, and every match goes on', async () => {
    const place = await newPlace(kind);
    let server: ServerProcess = await spawnServer(place.place);
    const tables: Told[] = [];
    for (let i = 0; i < TABLES; i++) {
      const guests = [await newGuest(server.address, 'Anna'), await newGuest(server.address, 'Ben')];
      tables.push({ table: await sitDownTo(guests, { undo: false }), guests, acknowledged: new Map() });
    }
    for (let kills = 0; kills < KILLS; kills++) {
      const playing = tables.map((told) => playUntilGone(server.address, told));
      await new Promise((resolve) => setTimeout(resolve, LIVES[kills % LIVES.length]));
      await server.kill();
      await Promise.all(playing);
      server = await spawnServer(place.place);
    }
    await Promise.all(tables.map((told) => playUntilGone(server.address, told)));
    await server.kill();

    const store = await openStore(place.place);
    for (const { table, acknowledged } of tables) {
      const rows = await store.db.selectFrom('entries').selectAll().where('match', '=', table).orderBy('seq').execute();
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
      for (const [seq, { seat, action }] of acknowledged) {
        expect(rows[seq - 1]).toMatchObject({ seq, seat, action: JSON.stringify(action) });
      }
    }
    const ended = await store.db.selectFrom('matches').select('status').execute();
    expect(ended.map(({ status }) => status)).toEqual(tables.map(() => 'over'));
    await store.close();
    await place.remove();
  });
});
