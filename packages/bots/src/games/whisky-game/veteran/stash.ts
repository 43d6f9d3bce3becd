import {
  abilityOf,
  LOST_BOTTLES,
  LOST_COST,
  LOST_POINTS,
  TOKENS,
  type Token,
  type Traveller,
} from '@taproom/games/whisky-game';
import { WEIGHTS } from './weights.ts';

type Character = Traveller['character'];
export type Tokens = Readonly<Record<Token, number>>;

/** The mean points of a lost bottle. */
export const LOST_WORTH = LOST_BOTTLES.reduce((sum, bottle) => sum + LOST_POINTS[bottle], 0) / LOST_BOTTLES.length;

const PRICE = LOST_COST * TOKENS.length;
/** So many of a kind are one of another at a pub. */
const SWAPPED = 2;
/** The worth of a surplus token, compared with a needed one: there may be no pub on the way. */
const LEFT_OVER = 1 / 3;

export const countOf = (tokens: Tokens): number => TOKENS.reduce((sum, token) => sum + tokens[token], 0);

/** How many of the tokens are part of the price of a lost bottle. */
export function usefulOf(character: Character, tokens: Tokens): number {
  if (abilityOf(character).type === 'wild') return Math.min(PRICE, countOf(tokens));
  return TOKENS.reduce((sum, token) => sum + Math.min(LOST_COST, tokens[token]), 0);
}

export const canRedeem = (character: Character, tokens: Tokens): boolean => usefulOf(character, tokens) === PRICE;

/** The worth of tokens in points. */
function stashOf(character: Character, tokens: Tokens): number {
  const useful = usefulOf(character, tokens);
  const left = countOf(tokens) - useful;
  if (useful === PRICE) return WEIGHTS.stash + WEIGHTS.spare * left;
  return (WEIGHTS.stash / PRICE) * Math.min(PRICE - LEFT_OVER, useful + LEFT_OVER * left);
}

/** Points that are still to be found by other means; tokens alone never make up for the last one. */
export const pointsNeeded = (points: number, character: Character, tokens: Tokens): number =>
  points <= 0 ? 0 : Math.max(1, points - stashOf(character, tokens));

/** The tokens that are left when a lost bottle is paid for. */
export function paid(character: Character, tokens: Tokens): Tokens {
  if (abilityOf(character).type === 'wild') return { barley: countOf(tokens) - PRICE, water: 0, yeast: 0 };
  return mapTokens((token) => tokens[token] - LOST_COST);
}

/** The tokens after a pub, where surplus ones are swapped for missing ones. */
export function afterSwaps(tokens: Tokens): Tokens {
  const then = { ...tokens };
  for (;;) {
    const give = TOKENS.find((token) => then[token] >= LOST_COST + SWAPPED);
    const take = TOKENS.find((token) => then[token] < LOST_COST);
    if (!give || !take) return then;
    then[give] -= SWAPPED;
    then[take]++;
  }
}

export const doubled = (tokens: Tokens): Tokens => mapTokens((token) => 2 * tokens[token]);

export const swapped = (tokens: Tokens, give: Token, take: Token): Tokens => ({
  ...tokens,
  [give]: tokens[give] - SWAPPED,
  [take]: tokens[take] + 1,
});

export const mapTokens = (count: (token: Token) => number): Tokens => ({
  barley: count('barley'),
  water: count('water'),
  yeast: count('yeast'),
});
