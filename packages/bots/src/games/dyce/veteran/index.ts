import { actionKey, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { Expert } from '../../../face/expert.ts';
import { race, rankedBy } from '../../../search/race.ts';
import type { Budget } from '../../../spec/spec.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import { isResting, type Judged, judge } from '../evaluation/judge.ts';
import type { Breadth, Turn } from '../evaluation/turns.ts';
import { tradeAlone } from '../expert/alone.ts';
import { rollOut } from './rollout.ts';

/** How widely a merchant looks for turns, and how many of them are worth rolling out. */
const WIDE: Breadth = { dice: 3, steps: 3, pairs: 6 };
const MOST_TURNS = 16;
const MOST_TURNS_WITH_ONE = 3;
/** Alone a turn is rolled out for several rounds: each says more and takes longer, so a part of them is enough. */
const ALONE_PART = 1 / 3;

/**
 * The merchant of version 0.1.0, who goes by rules of thumb: it looks for whole turns, rolls out those that look best and a
 * rest, and begins the one that led furthest by the end of the round. An iteration is one turn rolled out.
 */
export const tradeAsBefore: Expert<DyceState, DyceAction> = async (state, seat, talent, budget, rng, thinking) => {
  if (state.merchants.length === 1) return tradeAlone(state, seat, talent, partOf(budget), rng, thinking);
  const effort = startEffort(budget);
  const roll = (turn: Turn, dice: typeof rng) => rollOut(state, seat, turn, dice);
  const places = await race(turnsToTry(state, seat, thinking), roll, effort, rng, thinking);
  const [first] = places;
  if (!first) throw new Error(`dyce: seat ${seat} has no turn`);
  const ranked = rankedBy(places, ([action]) => action);
  return { action: first.way[0], iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

const partOf = ({ iterations, milliseconds }: Budget): Budget => ({
  ...(iterations !== undefined && { iterations: Math.ceil(iterations * ALONE_PART) }),
  ...(milliseconds !== undefined && { milliseconds }),
});

function turnsToTry(state: DyceState, seat: Seat, thinking: Thinking): Turn[] {
  const legal = askedAbout(dyce.legal(state, seat), thinking);
  if (legal.length === 1 || state.stack.at(-1)?.at === 'draft') return legal.map((action): Turn => [action]);
  const judged = judge(state, seat, WIDE).toSorted((a, b) => b.value - a.value);
  if (thinking.only) return legal.flatMap((action) => turnsWith(action, judged));
  return judged.filter(({ turn }, i) => i < MOST_TURNS || isResting(turn)).map(({ turn }) => turn);
}

/** The turns that begin with an action, the best-looking first; or it alone. */
function turnsWith(action: DyceAction, judged: readonly Judged[]): Turn[] {
  const key = actionKey(action);
  const turns = judged.map(({ turn }) => turn).filter(([first]) => actionKey(first) === key);
  return turns.length > 0 ? turns.slice(0, MOST_TURNS_WITH_ONE) : [[action]];
}
