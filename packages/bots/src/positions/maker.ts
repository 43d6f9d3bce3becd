import type { BaseState, FastRng, Outcome, Tagged } from '@taproom/engine';
import type { Line } from '@taproom/games/learning';
import type { Solution } from '@taproom/games/solutions';
import type { ExerciseTable } from '@taproom/games/training';
import type { Bot, BotSpec, Yardstick } from '../spec/spec.ts';

/** The position of a day, and how a strong bot plays it. */
export interface Puzzle {
  readonly line: Line;
  readonly solution: Solution;
}

/** Looks for a daily; undefined if these seeds lead to none that is good enough. */
export type MakeDaily = (seeds: FastRng) => Promise<Puzzle | undefined>;

/** Which positions a game asks about, and how its moves are measured. */
export interface ExercisePlan<S extends BaseState = BaseState, A extends Tagged = Tagged> {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly unit: ExerciseTable['unit'];
  /** Who plays up to the position. */
  readonly before: Bot;
  /** Who plays on from it, for all seats; or how a game ends from here on, for games that know a shorter way. */
  readonly after: BotSpec | ((state: S, rng: FastRng) => Outcome);
  /** The fewest and the most moves that lead to the position. */
  readonly length: readonly [fewest: number, most: number];
  /** Whether a decision of seat 0 is one to ask about. */
  asks(state: S, legal: readonly A[]): boolean;
  /** How many worlds all moves are tried in at first, and the best of them in the end. */
  readonly worlds: readonly [first: number, last: number];
  /** How much worse the best of the wrong moves must be at least. */
  readonly gap: number;
  /** The largest share of the moves that may be right; a third, if absent. */
  readonly mostRight?: number;
  /** The largest share of easy exercises; less than a third, if absent. */
  readonly mostEasy?: number;
  /** The yardsticks that must find a right move now and then: the two strongest, if absent. */
  readonly trusted?: readonly Yardstick[];
  /** The yardsticks as they are asked for the move: bounded by iterations. */
  readonly levels?: Readonly<Partial<Record<Yardstick, BotSpec>>>;
}

/** How the dailies and exercises of a game are made. */
export interface PositionMaker {
  /** A daily that is a quiz has no positions, only a par. */
  readonly daily: MakeDaily | { readonly par: number };
  readonly exercises: ExercisePlan;
}

/** Forgets a plan's own types; the states and actions passed to it must be those of its game. */
export const exercisePlan = <S extends BaseState, A extends Tagged>(own: ExercisePlan<S, A>): ExercisePlan =>
  own as unknown as ExercisePlan;
