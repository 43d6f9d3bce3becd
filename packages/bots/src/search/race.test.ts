import { fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { startEffort } from '../thinking/effort.ts';
import { race } from './race.ts';

/** Ways that bring what they are called. */
const WAYS = [0.4, 0.5];
const bring = (way: number): { worth: number; value: number } => ({ worth: way, value: way });

const winner = async (startOf?: (way: number) => number): Promise<number | undefined> =>
  (await race(WAYS, bring, startEffort({ iterations: 20 }), fastRng(1), {}, startOf))[0]?.way;

test('a race is won by the way that goes better', async () => {
  expect(await winner()).toBe(0.5);
});

test('a start that is given counts like so many worlds', async () => {
  expect(await winner((way) => (way === 0.4 ? 3 : 2.5))).toBe(0.5);
  expect(await winner((way) => (way === 0.4 ? 4 : 2))).toBe(0.4);
});

test('what a way started with is no part of what it is worth', async () => {
  const [first] = await race(WAYS, bring, startEffort({ iterations: 20 }), fastRng(1), {}, () => 3);
  expect(first).toMatchObject({ way: 0.5, value: 0.5, tries: 10 });
});
