import { createHmac } from 'node:crypto';
import type { Tagged } from '@taproom/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlayer } from '../people/sessions.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { createTable } from '../tables/create-table.ts';
import { SETUP } from '../testing/guest.ts';
import { newPlace, type Place } from '../testing/places.ts';
import { type Hub, makeHub } from './hub.ts';
import { makePresences } from './presences.ts';
import { makeVisits } from './visits.ts';

let place: Place;
let store: Store;
/** Tells the bot that thinks what to play. */
let decide: ((action: Tagged) => void) | undefined;
/** For which seats bots thought, and from which seeds. */
let thoughts: { readonly seat: number; readonly seed: number }[];

beforeEach(async () => {
  decide = undefined;
  thoughts = [];
  place = await newPlace('sqlite');
  store = await openStore(place.place);
});

afterEach(async () => {
  await store.close();
  await place.remove();
});

const reportError = (error: unknown): never => {
  throw error;
};

/** A house whose bots think until they are told what to play. */
const openHub = (): Hub =>
  makeHub({
    store,
    now: Date.now,
    think: (_, turn, __, seed) =>
      new Promise((resolve) => {
        thoughts.push({ seat: turn.seat, seed });
        decide = (action) => resolve({ action, turn });
      }),
    advise: async () => undefined,
    waitForHint: () => 0,
    mostWatchers: 100,
    presences: makePresences(store, Date.now, reportError),
    visits: makeVisits(store, Date.now, reportError),
    expiry: { waiting: 0, playing: 0 },
    notify() {},
    reportError,
  });

async function tableOfBots(): Promise<string> {
  const anna = await createPlayer(store.db, 'guest', 'Anna', 0);
  const bot = { kind: 'bot', level: 'regular' } as const;
  const made = await createTable(store.db, anna, { ...SETUP, seats: [bot, bot] }, Date.now());
  return made.ok ? made.value.row.id : '';
}

test('the seed of a bot follows from its table’s secret, and so from nothing that anybody knows', async () => {
  const [hub, first, second] = [openHub(), await tableOfBots(), await tableOfBots()];
  for (const id of [first, second]) void hub.runDue(id, 0).catch(() => {});
  await expect.poll(() => thoughts).toHaveLength(2);
  const secrets = await store.db.selectFrom('matches').select('secret').execute();
  const seedsFor = (seat: number): number[] =>
    secrets.map(({ secret }) => createHmac('sha256', secret).update(`bot 0 ${seat}`).digest().readUInt32BE(0));
  for (const { seat, seed } of thoughts) expect(seedsFor(seat)).toContain(seed);
  expect(new Set(thoughts.map(({ seed }) => seed)).size).toBe(2);
});

test('a room stays open as long as a bot thinks there, so that whoever comes meanwhile sees the move', async () => {
  const [hub, id] = [openHub(), await tableOfBots()];
  const done = hub.runDue(id, 0);
  await expect.poll(() => decide).toBeDefined();
  expect(hub.find(id)).toBeDefined();
  for (let i = 0; i < 3; i++) hub.closeIdle();
  const room = await hub.open(id);
  const live = room?.live;
  const [seat = 0] = live?.actors ?? [];
  const [action] = live?.opening.game.legal(live.match.state, seat) ?? [];
  decide?.(action as Tagged);
  await done;
  expect(room?.live?.seq).toBe(1);
  for (let i = 0; i < 3; i++) hub.closeIdle();
  expect(hub.size()).toBe(0);
});

test('what is due in a match by other rules is not forgotten', async () => {
  const id = await tableOfBots();
  await store.db.updateTable('matches').set({ rules: 99 }).where('id', '=', id).execute();
  expect(await openHub().runDue(id, 0)).toBeGreaterThan(Date.now());
  await store.db.updateTable('matches').set({ status: 'over' }).where('id', '=', id).execute();
  expect(await openHub().runDue(id, 0)).toBeNull();
});
