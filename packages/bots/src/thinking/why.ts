import {
  type AnyGame,
  type BaseState,
  type FastRng,
  nextFast,
  type Outcome,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import { faceOf } from '../games/index.ts';
import { at } from '../lists.ts';
import { LEAST_GAIN, largestOf, partNames, partOf, rivalOf } from './ends.ts';
import { errorOf, include, meanIn, middleOf, noMean } from './mean.ts';
import { rounded } from './means.ts';
import { pause } from './pause.ts';
import { playOn } from './play-on.ts';
import type { Why } from './thought.ts';

/** Two actions, of which the first is thought better. */
export type Pair<A extends Tagged = Tagged> = readonly [best: A, next: A];

/** The same world after one action and after the other. */
type Ends = readonly [best: Outcome, next: Outcome];

/** What differs by fewer standard errors may be chance. */
const CLEARLY = 2;

/** What the better of two actions brings more in the end; undefined where nothing can be told. */
export async function whyRather(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  pair: Pair,
  rng: FastRng,
  signal?: AbortSignal,
): Promise<Why | undefined> {
  const { onward, reasons } = faceOf(game.id);
  const than = pair[1];
  const told = reasons?.(state, seat, pair);
  if (told || !onward) return told && { than, ...told };
  const ends: Ends[] = [];
  while (ends.length < onward.worlds && !signal?.aborted) {
    const seed = nextFast(rng);
    const endAfter = (action: Tagged): Promise<Outcome> => playOn(game, state, seat, action, onward.by, seed);
    ends.push([await endAfter(pair[0]), await endAfter(pair[1])]);
    await pause();
  }
  // Where others play on than those who judged, they may come to another opinion: then there is nothing to tell.
  if (mean(ends, (end) => leadOf(end, seat)) <= 0) return { than, gains: [], rival: 0 };
  const rival = clearGain(ends, (end) => rivalOf(end, seat));
  return { than, gains: gainsIn(ends, seat), rival: Math.abs(rival) < LEAST_GAIN ? 0 : rival };
}

const leadOf = (end: Outcome, seat: Seat): number => at(end.scores, seat) - rivalOf(end, seat);

/** By how much something is more on average. */
const mean = (ends: readonly Ends[], measure: (end: Outcome) => number): number =>
  middleOf(meanIn(ends.map(([best, next]) => measure(best) - measure(next))));

/** The parts of the score that clearly differ, the largest difference first. */
const gainsIn = (ends: readonly Ends[], seat: Seat): Why['gains'] =>
  largestOf(partNames(ends.flat(), seat).map((name) => [name, clearGain(ends, (end) => partOf(end, seat, name))]));

/** By how much something is more on average; 0 if that may be chance. */
function clearGain(ends: readonly Ends[], measure: (end: Outcome) => number): number {
  const gain = noMean();
  for (const [best, next] of ends) include(gain, measure(best) - measure(next));
  return Math.abs(middleOf(gain)) > CLEARLY * errorOf(gain) ? rounded(middleOf(gain)) : 0;
}
