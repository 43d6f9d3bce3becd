import { readFileSync } from 'node:fs';
import { type AloneTable, aloneTable } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { runCli } from '../../testing/cli.ts';
import { whyNotShown, withTable } from './alone.ts';

const at = (path: string): URL => new URL(`../../../../../${path}`, import.meta.url);
const rules = (): string => readFileSync(at('docs/rules/dyce.md'), 'utf8');
const table = (): string => readFileSync(at('packages/games/src/dyce/alone.json'), 'utf8');
const QUICK = ['par', 'dyce', '--bot', 'greedy', '--games', '3', '--threads', '1'];

test('par prints how many games of DYCE are won alone from each start of the white die', async () => {
  const { code, out } = await runCli(QUICK);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Games of dyce won alone: greedy, rules \d+, seed 1\n +startDie +won +games +share +95 % interval$/m,
  );
  const { bot, startDie } = JSON.parse((await runCli([...QUICK, '--json'])).out) as AloneTable;
  expect(bot).toBe('greedy');
  expect(Object.entries(startDie).map(([value, { games }]) => [value, games])).toEqual(
    ['1', '2', '3', '4', '5'].map((value) => [value, 3]),
  );
});

test('par keeps no table of another bot than the strongest', async () => {
  const before = [rules(), table()];
  const { code, err } = await runCli([...QUICK, '--write']);
  const sentence = 'Not kept: the table that is shown is that of expert, not of greedy.\n';
  expect({ code, err }).toEqual({ code: 1, err: sentence });
  expect([rules(), table()]).toEqual(before);
});

test('nor one that stands on too few games, even if only for one start', () => {
  const shown = { ...aloneTable, bot: 'expert' };
  const cut = { ...shown, startDie: { ...shown.startDie, 3: { won: 0, games: 12, low: 0, high: 0.25 } } };
  expect(whyNotShown(cut)).toBe('it needs at least 400 games from each start, not 12.');
  expect(whyNotShown(shown)).toBeUndefined();
});

test('the table that is shown stands in the written rules as well', () => {
  expect(whyNotShown(aloneTable)).toBeUndefined();
  expect(withTable(rules(), aloneTable)).toBe(rules());
  const other = { ...aloneTable, seed: aloneTable.seed + 1 };
  expect(withTable(rules(), other)).not.toBe(rules());
});

test('games tells it with each start that can be chosen', async () => {
  const { out } = await runCli(['games']);
  const flowing = out.replace(/\s+/g, ' ');
  for (const [value, { games }] of Object.entries(aloneTable.startDie))
    expect(flowing).toMatch(new RegExp(`startDie=${value} [^=]*The strongest bot won (none|\\d+) of ${games} games`));
  expect(out).not.toContain('startDie=6');
});

test('a start of 6 is refused with those that are offered', async () => {
  const { code, err } = await runCli(['play', 'dyce', '--seats', '1', '--option', 'startDie=6']);
  expect({ code, err }).toEqual({ code: 2, err: 'The option startDie can be 1, 2, 3, 4 or 5 here, not "6".\n' });
});

test('arena with one seat counts the games won at each difficulty where they can be lost', async () => {
  const args = ['arena', 'dyce', '--seats', '1', '--a', 'random', '--games', '2', '--threads', '1'];
  const { out } = await runCli(args);
  expect(out).toMatch(/dyce alone, first random, seed 1\n +bot +startDie +games +won +95 % interval +rounds/);
  expect(out).toMatch(/ random +5 +2 +0\.0 % +0\.0 % to 100\.0 % +[\d.]+ /);
  const { bots } = JSON.parse((await runCli([...args, '--option', 'startDie=5', '--json'])).out);
  expect(bots).toMatchObject([
    { bot: 'random', startDie: '5', games: 2 },
    { bot: 'greedy', startDie: '5', games: 2 },
  ]);
});
