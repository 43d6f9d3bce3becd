import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, openToServe } from '../store/open.ts';
import { backUp, restore } from './backup.ts';

const NOW = new Date('2026-11-19T12:34:56Z');
let folder: string;
let file: string;
let copy: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-restore-'));
  [file, copy] = [join(folder, 'tables.db'), join(folder, 'copy.db')];
  await remember(file, 'before');
  await backUp(file, copy);
  await remember(file, 'after');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Settings stand for everything else in a database. */
async function remember(place: string, key: string): Promise<void> {
  const store = await openStore(place);
  await store.db.insertInto('settings').values({ key, value: '' }).execute();
  await store.close();
}

async function remembered(place: string): Promise<string[]> {
  const store = await openStore(place);
  const rows = await store.db.selectFrom('settings').select('key').where('key', 'in', ['before', 'after']).execute();
  await store.close();
  return rows.map(({ key }) => key).toSorted();
}

test('a copy is put back, and what was there before is kept', async () => {
  const aside = `${file}.until-20261119T123456`;
  expect(await restore(copy, file, NOW)).toEqual({ code: 'restored', aside });
  expect(await remembered(file)).toEqual(['before']);
  expect(await remembered(aside)).toEqual(['after', 'before']);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder).some((name) => name.includes('restoring'))).toBe(false);
});

test('what a server that was killed has left beside its file stays with it', async () => {
  // A database that is still open has its last entries in a file beside it.
  const open = await openStore(file);
  await open.db.insertInto('settings').values({ key: 'last', value: '' }).execute();
  for (const part of ['', '-wal']) copyFileSync(file + part, join(folder, `killed.db${part}`));
  await open.close();
  const killed = join(folder, 'killed.db');
  expect(await restore(copy, killed, NOW)).toMatchObject({ code: 'restored' });
  expect(await remembered(killed)).toEqual(['before']);
  const aside = new DatabaseSync(`${killed}.until-20261119T123456`);
  expect(aside.prepare("select key from settings where key = 'last'").get()).toEqual({ key: 'last' });
  aside.close();
});

test('a copy is put where there was nothing', async () => {
  const place = join(folder, 'new.db');
  expect(await restore(copy, place, NOW)).toEqual({ code: 'restored', aside: undefined });
  expect(await remembered(place)).toEqual(['before']);
});

test('nothing is replaced while a server uses the file', async () => {
  const store = await openToServe(file, () => {});
  expect(await restore(copy, file, NOW)).toEqual({ code: 'in-use' });
  await store.close();
  expect(await remembered(file)).toEqual(['after', 'before']);
});

function makeForeign(): void {
  rmSync(copy);
  new DatabaseSync(copy).exec('create table guests (name text)');
}

test.each([
  ['no-such-file', () => rmSync(copy)],
  ['broken', () => writeFileSync(copy, 'no database at all')],
  ['foreign', makeForeign],
] as const)('a copy that is %s changes nothing', async (code, spoil) => {
  spoil();
  expect(await restore(copy, file, NOW)).toEqual({ code });
  expect(await remembered(file)).toEqual(['after', 'before']);
});

test('a copy of a newer version is refused with the reason', async () => {
  const database = new DatabaseSync(copy);
  database.exec("insert into kysely_migration values ('9999 of tomorrow', '2030-01-01')");
  database.close();
  expect(await restore(copy, file, NOW)).toMatchObject({ code: 'closed', why: expect.stringMatching(/newer/i) });
  expect(await remembered(file)).toEqual(['after', 'before']);
});
