import {
  COLOURS,
  type Colour,
  type Die,
  INGREDIENTS,
  type Ingredient,
  type Placed,
  SPACE_RULES,
  SPACES,
  type Space,
  type Store,
  TOKENS,
  type Token,
} from '@taproom/games/dice-brewing';

/** Colours are numbers here, in the order of the game's list. */
export const COLOUR_COUNT = COLOURS.length;
const NUMBERS: Readonly<Record<Colour, number>> = { yellow: 0, black: 1, green: 2, blue: 3 };
export const numberOf = (colour: Colour): number => NUMBERS[colour];
export const BLUE = NUMBERS.blue;

/** Values go from 0, not rolled yet, to 6. */
export const VALUES = 7;
export const MOST_PIPS = 6;
export const placeOf = (colour: number, value: number): number => colour * VALUES + value;

/** What a brewer has that can decide what it is worth, as numbers in one piece, to be copied and changed quickly. */
export interface Brewery {
  /** Everything below. */
  readonly all: Int16Array;
  /** By colour: dice that the next round rolls, be they in the reserve, in use, or still to come. */
  readonly loose: Int16Array;
  /** By colour and value: dice in the warehouse. */
  readonly stored: Int16Array;
  /** Those of them that will be there only after this round's brewing. */
  readonly late: Int16Array;
  /** In the order of the game's lists. */
  readonly ingredients: Int16Array;
  readonly tokens: Int16Array;
  /** By `SEEDS` and the others below. */
  readonly goods: Int16Array;
}

export const SEEDS = 0;
export const COINS = 1;
export const XP = 2;
/** Tokens still to be chosen. */
export const CLAIMS = 3;
const GOODS = 4;

const SIZES = [
  COLOUR_COUNT,
  COLOUR_COUNT * VALUES,
  COLOUR_COUNT * VALUES,
  INGREDIENTS.length,
  TOKENS.length,
  GOODS,
] as const;

export function emptyBrewery(): Brewery {
  const all = new Int16Array(SIZES.reduce<number>((sum, size) => sum + size, 0));
  let end = 0;
  const [loose, stored, late, ingredients, tokens, goods] = SIZES.map((size) => {
    end += size;
    return all.subarray(end - size, end);
  }) as [Int16Array, Int16Array, Int16Array, Int16Array, Int16Array, Int16Array];
  return { all, loose, stored, late, ingredients, tokens, goods };
}

export function add(numbers: Int16Array, place: number, count: number): void {
  numbers[place] = (numbers[place] as number) + count;
}

/** A die as far as it matters. */
export type Pips = Readonly<Pick<Die, 'colour' | 'value'>>;

export const loosen = ({ loose }: Brewery, colour: Colour): void => add(loose, NUMBERS[colour], 1);
export const putAway = ({ stored }: Brewery, { colour, value }: Pips): void =>
  add(stored, placeOf(NUMBERS[colour], value), 1);

export function takeFrom({ loose, stored }: Brewery, from: Store, { colour, value }: Pips): void {
  if (from === 'reserve') add(loose, NUMBERS[colour], -1);
  else add(stored, placeOf(NUMBERS[colour], value), -1);
}

/** A brewer of the state, as far as it matters. */
export interface SceneBrewer {
  readonly reserve: readonly Readonly<Die>[];
  readonly warehouse: readonly Readonly<Die>[];
  readonly seeds: number;
  readonly coins: number;
  readonly xp: number;
  readonly ingredients: Readonly<Record<Ingredient, number>>;
  readonly tokens: Readonly<Record<Token, number>>;
  readonly board: Readonly<Partial<Record<Space, Readonly<Placed>>>>;
  readonly onMarket: Readonly<Die> | null;
}

export function setUpBrewery(brewery: Brewery, brewer: SceneBrewer): void {
  const { loose, ingredients, tokens, goods } = brewery;
  brewery.all.fill(0);
  for (const { colour } of brewer.reserve) loosen(brewery, colour);
  for (const die of brewer.warehouse) putAwayForNow(brewery, die);
  if (brewer.onMarket) add(loose, BLUE, 1);
  goods[SEEDS] = brewer.seeds;
  goods[COINS] = brewer.coins;
  goods[XP] = brewer.xp;
  for (let i = 0; i < INGREDIENTS.length; i++) ingredients[i] = brewer.ingredients[INGREDIENTS[i] as Ingredient];
  for (let i = 0; i < TOKENS.length; i++) tokens[i] = brewer.tokens[TOKENS[i] as Token];
  for (const space of SPACES) {
    const placed = brewer.board[space];
    if (placed) setUpSpace(brewery, space, placed);
  }
}

/** A die that is locked is there for the next round. */
function putAwayForNow(brewery: Brewery, die: Readonly<Die>): void {
  putAway(brewery, die);
  if (die.lock === 'locked') add(brewery.late, placeOf(NUMBERS[die.colour], die.value), 1);
}

/** What lies on a space counts as what will come of it. */
function setUpSpace(brewery: Brewery, space: Space, { piece, speeder, waiting }: Readonly<Placed>): void {
  if (speeder) add(brewery.loose, BLUE, 1);
  if (waiting) promise(brewery, space, piece as Die | 'seed');
  else if (piece !== null && piece !== 'seed') add(brewery.loose, NUMBERS[piece.colour], 1);
}

/** What a space will make of a piece when the boards are tidied. */
export function promise(brewery: Brewery, space: Space, piece: Pips | 'seed'): void {
  const { loose, goods } = brewery;
  const { effect } = SPACE_RULES[space];
  if (effect.gain === 'seeds') add(goods, SEEDS, effect.count);
  else if (effect.gain === 'coins') add(goods, COINS, effect.count);
  else if (effect.gain === 'pip' && piece !== 'seed') improveLater(brewery, piece);
  else if (effect.gain === 'blue') add(loose, BLUE, 2);
  else if (effect.gain in NUMBERS) add(loose, NUMBERS[effect.gain as Colour], 1);
}

function improveLater({ stored, late }: Brewery, { colour, value }: Pips): void {
  const place = placeOf(NUMBERS[colour], Math.min(MOST_PIPS, value + 1));
  add(stored, place, 1);
  add(late, place, 1);
}
