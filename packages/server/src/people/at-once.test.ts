import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { KINDS, newPlace, type Place } from '../testing/places.ts';
import { becomeAccount, rename } from './accounts.ts';
import { createBot } from './bots.ts';
import { passkeysOf, removePasskey } from './passkeys.ts';
import { createGuest, type Person } from './sessions.ts';

const PASSWORD = 'three dry sherries';

describe.each(KINDS)('people who want the same at once, in %s', (kind) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace(kind);
    store = await openStore(place.place);
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const NAMES = ['Anna', 'Ben', 'Eve'];
  const newGuests = (): Promise<Person[]> =>
    Promise.all(NAMES.map(async (name) => (await createGuest(store.db, name, 0)).player));

  async function newAccounts(): Promise<Person[]> {
    const guests = await newGuests();
    const made = await Promise.all(guests.map((guest) => becomeAccount(store.db, guest, guest.name, PASSWORD, 0)));
    return made.flatMap((one) => (one.ok ? one.value : []));
  }

  const codesOf = (results: readonly ({ ok: true } | { ok: false; error: { code: string } })[]): string[] =>
    results.map((result) => (result.ok ? 'ok' : result.error.code)).toSorted();

  test('make an account of one name for one of them', async () => {
    const made = (await newGuests()).map((guest) => becomeAccount(store.db, guest, 'Zoë', PASSWORD, 0));
    expect(codesOf(await Promise.all(made))).toEqual(['name-taken', 'name-taken', 'ok']);
  });

  test('take a free name for one of them', async () => {
    const renamed = (await newAccounts()).map(({ id }) => rename(store.db, id, 'Zoë'));
    expect(codesOf(await Promise.all(renamed))).toEqual(['name-taken', 'name-taken', 'ok']);
  });

  test('get no more bots than an account may have', async () => {
    const [anna] = await newAccounts();
    if (!anna) throw new Error('nobody is there');
    const made = Array.from({ length: 20 }, (_, i) => createBot(store.db, anna, `Robot ${i}`, 0));
    expect(codesOf(await Promise.all(made)).filter((code) => code === 'ok').length).toBe(16);
  });

  test('keep the last passkey of an account without a password', async () => {
    const [anna] = await newAccounts();
    const player = anna?.id ?? '';
    await store.db.updateTable('accounts').set({ password: null }).where('player', '=', player).execute();
    const passkey = { player, public_key: '', counter: 0, created_at: 0 };
    await store.db
      .insertInto('passkeys')
      .values(['one', 'other'].map((id) => ({ ...passkey, id })))
      .execute();
    const names = (await passkeysOf(store.db, player)).map(({ id }) => id);
    const removed = await Promise.all(names.map((name) => removePasskey(store.db, player, name)));
    expect(codesOf(removed)).toEqual(['last-way-in', 'ok']);
  });
});
