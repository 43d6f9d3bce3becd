// The tasks a pool's threads can run. Each takes one value and returns another; both are copied between threads.
import type { BaseState, MatchRecord, Seat } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import { type Day, dailyOf } from '@taproom/games/daily';
import { playBalanced } from '../arena/balance.ts';
import type { ArenaPlan, BalancePlan, TrialPlan } from '../arena/index.ts';
import { findOrThrow, playRound } from '../arena/round.ts';
import { playTrial } from '../arena/trial.ts';

import { checkDaily } from '../daily/check.ts';

import { type PositionPlan, tryDaily, tryExercise } from '../positions/index.ts';

import type { Bot } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';

/** The state is one the seat has imagined: real dice never reach a thread. */
export interface Question {
  readonly game: string;
  readonly state: BaseState;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly seed: number;
  readonly longest?: number | undefined;
}

export const think = async ({ game, state, seat, bot, seed, longest }: Question) =>
  choose(findOrThrow(game), state, seat, bot, seed, { longest });

interface Part<P> {
  readonly plan: P;
  readonly round: number;
}

export const arena = ({ plan, round }: Part<ArenaPlan>) => playRound(plan, round);
export const trial = ({ plan, round }: Part<TrialPlan>) => playTrial(plan, round);
export const balance = ({ plan, round }: Part<BalancePlan>) => playBalanced(plan, round);

interface Finished {
  readonly game: GameId;
  readonly day: Day;
  readonly record: MatchRecord;
}

export function checkedDaily({ game, day, record }: Finished) {
  const asked = dailyOf(game);
  if (asked.kind !== 'played') throw new Error(`the daily of ${game} is no match`);
  return checkDaily(game, asked, day, record);
}
export const daily = ({ plan, round }: Part<PositionPlan>) => tryDaily(plan, round);
export const exercise = ({ plan, round }: Part<PositionPlan>) => tryExercise(plan, round);
