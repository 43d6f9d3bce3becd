import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { becomeAccount, forgetAccount } from '../people/accounts.ts';
import { createGuest, type Person } from '../people/sessions.ts';
import { takeOver } from '../people/take-over.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { KINDS, newPlace, type Place } from '../testing/places.ts';
import { keepResult, ownResult, resultsOn } from './results.ts';

const PASSWORD = 'three dry sherries';

const ON = { game: 'dyce', day: '2026-11-18', rules: 2 } as const;

describe.each(KINDS)('results of dailies in %s', (kind) => {
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

  const guest = async (name: string): Promise<Person> => (await createGuest(store.db, name, 0)).player;
  const keep = ({ id }: Person, score: number, on = ON) => keepResult(store.db, on, id, score, 0);
  const entered = (score: number) => ({ ok: false, error: { code: 'already-entered', score } });

  test('the first one of a player is kept', async () => {
    const anna = await guest('Anna');
    expect(await ownResult(store.db, ON, anna.id)).toBeUndefined();
    expect(await keep(anna, 3)).toMatchObject({ ok: true });
    expect(await keep(anna, 4)).toEqual(entered(3));
    expect(await ownResult(store.db, ON, anna.id)).toBe(3);
  });

  test('of several at the same time one is kept, and the others are told of it', async () => {
    const anna = await guest('Anna');
    const kept = await Promise.all([1, 2, 3, 4].map((score) => keep(anna, score)));
    const own = await ownResult(store.db, ON, anna.id);
    expect(kept.filter(({ ok }) => ok)).toHaveLength(1);
    expect(kept.filter(({ ok }) => !ok)).toEqual([1, 2, 3].map(() => entered(own ?? 0)));
    expect((await resultsOn(store.db, ON, undefined)).players).toBe(1);
  });

  test('they are counted by score, for one game and day', async () => {
    const [anna, ben, eve] = [await guest('Anna'), await guest('Ben'), await guest('Eve')];
    for (const [player, score] of [
      [anna, 4],
      [ben, -2],
      [eve, 4],
    ] as const)
      await keep(player, score);
    await keepResult(store.db, { ...ON, day: '2026-11-19' }, anna.id, 1, 0);
    await keepResult(store.db, { ...ON, game: 'dice-box' }, anna.id, 1, 0);
    const results = [
      { score: -2, players: 1 },
      { score: 4, players: 2 },
    ];
    expect(await resultsOn(store.db, ON, undefined)).toEqual({ results, players: 3, own: null });
    expect(await resultsOn(store.db, ON, ben.id)).toEqual({ results, players: 3, own: -2 });
  });

  test('those of other rules do not count, and give way', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    await keepResult(store.db, { ...ON, rules: 1 }, anna.id, 9, 0);
    await keep(ben, 5);
    const bens = [{ score: 5, players: 1 }];
    expect(await resultsOn(store.db, ON, anna.id)).toEqual({ results: bens, players: 1, own: null });
    expect(await keep(anna, 5)).toMatchObject({ ok: true });
    expect(await keep(anna, 6)).toEqual(entered(5));
    expect(await resultsOn(store.db, ON, anna.id)).toMatchObject({ results: [{ score: 5, players: 2 }], own: 5 });
  });

  test('a guest who becomes an account keeps them', async () => {
    const anna = await guest('Anna');
    await keep(anna, 3);
    expect(await becomeAccount(store.db, anna, 'Anna', PASSWORD, 0)).toMatchObject({ ok: true });
    expect(await ownResult(store.db, ON, anna.id)).toBe(3);
  });

  test('an account that signs in takes them over, unless it has its own', async () => {
    const [anna, home] = [await guest('Anna'), await guest('Anna at home')];
    const other = { ...ON, day: '2026-11-19' } as const;
    await keep(anna, 3);
    await keepResult(store.db, other, anna.id, 8, 0);
    await keepResult(store.db, other, home.id, 2, 0);
    await takeOver(store.db, anna, home);
    expect(await resultsOn(store.db, ON, home.id)).toEqual({ results: [{ score: 3, players: 1 }], players: 1, own: 3 });
    expect(await resultsOn(store.db, other, home.id)).toMatchObject({ players: 1, own: 2 });
  });

  test('they stay when an account is deleted, as its matches do', async () => {
    const anna = await guest('Anna');
    await becomeAccount(store.db, anna, 'Anna', PASSWORD, 0);
    await keep(anna, 3);
    expect(await forgetAccount(store.db, anna.id)).toMatchObject({ ok: true });
    expect((await resultsOn(store.db, ON, undefined)).results).toEqual([{ score: 3, players: 1 }]);
  });
});
