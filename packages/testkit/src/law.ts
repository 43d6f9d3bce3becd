import type { AnyGame, BaseState, FastRng, RuleId } from '@taproom/engine';
import type { Vocabulary } from './mutants.ts';
import type { Run } from './walk.ts';

/** A state met on the way, and what a law may need to judge it. Each law gets a copy of its own. */
export interface Scene {
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly seats: number;
  /** For choices a law makes; the same at every run. */
  readonly luck: FastRng;
  readonly words: Vocabulary;
  /** The ids of the rulings that players can look up; not checked if absent. */
  readonly rulings?: readonly RuleId[];
}

/** What must hold of every game. `broken` describes the violation, if there is one. */
export interface Law<T> {
  readonly says: string;
  broken(met: T): string | undefined;
}

/** Must hold in every state. */
export type StateLaw = Law<Scene>;
/** Must hold of a whole game. */
export type RunLaw = Law<Run>;
/** Must hold between games. */
export type RunsLaw = Law<readonly Run[]>;

/** The first thing that is said about any of the items. */
export function firstOf<T>(items: Iterable<T>, say: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const said = say(item);
    if (said !== undefined) return said;
  }
  return undefined;
}
