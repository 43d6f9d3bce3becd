import type { FastRng } from '@taproom/engine';
import {
  colourOf,
  type DiceBoxAction,
  type DiceBoxState,
  parseDie,
  parseSquare,
  pipsOf,
} from '@taproom/games/dice-box';
import { never } from '../../../lists.ts';
import { type Box, hasBit, isDraft, kindsHeld, openFor, pickDie, placeDie } from './box.ts';
import { ownerOf } from './box-of.ts';
import { drawBelow, type Fall, kindOf, OWNERS, ownersOf, VALUES, valueIn } from './hand.ts';
import { bitOf, count, nth } from './squares.ts';

/** What a seat can do: a kind of die onto a square, or an owner's die out of the pool. */
export type Move = number;

const BITS = 32;
const PICKS = VALUES * OWNERS * BITS;
const placeMove = (kind: number, square: number): Move => kind * BITS + square;
const pickMove = (owner: number): Move => PICKS + owner;

const isPick = (move: Move): boolean => move >= PICKS;
const ownerPicked = (move: Move): number => move - PICKS;
const kindPlaced = (move: Move): number => move >>> 5;
const squareFilled = (move: Move): number => move & (BITS - 1);

/** What an action is to the search; dice of colours with the same owner are all the same. */
export function moveOf(state: DiceBoxState, action: DiceBoxAction): Move {
  if (action.type === 'pick') return pickMove(ownerOf(state, action.colour));
  const die = parseDie(action.die) ?? never();
  return placeMove(
    kindOf(ownerOf(state, colourOf(die) ?? never()), pipsOf(die)),
    bitOf(parseSquare(action.square) ?? never()),
  );
}

export function play(box: Box, move: Move, fall: Fall): void {
  if (isPick(move)) pickDie(box, ownerPicked(move), fall);
  else placeDie(box, kindPlaced(move), squareFilled(move), fall);
}

/** Whether a move that was legal here once is legal now that dice have fallen otherwise. */
export function isLegal(box: Box, move: Move): boolean {
  if (isDraft(box)) return isPick(move) && (box.pool[ownerPicked(move)] ?? never()) > 0;
  const kind = kindPlaced(move);
  return (
    !isPick(move) && hasBit(kindsHeld(box, box.turn), kind) && hasBit(openFor(box, valueIn(kind)), squareFilled(move))
  );
}

/** How many moves are legal. */
export function legalCount(box: Box): number {
  if (isDraft(box)) return count(ownersInPool(box));
  let all = 0;
  for (let value = 1; value <= VALUES; value++) all += placementsOf(box, value);
  return all;
}

function placementsOf(box: Box, value: number): number {
  const owners = ownersOf(kindsHeld(box, box.turn), value);
  return owners === 0 ? 0 : count(owners) * count(openFor(box, value));
}

/** As bits. */
function ownersInPool({ pool }: Box): number {
  let owners = 0;
  for (let owner = 0; owner < OWNERS; owner++) if ((pool[owner] ?? never()) > 0) owners |= 1 << owner;
  return owners;
}

/** Any legal move, each as likely. */
export function anyMove(box: Box, rng: FastRng): Move {
  const chosen = drawBelow(rng, legalCount(box));
  return isDraft(box) ? pickMove(nth(ownersInPool(box), chosen)) : nthPlacement(box, chosen);
}

function nthPlacement(box: Box, n: number): Move {
  let [value, left] = [1, n];
  for (let skipped = placementsOf(box, 1); left >= skipped; skipped = placementsOf(box, value)) {
    left -= skipped;
    value++;
  }
  const open = openFor(box, value);
  const squares = count(open);
  const owner = nth(ownersOf(kindsHeld(box, box.turn), value), Math.floor(left / squares));
  return placeMove(kindOf(owner, value), nth(open, left % squares));
}
