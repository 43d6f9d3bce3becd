import { type AnyGame, type BaseState, clone, type FastRng, fastRng, nextFast, type Seat } from '@taproom/engine';
import { never } from '../lists.ts';
import { playOut } from '../thinking/playout.ts';
import { unheard } from '../thinking/unheard.ts';
import { type Arm, armChooser, emptyNode, type Node } from './tree.ts';

/** A tree that grows by one node an iteration. */
export interface Explorer {
  readonly root: Node;
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

  function credit(rewards: readonly number[]): void {
    for (const arm of path) {
      arm.visits++;
      arm.reward += rewards[arm.seat] ?? never();
    }
  }

  return {
    root,
    iterate() {
      const world = clone(state);
      game.imagine(world, seat, fastRng(nextFast(rng)));
      descend(world);
      credit(playOut(game, world, rng));
    },
  };
}
