import { expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import { newPlace } from '../testing/places.ts';
import { makePresences, type Presences } from './presences.ts';

/** What another process knows of a table, once all that was under way is done. */
async function known(presences: Presences): Promise<{ here: string[]; looking: string[] }> {
  const [here, looking] = [await presences.elsewhere('table'), await presences.lookingElsewhere('table')];
  return { here: [...here].toSorted(), looking: [...looking] };
}

test('processes know of each other who is at a table, and who looks at it', async () => {
  const place = await newPlace('postgres');
  const store = await openStore(place.place);
  const errors: unknown[] = [];
  const one = makePresences(store, Date.now, (error) => errors.push(error));
  const other = makePresences(store, Date.now, (error) => errors.push(error));
  one.enter('table', 'anna', true);
  one.enter('table', 'ben', false);
  await expect.poll(() => known(other)).toEqual({ here: ['anna', 'ben'], looking: ['anna'] });
  one.enter('table', 'anna', false);
  one.enter('table', 'ben', true);
  await expect.poll(() => known(other)).toEqual({ here: ['anna', 'ben'], looking: ['ben'] });
  expect(await known(one)).toEqual({ here: [], looking: [] });
  one.leave('table', 'ben');
  await expect.poll(() => known(other)).toEqual({ here: ['anna'], looking: [] });
  await one.stop();
  expect(await known(other)).toEqual({ here: [], looking: [] });
  await other.stop();
  expect(errors).toEqual([]);
  await store.close();
  await place.remove();
});

test('the players of a process that was killed are forgotten', async () => {
  const place = await newPlace('postgres');
  const store = await openStore(place.place);
  const row = { match: 'table', player: 'anna', process: 'dead', at: Date.now() - 3_600_000, is_looking: 1 };
  await store.db.insertInto('presence').values(row).execute();
  const living = makePresences(store, Date.now, () => {}, 20);
  await expect.poll(() => store.db.selectFrom('presence').select('player').execute()).toEqual([]);
  await living.stop();
  await store.close();
  await place.remove();
});
