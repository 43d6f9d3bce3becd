import { type DyceAction, nameOf, SHOPS, SPACES, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../../lists.ts';
import { BARON_COUNT, LINE_LENGTH, type Market, NONE } from '../market.ts';
import type { Turn } from '../turns.ts';
import { SPACE_COUNT } from '../ways.ts';

/** How widely one looks for turns alone. */
export interface BreadthAlone {
  /** How many dice of each line are thought of when a shop is stocked, and when one is opened. */
  readonly toStock: number;
  readonly toOpen: number;
  /** How many of the best single actions are paired. */
  readonly pairs: number;
}

type Stock = Extract<DyceAction, { type: 'stock' }>;
type StockTurn = readonly [Stock];

export const REST: Turn = [{ type: 'done' }];
const SPACE_NUMBERS = Array.from({ length: SPACE_COUNT }, (_, space) => space);
const OPENINGS: readonly DyceAction[] = SPACE_NUMBERS.map((space) => ({ type: 'open', space: nameOf(space) }));
const STOCKS: readonly (readonly Stock[])[] = SPACE_NUMBERS.map((space) =>
  WHISKIES.map((whisky) => ({ type: 'stock', space: nameOf(space), whisky })),
);

const stockOf = (space: number, whisky: number): Stock => (STOCKS[space] ?? never())[whisky] ?? never();

const isFree = ({ barons }: Market, space: number): boolean => !barons.includes(space);

/** Own shops on which no baron stands. */
const openShops = (market: Market): number[] =>
  SPACES.filter((space) => market.owners[space] !== NONE && isFree(market, space));

/** The colours among so many first dice of the lines. */
function coloursWanted({ colours }: Market, dice: number): number[] {
  let bits = 0;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    for (let i = 0; i < dice; i++) bits |= 1 << (colours[baron * LINE_LENGTH + i] ?? never());
  }
  return WHISKIES.flatMap((_, whisky) => (bits & (1 << whisky) ? [whisky] : []));
}

/** Every shop with all that some baron looks for. */
export function stocksIn(market: Market, { toStock }: BreadthAlone): StockTurn[] {
  const wanted = coloursWanted(market, toStock);
  return openShops(market).flatMap((space) =>
    wanted.filter((whisky) => market.stock[space] !== whisky).map((whisky): StockTurn => [stockOf(space, whisky)]),
  );
}

/** A new shop anywhere; stocked at once if there is another action. */
export function openingsIn(market: Market, actions: number, { toOpen }: BreadthAlone): Turn[] {
  if (market.pounds[0] === 0 || market.shops[0] === SHOPS) return [];
  const spaces = SPACES.filter((space) => market.owners[space] === NONE && isFree(market, space));
  if (actions === 1) return spaces.map((space): Turn => [OPENINGS[space] ?? never()]);
  const wanted = coloursWanted(market, toOpen);
  return spaces.flatMap((space) => wanted.map((whisky): Turn => [OPENINGS[space] ?? never(), stockOf(space, whisky)]));
}

/** Two shops swap their whiskies: barons who were nearly there turn round. */
export function swapsIn(market: Market): Turn[] {
  const { stock } = market;
  const shops = openShops(market).filter((space) => stock[space] !== NONE);
  return shops.flatMap((a, i) =>
    shops
      .slice(i + 1)
      .filter((b) => stock[a] !== stock[b])
      .map((b): Turn => [stockOf(a, stock[b] ?? never()), stockOf(b, stock[a] ?? never())]),
  );
}

/** Two single stockings as one turn. */
export const pairsOf = (singles: readonly StockTurn[]): Turn[] =>
  singles.flatMap((a, i) =>
    singles.slice(i + 1).flatMap((b) => (spaceOf(a) === spaceOf(b) ? [] : [[...a, ...b] as const])),
  );

const spaceOf = ([stock]: StockTurn): string => stock.space;
