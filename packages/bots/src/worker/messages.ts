import type { BaseState, History, Seat } from '@taproom/engine';
import type { Review } from '../review/review.ts';
import type { Bot } from '../spec/spec.ts';
import type { UnitThought } from '../thinking/told.ts';

/** Messages to a worker. The state is one the seat has imagined: real dice never reach a worker. */
export type Request =
  | {
      readonly type: 'think';
      readonly id: number;
      readonly game: string;
      readonly state: BaseState;
      readonly seat: Seat;
      readonly bot: Bot;
      readonly seed: number;
      readonly longest?: number | undefined;
    }
  /** A finished match, in which nothing is left to hide. */
  | { readonly type: 'review'; readonly id: number; readonly record: History }
  /** Answer with the best found so far, or give up the review. */
  | { readonly type: 'stop'; readonly id: number };

export type Reply =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'thought'; readonly id: number; readonly thought: UnitThought }
  | { readonly type: 'review'; readonly id: number; readonly review: Review | undefined }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
