import { LOST_COST, REGIONS, type SeenTraveller, TOKENS, type WhiskyView } from '@taproom/games/whisky-game';
import { WEIGHTS } from './weights.ts';

/** The assumed points of an unseen lost bottle. */
export const LOST_BOTTLE = 6;
const OPEN_CARDS = ['truck', 'carriage', 'hangover', 'prohibition'] as const;

/** The points of a traveller, hidden ones as far as they can be known. */
export const pointsAt = ({ points, lostPoints, lostCount }: SeenTraveller): number =>
  points + (lostPoints ?? lostCount * LOST_BOTTLE);

/** Points that are still missing to the goal. */
export const pointsMissing = ({ target }: WhiskyView, traveller: SeenTraveller): number =>
  Math.max(0, target - pointsAt(traveller));

/** A traveller's possessions in points: bottles, as far as they count, and everything that helps to get more. */
export function standingOf(view: WhiskyView, traveller: SeenTraveller): number {
  const regions = REGIONS.length - traveller.missingRegions.length;
  return view.target - pointsMissing(view, traveller) + WEIGHTS.region * regions + beltOf(traveller);
}

function beltOf({ open, tokens, handCount, missing }: SeenTraveller): number {
  let sum = WEIGHTS.card * handCount + WEIGHTS.missing * missing;
  for (const card of OPEN_CARDS) if (open.includes(card)) sum += WEIGHTS[card];
  for (const token of TOKENS) {
    const useful = Math.min(LOST_COST, tokens[token]);
    sum += WEIGHTS.token * useful + WEIGHTS.spareToken * (tokens[token] - useful);
  }
  return sum;
}
