import type { Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { Appraisal } from '../../../face/evaluation.ts';
import { judgeAlone } from './alone/judge.ts';
import type { BreadthAlone } from './alone/turns.ts';
import { worldOf } from './alone/world.ts';
import { type Judged, judge } from './judge.ts';
import { marketOf } from './market.ts';
import { actionsLeft, type Breadth } from './turns.ts';
import { leadOf, worths } from './worth.ts';

/** How far a seat is ahead of its rivals, in points. */
export const leadAt = (state: DyceState, seat: Seat): number => leadOf(worths(marketOf(state)), seat);

/** Among rivals it is enough to look at the barons' next dice. */
const TOGETHER: Breadth = { dice: 1, steps: 1, pairs: 2 };
const ALONE: BreadthAlone = { toStock: 4, toOpen: 2, pairs: 10 };

/** The turns worth a thought and their value at a glance: the lead, or alone the odds of selling every blend. */
const judgeTurns = (state: DyceState, seat: Seat, breadth: Breadth): Judged[] =>
  state.merchants.length === 1 ? judgeTurnsAlone(state) : judge(state, seat, breadth);

/** The supply of a whisky may be used up, which the numbers of a world do not know. */
export const judgeTurnsAlone = (state: DyceState): Judged[] =>
  judgeAlone(worldOf(state), actionsLeft(state), ALONE).filter(
    ({ turn: [action] }) => dyce.refuse(state, 0, action) === undefined,
  );

/** How each turn that is worth a thought looks, by the action that begins it. */
export const appraiseDyce: Appraisal<DyceState, DyceAction> = (state, seat) =>
  judgeTurns(state, seat, TOGETHER).map(({ turn: [action], value }) => ({ action: action, value }));
