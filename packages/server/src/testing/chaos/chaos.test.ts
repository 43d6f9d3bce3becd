import { expect, test } from 'vitest';
import { runChaos } from './chaos.ts';

/** `npm run chaos` does the same for longer. */
test.each([
  ['sqlite', 4],
  ['postgres', 4],
] as const)('on %s everything goes on by itself after each of %i faults, and nothing is lost', async (kind, rounds) => {
  const report = await runChaos({ kind, isBrief: true, goesOn: (round) => round < rounds });
  expect(report.rounds.flatMap(({ fault, stuck }) => stuck.map((what) => `after ${fault}: ${what}`))).toEqual([]);
  expect(report.rounds).toHaveLength(rounds);
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(rounds);
});
