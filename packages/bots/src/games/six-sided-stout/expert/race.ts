import { type FastRng, fastRng, nextFast } from '@taproom/engine';
import { at } from '../../../lists.ts';
import { heatsFor, type Placed } from '../../../search/race.ts';
import { type Effort, elapsed, shareOf } from '../../../thinking/effort.ts';
import { errorOf, include, type Mean, meanIn, middleOf, noMean } from '../../../thinking/mean.ts';
import { pause } from '../../../thinking/pause.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import type { Line } from './lines.ts';
import { playLine } from './rollout.ts';
import { fateFrom, STEPS_A_CELL } from './to-the-end.ts';

const SLICE_MILLISECONDS = 10;

/** To leave the plan, a line must be better by so many standard errors, over at least so many games. */
const CLEARLY = 2;
const ENOUGH_GAMES = 8;

interface Runner {
  readonly line: Line;
  /** Its points in each game. */
  readonly scores: number[];
  /** By how much it did better than the first line in each game, the dice being the same. */
  readonly leads: Mean;
}

/**
 * Plays all lines to the end over the same dice, drops the worse half of them again and again, and ranks them: the first
 * stands first, unless another is clearly better.
 */
export async function race(
  lines: readonly Line[],
  effort: Effort,
  rng: FastRng,
  thinking: Thinking,
): Promise<Placed<Line>[]> {
  let runners = lines.map((line): Runner => ({ line, scores: [], leads: noMean() }));
  const dropped: Runner[] = [];
  // With fewer games than lines nothing can be learnt.
  const rounds = effort.iterations < lines.length ? 0 : heatsFor(lines.length, thinking);
  for (let round = 1; round <= rounds && !thinking.signal?.aborted; round++) {
    await runUntil(round / rounds, runners, effort, rng, thinking);
    const kept = round < rounds ? betterHalf(runners) : runners;
    dropped.unshift(...runners.filter((runner) => !kept.includes(runner)).toSorted(byLead));
    runners = kept;
  }
  thinking.onProgress?.(1);
  const best = winner(runners) ?? runners[0];
  const others = runners.filter((runner) => runner !== best).toSorted(byLead);
  return [...(best ? [best] : []), ...others, ...dropped].map(placed);
}

const placed = ({ line, scores }: Runner): Placed<Line> => ({
  way: line,
  values: scores,
  value: middleOf(meanIn(scores)),
  error: errorOf(meanIn(scores)),
  tries: scores.length,
});

/** Game after game until a share of the budget is used up. */
async function runUntil(
  share: number,
  runners: readonly Runner[],
  effort: Effort,
  rng: FastRng,
  { signal, onProgress }: Thinking,
): Promise<void> {
  let sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
  while (shareOf(effort) < share && !signal?.aborted) {
    const fate = fateFrom(fastRng(nextFast(rng)));
    const seed = nextFast(rng);
    const scores: number[] = [];
    for (const { line } of runners) {
      scores.push(playLine(line, fate, STEPS_A_CELL * line.kitchen.terrain.cells, fastRng(seed)));
      effort.done++;
      if (shareOf(effort) >= 1) return;
      if (elapsed(effort) < sliceEnd) continue;
      onProgress?.(shareOf(effort));
      await pause();
      if (signal?.aborted) return;
      sliceEnd = elapsed(effort) + SLICE_MILLISECONDS;
    }
    for (const [i, runner] of runners.entries()) {
      runner.scores.push(at(scores, i));
      include(runner.leads, at(scores, i) - at(scores, 0));
    }
  }
}

/** The first always stays: the others are measured by it. */
function betterHalf([first, ...others]: readonly Runner[]): Runner[] {
  const kept = others.toSorted(byLead).slice(0, Math.ceil(others.length / 2));
  return first ? [first, ...kept] : kept;
}

const byLead = (a: Runner, b: Runner): number => middleOf(b.leads) - middleOf(a.leads);

function winner(runners: readonly Runner[]): Runner | undefined {
  const clear = runners.filter(
    ({ leads }) => leads.count >= ENOUGH_GAMES && middleOf(leads) > CLEARLY * errorOf(leads),
  );
  return clear.toSorted(byLead)[0];
}
