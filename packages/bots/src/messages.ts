import type { BaseState, Seat } from '@taproom/engine';
import type { BotSpec } from './spec.ts';
import type { Thought } from './thought.ts';

/** What a worker is asked. The state must be one that the seat has imagined: a worker has no business with real dice. */
export type Request =
  | {
      readonly type: 'think';
      readonly id: number;
      readonly game: string;
      readonly state: BaseState;
      readonly seat: Seat;
      readonly spec: BotSpec;
      readonly seed: number;
    }
  /** Answer with the best found so far. */
  | { readonly type: 'stop'; readonly id: number };

export type Reply =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
