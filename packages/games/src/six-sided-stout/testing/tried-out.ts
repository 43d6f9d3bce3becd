import { BOARDS, type BoardName, type Kind, MALTS, type Malt, NOTHING, numberOf } from '../components.ts';

/** A recipe and its stores on some day, for trying things out in tests. */
export interface Tried {
  readonly board: BoardName;
  readonly cells: readonly number[];
  readonly today: readonly number[];
  readonly stores: Readonly<Record<Malt, number>>;
}

const sidesOf = (board: BoardName, cell: number): readonly number[] => BOARDS[board].neighbours[cell] ?? [];
const isWet = (board: BoardName, cell: number): boolean => (BOARDS[board].water[cell] ?? 0) > 0;

/** Whether a cell takes a unit, by nothing but the rulebook's words on touching. */
function takes({ board, cells, today }: Tried, kind: Kind, cell: number): boolean {
  const sides = sidesOf(board, cell);
  const own = numberOf(kind);
  if (cells[cell] !== NOTHING) return false;
  if (kind === 'yeast' && !isWet(board, cell) && !sides.some((side) => cells[side] === own && isWet(board, side)))
    return false;
  if (cells.every((there) => there === NOTHING)) return true;
  return today.some((one) => cells[one] === own)
    ? sides.some((side) => cells[side] === own && today.includes(side))
    : sides.some((side) => cells[side] !== NOTHING);
}

const takersOf = (tried: Tried, kind: Kind): number[] =>
  [...tried.cells.keys()].filter((cell) => takes(tried, kind, cell));

const withUnit = (tried: Tried, kind: Kind, cell: number): Tried => ({
  ...tried,
  cells: tried.cells.with(cell, numberOf(kind)),
  today: [...tried.today, cell],
});

/** The most units of a kind that fit without malt, trying every order. */
export function mostByTrying(tried: Tried, kind: Kind, left: number, seen = new Set<string>()): number {
  let most = 0;
  for (const cell of left === 0 ? [] : takersOf(tried, kind)) {
    const next = withUnit(tried, kind, cell);
    const key = next.cells.join('');
    if (seen.has(key)) continue;
    seen.add(key);
    most = Math.max(most, 1 + mostByTrying(next, kind, left - 1, seen));
    if (most === left) break;
  }
  return most;
}

/** Whether a unit of yeast fits after some malt, trying every order. */
export function goesInByTrying(tried: Tried, seen = new Set<string>()): boolean {
  if (takersOf(tried, 'yeast').length > 0) return true;
  for (const malt of MALTS.filter((one) => tried.stores[one] > 0)) {
    const stores = { ...tried.stores, [malt]: tried.stores[malt] - 1 };
    for (const cell of takersOf(tried, malt)) {
      const next = { ...withUnit(tried, malt, cell), stores };
      const key = next.cells.join('');
      if (seen.has(key)) continue;
      seen.add(key);
      if (goesInByTrying(next, seen)) return true;
    }
  }
  return false;
}
