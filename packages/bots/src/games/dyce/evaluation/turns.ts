import type { Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce, nameOf, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { add, BARON_COUNT, LINE_LENGTH, type Market, NATURAL_COUNT, numberOf } from './market.ts';
import { SPACE_COUNT, stepsBetween } from './ways.ts';

export const ACTIONS_A_TURN = 2;

/** A seat's turn: one or two actions, or a rest. */
export type Turn = readonly [DyceAction, ...DyceAction[]];

/** How widely one looks for turns. */
export interface Breadth {
  /** How many dice of each line count. */
  readonly dice: number;
  /** How far a baron may be from a shop that is opened for him. */
  readonly steps: number;
  /** How many of the best single actions are paired. */
  readonly pairs: number;
}

type Open = Extract<DyceAction, { type: 'open' }>;

const SPACE_NUMBERS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: SPACE_COUNT }, (_, space) => [nameOf(space), space]),
);
const spaceOf = (name: string): number => SPACE_NUMBERS.get(name) ?? never();

const STOCKS = Array.from({ length: SPACE_COUNT }, (_, space) =>
  WHISKIES.map((whisky) => ({ type: 'stock', space: nameOf(space), whisky }) as const),
);

/** The turns worth a thought, but for pairs: rests, single actions, and shops opened and stocked at once. */
export function turnsAt(state: DyceState, market: Market, seat: Seat, breadth: Breadth): Turn[] {
  const turns: Turn[] = [];
  const wanted = coloursWanted(market, breadth.dice, () => true);
  const hasTwo = actionsLeft(state) === ACTIONS_A_TURN;
  for (const action of dyce.legal(state, seat)) {
    if (action.type === 'open' && hasTwo) addOpenings(turns, state, market, action, breadth);
    else if (isSensible(state, action, wanted)) turns.push([action]);
  }
  return turns;
}

export function actionsLeft({ stack }: DyceState): number {
  const frame = stack.at(-1);
  return frame?.at === 'turn' ? ACTIONS_A_TURN - frame.actions : 0;
}

/** Stock only whiskies that some baron looks for; advertise only at shops that show one. */
function isSensible({ city }: DyceState, action: DyceAction, wanted: number): boolean {
  if (action.type === 'stock') return (wanted & (1 << numberOf(action.whisky))) !== 0;
  return action.type !== 'advertise' || city[spaceOf(action.space)]?.whisky !== null;
}

function addOpenings(turns: Turn[], { supply }: DyceState, market: Market, open: Open, { dice, steps }: Breadth): void {
  const space = spaceOf(open.space);
  const wanted = coloursWanted(market, dice, (baron) => stepsBetween(market.barons[baron] ?? never(), space) <= steps);
  for (let whisky = 0; whisky < WHISKIES.length; whisky++) {
    if ((wanted & (1 << whisky)) === 0 || supply[WHISKIES[whisky] ?? never()] === 0) continue;
    turns.push([open, (STOCKS[space] ?? never())[whisky] ?? never()]);
  }
}

/** The colours of the first dice of those barons, as bits. */
function coloursWanted({ colours }: Market, dice: number, counts: (baron: number) => boolean): number {
  let bits = 0;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    if (!counts(baron)) continue;
    for (let i = 0; i < dice; i++) bits |= 1 << (colours[baron * LINE_LENGTH + i] ?? never());
  }
  return bits;
}

/** Whether two actions can be done in one turn, and not one for nothing. */
export function canPair({ supply }: DyceState, { pounds }: Market, seat: Seat, a: DyceAction, b: DyceAction): boolean {
  if (a.type === 'stock' && b.type === 'stock') {
    return a.space !== b.space && (a.whisky !== b.whisky || supply[a.whisky] > 1);
  }
  return a.type !== 'advertise' || b.type !== 'advertise' || (pounds[seat] ?? never()) > 1;
}

/** Applies an action to the market. */
export function act(market: Market, seat: Seat, action: DyceAction): void {
  switch (action.type) {
    case 'open':
      market.owners[spaceOf(action.space)] = seat;
      add(market.shops, seat, 1);
      add(market.pounds, seat, -1);
      break;
    case 'stock':
      market.stock[spaceOf(action.space)] = numberOf(action.whisky);
      break;
    case 'advertise':
      add(market.adverts, spaceOf(action.space), 1);
      add(market.pounds, seat, -1);
      break;
    case 'pass':
      market.sealed[seat] = 1;
      break;
    case 'take':
      add(market.pounds, seat, 1);
      break;
    case 'choose':
      add(market.hands, seat * NATURAL_COUNT + numberOf(action.whisky), 1);
      break;
    default: // ending a turn changes nothing in the market
  }
}
