import { actionKey, below, type Rng, type Seat, type Tagged } from '@taproom/engine';
import { mostPromising } from './ucb.ts';

/** An action as tried by one seat at one node, and the node it leads to. */
export interface Arm {
  readonly action: Tagged;
  visits: number;
  /** How often the action could have been chosen since: dice decide what is legal, so not always. */
  available: number;
  /** The rewards of the seat that acts, added up. */
  reward: number;
  readonly next: Node;
}

/** What one seat has tried at a node. */
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

// Lists that every choice needs for a moment only.
const met: Arm[] = [];
const untried: Tagged[] = [];

/** The arm to follow from a node: any legal action that was never tried there, else the most promising one. */
export function chooseArm(node: Node, seat: Seat, legal: readonly Tagged[], rng: Rng): Arm {
  node[seat] ??= { byKey: new Map(), lastMet: [] };
  const arms = node[seat];
  if (arms.byKey.size === 0) return newArm(arms, pickFrom(legal, rng));
  meetArms(arms, legal);
  return untried.length > 0 ? newArm(arms, pickFrom(untried, rng)) : mostPromising(met);
}

function meetArms(arms: Arms, legal: readonly Tagged[]): void {
  met.length = 0;
  untried.length = 0;
  for (let i = 0; i < legal.length; i++) {
    const arm = findArm(arms, i, legal[i] as Tagged);
    if (arm === undefined) untried.push(legal[i] as Tagged);
    else {
      arm.available++;
      met.push(arm);
    }
  }
}

/** As long as no die falls the legal actions at a node stay the same, so an arm is looked for where it was last. */
function findArm(arms: Arms, index: number, action: Tagged): Arm | undefined {
  const there = arms.lastMet[index];
  if (there !== undefined && there.action === action) return there;
  const arm = arms.byKey.get(keyOf(action));
  if (arm !== undefined) arms.lastMet[index] = arm;
  return arm;
}

function newArm(arms: Arms, action: Tagged): Arm {
  const arm: Arm = { action, visits: 0, available: 1, reward: 0, next: emptyNode() };
  arms.byKey.set(keyOf(action), arm);
  return arm;
}

const pickFrom = (actions: readonly Tagged[], rng: Rng): Tagged => actions[below(rng, actions.length)] as Tagged;

/** Games that make each action only once have its key worked out only once. */
const keys = new WeakMap<Tagged, string>();

function keyOf(action: Tagged): string {
  const known = keys.get(action);
  if (known !== undefined) return known;
  const key = actionKey(action);
  keys.set(action, key);
  return key;
}
