/** Values the plan cannot compute, in turns unless it says otherwise; tuned by playing. */
export const WEIGHTS = {
  /** A card from the deck, some of which one would rather not have. */
  card: 0.4,
  /** The part of a token that a barrel on a later way is worth: it pays in every other turn, and seldom lies on the best way. */
  barrel: 0.35,
  /** The least gain for which to use an expert, 50/50, the smuggler, a flight, and ten fields without a roll. */
  expert: 0.9,
  fifty: 0.45,
  robbie: 1.5,
  flight: 0.7,
  lucky: 0.6,
  /** The least gain for which to attack while a rival is so many turns from the goal; less then, the nearer he is. */
  attack: 4,
  patience: 9,
  /** How far ahead one has to be of a rival to be sure of it. */
  doubt: 2.5,
  /** Turns that one loses by what lies before one. */
  open: { hangover: 2.5, prohibition: 2, truck: -2, carriage: -1, 'flight-return': 0 },
  /** Points that six tokens are worth before they are handed in, and each token beyond. */
  stash: 3.5,
  spare: 0.2,
  /** The least gain for which to double tokens, and to exchange a card for a bottle. */
  doubling: 1,
  exchange: 0.5,
} as const;
