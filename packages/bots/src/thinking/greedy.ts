import {
  type AnyGame,
  type BaseState,
  copyState,
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
import { type BotSpec, knowledgeOf } from '../spec/spec.ts';
import { mistake } from './noise.ts';
import { playOut } from './playout.ts';
import { rewardsOf } from './rewards.ts';
import { imagined } from './seen-by.ts';
import type { Thought } from './thought.ts';
import { unheard } from './unheard.ts';

const PLAYOUTS = 8;

/** Looks one action ahead and takes what looks best at once; among equals, any. */
export function thinkGreedily(game: AnyGame, state: BaseState, seat: Seat, spec: BotSpec, rng: FastRng): Thought {
  const started = performance.now();
  const { appraisal, evaluation } = faceOf(game.id);
  const knowledge = knowledgeOf(spec);
  const looks =
    appraisal?.(state, seat, knowledge) ?? tryAll(game, state, seat, appraiser(game, evaluation, seat, knowledge, rng));
  const values = misread(looks, spec.noise, rng);
  const most = Math.max(...values.map(({ value }) => value));
  const best = values.filter(({ value }) => value === most);
  return {
    action: pick(rng, best).action,
    iterations: values.length,
    milliseconds: performance.now() - started,
    ranked: [],
  };
}

const misread = (looks: Appraised<Tagged>[], noise: number | undefined, rng: FastRng): Appraised<Tagged>[] =>
  noise ? looks.map(({ action, value }) => ({ action, value: value + mistake(noise, rng) })) : looks;

function tryAll(game: AnyGame, state: BaseState, seat: Seat, appraise: Appraiser): Appraised<Tagged>[] {
  return game.legal(state, seat).map((action) => {
    const world = copyState(game, state);
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
    sum += at(rewardsOf(playOut(game, world, rng)), seat);
  }
  return sum / PLAYOUTS;
}
