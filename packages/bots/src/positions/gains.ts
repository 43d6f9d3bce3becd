import type { Outcome } from '@taproom/engine';
import type { Verdict } from '@taproom/games/training';
import { largestOf, partNames, partOf, rivalOf } from '../thinking/ends.ts';
import { meanOf, rounded } from '../thinking/means.ts';

/** The parts of seat 0's score that differ most between these ends of a game and the others. */
export const gainsOf = (ends: readonly Outcome[], others: readonly Outcome[]): Verdict['gains'] =>
  largestOf(
    partNames([...ends, ...others], 0).map((name) => [name, rounded(meanPart(ends, name) - meanPart(others, name))]),
  );

const meanPart = (ends: readonly Outcome[], part: string): number => meanOf(ends.map((end) => partOf(end, 0, part)));

/** The mean score of the best rival; 0 for one who plays alone. */
export const meanRival = (ends: readonly Outcome[]): number => meanOf(ends.map((end) => rivalOf(end, 0)));
