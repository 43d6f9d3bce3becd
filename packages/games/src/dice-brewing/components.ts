export const COLOURS = ['yellow', 'black', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The ingredients of beer; blue dice are skill. */
export const MALT_AND_HOPS = ['yellow', 'black', 'green'] as const;
export type Resource = (typeof MALT_AND_HOPS)[number];

export const DICE: Readonly<Record<Colour, number>> = { yellow: 14, black: 14, green: 12, blue: 10 };
export const SEEDS = 6;
export const OF_EACH = 3;

export const INGREDIENTS = ['fruit', 'spices', 'malt', 'honey', 'hops'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

export const TOKENS = ['raise', 'reroll', 'lock', 'withdraw', 'blockBuilding', 'blockRecipe'] as const;
export type Token = (typeof TOKENS)[number];

export const INGREDIENT_PRICES: Readonly<Record<Ingredient, number>> = {
  fruit: 2,
  spices: 3,
  malt: 3,
  honey: 4,
  hops: 4,
};
export const TOKEN_PRICES: Readonly<Record<Token, number>> = {
  raise: 2,
  reroll: 2,
  lock: 2,
  withdraw: 3,
  blockBuilding: 3,
  blockRecipe: 3,
};

/** How much a blue die takes off the price of an ingredient. */
export function discount(ingredient: Ingredient, value: number): number {
  if (ingredient === 'spices' || ingredient === 'malt') return value >= 4 ? 1 : 0;
  if (ingredient === 'honey' || ingredient === 'hops') return Math.max(0, value - 4);
  return 0;
}

export const BUILDINGS = ['MH', 'HP', 'SK', 'SD'] as const;
export type Building = (typeof BUILDINGS)[number];

/** The effect of a space on the piece placed there. */
export type Effect =
  /** A die of this colour in exchange for the piece, which goes to the supply. */
  | { readonly gain: Colour }
  /** The die itself, one pip higher. */
  | { readonly gain: 'pip' }
  | { readonly gain: 'seeds'; readonly count: number }
  | { readonly gain: 'coins'; readonly count: number }
  /** At once: reroll own dice, or exchange one with the supply. */
  | { readonly gain: 'reroll' | 'exchange' };

interface SpaceRule {
  /** The first round in which it can be used. */
  readonly opens: number;
  /** A seed, or a die of one of these colours with at least this value. */
  readonly takes: 'seed' | readonly Colour[];
  readonly least: number;
  readonly effect: Effect;
  /** The blue die that triggers the effect at once; null if it is immediate anyway, or never. */
  readonly speed: number | null;
}

const MALTS = ['yellow', 'black'] as const;

export const SPACES = ['MH1', 'MH2', 'MH3', 'HP1', 'HP2', 'SK1', 'SK2', 'SK3', 'SD1', 'SD2', 'SD3'] as const;
export type Space = (typeof SPACES)[number];

export const SPACE_RULES: Readonly<Record<Space, SpaceRule>> = {
  MH1: { opens: 1, takes: 'seed', least: 0, effect: { gain: 'yellow' }, speed: 3 },
  MH2: { opens: 1, takes: ['yellow'], least: 1, effect: { gain: 'black' }, speed: 3 },
  MH3: { opens: 1, takes: MALTS, least: 1, effect: { gain: 'pip' }, speed: 2 },
  HP1: { opens: 1, takes: 'seed', least: 0, effect: { gain: 'green' }, speed: 3 },
  HP2: { opens: 1, takes: ['green'], least: 1, effect: { gain: 'pip' }, speed: 2 },
  SK1: { opens: 2, takes: ['blue'], least: 2, effect: { gain: 'reroll' }, speed: null },
  SK2: { opens: 2, takes: ['blue'], least: 3, effect: { gain: 'exchange' }, speed: null },
  SK3: { opens: 2, takes: ['blue'], least: 5, effect: { gain: 'blue' }, speed: null },
  SD1: { opens: 3, takes: ['yellow', 'green'], least: 1, effect: { gain: 'seeds', count: 2 }, speed: 3 },
  SD2: { opens: 3, takes: ['black'], least: 1, effect: { gain: 'coins', count: 4 }, speed: 3 },
  SD3: { opens: 3, takes: ['blue'], least: 1, effect: { gain: 'coins', count: 4 }, speed: 4 },
};

export const buildingOf = (space: Space): Building => space.slice(0, 2) as Building;

export const MARKET_OPENS = 2;
export const BLACK_MARKET_OPENS = 3;
export const PIECES_A_TURN = 2;
export const START_COINS = 2;
/**
 * BR-29: extra coins by number of players, in the order of play; with two and four players the last has an advantage.
 */
export const COINS_BY_ORDER: Readonly<Record<number, readonly number[]>> = { 2: [3, 0], 4: [2, 3, 3, 0] };
/** BR-14. */
export const MOST_ROUNDS = 30;

/** BR-32: whether a word names a last round. */
export const isRoundWord = (word: string): boolean => /^[1-9]\d?$/.test(word) && Number(word) <= MOST_ROUNDS;
export const MOST_PIPS = 6;

/** By number of players: recipes on display, users of one space per round, and recipes that end the game. */
export const DISPLAYED: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4 };
export const USERS: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3 };
export const RECIPES_TO_END: Readonly<Record<number, number>> = { 2: 10, 3: 15, 4: 20 };

/** Coins for dice that show 1, by their number; more than four count as four. */
export const UNLUCKY_COINS: readonly number[] = [0, 0, 2, 4, 6];

/** Final XP for each die, wherever it lies. */
export const DIE_XP: Readonly<Record<Colour, number>> = { yellow: 1, black: 2, green: 1, blue: 0 };
export const COINS_FOR_XP = 2;
