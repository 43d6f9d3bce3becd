import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { createPlayer } from '../people/sessions.ts';
import { openStore } from '../store/open.ts';
import { SETUP } from '../testing/guest.ts';
import { KINDS, newPlace } from '../testing/places.ts';
import { createTable } from './create-table.ts';
import { publicTables, tablesOf } from './find-table.ts';

test.each(KINDS)('tables in %s are listed by two questions, however many there are', async (kind) => {
  const place = await newPlace(kind);
  const { db, close } = await openStore(place.place);
  const anna = await createPlayer(db, 'guest', 'Anna', 0);
  for (let at = 1; at <= 5; at++) await createTable(db, anna, { ...SETUP, isPublic: at !== 3 }, at);
  await db.updateTable('matches').set({ status: 'over' }).where('created_at', '=', 2).execute();
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      questions++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = db.withPlugin(counting);
  const open = await publicTables(counted, {});
  expect(open.map(({ row, seats }) => [row.created_at, seats.map(({ name }) => name)])).toEqual(
    [5, 4, 1].map((at) => [at, ['Anna', '']]),
  );
  expect(questions).toBe(2);
  expect((await tablesOf(counted, anna.id)).map(({ row }) => row.created_at)).toEqual([5, 4, 3, 2, 1]);
  expect(questions).toBe(4);
  await close();
  await place.remove();
});

test.each(KINDS)('in %s nobody’s many tables push those of others off the list', async (kind) => {
  const place = await newPlace(kind);
  const { db, close } = await openStore(place.place);
  const [anna, eve] = [await createPlayer(db, 'guest', 'Anna', 0), await createPlayer(db, 'guest', 'Eve', 0)];
  await createTable(db, anna, { ...SETUP, isPublic: true }, 1);
  for (let at = 2; at <= 120; at++) await createTable(db, eve, { ...SETUP, isPublic: true }, at);
  const listed = await publicTables(db, {});
  expect(listed.slice(0, 5).map(({ row }) => row.created_at)).toEqual([120, 119, 118, 1, 117]);
  expect(listed).toHaveLength(100);
  await close();
  await place.remove();
});
