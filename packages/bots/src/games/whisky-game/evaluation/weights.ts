/** The worth of things in points, looking no further than the next place. */
export const WEIGHTS = {
  /** A region of which one had no bottle. */
  region: 7,
  /** The part of that lost by a wrong answer: the way to another distillery of the region. */
  retry: 2.5,
  /** A turn that passes. */
  turn: 1,
  /** A token towards a lost bottle, and one that is left over. */
  token: 0.7,
  spareToken: 0.2,
  card: 0.6,
  /** A card from the deck, some of which one would rather not have. */
  draw: 0.6,
  truck: 2,
  carriage: 1,
  hangover: -2,
  prohibition: -2,
  /** A turn to be missed. */
  missing: -1,
  /** A choice that a card gives, before it is made. */
  choice: 1.5,
  /** How much a rival's lead counts. */
  rival: 0.3,
} as const;
