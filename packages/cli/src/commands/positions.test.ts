import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';

const folder = makeFolder();
const rowsIn = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(1, -2);
const kept = (file: string): string => new URL(`../../../games/src/${file}`, import.meta.url).pathname;

test('positions makes the dailies that are kept, each time alike', async () => {
  const id = 'six-sided-stout';
  const { code, out } = await runCli(['positions', id, '--daily', '1', '--threads', '1', '--folder', folder]);
  expect(code).toBe(0);
  expect(out).toContain(`${join(folder, id, 'daily/days.json')}: 1\n`);
  for (const file of [`${id}/daily/days.json`, `${id}/daily/solutions.json`]) {
    const [made, ...more] = rowsIn(join(folder, file));
    expect(more).toEqual([]);
    expect(rowsIn(kept(file))[0]).toBe(`${made},`);
  }
}, 60_000);

test('of a quiz it makes only the par', async () => {
  const { out } = await runCli(['positions', 'whisky-game', '--daily', '5', '--threads', '1', '--folder', folder]);
  expect(out).toBe(`${join(folder, 'whisky-game/daily/solutions.json')}: 1\n`);
});

test('it says what is missing', async () => {
  expect(await runCli(['positions', 'chess', '--daily', '1'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^The games with positions are dice-box/),
  });
  expect(await runCli(['positions', 'dyce'])).toMatchObject({ code: 2, err: expect.stringMatching(/^How many\?/) });
});
