import type { Rng, Seat, Tagged } from '@taproom/engine';
import { never, pick } from '../lists.ts';
import { keyKeeper } from './key-keeper.ts';
import { promiseOf } from './ucb.ts';

/** An action as tried by one seat at one node, and the node it leads to. */
export interface Arm {
  readonly seat: Seat;
  readonly action: Tagged;
  visits: number;
  /** How often the action could have been chosen since: dice decide what is legal, so not always. */
  available: number;
  /** The rewards of the seat that acts, added up. */
  reward: number;
  readonly next: Node;
}

/** The actions one seat has tried at a node. */
interface Arms {
  readonly byKey: Map<string, Arm>;
  /** Where among the legal actions an arm was met last. */
  readonly lastMet: (Arm | undefined)[];
}

/**
 * A point in the open-loop tree: it stands for the actions that lead to it, whatever the dice did in between.
 * Because dice may also decide whose turn it is, every seat has arms of its own.
 */
export type Node = (Arms | undefined)[];

export const emptyNode = (): Node => [];

export const armsOf = (node: Node, seat: Seat): Arm[] => [...(node[seat]?.byKey.values() ?? [])];

/** Picks arms in one tree, and caches action keys for it. */
export type ChooseArm = (node: Node, seat: Seat, legal: readonly Tagged[], rng: Rng) => Arm;

/** Chooses the arm to follow from a node: any legal action never tried there, else the most promising one. */
export function armChooser(): ChooseArm {
  const keyOf = keyKeeper();
  const untried: Tagged[] = [];

  /** As long as no die falls the legal actions at a node stay the same, so an arm is looked for where it was last. */
  function findArm(arms: Arms, index: number, action: Tagged): Arm | undefined {
    const there = arms.lastMet[index];
    if (there !== undefined && there.action === action) return there;
    const arm = arms.byKey.get(keyOf(action));
    if (arm !== undefined) arms.lastMet[index] = arm;
    return arm;
  }

  /** The most promising of the arms that were tried; the other actions are left in `untried`. */
  function sift(arms: Arms, legal: readonly Tagged[]): Arm | undefined {
    let best: Arm | undefined;
    let most = Number.NEGATIVE_INFINITY;
    untried.length = 0;
    for (let i = 0; i < legal.length; i++) {
      const action = legal[i] ?? never();
      const arm = findArm(arms, i, action);
      if (arm === undefined) {
        untried.push(action);
        continue;
      }
      arm.available++;
      const promise = promiseOf(arm);
      if (promise <= most) continue;
      most = promise;
      best = arm;
    }
    return best;
  }

  function newArm(arms: Arms, seat: Seat, action: Tagged): Arm {
    const arm: Arm = { seat, action, visits: 0, available: 1, reward: 0, next: emptyNode() };
    arms.byKey.set(keyOf(action), arm);
    return arm;
  }

  return (node, seat, legal, rng) => {
    node[seat] ??= { byKey: new Map(), lastMet: [] };
    const arms = node[seat];
    if (arms.byKey.size === 0) return newArm(arms, seat, pick(rng, legal));
    const best = sift(arms, legal);
    return best === undefined || untried.length > 0 ? newArm(arms, seat, pick(rng, untried)) : best;
  };
}
