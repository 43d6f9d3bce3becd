import {
  type AnyGame,
  type BaseState,
  clone,
  type FastRng,
  fastRng,
  nextFast,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import type { Appraised } from '../face/evaluation.ts';
import type { BotFace } from '../face/face.ts';
import type { Knowledge } from '../face/knowledge.ts';
import { faceOf } from '../games/index.ts';
import { at, pick } from '../lists.ts';
import { playOut } from './playout.ts';
import { imagined } from './seen-by.ts';
import type { Ranked, Thought } from './thought.ts';
import { unheard } from './unheard.ts';

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
  const { appraisal, evaluation } = faceOf(game.id);
  const values =
    appraisal?.(state, seat, knowledge) ?? tryAll(game, state, seat, appraiser(game, evaluation, seat, knowledge, rng));
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

function tryAll(game: AnyGame, state: BaseState, seat: Seat, appraise: Appraiser): Appraised<Tagged>[] {
  return game.legal(state, seat).map((action) => {
    const world = clone(state);
    game.apply(world, seat, action, unheard);
    return { action, value: appraise(world) };
  });
}

type Appraiser = (state: BaseState) => number;

/** The worth of a position for a seat: by the game's evaluation, or else by a few random playouts. */
const appraiser = (
  game: AnyGame,
  evaluation: BotFace['evaluation'],
  seat: Seat,
  knowledge: Knowledge | undefined,
  rng: FastRng,
): Appraiser =>
  evaluation
    ? (state) => evaluation(game.view(state, seat), seat, knowledge)
    : (state) => meanReward(game, state, seat, rng);

function meanReward(game: AnyGame, state: BaseState, seat: Seat, rng: FastRng): number {
  let sum = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const world = imagined(game, state, seat, fastRng(nextFast(rng)));
    sum += at(playOut(game, world, rng), seat);
  }
  return sum / PLAYOUTS;
}
