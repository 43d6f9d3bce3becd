import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../ops/backup.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { KINDS } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';
import { makeSigner } from './signing.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function told(address: string): Promise<string> {
  const house = (await (await fetch(`${address}/api/house`)).json()) as { readonly key: string };
  return house.key;
}

async function withStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  const done = await work(store);
  await store.close();
  return done;
}

describe.each(KINDS)('the key of a house on %s', (kind) => {
  const serving = serveSuite(kind);

  test('is the same for every process, and is told to everyone', async () => {
    const key = await told(serving.address);
    expect(key).toMatch(/^[\w-]{43}$/);
    const keys = await withStore(serving.place, ({ db }) =>
      Promise.all(Array.from({ length: 4 }, async () => (await makeSigner(db)).key)),
    );
    expect(new Set(keys)).toEqual(new Set([key]));
  });

  test('is one also where several processes start for the first time at once', async () => {
    await withStore(serving.place, async ({ db }) => {
      await db.deleteFrom('settings').where('key', '=', 'house-key').execute();
      const signers = await Promise.all(Array.from({ length: 8 }, () => makeSigner(db)));
      expect(new Set(signers.map(({ key }) => key)).size).toBe(1);
    });
  });
});

test('the key of a house lies in its backup, and is no other house’s', async () => {
  const keyIn = (name: string): Promise<string> =>
    withStore(join(folder, name), async ({ db }) => (await makeSigner(db)).key);
  const key = await keyIn('tables.db');
  expect(await backUp(join(folder, 'tables.db'), join(folder, 'copy.db'))).toBe('made');
  expect(await keyIn('copy.db')).toBe(key);
  expect(await keyIn('other.db')).not.toBe(key);
});
