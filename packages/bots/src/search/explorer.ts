import {
  type AnyGame,
  type BaseState,
  clone,
  type FastRng,
  fastRng,
  nextFast,
  type Outcome,
  type Seat,
} from '@taproom/engine';
import { faceOf } from '../games/index.ts';
import { never } from '../lists.ts';
import { include, type Mean, noMean } from '../thinking/mean.ts';
import { playOut } from '../thinking/playout.ts';
import { resultOf, rewardsOf } from '../thinking/rewards.ts';
import { unheard } from '../thinking/unheard.ts';
import { type Arm, armChooser, emptyNode, type Node } from './tree.ts';

/** A tree that grows by one node an iteration. */
export interface Explorer {
  readonly root: Node;
  /** What the seat had at the end, for each arm that it began with. */
  readonly values: ReadonlyMap<Arm, Mean>;
  iterate(): void;
}

/**
 * Open-loop tree search: every iteration imagines a world, walks down the tree by the actions that are legal in it,
 * adds one node, plays the rest at random, and credits each seat along the way with its own reward (max^n).
 */
export function explorer(game: AnyGame, state: BaseState, seat: Seat, rng: FastRng): Explorer {
  const root = emptyNode();
  const chooseArm = armChooser();
  const path: Arm[] = [];
  const values = new Map<Arm, Mean>();
  const { unit } = faceOf(game.id);

  function tryArm(node: Node, world: BaseState, mover: Seat): Arm {
    const arm = chooseArm(node, mover, game.legal(world, mover), rng);
    game.apply(world, mover, arm.action, unheard);
    path.push(arm);
    return arm;
  }

  /** Down to an arm that was never tried, or to the end of the game. Of several actors, the first acts first. */
  function descend(world: BaseState): void {
    path.length = 0;
    let arm = tryArm(root, world, seat);
    for (let mover = game.actors(world)[0]; arm.visits > 0 && mover !== undefined; mover = game.actors(world)[0])
      arm = tryArm(arm.next, world, mover);
  }

  function credit(outcome: Outcome): void {
    const rewards = rewardsOf(outcome);
    for (const arm of path) {
      arm.visits++;
      arm.reward += rewards[arm.seat] ?? never();
    }
    include(valuesOf(path[0] ?? never()), resultOf(outcome, seat, unit));
  }

  function valuesOf(arm: Arm): Mean {
    const known = values.get(arm) ?? noMean();
    if (known.count === 0) values.set(arm, known);
    return known;
  }

  return {
    root,
    values,
    iterate() {
      const world = clone(state);
      game.imagine(world, seat, fastRng(nextFast(rng)));
      descend(world);
      credit(playOut(game, world, rng));
    },
  };
}
