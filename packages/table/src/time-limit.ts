import type { AnyGame, BaseState, Tagged, TimeLimit } from '@taproom/engine';

export interface RunningLimit extends TimeLimit<Tagged> {
  readonly since: number;
}

/** The limit for a state reached at `at`; one about the same thing as `before` keeps running. */
export function runningLimit(
  game: AnyGame,
  state: BaseState,
  before: RunningLimit | undefined,
  at: number,
): RunningLimit | undefined {
  const limit = game.timeLimit?.(state);
  return limit && { ...limit, since: limit.about === before?.about ? before.since : at };
}

const SECOND = 1_000;

export const endOf = ({ since, seconds }: RunningLimit): number => since + seconds * SECOND;
