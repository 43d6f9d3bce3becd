import { LOST_COST, TOKENS, type Traveller } from '@taproom/games/whisky-game';
import { countOf, type Tokens, usefulOf } from '../veteran/stash.ts';
import { WEIGHTS } from './weights.ts';

type Character = Traveller['character'];

const PRICE = LOST_COST * TOKENS.length;
/** The worth of a surplus token, compared with a needed one: there may be no pub on the way. */
const LEFT_OVER = 1 / 3;

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
