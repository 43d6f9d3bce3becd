import type { FastRng, Seat } from '@taproom/engine';
import { never } from '../../../lists.ts';
import { promiseOf } from '../../../search/ucb.ts';
import { include, type Mean, noMean } from '../../../thinking/mean.ts';
import { type Box, copyBox, NOBODY } from './box.ts';
import { endFor, rewardOf } from './ends.ts';
import { fallBy } from './hand.ts';
import { anyMove, isLegal, legalCount, type Move, play } from './moves.ts';

/** A move as tried by one seat at one node, and the node it leads to. */
export interface Arm {
  readonly seat: Seat;
  readonly move: Move;
  visits: number;
  /** How often the move could have been made since: dice decide what is legal, so not always. */
  available: number;
  /** The rewards of the seat that moves, added up. */
  reward: number;
  readonly next: Node;
}

/**
 * A point in the open-loop tree: it stands for the moves that lead to it, whatever the dice did in between. Because dice
 * may also decide whose turn it is, every seat has arms of its own.
 */
type Node = Arm[][];

/** A tree that grows by one move an iteration. */
export interface Explorer {
  /** The moves tried at its root, and what came of each. */
  readonly arms: readonly Arm[];
  readonly ends: ReadonlyMap<Arm, Ends>;
  iterate(): void;
}

/** What the games that began alike have led to. */
interface Ends {
  /** The share of the win of the seat that began. */
  readonly value: Mean;
  /** That of each seat, added up. */
  readonly shares: number[];
}

/**
 * The search for any game, in the numbers of this one: every iteration walks down the tree with dice of its own, adds one
 * move, plays the rest at random, and credits each seat along the way with its own reward (max^n). If some moves were asked
 * about, it begins with no others.
 */
export function explorer(start: Box, rng: FastRng, asked?: readonly Move[]): Explorer {
  const fall = fallBy(rng);
  const box = structuredClone(start);
  const root: Node = [];
  const arms = armsOf(root, start.turn);
  const ends = new Map<Arm, Ends>();
  const path: Arm[] = [];
  const rewards = new Float64Array(start.seats);

  function descend(): void {
    path.length = 0;
    let arm = chooseArm(arms, box, rng, asked);
    for (;;) {
      path.push(arm);
      play(box, arm.move, fall);
      if (arm.visits === 0 || box.turn === NOBODY) return;
      arm = chooseArm(armsOf(arm.next, box.turn), box, rng);
    }
  }

  function credit(): void {
    const { value, shares } = endsOf(path[0] ?? never());
    for (let seat = 0; seat < box.seats; seat++) {
      const end = endFor(box, seat);
      rewards[seat] = rewardOf(end);
      shares[seat] = (shares[seat] ?? 0) + end.share;
      if (seat === start.turn) include(value, end.share);
    }
    for (const arm of path) {
      arm.visits++;
      arm.reward += rewards[arm.seat] ?? never();
    }
  }

  function endsOf(arm: Arm): Ends {
    const known = ends.get(arm) ?? { value: noMean(), shares: [] };
    if (known.value.count === 0) ends.set(arm, known);
    return known;
  }

  return {
    arms,
    ends,
    iterate() {
      copyBox(start, box);
      descend();
      while (box.turn !== NOBODY) play(box, anyMove(box, rng), fall);
      credit();
    },
  };
}

function armsOf(node: Node, seat: Seat): Arm[] {
  const arms = node[seat] ?? [];
  if (arms.length === 0) node[seat] = arms;
  return arms;
}

/** The arm to follow: any legal move that was never tried here, else the most promising one. */
function chooseArm(arms: Arm[], box: Box, rng: FastRng, asked?: readonly Move[]): Arm {
  let best: Arm | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let tried = 0;
  for (const arm of arms) {
    if (!isLegal(box, arm.move)) continue;
    tried++;
    arm.available++;
    const promise = promiseOf(arm);
    if (promise <= most) continue;
    most = promise;
    best = arm;
  }
  const all = asked?.length ?? legalCount(box);
  return best === undefined || tried < all ? newArm(arms, box.turn, asked?.[tried] ?? newMove(arms, box, rng)) : best;
}

function newMove(arms: readonly Arm[], box: Box, rng: FastRng): Move {
  const isTried = (move: Move): boolean => arms.some((arm) => arm.move === move);
  let move = anyMove(box, rng);
  while (isTried(move)) move = anyMove(box, rng);
  return move;
}

function newArm(arms: Arm[], seat: Seat, move: Move): Arm {
  const arm: Arm = { seat, move, visits: 0, available: 1, reward: 0, next: [] };
  arms.push(arm);
  return arm;
}
