import { actionKey, type Seat, type Tagged } from '@taproom/engine';

/** An action as tried by one seat at one node, and the node it leads to. */
export interface Arm {
  readonly action: Tagged;
  visits: number;
  /** How often the action could have been chosen: dice decide what is legal, so not always. */
  available: number;
  /** The rewards of the seat that acts, added up. */
  reward: number;
  readonly next: Node;
}

/** What one seat has tried at a node. Games that make each action once have it found by identity, others by key. */
interface Arms {
  readonly inOrder: Arm[];
  readonly byAction: Map<Tagged, Arm>;
  readonly byKey: Map<string, Arm>;
}

/**
 * A point in the open-loop tree: it stands for the actions that lead to it, whatever the dice did in between.
 * Because dice may also decide whose turn it is, every seat has arms of its own.
 */
export type Node = (Arms | undefined)[];

export const emptyNode = (): Node => [];

/** The arms of a seat for these legal actions, in their order, each now counted as available once more. */
export function openArms(node: Node, seat: Seat, legal: readonly Tagged[], into: Arm[]): void {
  node[seat] ??= { inOrder: [], byAction: new Map(), byKey: new Map() };
  const arms = node[seat];
  into.length = 0;
  for (let i = 0; i < legal.length; i++) {
    const arm = armFor(arms, i, legal[i] as Tagged);
    arm.available++;
    into.push(arm);
  }
}

/** As long as no die falls the legal actions at a node stay the same, so the first place to look is the same place. */
function armFor(arms: Arms, index: number, action: Tagged): Arm {
  const there = arms.inOrder[index];
  if (there?.action === action) return there;
  return arms.byAction.get(action) ?? armByKey(arms, action);
}

function armByKey(arms: Arms, action: Tagged): Arm {
  const key = actionKey(action);
  return arms.byKey.get(key) ?? newArm(arms, action, key);
}

function newArm(arms: Arms, action: Tagged, key: string): Arm {
  const arm: Arm = { action, visits: 0, available: 0, reward: 0, next: emptyNode() };
  arms.inOrder.push(arm);
  arms.byAction.set(action, arm);
  arms.byKey.set(key, arm);
  return arm;
}

export const armsOf = (node: Node, seat: Seat): readonly Arm[] => node[seat]?.inOrder ?? [];
