import { type AnyGame, type BaseState, clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import type { Appraisal } from './evaluations/evaluation.ts';
import { findAppraisal, findEvaluation } from './evaluations/index.ts';
import type { Knowledge } from './knowledge/index.ts';
import { playOut, unheard } from './playout.ts';
import { pick } from './random.ts';
import { imagined } from './seen-by.ts';
import type { Ranked, Thought } from './thought.ts';

const PLAYOUTS = 8;

/** Looks one action ahead and takes what looks best at once; among equals, any. */
export function thinkGreedily(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  knowledge: Knowledge | undefined,
  rng: FastRng,
): Thought {
  const started = performance.now();
  const values = findAppraisal(game.id)?.(state, seat) ?? tryAll(game, state, seat, knowledge, rng);
  const ranked = values.map((value): Ranked => ({ ...value, visits: 1 }));
  ranked.sort((a, b) => b.value - a.value);
  const best = ranked.filter(({ value }) => value === ranked[0]?.value);
  return {
    action: pick(rng, best).action,
    iterations: ranked.length,
    milliseconds: performance.now() - started,
    ranked,
  };
}

function tryAll(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  knowledge: Knowledge | undefined,
  rng: FastRng,
): ReturnType<Appraisal<BaseState>> {
  const appraise = appraiser(game, seat, knowledge, rng);
  return game.legal(state, seat).map((action) => {
    const world = clone(state);
    game.apply(world, seat, action, unheard);
    return { action, value: appraise(world) };
  });
}

type Appraiser = (state: BaseState) => number;

/** What a position is worth to a seat: by the game's evaluation, or else by a handful of random playouts. */
function appraiser(game: AnyGame, seat: Seat, knowledge: Knowledge | undefined, rng: FastRng): Appraiser {
  const evaluate = findEvaluation(game.id);
  return evaluate
    ? (state) => evaluate(game.view(state, seat), seat, knowledge)
    : (state) => meanReward(game, state, seat, rng);
}

function meanReward(game: AnyGame, state: BaseState, seat: Seat, rng: FastRng): number {
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const world = imagined(game, state, seat, fastRng(nextFast(rng)));
    sum += playOut(game, world, rng)[seat] as number;
  }
  return sum / PLAYOUTS;
}
