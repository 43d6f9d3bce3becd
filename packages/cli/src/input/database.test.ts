import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/cli.ts';
import { databaseFile } from './database.ts';

const folder = makeFolder();
const [unit, own] = [join(folder, 'unit.db'), join(folder, 'data', 'taproom', 'tables.db')];
const env = { XDG_DATA_HOME: join(folder, 'data') };
const input = (data?: string) => ({ words: [], values: { data } });

test('the tables of the system’s service are found where there are none of one’s own', () => {
  expect(databaseFile(input(), env, unit)).toBe(own);
  writeFileSync(unit, '');
  expect(databaseFile(input(), env, unit)).toBe(unit);
  expect(databaseFile(input('named.db'), env, unit)).toBe('named.db');
  mkdirSync(join(folder, 'data', 'taproom'), { recursive: true });
  writeFileSync(own, '');
  expect(databaseFile(input(), env, unit)).toBe(own);
});
