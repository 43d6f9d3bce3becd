import { fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { at } from '../lists.ts';
import { startEffort } from '../thinking/effort.ts';
import { type Placed, race } from './race.ts';

/** Ways are as good as their numbers say. */
const run = (ways: readonly number[], headStart?: (way: number) => number): Promise<Placed<number>[]> =>
  race(ways, (way) => ({ worth: way, value: way }), startEffort({ iterations: 12 }), fastRng(1), {}, headStart);

test('the best way wins, and is tried most often', async () => {
  const places = await run([0.2, 0.5, 0.4]);
  expect(places.map(({ way }) => way)).toEqual([0.5, 0.4, 0.2]);
  expect(at(places, 0).tries).toBeGreaterThan(at(places, 2).tries);
});

test('a head start counts for the order, but not as something that was tried', async () => {
  const first = at(await run([0.5, 0.25], (way) => (way === 0.25 ? 5 : 0)), 0);
  expect(first.way).toBe(0.25);
  expect(first.value).toBeCloseTo(0.25, 9);
});
