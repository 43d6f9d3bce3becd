import type { AnyGame, BaseState, FastRng, RuleId } from '@taproom/engine';
import type { Vocabulary } from './mutants.ts';
import type { Run } from './walk.ts';

/** A state met in a game, with whatever a law may need to judge it. Each law gets its own copy. */
export interface Scene {
  readonly game: AnyGame;
  readonly state: BaseState;
  readonly seats: number;
  /** For a law's random choices; the same in every run. */
  readonly luck: FastRng;
  readonly words: Vocabulary;
  /** The ids of the rulings that players can look up; not checked if absent. */
  readonly rulings?: readonly RuleId[];
  /** Events by which a player openly announces a choice that no view shows any more. */
  readonly announced?: readonly string[];
}

/** Something that must hold for every game. `broken` describes the violation, if there is one. */
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
