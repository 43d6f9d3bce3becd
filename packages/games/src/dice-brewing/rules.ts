import { isOneOf, must, type Seat } from '@taproom/engine';
import {
  COINS_FOR_XP,
  COLOURS,
  type Colour,
  DIE_XP,
  type Effect,
  MALT_AND_HOPS,
  RECIPES_TO_END,
  type Resource,
  SPACE_RULES,
  SPACES,
  type Space,
  TOKENS,
  UNLUCKY_COINS,
  USERS,
} from './components.ts';
import { isUnlucky, isUsable, type Usable, usableAmong } from './dice.ts';
import type { Brewer, BrewingState, Die, Placed, Store } from './state.ts';

export const STORES = ['reserve', 'warehouse'] as const satisfies readonly Store[];

export const brewerAt = ({ brewers }: BrewingState, seat: Seat): Brewer => must(brewers[seat]);

export const nextSeat = ({ brewers }: BrewingState, seat: Seat): Seat => (seat + 1) % brewers.length;

/** All seats, starting with the holder of the season token. */
export const inOrder = ({ brewers, first }: BrewingState): readonly Seat[] =>
  must(must(IN_ORDER[brewers.length])[first]);

/** By number of players and first seat. */
const IN_ORDER: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 5 }, (_, seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
);

/** Odd rounds are winter, even ones summer. */
export const seasonOf = (round: number): 'winter' | 'summer' => (round % 2 === 1 ? 'winter' : 'summer');

export function tokensOf({ tokens }: Brewer): number {
  let sum = 0;
  for (const token of TOKENS) sum += tokens[token];
  return sum;
}

// Spaces

/** BR-4: each player uses a space once a round, and only so many players use the same space. */
export function isFree(state: BrewingState, seat: Seat, space: Space): boolean {
  const { brewers, round } = state;
  if (round < SPACE_RULES[space].opens || brewerAt(state, seat).board[space]) return false;
  let users = 0;
  for (const { board } of brewers) if (board[space]) users++;
  return users < must(USERS[brewers.length]);
}

/** Spaces whose effects are still to come. */
export const waitingSpaces = ({ board }: Brewer): Space[] => SPACES.filter((space) => board[space]?.waiting);

export const placedOn = (brewer: Brewer, space: Space): Placed => must(brewer.board[space]);

/** Whether the supply has what a space gives. */
export function isInStock({ supply, seeds }: BrewingState, { gain }: Effect): boolean {
  if (gain === 'seeds') return seeds > 0;
  return isOneOf(COLOURS, gain) ? supply[gain] > 0 : true;
}

/** SK2: the colours in which the seat has a die to give and the supply has one (BR-16). */
export const exchangeable = (state: BrewingState, seat: Seat): Resource[] =>
  MALT_AND_HOPS.filter((colour) => isExchangeable(state, seat, colour));

function isExchangeable(state: BrewingState, seat: Seat, colour: Resource): boolean {
  const { reserve, warehouse } = brewerAt(state, seat);
  return state.supply[colour] > 0 && (hasUsable(reserve, colour) || hasUsable(warehouse, colour));
}

/** Whether one of the dice can be used and is of the colour, if one is named. */
export function hasUsable(dice: readonly Die[], colour?: Colour): boolean {
  for (const die of dice) if (isUsable(die) && (colour === undefined || die.colour === colour)) return true;
  return false;
}

/** A brewer's usable dice, equal ones in a store once. */
export type Stock = Readonly<Record<Store, readonly Usable[]>>;

export const stockOf = ({ reserve, warehouse }: Brewer): Stock => ({
  reserve: usableAmong(reserve),
  warehouse: usableAmong(warehouse),
});

// Money

/** Coins from unlucky dice in the reserve that are left in this purchase phase; locked dice give none. */
export function luckLeft({ reserve }: Brewer, spent: number): number {
  let lucky = 0;
  for (const die of reserve) if (isUnlucky(die) && isUsable(die)) lucky++;
  const ones = Math.min(lucky, UNLUCKY_COINS.length - 1);
  return Math.max(0, must(UNLUCKY_COINS[ones]) - spent);
}

// The end

/** Every die a brewer has in some place. */
export function allDice(brewer: Brewer): Die[] {
  const onBoard = Object.values(brewer.board).flatMap(({ piece, speeder }) => [piece, speeder]);
  const lying = [...onBoard, brewer.onMarket].filter((piece) => piece !== null && piece !== 'seed');
  return [...brewer.reserve, ...brewer.warehouse, ...lying];
}

/** Every die of a seat, including those in transit: about to be kept, or named as payment. */
export function diceOf(state: BrewingState, seat: Seat): Die[] {
  const inHand = state.stack.flatMap((frame) => {
    if (!('seat' in frame) || frame.seat !== seat) return [];
    return frame.at === 'keep' ? [frame.die] : frame.at === 'pay' ? frame.dice : [];
  });
  return [...allDice(brewerAt(state, seat)), ...inHand];
}

export function scoreParts(state: BrewingState, seat: Seat): { name: string; value: number }[] {
  const { xp, coins } = brewerAt(state, seat);
  return [
    { name: 'xp', value: xp },
    { name: 'coins', value: Math.floor(coins / COINS_FOR_XP) },
    { name: 'dice', value: diceOf(state, seat).reduce((sum, { colour }) => sum + DIE_XP[colour], 0) },
  ];
}

export const brewedInAll = ({ brewers }: BrewingState): number =>
  brewers.reduce((sum, { recipes }) => sum + recipes.length, 0);

export const isBrewedOut = (state: BrewingState): boolean =>
  brewedInAll(state) >= must(RECIPES_TO_END[state.brewers.length]);
