import type { Seat } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { elapsed, startEffort } from '../../effort.ts';
import { isResting, judge } from '../../evaluations/dyce/judge.ts';
import type { Breadth, Turn } from '../../evaluations/dyce/turns.ts';
import type { Expert } from '../expert.ts';
import { type RollOut, race } from '../race.ts';
import { rollOut } from './rollout.ts';

/** How widely a merchant looks for turns, and how many of them are worth rolling out. */
const WIDE: Breadth = { dice: 3, steps: 3, pairs: 6 };
const MOST_TURNS = 16;

/**
 * A merchant who looks for whole turns, rolls out those that look best and a rest, and begins the one that led furthest
 * by the end of the round. An iteration is one turn rolled out.
 */
export const tradeInDyce: Expert<DyceState> = async (state, seat, _, budget, rng, thinking) => {
  const effort = startEffort(budget);
  const rollOutHere: RollOut<Turn> = (turn, dice) => rollOut(state, seat, turn, dice);
  const turn = await race(turnsToTry(state, seat), rollOutHere, effort, rng, thinking);
  const action = turn?.[0];
  if (!action) throw new Error(`dyce: seat ${seat} has no turn`);
  return { action, iterations: effort.done, milliseconds: elapsed(effort), ranked: [] };
};

function turnsToTry(state: DyceState, seat: Seat): Turn[] {
  const legal = dyce.legal(state, seat);
  if (legal.length === 1 || state.stack.at(-1)?.at === 'draft') return legal.map((action) => [action]);
  const judged = judge(state, seat, WIDE).toSorted((a, b) => b.value - a.value);
  return judged.filter(({ turn }, i) => i < MOST_TURNS || isResting(turn)).map(({ turn }) => turn);
}
