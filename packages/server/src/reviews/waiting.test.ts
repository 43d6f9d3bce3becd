import type { MatchReview } from '@taproom/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGuest } from '../people/sessions.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { createTable } from '../tables/create-table.ts';
import { SETUP } from '../testing/guest.ts';
import { KINDS, newPlace, type Place } from '../testing/places.ts';
import { askForReview, holdReview, keepReview, leaveReview, reviewOf, takeReview } from './waiting.ts';

const REVIEW: MatchReview = { unit: 'wins', opening: [], steps: [], result: [], totals: [], turningPoints: [] };
/** Longer than a process may be silent. */
const LONG = 20_000;

describe.each(KINDS)('reviews that wait in %s', (kind) => {
  let place: Place;
  let store: Store;
  let anna: string;

  beforeEach(async () => {
    place = await newPlace(kind);
    store = await openStore(place.place);
    anna = (await createGuest(store.db, 'Anna', 0)).player.id;
  });

  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  async function newMatch(): Promise<string> {
    const made = await createTable(store.db, { id: anna, name: 'Anna' }, SETUP, 0);
    if (!made.ok) throw new Error(made.error.code);
    return made.value.row.id;
  }
  async function asked(at = 1): Promise<string> {
    const match = await newMatch();
    expect(await askForReview(store.db, match, anna, at)).toEqual({ ok: true, value: { status: 'waiting' } });
    return match;
  }

  test('a review is made once, whoever asks how often', async () => {
    const match = await asked();
    expect(await askForReview(store.db, match, anna, 2)).toMatchObject({ value: { status: 'waiting' } });
    expect(await takeReview(store.db, 3)).toBe(match);
    expect(await takeReview(store.db, 3)).toBeUndefined();
    await holdReview(store.db, match, 0.5, 4);
    expect(await reviewOf(store.db, match)).toEqual({ status: 'working', share: 0.5 });
    await keepReview(store.db, match, REVIEW);
    const made = { status: 'made', review: REVIEW };
    expect(await reviewOf(store.db, match)).toEqual(made);
    expect(await askForReview(store.db, match, anna, 5)).toEqual({ ok: true, value: made });
    expect(await takeReview(store.db, 5 + LONG)).toBeUndefined();
  });

  test('they are taken in the order in which they were asked for, each by one process', async () => {
    const matches = [await asked(1), await asked(2), await asked(3)];
    const taken = await Promise.all([takeReview(store.db, 4), takeReview(store.db, 4)]);
    expect(taken.toSorted()).toEqual(matches.slice(0, 2).toSorted());
    expect(await takeReview(store.db, 4)).toBe(matches[2]);
  });

  test('one whose process has died is taken by another, and given up after three failures', async () => {
    const match = await asked();
    for (let now = LONG; now <= 3 * LONG; now += LONG) expect(await takeReview(store.db, now)).toBe(match);
    expect(await takeReview(store.db, 4 * LONG)).toBeUndefined();
    expect(await reviewOf(store.db, match)).toEqual({ status: 'failed' });
    expect(await askForReview(store.db, match, anna, 5 * LONG)).toEqual({ ok: true, value: { status: 'waiting' } });
    expect(await takeReview(store.db, 5 * LONG)).toBe(match);
  });

  test('an interruption is no failure', async () => {
    const match = await asked();
    for (let i = 0; i < 5; i++) {
      expect(await takeReview(store.db, i)).toBe(match);
      await leaveReview(store.db, match, true);
      expect(await reviewOf(store.db, match)).toEqual({ status: 'waiting' });
    }
  });

  test('one player may have three of them wait', async () => {
    const matches = [await asked(), await asked(), await asked()];
    const another = await newMatch();
    const refused = { ok: false, error: { code: 'too-many', after: 60_000 } };
    expect(await askForReview(store.db, another, anna, 2)).toEqual(refused);
    expect(await reviewOf(store.db, another)).toEqual({ status: 'none' });
    await keepReview(store.db, matches[0] ?? '', REVIEW);
    expect(await askForReview(store.db, another, anna, 2)).toMatchObject({ ok: true });
  });
});
