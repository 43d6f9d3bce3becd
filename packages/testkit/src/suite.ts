import { type AnyGame, keysOf, type RuleId, seatCounts } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { describeViolation, inspect, LAWS, type LawName, type Violation } from './inspect.ts';
import { shortestViolation } from './property.ts';
import { setupsAt, setupsOf } from './setups.ts';

export interface SuiteOptions {
  /** The rulings that players of this game can look up. */
  readonly rulings: readonly RuleId[];
  /** Events by which a player openly announces a choice that no view shows any more. */
  readonly announced?: readonly string[];
  /** Random games for each seat count and set of options. */
  readonly games?: number;
  /** Games generated as choices, which can be shortened. */
  readonly shrinking?: number;
  /** A game of more actions than this counts as endless. */
  readonly mostActions?: number;
  /** Roughly how many states of each game the state laws check. */
  readonly states?: number;
}

/** Registers the tests that every game must pass, whatever its rules. */
export function contractSuite(game: AnyGame, options: SuiteOptions): void {
  const { games = 5, shrinking = 25, ...judged } = options;
  describe.each(seatCounts(game))(`${game.id} with %i seats`, (seats) => {
    let found: Violation[] | undefined;
    const violations = (law: LawName): string[] => {
      found ??= inspect(game, { ...judged, setups: setupsAt(game, seats), games });
      return found.filter((one) => one.law === law).map(describeViolation);
    };

    it.each(keysOf(LAWS))('keeps the law of %s', (law) => {
      expect(violations(law), LAWS[law].says).toEqual([]);
    });
  });

  it(`${game.id} keeps every law whatever is chosen`, () => {
    const shortest = shortestViolation(game, { ...judged, setups: setupsOf(game), runs: shrinking });
    expect(shortest && describeViolation(shortest)).toBeUndefined();
  });
}
