import type { AnyGame, BaseState, FastRng, Seat, Tagged } from '@taproom/engine';
import { at } from '../lists.ts';
import type { Budget } from '../spec/spec.ts';
import { type Effort, elapsed, shareOf, startEffort } from '../thinking/effort.ts';
import { pause } from '../thinking/pause.ts';
import type { Ranked, Thinking, Thought } from '../thinking/thought.ts';
import { type Explorer, explorer } from './explorer.ts';
import { type Arm, armsOf, type Node } from './tree.ts';

/** How long a search keeps the thread to itself. */
const SLICE_MILLISECONDS = 10;

/** Explores until the budget is used up or the signal says stop, and takes the action it came back to most often. */
export async function search(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  budget: Budget,
  rng: FastRng,
  { signal, onProgress }: Thinking,
): Promise<Thought> {
  const legal = game.legal(state, seat);
  if (legal.length === 1) return withoutThought(at(legal, 0));
  const tree = explorer(game, state, seat, rng);
  const effort = startEffort(budget);
  while (runSlice(tree, effort) < 1 && !signal?.aborted) {
    onProgress?.(shareOf(effort));
    await pause();
  }
  onProgress?.(1);
  return conclude(tree.root, seat, effort);
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

function conclude(root: Node, seat: Seat, effort: Effort): Thought {
  const ranked = armsOf(root, seat)
    .map(rank)
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  const { action } = at(ranked, 0);
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
}

const rank = ({ action, visits, reward }: Arm): Ranked => ({ action, visits, value: visits > 0 ? reward / visits : 0 });
