import type { AnyGame, DiceSource } from '@taproom/engine';
import fc from 'fast-check';
import { follow, type Judged, judge, type Violation } from './inspect.ts';
import type { Setup } from './setups.ts';
import { byChoices } from './walk.ts';

export interface Search extends Judged {
  readonly setups: readonly Setup[];
  /** How many games to try. */
  readonly runs: number;
  readonly seed?: number;
  /** The longest list of choices. */
  readonly choices?: number;
}

/**
 * Looks for a game that breaks a law, and shortens it. It generates choices, each taken modulo the legal actions,
 * rather than seeds: a choice can be dropped or made smaller, which leaves a shorter game.
 */
export function shortestViolation(game: AnyGame, search: Search): Violation | undefined {
  const { setups, runs, seed = 1, choices = 60 } = search;
  const broken = (setup: Setup, dice: number, list: readonly number[]): Violation | undefined =>
    judge(follow(game, { ...setup, dice: seeded(dice) }, byChoices(list), search), search)[0];

  const property = fc.property(
    fc.constantFrom(...setups),
    fc.nat({ max: 1_000 }),
    fc.array(fc.nat(), { maxLength: choices, size: 'max' }),
    (...tried) => broken(...tried) === undefined,
  );
  const { counterexample } = fc.check(property, { numRuns: runs, seed });
  return counterexample ? broken(...counterexample) : undefined;
}

const seeded = (seed: number): DiceSource => ({ kind: 'seed', seed });
