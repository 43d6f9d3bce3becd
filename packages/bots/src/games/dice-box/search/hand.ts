import { type FastRng, nextFast } from '@taproom/engine';
import { never } from '../../../lists.ts';

/** How many dice of one owner show each value: four bits a value, 1 first. */
export type Counts = number;

/** Kinds of dice, as bits: a kind is an owner and a value. */
export type Kinds = number;

/** Seats that a colour can score for, and nobody. */
export const OWNERS = 4;
export const VALUES = 6;

export const kindOf = (owner: number, value: number): number => (value - 1) * OWNERS + owner;
export const ownerIn = (kind: number): number => kind & (OWNERS - 1);
export const valueIn = (kind: number): number => (kind >> 2) + 1;

/** The owners of the dice that show this value, as bits. */
export const ownersOf = (kinds: Kinds, value: number): number => (kinds >> (OWNERS * (value - 1))) & 0b1111;

/** The kinds among an owner's dice. */
export const kindsIn = (counts: Counts, owner: number): Kinds =>
  ((counts | (counts >>> 1) | (counts >>> 2) | (counts >>> 3)) & 0x111111) << owner;

/** One die that shows this value. */
export const oneDie = (value: number): Counts => 1 << (4 * (value - 1));

/** How dice fall: what so many of them show. */
export type Fall = (dice: number) => Counts;

const SHOWN = [1, 2, 3, 4, 5, 6];

/** By number of dice: all that they can show, each as often as it is likely. Listed when first needed. */
const FALLS: Int32Array[] = [];

function fallsOf(dice: number): Int32Array {
  let falls: Counts[] = [0];
  for (let die = 0; die < dice; die++) falls = falls.flatMap((shown) => SHOWN.map((value) => shown + oneDie(value)));
  return Int32Array.from(falls);
}

/** Dice that fall by chance. */
export const fallBy =
  (rng: FastRng): Fall =>
  (dice) => {
    FALLS[dice] ??= fallsOf(dice);
    const falls = FALLS[dice];
    return falls[drawBelow(rng, falls.length)] ?? never();
  };

const WORD = 2 ** 32;

/** A number from 0 to n − 1; quicker than the engine's, and for imagined dice exact enough: to one in many thousands. */
export const drawBelow = (rng: FastRng, n: number): number => Math.floor((nextFast(rng) * n) / WORD);
