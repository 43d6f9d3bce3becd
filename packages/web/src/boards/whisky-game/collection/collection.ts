import {
  type Bottle,
  bottleOf,
  REGIONS,
  type Region,
  type SeenTraveller,
  TOKENS,
  type Token,
} from '@taproom/games/whisky-game/shown';

/** The bottles of one region, or those without one. */
export interface Board {
  readonly region: Region | null;
  readonly bottles: readonly Bottle[];
}

const inOrder = (bottles: readonly Bottle[]): Bottle[] =>
  [...bottles].sort((a, b) => bottleOf(b).points - bottleOf(a).points || a.localeCompare(b));

/** A collection on its shelf: a board for each region, and one for bottles without. */
export const shelfOf = ({ bottles, lost }: SeenTraveller): Board[] =>
  [...REGIONS, null].map((region) => ({
    region,
    bottles: inOrder([...bottles, ...(lost ?? [])].filter((bottle) => bottleOf(bottle).region === region)),
  }));

/** All points the viewer knows of. */
export const pointsKnown = ({ points, lostPoints }: SeenTraveller): number => points + (lostPoints ?? 0);

/** Points still missing to win; never below zero. */
export const pointsToGo = (traveller: SeenTraveller, target: number): number =>
  Math.max(0, target - pointsKnown(traveller));

type Tokens = Readonly<Record<Token, number>>;

/** What a lost bottle still lacks after a swap at a pub, token by token. */
export function afterSwap(tokens: Tokens, give: Token, take: Token): Tokens {
  return { ...tokens, [give]: tokens[give] - 2, [take]: tokens[take] + 1 };
}

/** How many tokens are missing for a lost bottle: two of each kind, or any six where tokens are wild. */
export function missingFor(tokens: Tokens, isWild: boolean): number {
  if (isWild) return Math.max(0, 6 - TOKENS.reduce((sum, token) => sum + tokens[token], 0));
  return TOKENS.reduce((sum, token) => sum + Math.max(0, 2 - tokens[token]), 0);
}
