import {
  type AnyGame,
  type BaseState,
  copyState,
  type FastRng,
  fastRng,
  nextFast,
  type Outcome,
  type Seat,
} from '@taproom/engine';
import { faceOf } from '../games/index.ts';
import { never } from '../lists.ts';
import { include, type Mean, noMean } from '../thinking/mean.ts';
import { askedAbout } from '../thinking/only.ts';
import { playOut } from '../thinking/playout.ts';
import { resultOf, rewardsOf, winShares } from '../thinking/rewards.ts';
import type { Thinking } from '../thinking/thought.ts';
import { unheard } from '../thinking/unheard.ts';
import { type Arm, armChooser, emptyNode, type Node } from './tree.ts';

/** A tree that grows by one node an iteration. */
export interface Explorer {
  readonly root: Node;
  /** What came of each arm that the seat began with. */
  readonly ends: ReadonlyMap<Arm, Ends>;
  iterate(): void;
}

/** What the games that began alike have led to. */
interface Ends {
  /** What the seat had. */
  readonly value: Mean;
  /** The share of the win of each seat, added up. */
  readonly shares: number[];
}

/**
 * Open-loop tree search: every iteration imagines a world, walks down the tree by the actions that are legal in it,
 * adds one node, plays the rest at random, and credits each seat along the way with its own reward (max^n).
 */
export function explorer(game: AnyGame, state: BaseState, seat: Seat, rng: FastRng, thinking: Thinking = {}): Explorer {
  const root = emptyNode();
  const chooseArm = armChooser();
  const path: Arm[] = [];
  const ends = new Map<Arm, Ends>();
  const { unit } = faceOf(game.id);

  const beginnings = askedAbout(game.legal(state, seat), thinking);

  function tryArm(node: Node, world: BaseState, mover: Seat, actions = game.legal(world, mover)): Arm {
    const arm = chooseArm(node, mover, actions, rng);
    game.apply(world, mover, arm.action, unheard);
    path.push(arm);
    return arm;
  }

  /** Down to an arm that was never tried, or to the end of the game. Of several actors, the first acts first. */
  function descend(world: BaseState): void {
    path.length = 0;
    let arm = tryArm(root, world, seat, beginnings);
    for (let mover = game.actors(world)[0]; arm.visits > 0 && mover !== undefined; mover = game.actors(world)[0])
      arm = tryArm(arm.next, world, mover);
  }

  function credit(outcome: Outcome): void {
    const rewards = rewardsOf(outcome);
    for (const arm of path) {
      arm.visits++;
      arm.reward += rewards[arm.seat] ?? never();
    }
    const { value, shares } = endsOf(path[0] ?? never());
    include(value, resultOf(outcome, seat, unit));
    for (const [one, share] of winShares(outcome.places).entries()) shares[one] = (shares[one] ?? 0) + share;
  }

  function endsOf(arm: Arm): Ends {
    const known = ends.get(arm) ?? { value: noMean(), shares: [] };
    if (known.value.count === 0) ends.set(arm, known);
    return known;
  }

  return {
    root,
    ends,
    iterate() {
      const world = copyState(game, state);
      game.imagine(world, seat, fastRng(nextFast(rng)));
      descend(world);
      credit(playOut(game, world, rng));
    },
  };
}
