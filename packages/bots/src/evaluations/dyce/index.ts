import type { Seat } from '@taproom/engine';
import type { DyceAction, DyceState } from '@taproom/games/dyce';
import type { Appraisal } from '../evaluation.ts';
import { judge } from './judge.ts';
import { marketOf } from './market.ts';
import type { Breadth } from './turns.ts';
import { leadOf, worths } from './worth.ts';

/** How far a seat is ahead of its rivals, in points; alone, how near it is to selling every blend. */
export const leadAt = (state: DyceState, seat: Seat): number => leadOf(worths(marketOf(state)), seat);

/** Among rivals it is enough to see what the barons want next. */
const TOGETHER: Breadth = { dice: 1, steps: 1, pairs: 2 };
const ALONE: Breadth = { dice: 3, steps: 3, pairs: 6 };

/** How far ahead a seat will be with each turn that is worth a thought, by the action that begins it. */
export const appraiseDyce: Appraisal<DyceState> = (state, seat) =>
  judge(state, seat, state.merchants.length === 1 ? ALONE : TOGETHER).map(({ turn: [action], value }) => ({
    action: action as DyceAction,
    value,
  }));
