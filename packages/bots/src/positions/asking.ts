import { type FastRng, nextFast } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { judge, TRIES, type Verdict } from '@taproom/games/training';
import { faceOf } from '../games/index.ts';
import { at } from '../lists.ts';
import { YARDSTICKS } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';
import type { ExercisePlan } from './maker.ts';
import type { Run } from './run.ts';

/** What the moves of a position are worth. */
type Worths = Pick<Verdict, 'moves' | 'enough'>;

/** Asks all yardsticks: how many of each find a right move, and which wrong moves they choose. */
export async function askAll(
  { id, game, state }: Run,
  { levels }: ExercisePlan,
  worths: Worths,
  seeds: FastRng,
): Promise<{ readonly found: number[]; readonly chosen: string[] }> {
  const found: number[] = [];
  const chosen: string[] = [];
  for (const level of YARDSTICKS) {
    let right = 0;
    for (let time = 0; time < TRIES; time++) {
      const { action } = await choose(game, state, 0, levels?.[level] ?? faceOf(id).yardsticks[level], nextFast(seeds));
      const name = notationOf(id).action(action);
      if (judge(worths, name)?.isRight) right++;
      else chosen.push(name);
    }
    found.push(right);
  }
  return { found, chosen };
}

/** What those who can play hardly ever do is more likely a fault of measuring; they are asked where that may be. */
export function isTrusted(found: readonly number[], { trusted = ['brewer', 'master'] }: ExercisePlan): boolean {
  const times = YARDSTICKS.reduce((sum, level, i) => (trusted.includes(level) ? sum + at(found, i) : sum), 0);
  return trusted.length === 0 || times >= LEAST_FOUND;
}
const LEAST_FOUND = 2;

/** The word that occurs most often, the first of equals. */
export function mostOften(words: readonly string[]): string | undefined {
  const times = (word: string): number => words.filter((one) => one === word).length;
  return words.toSorted((a, b) => times(b) - times(a))[0];
}
