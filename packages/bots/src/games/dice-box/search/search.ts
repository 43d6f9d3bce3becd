import type { FastRng } from '@taproom/engine';
import { never } from '../../../lists.ts';
import { type Effort, shareOf } from '../../../thinking/effort.ts';
import { errorOf, middleOf } from '../../../thinking/mean.ts';
import { pause } from '../../../thinking/pause.ts';
import type { Ranked, Thinking } from '../../../thinking/thought.ts';
import type { Box } from './box.ts';
import type { Move } from './moves.ts';
import { type Arm, type Explorer, explorer } from './tree.ts';

/** So many iterations are made at once; they take a hundredth of a second on a desk. */
const SLICE = 1_500;

/** A move that was tried, and what can be expected of it. */
export type RankedMove = { readonly move: Move } & Omit<Ranked, 'action'>;

/**
 * Explores until the budget is used up, the signal says stop, or nothing could overtake the move tried most often. Ranks
 * the moves by how often they were tried, which is how good they look. If some were asked about, it looks at no others.
 */
export async function searchBox(
  box: Box,
  effort: Effort,
  rng: FastRng,
  { signal, onProgress }: Thinking,
  asked?: readonly Move[],
): Promise<RankedMove[]> {
  const tree = explorer(box, rng, asked);
  while (runSlice(tree, effort) < 1 && !isDecided(tree, effort) && !signal?.aborted) {
    onProgress?.(shareOf(effort));
    await pause();
  }
  onProgress?.(1);
  return byTries(tree.arms).map((arm) => ({ move: arm.move, ...opinionOn(arm, tree) }));
}

/** At least one iteration, then more until the slice or the budget ends. */
function runSlice(tree: Explorer, effort: Effort): number {
  const end = Math.min(effort.done + SLICE, effort.iterations);
  do {
    tree.iterate();
    effort.done++;
  } while (effort.done < end);
  return shareOf(effort);
}

/** Whether the iterations left are too few for another move to be tried as often. */
function isDecided({ arms }: Explorer, { iterations, done }: Effort): boolean {
  const [first, second] = byTries(arms);
  return (first ?? never()).visits - (second?.visits ?? 0) > iterations - done;
}

const byTries = (arms: readonly Arm[]): Arm[] => arms.toSorted((a, b) => b.visits - a.visits || b.reward - a.reward);

function opinionOn(arm: Arm, { ends }: Explorer): Omit<Ranked, 'action'> {
  const { value, shares } = ends.get(arm) ?? never();
  return {
    value: middleOf(value),
    error: errorOf(value),
    tries: value.count,
    shares: shares.map((share) => share / value.count),
  };
}
