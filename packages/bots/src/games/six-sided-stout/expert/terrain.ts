import { BOARDS, type BoardName } from '@taproom/games/six-sided-stout';

/** A board laid out flat for fast arithmetic. */
export interface Terrain {
  readonly cells: number;
  /** Four for each cell; −1 where there is none. */
  readonly sides: Int8Array;
  /** How many sides of each cell touch water. */
  readonly water: Uint8Array;
  /** The cost of placing a unit early that could wait: less freedom. It is higher where there is more room. */
  readonly haste: number;
}

const HASTE: Readonly<Record<BoardName, number>> = { standard: 0.15, big: 0.5 };

function flatten(name: BoardName): Terrain {
  const { names, neighbours, water } = BOARDS[name];
  const sides = neighbours.flatMap((around) => [0, 1, 2, 3].map((side) => around[side] ?? -1));
  return { cells: names.length, sides: Int8Array.from(sides), water: Uint8Array.from(water), haste: HASTE[name] };
}

export const TERRAINS: Readonly<Record<BoardName, Terrain>> = { standard: flatten('standard'), big: flatten('big') };
