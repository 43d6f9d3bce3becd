import type { Seat } from '@taproom/engine';
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
import { distinct, isUnlucky, isUsable } from './dice.ts';
import type { Brewer, BrewingState, Die, Placed, Store } from './state.ts';

export const STORES = ['reserve', 'warehouse'] as const satisfies readonly Store[];

export const brewerAt = ({ brewers }: BrewingState, seat: Seat): Brewer => brewers[seat] as Brewer;

export const nextSeat = ({ brewers }: BrewingState, seat: Seat): Seat => (seat + 1) % brewers.length;

/** Everyone, beginning with the holder of the season token. */
export const inOrder = ({ brewers, first }: BrewingState): Seat[] =>
  brewers.map((_, i) => (first + i) % brewers.length);

/** Odd rounds are winter, even ones summer. */
export const seasonOf = (round: number): 'winter' | 'summer' => (round % 2 === 1 ? 'winter' : 'summer');

export const tokensOf = ({ tokens }: Brewer): number => TOKENS.reduce((sum, token) => sum + tokens[token], 0);

// Spaces

/** BR-4: one's own space is used once a round, and the same space by so many players. */
export function isFree(state: BrewingState, seat: Seat, space: Space): boolean {
  if (brewerAt(state, seat).board[space] || state.round < SPACE_RULES[space].opens) return false;
  const users = state.brewers.filter(({ board }) => board[space]).length;
  return users < (USERS[state.brewers.length] as number);
}

/** Effects that are still to come, by space. */
export const waitingSpaces = ({ board }: Brewer): Space[] => SPACES.filter((space) => board[space]?.waiting);

export const placedOn = (brewer: Brewer, space: Space): Placed => brewer.board[space] as Placed;

/** Whether what a space gives is there to be given. */
export function isInStock({ supply, seeds }: BrewingState, { gain }: Effect): boolean {
  if (gain === 'seeds') return seeds > 0;
  return (COLOURS as readonly string[]).includes(gain) ? supply[gain as Colour] > 0 : true;
}

/** SK2: the colours of which one has a die to give and the supply has any (BR-16). */
export const exchangeable = (state: BrewingState, seat: Seat): Resource[] =>
  MALT_AND_HOPS.filter((colour) => state.supply[colour] > 0 && ownOf(state, seat, colour).length > 0);

/** One of each kind of usable dice of a colour, with where they lie. */
export function ownOf(state: BrewingState, seat: Seat, colour: Colour): { from: Store; die: Die }[] {
  const brewer = brewerAt(state, seat);
  return STORES.flatMap((from) => usable(brewer, from, [colour]).map((die) => ({ from, die })));
}

/** One of each kind of dice that can be used, of these colours, in a store. */
export const usable = (brewer: Brewer, from: Store, colours: readonly Colour[] = COLOURS): Die[] =>
  distinct(brewer[from].filter((die) => isUsable(die) && colours.includes(die.colour)));

// Money

/** What unlucky dice in the reserve stand for in this purchase phase, less what was spent of it; locked ones are no use. */
export function luckLeft({ reserve }: Brewer, spent: number): number {
  const lucky = reserve.filter((die) => isUnlucky(die) && isUsable(die));
  const ones = Math.min(lucky.length, UNLUCKY_COINS.length - 1);
  return Math.max(0, (UNLUCKY_COINS[ones] as number) - spent);
}

// The end

/** Every die of a brewer that lies somewhere. */
export function allDice(brewer: Brewer): Die[] {
  const onBoard = Object.values(brewer.board).flatMap(({ piece, speeder }) => [piece, speeder]);
  const lying = [...onBoard, brewer.onMarket].filter((piece) => piece !== null && piece !== 'seed');
  return [...brewer.reserve, ...brewer.warehouse, ...lying];
}

/** Every die of a seat, also those between two places: about to be kept, or named as payment. */
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
  brewedInAll(state) >= (RECIPES_TO_END[state.brewers.length] as number);
