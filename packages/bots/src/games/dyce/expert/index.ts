import { actionKey, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { Expert } from '../../../face/expert.ts';
import { type RollOut, race, rankedBy } from '../../../search/race.ts';
import type { Budget } from '../../../spec/spec.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import { worldOf } from '../evaluation/alone/world.ts';
import { judgeTurns } from '../evaluation/index.ts';
import { isResting, type Judged } from '../evaluation/judge.ts';
import type { Breadth, Turn } from '../evaluation/turns.ts';
import { rollOut } from './rollout.ts';
import { rollOutAlone } from './rollout-alone.ts';

/** How widely a merchant looks for turns, and how many of them are worth rolling out. */
const WIDE: Breadth = { dice: 3, steps: 3, pairs: 6 };
const MOST_TURNS = 16;
const MOST_TURNS_WITH_ONE = 3;
/** Alone a turn is rolled out for several rounds: each says more and takes longer, so a part of them is enough. */
const ALONE_PART = 1 / 3;

/**
 * A merchant who looks for whole turns, rolls out those that look best and a rest, and begins the one that led furthest
 * by the end of the round, or alone some rounds later. An iteration is one turn rolled out.
 */
export const tradeInDyce: Expert<DyceState, DyceAction> = async (state, seat, _, budget, rng, thinking) => {
  const effort = startEffort(state.merchants.length > 1 ? budget : partOf(budget));
  const places = await race(turnsToTry(state, seat, thinking), rollOutsFrom(state, seat), effort, rng, thinking);
  const [first] = places;
  if (!first) throw new Error(`dyce: seat ${seat} has no turn`);
  const ranked = rankedBy(places, ([action]) => action);
  return { action: first.way[0], iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

const partOf = ({ iterations, milliseconds }: Budget): Budget => ({
  ...(iterations !== undefined && { iterations: Math.ceil(iterations * ALONE_PART) }),
  ...(milliseconds !== undefined && { milliseconds }),
});

/** Alone there are no rivals, so it is worth looking further than to the end of the round. */
function rollOutsFrom(state: DyceState, seat: Seat): RollOut<Turn> {
  if (state.merchants.length > 1) return (turn, dice) => rollOut(state, seat, turn, dice);
  const world = worldOf(state);
  return (turn, dice) => rollOutAlone(world, turn, dice);
}

function turnsToTry(state: DyceState, seat: Seat, thinking: Thinking): Turn[] {
  const legal = askedAbout(dyce.legal(state, seat), thinking);
  if (legal.length === 1 || state.stack.at(-1)?.at === 'draft') return legal.map((action): Turn => [action]);
  const judged = judgeTurns(state, seat, WIDE).toSorted((a, b) => b.value - a.value);
  if (thinking.only) return legal.flatMap((action) => turnsWith(action, judged));
  return judged.filter(({ turn }, i) => i < MOST_TURNS || isResting(turn)).map(({ turn }) => turn);
}

/** The turns that begin with an action, the best-looking first; or it alone. */
function turnsWith(action: DyceAction, judged: readonly Judged[]): Turn[] {
  const key = actionKey(action);
  const turns = judged.map(({ turn }) => turn).filter(([first]) => actionKey(first) === key);
  return turns.length > 0 ? turns.slice(0, MOST_TURNS_WITH_ONE) : [[action]];
}
