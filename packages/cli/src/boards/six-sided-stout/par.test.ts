import { expect, test } from 'vitest';
import { runCli } from '../../testing/cli.ts';

test('par prints medals in order for each board', async () => {
  const { out } = await runCli([
    'par',
    'six-sided-stout',
    '--bot',
    'greedy',
    '--games',
    '12',
    '--threads',
    '1',
    '--json',
  ]);
  const { bot, boards } = JSON.parse(out);
  expect(bot).toBe('greedy');
  for (const { bronze, silver, gold, games } of [boards.standard, boards.big]) {
    expect(games).toBe(12);
    expect([bronze, silver, gold]).toEqual([bronze, silver, gold].toSorted((a, b) => a - b));
  }
});

test('arena with one seat plays for points, beside the ladder', async () => {
  const args = ['arena', 'six-sided-stout', '--a', 'guest', '--games', '6', '--threads', '1'];
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
