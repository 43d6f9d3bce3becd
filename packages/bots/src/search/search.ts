import type { AnyGame, BaseState, FastRng, Seat, Tagged } from '@taproom/engine';
import { at, never } from '../lists.ts';
import type { Budget } from '../spec/spec.ts';
import { type Effort, elapsed, shareOf, startEffort } from '../thinking/effort.ts';
import { errorOf, middleOf } from '../thinking/mean.ts';
import { pause } from '../thinking/pause.ts';
import type { Ranked, Thinking, Thought } from '../thinking/thought.ts';
import { type Explorer, explorer } from './explorer.ts';
import { armsOf } from './tree.ts';

/** How long a search keeps the thread to itself. */
const SLICE_MILLISECONDS = 10;

/** Explores until the budget is used up or the signal says stop, and takes the action it came back to most often. */
export async function search(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  budget: Budget,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought> {
  const { signal, only, onProgress } = thinking;
  const legal = game.legal(state, seat);
  if (legal.length === 1 && !only) return withoutThought(at(legal, 0));
  const tree = explorer(game, state, seat, rng, thinking);
  const effort = startEffort(budget);
  while (runSlice(tree, effort) < 1 && !signal?.aborted) {
    onProgress?.(shareOf(effort));
    await pause();
  }
  onProgress?.(1);
  return conclude(tree, seat, effort);
}

const withoutThought = (action: Tagged): Thought => ({ action, iterations: 0, milliseconds: 0, ranked: [] });

/** At least one iteration, then more until the slice or the budget ends. */
function runSlice(tree: Explorer, effort: Effort): number {
  const end = Math.min(elapsed(effort) + SLICE_MILLISECONDS, effort.milliseconds);
  do {
    tree.iterate();
    effort.done++;
  } while (effort.done < effort.iterations && elapsed(effort) < end);
  return shareOf(effort);
}

function conclude({ root, ends }: Explorer, seat: Seat, effort: Effort): Thought {
  const tried = armsOf(root, seat).sort((a, b) => b.visits - a.visits || b.reward - a.reward);
  const ranked = tried.map((arm): Ranked => {
    const { value, shares } = ends.get(arm) ?? never();
    return {
      action: arm.action,
      value: middleOf(value),
      error: errorOf(value),
      tries: value.count,
      shares: shares.map((share) => share / value.count),
    };
  });
  const { action } = at(ranked, 0);
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
}
