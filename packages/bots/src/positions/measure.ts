import { type FastRng, fastRng, nextFast, type Outcome, type Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { at } from '../lists.ts';
import { choose } from '../thinking/choose.ts';
import { meanOf, rounded } from '../thinking/means.ts';
import { winShares } from '../thinking/rewards.ts';
import { imagined } from '../thinking/seen-by.ts';
import { unheard } from '../thinking/unheard.ts';
import type { ExercisePlan } from './maker.ts';
import { asked, endOf, type Run } from './run.ts';

/** A move of seat 0, and what came of it in one imagined world after the other. */
interface Tried {
  readonly name: string;
  readonly action: Tagged;
  readonly worths: number[];
}

/** What a move is worth, and the standard error of its distance from the best. */
export interface Measured {
  readonly name: string;
  readonly action: Tagged;
  readonly worth: number;
  readonly error: number;
}

/** So many stay after the first worlds, and all those that are about as good. */
const LEAST_KEPT = 3;
/** Moves that are worse by so many standard errors are dropped. */
const CLEARLY = 2;
/** Moves that must be wrong may look this much better than they are, after few worlds. */
const DOUBT = 0.7;

/** Each legal move once: equal dice make equal moves. */
function movesAt({ id, game, state }: Run): Tried[] {
  const { action: nameOf } = notationOf(id);
  const byName = new Map(game.legal(state, 0).map((action) => [nameOf(action), action]));
  return [...byName].map(([name, action]) => ({ name, action, worths: [] }));
}

/**
 * Plays on from every legal move in the same imagined worlds, twice as many each time, and drops what is clearly worse.
 * Best first; undefined as soon as too many moves seem equally good.
 */
export async function measure(run: Run, plan: ExercisePlan, rng: FastRng): Promise<Measured[] | undefined> {
  const [first, last] = plan.worlds;
  const all = movesAt(run);
  let left = all;
  for (let worlds = first; ; worlds = Math.min(last, worlds * 2)) {
    await tryIn(worlds, run, left, plan, rng);
    left = left.toSorted((a, b) => meanOf(b.worths) - meanOf(a.worths));
    const measured = comparedWith(at(left, 0), all);
    if (!isDecisive(measured, plan, worlds < last ? DOUBT : 1)) return undefined;
    if (worlds === last) return measured;
    left = promising(left);
  }
}

/**
 * What moves are worth, by how much better the best did in the worlds that each has been through: those that were dropped
 * have seen only the first ones, be they good or bad.
 */
function comparedWith(best: Tried, all: readonly Tried[]): Measured[] {
  const top = meanOf(best.worths);
  const measured = all.map(
    (move): Measured => ({
      name: move.name,
      action: move.action,
      worth: rounded(Math.max(0, top - lead(best, move))),
      error: leadError(best, move),
    }),
  );
  return measured.sort((a, b) => b.worth - a.worth || a.error - b.error);
}

/** Until each has been through this many worlds; the worlds are the same for all. */
async function tryIn(
  worlds: number,
  run: Run,
  moves: readonly Tried[],
  plan: ExercisePlan,
  rng: FastRng,
): Promise<void> {
  for (let world = at(moves, 0).worths.length; world < worlds; world++) {
    const seed = nextFast(rng);
    for (const { action, worths } of moves) worths.push(worthOf(await playOn(run, action, plan, seed), plan));
  }
}

/** The share of the moves that may be right. */
export const mostRightOf = ({ mostRight = 1 / 3 }: ExercisePlan): number => mostRight;

/** Whether so few of the moves come near the best, as far as it can be told. */
function isDecisive(sorted: readonly Measured[], plan: ExercisePlan, doubt: number): boolean {
  const wrong = sorted[Math.floor(sorted.length * mostRightOf(plan))];
  return wrong !== undefined && at(sorted, 0).worth - wrong.worth >= plan.gap * doubt;
}

/** Of moves in their order, the first ones and all that are about as good. */
function promising(sorted: readonly Tried[]): Tried[] {
  const best = at(sorted, 0);
  return sorted.filter((move, place) => place < LEAST_KEPT || lead(best, move) <= CLEARLY * leadError(best, move));
}

/** The end of the game if seat 0 makes this move, in a world of this seed. */
export async function playOn(run: Run, action: Tagged, { after }: ExercisePlan, seed: number): Promise<Outcome> {
  const { game } = run;
  const world = imagined(game, run.state, 0, fastRng(seed));
  const there = { ...run, state: world };
  const seeds = fastRng(seed ^ -1);
  game.apply(world, 0, action, unheard);
  if (typeof after === 'function') return game.outcome(world) ?? after(world, seeds);
  for (let seat = asked(there); seat !== undefined; seat = asked(there)) {
    game.apply(world, seat, (await choose(game, world, seat, after, nextFast(seeds))).action, unheard);
  }
  return endOf(there);
}

/** What seat 0 has of it: its share of a hundred games, or its points. */
export const worthOf = ({ places, scores }: Outcome, { unit }: ExercisePlan): number =>
  unit === 'wins' ? 100 * at(winShares(places), 0) : at(scores, 0);

/** By how much one move did better than another, in the worlds that both have been through. */
const leads = (one: Tried, other: Tried): number[] =>
  other.worths.slice(0, one.worths.length).map((worth, world) => at(one.worths, world) - worth);

const lead = (one: Tried, other: Tried): number => meanOf(leads(one, other));

/** The standard error of that. */
function leadError(one: Tried, other: Tried): number {
  const all = leads(one, other);
  const middle = meanOf(all);
  const squares = all.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, all.length - 1) / Math.max(1, all.length));
}
