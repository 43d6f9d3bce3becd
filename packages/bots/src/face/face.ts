import type { BaseState, Tagged } from '@taproom/engine';
import type { BotSpec, Budget, Level, Yardstick } from '../spec/spec.ts';
import type { Evaluation, PartialAppraisal } from './evaluation.ts';
import type { Expert } from './expert.ts';
import type { Lore } from './knowledge.ts';
import type { Odds } from './odds.ts';
import type { Onward, Reasons } from './onward.ts';
import type { Temper } from './temper.ts';
import type { Trainings } from './training.ts';

export type Levels = Readonly<Record<Level, BotSpec>>;
export type Yardsticks = Readonly<Record<Yardstick, BotSpec>>;

/** What the worth of an action is told in: the share of a hundred matches that it wins, or points. */
export type Unit = 'wins' | 'points';

/** All that bots know of one game. A part the game does without is `null`, so that none can be forgotten. */
export interface Face<S extends BaseState, A extends Tagged, V> {
  /** The bot that plays at each level. */
  readonly levels: Levels;
  /** The bots of version 0.1.0. Never changed: others are measured by them. */
  readonly yardsticks: Yardsticks;
  /** How the random bot behaves. */
  readonly temper: Temper<A>;
  /** How good a position looks; without it, greedy plays on at random. */
  readonly evaluation: Evaluation<V> | null;
  /** How good each action looks, for games that can tell without trying them all. */
  readonly appraisal: PartialAppraisal<S, A> | null;
  readonly expert: ExpertFace<S, A> | null;
  /** How the expert of version 0.1.0 thought, where a yardstick needs it. Never changed either. */
  readonly veteran: Expert<S, A> | null;
  /** Who is how likely to win, by the looks of a position; for games that can tell without a search. */
  readonly odds: Odds<S> | null;
  /** How to play on from a position, to see what an action leads to. */
  readonly onward: Onward<S> | null;
  /** What sets two actions apart, where that is better told by the bot's own reckoning. */
  readonly reasons: Reasons<S, A> | null;
  /** What its experts rank actions by. */
  readonly unit: Unit;
  /** Knowledge of the game's questions. */
  readonly lore: Lore<S, A> | null;
  /** How networks that tell what positions are worth learn it. */
  readonly training: Trainings | null;
}

interface ExpertFace<S extends BaseState, A extends Tagged> {
  readonly think: Expert<S, A>;
  /** Its budget unless one is given; in iterations, so that it answers alike on every machine. */
  readonly usualBudget: Budget;
  /** Its budget for hints, which are worth a little patience; in iterations as well. */
  readonly advice: Budget;
  readonly review: ReviewBudgets;
  /** Whether it also stands in for the generic tree search. */
  readonly isSearch: boolean;
  /** Where something that was begun is only carried on: nobody misjudges that anew at every step. */
  readonly isUnderWay?: (state: S) => boolean;
}

/** What a review may spend on a decision in a match of two; in a larger one, less. In iterations as well. */
export interface ReviewBudgets {
  /** To find the best action. */
  readonly find: Budget;
  /** To see what that and the played one are worth. */
  readonly compare: Budget;
}

/** A face without its game's own types. States, views and actions passed to it must belong to its game. */
export type BotFace = Face<BaseState, Tagged, unknown>;

/** Forgets a face's own types: from here on only the contract is known. */
export const face = <S extends BaseState, A extends Tagged, V>(own: Face<S, A, V>): BotFace =>
  own as unknown as BotFace;
