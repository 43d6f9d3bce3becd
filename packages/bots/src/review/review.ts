import type { Seat, Tagged } from '@taproom/engine';
import type { Unit } from '../face/face.ts';

/** A finished match judged: what each decision cost and what each roll brought. Values are shares of the win (0 to 1), or points, as the game's `unit` says. */
export interface Review {
  readonly unit: Unit;
  /** What each seat could expect at the beginning. */
  readonly opening: readonly number[];
  readonly steps: readonly ReviewStep[];
  /** What each seat had in the end. */
  readonly result: readonly number[];
  readonly totals: readonly ReviewTotals[];
  /** Up to three steps that mattered most, as indices of `steps`, the weightiest first. */
  readonly turningPoints: readonly number[];
}

export interface ReviewStep {
  /** Index of its entry in the record. */
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Tagged;
  /** What each seat can expect after it. */
  readonly values: readonly number[];
  /** What chance gave or took from each seat; null where nothing was left to chance. */
  readonly luck: readonly number[] | null;
  /** null where only one thing could be done, and for what cannot be judged (answers to trivia questions). */
  readonly decision: ReviewDecision | null;
}

export interface ReviewDecision {
  readonly best: Tagged;
  readonly bestValue: number;
  readonly playedValue: number;
  readonly loss: number;
}

export interface ReviewTotals {
  readonly luck: number;
  readonly loss: number;
  /** What the mistakes of others gave. */
  readonly gifts: number;
  readonly decisions: number;
  /** Decisions with a loss. */
  readonly mistakes: number;
}

export interface ReviewHooks {
  /** Aborted: the review is given up. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the share of the match that has been judged, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}
