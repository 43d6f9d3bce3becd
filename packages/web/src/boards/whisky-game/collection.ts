import {
  type Bottle,
  bottleOf,
  REGIONS,
  type Region,
  type SeenTraveller,
  TOKENS,
  type Token,
} from '@taproom/games/whisky-game';

/** The bottles of one region, or those without. */
export interface Board {
  readonly region: Region | null;
  readonly bottles: readonly Bottle[];
}

const inOrder = (bottles: readonly Bottle[]): Bottle[] =>
  [...bottles].sort((a, b) => bottleOf(b).points - bottleOf(a).points || a.localeCompare(b));

/** A collection as it stands on its shelf: a board for each region, and one for bottles without. */
export const shelfOf = ({ bottles, lost }: SeenTraveller): Board[] =>
  [...REGIONS, null].map((region) => ({
    region,
    bottles: inOrder([...bottles, ...(lost ?? [])].filter((bottle) => bottleOf(bottle).region === region)),
  }));

/** All points one knows of. */
export const pointsKnown = ({ points, lostPoints }: SeenTraveller): number => points + (lostPoints ?? 0);

/** Points that are still missing to win; none below zero. */
export const pointsToGo = (traveller: SeenTraveller, target: number): number =>
  Math.max(0, target - pointsKnown(traveller));

type Tokens = Readonly<Record<Token, number>>;

/** What a lost bottle still lacks, token by token, after a swap at a pub. */
export function afterSwap(tokens: Tokens, give: Token, take: Token): Tokens {
  return { ...tokens, [give]: tokens[give] - 2, [take]: tokens[take] + 1 };
}

/** How many tokens are missing for a lost bottle: two of each kind, or any six where all kinds count alike. */
export function missingFor(tokens: Tokens, isWild: boolean): number {
  if (isWild) return Math.max(0, 6 - TOKENS.reduce((sum, token) => sum + tokens[token], 0));
  return TOKENS.reduce((sum, token) => sum + Math.max(0, 2 - tokens[token]), 0);
}
