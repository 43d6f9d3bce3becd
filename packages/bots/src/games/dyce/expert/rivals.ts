import type { FastRng, Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { Expert } from '../../../face/expert.ts';
import { at } from '../../../lists.ts';
import { race, rankedBy } from '../../../search/race.ts';
import type { Budget } from '../../../spec/spec.ts';
import { elapsed, startEffort } from '../../../thinking/effort.ts';
import { askedAbout } from '../../../thinking/only.ts';
import type { Thinking, Thought } from '../../../thinking/thought.ts';
import { actionOf, type Deed, deedOf, firstOf, isResting, type Play, playOf } from '../rivals/deeds.ts';
import { judge } from '../rivals/judge.ts';
import { learntOdds } from '../rivals/odds.ts';
import type { Breadth } from '../rivals/turns.ts';
import { type World, worldOf } from '../rivals/world.ts';
import { rollOutDraft } from './draft.ts';
import { byLooks, goesByLooks, type Look } from './looks.ts';
import { rollOut } from './rollout.ts';

/** How widely a merchant looks for turns, and how many of them are worth rolling out. */
const WIDE: Breadth = { toStock: 3, toOpen: 2, steps: 3, pairs: 8 };
const MOST_TURNS = 16;
/** The fewer turns can be rolled out, the fewer are tried. */
const FEWEST_TURNS = 4;
const ROLLOUTS_A_TURN = 4;
const MOST_TURNS_WITH_ONE = 3;
/** How many turns rolled out the looks of one are worth. */
const LOOKS = 6;

/**
 * A merchant among rivals, who looks for whole turns, rolls out those that look best and a rest, and begins the one that
 * leaves the best chances when the next round begins. An iteration is one turn rolled out; with a single one it goes by looks.
 */
export const tradeAmongRivals: Expert<DyceState, DyceAction> = async (state, seat, _, budget, rng, thinking) => {
  if (state.stack.at(-1)?.at === 'draft') return chooseWhisky(state, seat, budget, rng, thinking);
  const effort = startEffort(budget);
  const world = worldOf(state);
  const seen = looksOf(world);
  if (goesByLooks(budget, thinking)) return byLooks(seen.map(lookOf), elapsed(effort));
  const roll = ({ play }: Seen, dice: FastRng) => rollOut(world, play, dice);
  const start = ({ value }: Seen) => LOOKS * value;
  const places = await race(turnsToTry(state, seat, seen, budget, thinking), roll, effort, rng, thinking, start);
  const ranked = rankedBy(places, ({ play }) => actionOf(firstOf(play)));
  const { play } = at(places, 0).way;
  return { action: actionOf(firstOf(play)), iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

async function chooseWhisky(
  state: DyceState,
  seat: Seat,
  budget: Budget,
  rng: FastRng,
  thinking: Thinking,
): Promise<Thought<DyceAction>> {
  const effort = startEffort(budget);
  const choices = askedAbout(dyce.legal(state, seat), thinking);
  const places = await race(choices, rollOutDraft(state, seat), effort, rng, thinking);
  const ranked = rankedBy(places, (action) => action);
  return { action: at(places, 0).way, iterations: effort.done, milliseconds: elapsed(effort), ranked };
}

/** A turn, and the share of the win that it seems to leave. */
interface Seen {
  readonly play: Play;
  readonly value: number;
}

const lookOf = ({ play, value }: Seen): Look => ({ action: actionOf(firstOf(play)), value });

/** The turns worth a thought, the best-looking first. */
function looksOf(world: World): Seen[] {
  const { plays, values } = judge(world, WIDE, learntOdds);
  return plays.map((play, i) => ({ play, value: at(values, i) })).sort((a, b) => b.value - a.value);
}

function turnsToTry(
  state: DyceState,
  seat: Seat,
  seen: readonly Seen[],
  { iterations = Number.POSITIVE_INFINITY }: Budget,
  thinking: Thinking,
): Seen[] {
  const deeds = askedAbout(dyce.legal(state, seat), thinking).map(deedOf);
  if (thinking.only) return deeds.flatMap((deed) => turnsWith(deed, seen));
  if (deeds.length === 1) return deeds.map((deed) => ({ play: playOf(deed), value: 0 }));
  const most = Math.min(MOST_TURNS, Math.max(FEWEST_TURNS, iterations / ROLLOUTS_A_TURN));
  return seen.filter(({ play }, i) => i < most || isResting(play));
}

/** The turns that begin with an action, the best-looking first; or it alone. */
function turnsWith(deed: Deed, seen: readonly Seen[]): Seen[] {
  const turns = seen.filter(({ play }) => firstOf(play) === deed).slice(0, MOST_TURNS_WITH_ONE);
  return turns.length > 0 ? turns : [{ play: playOf(deed), value: seen.at(-1)?.value ?? 0 }];
}
