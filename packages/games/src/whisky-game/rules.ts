import { must, type Seat } from '@taproom/engine';
import {
  abilityOf,
  BOTTLES,
  type Bottle,
  bottleFrom,
  bottleOf,
  type Card,
  LEVELS,
  type Level,
  LOST_COST,
  POINTS,
  TOKENS,
  type Token,
} from './components.ts';
import { type Field, type FieldId, fieldOf, REGIONS, type Region } from './map/index.ts';
import type { OpenCard, Traveller, WhiskyState } from './state.ts';

export const travellerAt = ({ travellers }: WhiskyState, seat: Seat): Traveller => must(travellers[seat]);

export const nextSeat = ({ travellers }: WhiskyState, seat: Seat): Seat => (seat + 1) % travellers.length;

export const othersOf = ({ travellers }: WhiskyState, seat: Seat): Seat[] =>
  [...travellers.keys()].filter((other) => other !== seat);

export function fieldAt({ at }: Traveller): Field {
  if (at === null) throw new Error('the journey has not begun');
  return fieldOf(at);
}

export const hasOpen = ({ open }: Traveller, card: OpenCard): boolean => open.includes(card);

// Tokens

type Tokens = Readonly<Record<Token, number>>;

export const noTokens = (): Record<Token, number> => ({ barley: 0, water: 0, yeast: 0 });

export const countOf = (tokens: Tokens): number => TOKENS.reduce((sum, token) => sum + tokens[token], 0);

/** A player's price for a lost bottle; undefined if it cannot be paid. Any six tokens do for Friar John Cor (WG-32). */
export function lostPrice({ character, tokens }: Pick<Traveller, 'character' | 'tokens'>): Tokens | undefined {
  if (abilityOf(character).type === 'wild') return sixOf(tokens);
  const price = { barley: LOST_COST, water: LOST_COST, yeast: LOST_COST };
  return TOKENS.every((token) => tokens[token] >= LOST_COST) ? price : undefined;
}

/** Six tokens, taken one by one from the most numerous kind. */
function sixOf(tokens: Tokens): Tokens | undefined {
  const needed = LOST_COST * TOKENS.length;
  if (countOf(tokens) < needed) return undefined;
  const left = { ...tokens };
  const price = noTokens();
  for (let i = 0; i < needed; i++) {
    const most = TOKENS.reduce((best, token) => (left[token] > left[best] ? token : best));
    left[most]--;
    price[most]++;
  }
  return price;
}

// Bottles

/** The bottles of a traveller, in full or as seen. */
interface Collector {
  readonly bottles: readonly Bottle[];
}

/** Whether a distillery still has a bottle. */
export const isInStock = (collectors: readonly Collector[], bottle: Bottle): boolean =>
  !collectors.some(({ bottles }) => bottles.includes(bottle));

/** The points of the bottles left at a distillery. */
export const stockAt = (collectors: readonly Collector[], distillery: FieldId): number[] =>
  LEVELS.map((level) => POINTS[level]).filter((points) => isInStock(collectors, bottleFrom(distillery, points)));

/** Whether a collector has a bottle of this distillery, whatever its points. */
export const ownsFrom = ({ bottles }: Collector, distillery: FieldId): boolean =>
  bottles.some((bottle) => bottleOf(bottle).distillery === distillery);

const DISTILLERY_BOTTLES = BOTTLES.filter(({ kind }) => kind === 'distillery');

/** Distillery bottles in stock, from distilleries where the seat has none yet. */
export function openTo({ travellers }: WhiskyState, seat: Seat): Bottle[] {
  const taken = new Set(travellers.flatMap(({ bottles }) => bottles));
  const known = new Set(travellers[seat]?.bottles.map((bottle) => bottleOf(bottle).distillery));
  return DISTILLERY_BOTTLES.filter(({ word, distillery }) => !taken.has(word) && !known.has(distillery)).map(
    ({ word }) => word,
  );
}

/** How often a bottle's points count for a player: more than once by some characters. */
export function factorOf(character: Traveller['character'], bottle: Bottle): number {
  const ability = abilityOf(character);
  return ability.type === 'multiply' && ability.distillery === bottleOf(bottle).distillery ? ability.factor : 1;
}

/** A bottle's points for a player, whose character may multiply them. */
export const worthOf = (character: Traveller['character'], bottle: Bottle): number =>
  bottleOf(bottle).points * factorOf(character, bottle);

export const regionsOf = ({ bottles }: Collector): Region[] =>
  REGIONS.filter((region) => bottles.some((bottle) => bottleOf(bottle).region === region));

/** All points, including those of hidden bottles. */
export const pointsOf = ({ character, bottles, lost }: Traveller): number =>
  [...bottles, ...lost].reduce((sum, bottle) => sum + worthOf(character, bottle), 0);

/** WG-1: a bottle of every region, and enough points. */
export const hasReachedGoal = ({ target }: WhiskyState, traveller: Traveller): boolean =>
  regionsOf(traveller).length === REGIONS.length && pointsOf(traveller) >= target;

// Distilleries

/** The levels whose bottle is in stock, if the player has none of this distillery. */
function levelsAt({ travellers }: WhiskyState, traveller: Traveller, distillery: FieldId): Level[] {
  if (ownsFrom(traveller, distillery)) return [];
  return LEVELS.filter((level) => isInStock(travellers, bottleFrom(distillery, POINTS[level])));
}

/** WG-23: with Robbie MacPherson, the levels of which some distillery has a bottle. */
function levelsToSmuggle(state: WhiskyState, seat: Seat): Level[] {
  const bottles = openTo(state, seat).map((bottle) => bottleOf(bottle).points);
  return LEVELS.filter((level) => bottles.includes(POINTS[level]));
}

/** The levels on offer where the pawn stands; none where the last question was asked. */
export function levelsFor(state: WhiskyState, seat: Seat, smuggling: boolean): Level[] {
  const traveller = travellerAt(state, seat);
  const { id } = fieldAt(traveller);
  if (traveller.lastAsked === id) return [];
  return smuggling ? levelsToSmuggle(state, seat) : levelsAt(state, traveller, id);
}

/** Cards in hand are secret, so their holder is always asked (WG-27). */
export const hasCards = ({ hand }: Traveller): boolean => hand.length > 0;

export const holds = ({ hand }: Traveller, card: Card): boolean => hand.includes(card);
