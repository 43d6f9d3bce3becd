/** What the plan cannot work out, in turns unless it says otherwise; found by playing. */
export const WEIGHTS = {
  /** A card from the deck, some of which one would rather not have. */
  card: 0.3,
  /** What one wants for an expert's help, for 50/50, for a flight, and for going ten fields without a roll. */
  expert: 1.2,
  fifty: 0.6,
  robbie: 1.5,
  flight: 0.7,
  luck: 0.6,
  /** Points that six tokens are worth before they are handed in, and each token beyond. */
  stash: 3.5,
  spare: 0.2,
  /** How near to winning a rival must be to be attacked. */
  danger: 9,
  /** How much less there must be to fear after an attack, from 0 to 1. */
  relief: 0.1,
  /** What a throw for a six in every turn costs. */
  prohibition: 2,
  /** What one wants for doubling tokens, and for exchanging a card for a bottle. */
  doubling: 1,
  exchange: 0.5,
} as const;
