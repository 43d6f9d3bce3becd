/** What things are worth to one who looks no further than the next place, in points. */
export const WEIGHTS = {
  /** A region of which one had no bottle. */
  region: 7,
  /** A turn that passes. */
  turn: 1,
  /** A token towards a lost bottle, and one that is left over. */
  token: 0.7,
  spareToken: 0.2,
  card: 0.6,
  truck: 2,
  carriage: 1,
  hangover: -2,
  prohibition: -2,
  /** A turn to be missed. */
  missing: -1,
  /** A choice that a card gives, before it is made. */
  choice: 1.5,
  /** What a rival's lead takes away. */
  rival: 0.3,
} as const;
