import { must } from '@taproom/engine';
import type { Die, Square } from './state.ts';

/** The four colours of the dice, in the rulebook's order. */
export const COLOURS = ['red', 'yellow', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export type Value = (typeof VALUES)[number];

export const SIZE = 5;
export const SQUARES = SIZE * SIZE;
export const CENTRE: Square = 12;
export const EMPTY: Die = -1;

const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
const ROWS = ['1', '2', '3', '4', '5'] as const;
const LETTERS = ['r', 'y', 'b', 'w'] as const;

/** A square's name: columns a–e from the left, rows 1–5 from the top. */
export type SquareName = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`;
/** A die's name: the letter of its colour and its value. */
export type DieName = `${(typeof LETTERS)[number]}${Value}`;
/** The Seed's name. It lies on the grid, never in a hand, so no action names it. */
export type SeedName = `s${Value}`;

export const SQUARE_NAMES: readonly SquareName[] = ROWS.flatMap((row) =>
  COLUMNS.map((column): SquareName => `${column}${row}`),
);
export const DIE_NAMES: readonly DieName[] = LETTERS.flatMap((letter) =>
  VALUES.map((value): DieName => `${letter}${value}`),
);

// A die's number runs through the colours, six values each; the Seed is a fifth colour after them.
const SEED_COLOUR = COLOURS.length;
export const makeDie = (colour: number, value: number): Die => colour * 6 + value - 1;
export const makeSeed = (value: number): Die => makeDie(SEED_COLOUR, value);
export const pipsOf = (die: Die): number => (die % 6) + 1;
/** Index into COLOURS; one past the end for the Seed. */
export const colourIndexOf = (die: Die): number => (die / 6) | 0;
export const colourOf = (die: Die): Colour | undefined => COLOURS[colourIndexOf(die)];
export const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

export const makeDieName = (die: Die): DieName => DIE_NAMES[die] as DieName;
/** Names of all dice that can lie on the grid, by die number. */
export const GRID_NAMES: readonly (DieName | SeedName)[] = [
  ...DIE_NAMES,
  ...VALUES.map((value): SeedName => `s${value}`),
];
export const makeSquareName = (square: Square): SquareName => must(SQUARE_NAMES[square]);

const DIE_OF = new Map<unknown, Die>(DIE_NAMES.map((name, die) => [name, die]));
const SQUARE_OF = new Map<unknown, Square>(SQUARE_NAMES.map((name, square) => [name, square]));
export const parseDie = (name: unknown): Die | undefined => DIE_OF.get(name);
export const parseSquare = (name: unknown): Square | undefined => SQUARE_OF.get(name);

// Names known to be right are found by their two characters, which is faster than looking them up.
const keyOf = (name: string): number => ((name.charCodeAt(0) & 31) << 3) | (name.charCodeAt(1) & 7);

function byKey(names: readonly string[]): readonly number[] {
  const numbers: number[] = Array(256).fill(-1);
  for (const [number, name] of names.entries()) numbers[keyOf(name)] = number;
  return numbers;
}

const DIE_BY_KEY = byKey(DIE_NAMES);
const SQUARE_BY_KEY = byKey(SQUARE_NAMES);
export const dieNamed = (name: DieName): Die => DIE_BY_KEY[keyOf(name)] as Die;
export const squareNamed = (name: SquareName): Square => SQUARE_BY_KEY[keyOf(name)] as Square;

/** The squares that share a full side with each square. */
export const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const column = square % SIZE;
  const sides = [square - SIZE, column > 0 ? square - 1 : -1, column < SIZE - 1 ? square + 1 : -1, square + SIZE];
  return sides.filter((side) => side >= 0 && side < SQUARES);
});
