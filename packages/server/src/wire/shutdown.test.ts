import { makeNonce, type Tagged } from '@taproom/engine';
import type { ServerMessage } from '@taproom/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { connectWith, type Guest, type Line, newGuest, sitDownTo } from '../testing/guest.ts';
import { holdEntries } from '../testing/hold.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { KINDS, newPlace, type Place } from '../testing/places.ts';

const isBye = (message: ServerMessage): boolean => 'type' in message && message.type === 'bye';

describe.each(KINDS)('a server on %s that is told to stop', (kind) => {
  let place: Place;
  let server: RunningServer;
  let guests: readonly [Guest, Guest];
  const errors: unknown[] = [];

  const open = async (): Promise<void> => {
    const reportError = (error: unknown): unknown => errors.push(error);
    server = await startServer({ place: place.place, host: '127.0.0.1', port: 0, limits: NO_LIMITS, reportError });
  };

  beforeEach(async () => {
    place = await newPlace(kind);
    await open();
    guests = [await newGuest(server.address, 'Anna'), await newGuest(server.address, 'Ben')];
  });

  afterEach(async () => {
    await server.close();
    await place.remove();
    expect(errors.splice(0)).toEqual([]);
  });

  const connectAll = (): Promise<Line[]> => Promise.all(guests.map(({ token }) => connectWith(server.address, token)));

  /** The first move of a table, by whose turn it is. */
  function firstMove(table: string, lines: readonly Line[]) {
    const [seat = 0] = lines[0]?.state(table).actors ?? [];
    const action = lines[seat]?.legal(table)[0] as Tagged;
    return { type: 'play', table, seat, seq: 0, key: makeNonce(), action } as const;
  }

  test('first ends what is under way, says so meanwhile, and sends everyone away to come again', async () => {
    const table = await sitDownTo(guests);
    const lines = await connectAll();
    for (const line of lines) await line.watch(table);
    const request = firstMove(table, lines);
    const release = await holdEntries(kind, place.place);
    const answer = lines[request.seat]?.ask(request);
    // The move is being written: it is heard before what comes after it.
    await lines[request.seat]?.ask({ type: 'ping' });
    const closing = server.close();
    const ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ok: false, why: 'stopping' }]);
    expect(await lines[1 - request.seat]?.ask({ type: 'ping' })).toMatchObject({ type: 'yes' });
    expect(lines.flatMap(({ heard }) => heard).filter((text) => isBye(JSON.parse(text)))).toEqual([]);
    await release();
    expect(await answer).toMatchObject({ type: 'yes', seq: 1 });
    for (const line of lines) expect(await line.hears(isBye)).toMatchObject({ after: expect.any(Number) });
    await closing;
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    await open();
    const again = await connectAll();
    for (const line of again) expect((await line.watch(table)).seq).toBe(1);
    // Whoever is not sure asks again.
    expect(await again[request.seat]?.ask(request)).toMatchObject({ type: 'yes', seq: 1 });
  });

  test('leaves nobody without an answer or a closed connection, however busy it is', async () => {
    const tables: string[] = [];
    for (let i = 0; i < 4; i++) tables.push(await sitDownTo(guests, { undo: false }));
    const lines = await connectAll();
    for (const line of lines) for (const table of tables) await line.watch(table);
    const acknowledged = new Map<string, number>();

    /** Plays until no answer comes any more. */
    async function playOn(table: string): Promise<void> {
      while (!lines[0]?.state(table).outcome) {
        const { actors, seq } = (lines[0] as Line).state(table);
        const line = lines[actors[0] as number] as Line;
        await line.until(table, (state) => state.seq >= seq);
        const told = await line.play(table, actors[0] as number, line.legal(table)[0] as Tagged);
        if (told.type === 'yes') acknowledged.set(table, told.seq as number);
        await lines[0]?.until(table, (state) => state.seq > seq);
      }
    }

    const playing = tables.map((table) => playOn(table).catch((error: Error) => error.message));
    await expect.poll(() => acknowledged.size, { interval: 1 }).toBe(tables.length);
    await server.close();
    for (const ended of await Promise.all(playing)) if (ended) expect(ended).toContain('the connection is closed');
    await open();
    const [line] = (await connectAll()) as [Line];
    for (const table of tables)
      expect((await line.watch(table)).seq).toBeGreaterThanOrEqual(acknowledged.get(table) ?? 0);
  });
});
