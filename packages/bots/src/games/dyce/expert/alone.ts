import { actionKey } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { Expert } from '../../../face/expert.ts';
import { race, rankedBy } from '../../../search/race.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking } from '../../../thinking/thought.ts';
import { chanceOf } from '../evaluation/alone/odds.ts';
import { worldOf } from '../evaluation/alone/world.ts';
import { judgeTurnsAlone } from '../evaluation/index.ts';
import { isResting, type Judged } from '../evaluation/judge.ts';
import { byLooks, goesByLooks, type Look } from './looks.ts';
import { rollOutAlone } from './rollout-alone.ts';

const MOST_TURNS = 16;
const MOST_TURNS_WITH_ONE = 3;

/**
 * A merchant without rivals, who looks for whole turns, rolls out those that look best and a rest for some rounds, and
 * begins the one that leaves the best chances. An iteration is one turn rolled out.
 */
export const tradeAlone: Expert<DyceState, DyceAction> = async (state, seat, _, budget, rng, thinking) => {
  const effort = startEffort(budget);
  const turns = turnsToTry(state, thinking);
  if (goesByLooks(budget, thinking)) return byLooks(turns.map(lookOf), elapsed(effort));
  const world = worldOf(state);
  const roll = ({ turn }: Judged, dice: typeof rng) => rollOutAlone(world, turn, dice);
  const places = await race(turns, roll, effort, rng, thinking);
  const [first] = places;
  if (!first) throw new Error(`dyce: seat ${seat} has no turn`);
  const ranked = rankedBy(places, ({ turn: [action] }) => action);
  return { action: first.way.turn[0], iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

const lookOf = ({ turn: [action], value }: Judged): Look => ({ action, value: chanceOf(value) });

function turnsToTry(state: DyceState, thinking: Thinking): Judged[] {
  const legal = askedAbout(dyce.legal(state, 0), thinking);
  if (legal.length === 1 || state.stack.at(-1)?.at === 'draft') return legal.map(unseen);
  const judged = judgeTurnsAlone(state).toSorted((a, b) => b.value - a.value);
  if (thinking.only) return legal.flatMap((action) => turnsWith(action, judged));
  return judged.filter(({ turn }, i) => i < MOST_TURNS || isResting(turn));
}

const unseen = (action: DyceAction): Judged => ({ turn: [action], value: 0 });

/** The turns that begin with an action, the best-looking first; or it alone. */
function turnsWith(action: DyceAction, judged: readonly Judged[]): Judged[] {
  const key = actionKey(action);
  const turns = judged.filter(({ turn: [first] }) => actionKey(first) === key);
  return turns.length > 0 ? turns.slice(0, MOST_TURNS_WITH_ONE) : [unseen(action)];
}
