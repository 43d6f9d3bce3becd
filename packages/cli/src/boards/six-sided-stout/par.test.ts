import { readFileSync } from 'node:fs';
import { parTable } from '@taproom/games/six-sided-stout';
import { expect, test } from 'vitest';
import { runCli } from '../../testing/cli.ts';
import { whyNotKept } from './medals.ts';

const QUICK = ['par', 'six-sided-stout', '--bot', 'greedy', '--games', '12', '--threads', '1'];
const kept = (): string =>
  readFileSync(new URL('../../../../games/src/six-sided-stout/par.json', import.meta.url), 'utf8');

test('par prints medals in order for each board', async () => {
  const { out } = await runCli([...QUICK, '--json']);
  const { rules, bot, boards } = JSON.parse(out);
  expect([rules, bot]).toEqual([parTable.rules, 'greedy']);
  for (const { bronze, silver, gold, games } of [boards.standard, boards.big]) {
    expect(games).toBe(12);
    expect([bronze, silver, gold]).toEqual([bronze, silver, gold].toSorted((a, b) => a - b));
  }
});

test('par keeps no table of another bot than the strongest', async () => {
  const before = kept();
  const { code, err } = await runCli([...QUICK, '--write']);
  const sentence = 'Not kept: the medals are measured by expert, not by greedy.\n';
  expect({ code, err, after: kept() }).toEqual({ code: 1, err: sentence, after: before });
});

test('nor one that stands on too few games, even if only on one board', () => {
  const { boards } = parTable;
  const cut = { ...parTable, boards: { ...boards, big: { ...boards.big, games: 12 } } };
  expect(whyNotKept(cut)).toBe('it needs at least 200 games on each board, not 12.');
  expect(whyNotKept(parTable)).toBeUndefined();
});

test('arena with one seat plays for points, beside the ladder', async () => {
  const args = ['arena', 'six-sided-stout', '--a', 'random', '--games', '6', '--threads', '1'];
  const { code, out } = await runCli(args);
  expect(code).toBe(0);
  expect(out).toMatch(/six-sided-stout alone, board standard, seed 1\n +bot +games +mean ± error/);
  expect(out).toMatch(/ random +6 +[\d.]+ ± [\d.]+/);
  const { bots } = JSON.parse((await runCli([...args, '--b', 'greedy', '--json'])).out);
  expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'greedy']);
  expect(bots[1].mean).toBeGreaterThan(bots[0].mean);
  expect(bots[0].least).toBeLessThanOrEqual(bots[0].percentiles[50]);
});

test('arena asks for two seats or more to say who has it better', async () => {
  const { code, err } = await runCli(['arena', 'six-sided-stout', '--balance', '--seats', '1']);
  expect(code).toBe(2);
  expect(err).toContain('two seats or more');
});
