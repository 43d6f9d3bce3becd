import { fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { include, middleOf, noMean } from './mean.ts';
import { misjudged, mistake } from './noise.ts';
import type { Thought } from './thought.ts';

test('mistakes have the mean and the deviation of a normal distribution', () => {
  const rng = fastRng(1);
  const [middle, squares] = [noMean(), noMean()];
  for (let i = 0; i < 20_000; i++) {
    const one = mistake(2, rng);
    include(middle, one);
    include(squares, one * one);
  }
  expect(Math.abs(middleOf(middle))).toBeLessThan(0.06);
  expect(Math.abs(Math.sqrt(middleOf(squares)) - 2)).toBeLessThan(0.06);
});

const RANKED = [0.6, 0.5, 0.1].map((value, i) => ({ action: { type: `a${i}` }, value, error: 0, tries: 1 }));
const THOUGHT: Thought = { action: { type: 'a0' }, iterations: 1, milliseconds: 1, ranked: RANKED };

test('whoever misjudges takes the second best now and then, and a blunder seldom', () => {
  const rng = fastRng(2);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 1_000; i++) {
    const { type } = misjudged(THOUGHT, 0.1, rng).action;
    counts[type] = (counts[type] ?? 0) + 1;
  }
  const { a0 = 0, a1 = 0, a2 = 0 } = counts;
  expect(a0).toBeGreaterThan(a1);
  expect(a1).toBeGreaterThan(100);
  expect(a2).toBeLessThan(10);
});

test('without noise nothing changes', () => {
  expect(misjudged(THOUGHT, undefined, fastRng(3))).toBe(THOUGHT);
});
