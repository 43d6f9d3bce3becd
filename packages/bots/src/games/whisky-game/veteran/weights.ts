/** Values the plan cannot compute, in turns unless it says otherwise; tuned by playing. */
export const WEIGHTS = {
  /** A card from the deck, some of which one would rather not have. */
  card: 0.3,
  /** The least gain for which to use an expert, 50/50, the smuggler, a flight, and ten fields without a roll. */
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
  /** The cost of having to throw a six in every turn. */
  prohibition: 2,
  /** The least gain for which to double tokens, and to exchange a card for a bottle. */
  doubling: 1,
  exchange: 0.5,
} as const;
