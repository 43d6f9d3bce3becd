import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectWith, newGuest, sitDownTo } from '../testing/guest.ts';
import { newPlace, type Place } from '../testing/places.ts';
import { playOn } from '../testing/play-on.ts';
import { type ServerProcess, spawnServer } from '../testing/server-process.ts';
import { openSlowClients } from '../testing/slow-clients.ts';

/** `npm run strain` does it with 5,000, and tells how long the others wait. */
const MANY = 1_000;

let place: Place;
let server: ServerProcess;

beforeEach(async () => {
  place = await newPlace('sqlite');
  server = await spawnServer(place.place);
});

afterEach(async () => {
  await server.kill();
  await place.remove();
});

test('a thousand who follow a match and never read keep nobody from playing it to its end', async () => {
  const { address } = server;
  const guests = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')];
  const table = await sitDownTo(guests);
  const slow = await openSlowClients(address, table, MANY);
  const lines = await Promise.all(guests.map(({ token }) => connectWith(address, token)));
  for (const line of lines) await line.watch(table);
  await playOn(table, lines);
  expect(lines.map((line) => line.state(table).outcome !== null)).toEqual([true, true]);
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
  for (const socket of slow) socket.destroy();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
