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
import { never } from '../../../lists.ts';

/** Colours are numbers here, in the order of the game's list. */
export const COLOUR_COUNT = COLOURS.length;
const NUMBERS: Readonly<Record<Colour, number>> = { yellow: 0, black: 1, green: 2, blue: 3 };
export const numberOf = (colour: Colour): number => NUMBERS[colour];
export const BLUE = NUMBERS.blue;

/** Values go from 0, not rolled yet, to 6. */
export const VALUES = 7;
export const MOST_PIPS = 6;
export const placeOf = (colour: number, value: number): number => colour * VALUES + value;

/** Everything a brewer has that counts for its worth, as one block of numbers that is quick to copy and change. */
export interface Brewery {
  /** Everything below. */
  readonly all: Int16Array;
  /** By colour: dice that the next round rolls, be they in the reserve, in use, or still to come. */
  readonly loose: Int16Array;
  /** By colour and value: dice in the warehouse. */
  readonly stored: Int16Array;
  /** Those of them that will be there only after this round's brewing. */
  readonly late: Int16Array;
  /** By colour and value: what the loose dice in the reserve show. */
  readonly shown: Int16Array;
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

const SIZE = COLOUR_COUNT * (1 + 3 * VALUES) + INGREDIENTS.length + TOKENS.length + GOODS;

export function emptyBrewery(): Brewery {
  const all = new Int16Array(SIZE);
  let end = 0;
  const next = (size: number): Int16Array => {
    end += size;
    return all.subarray(end - size, end);
  };
  return {
    all,
    loose: next(COLOUR_COUNT),
    stored: next(COLOUR_COUNT * VALUES),
    late: next(COLOUR_COUNT * VALUES),
    shown: next(COLOUR_COUNT * VALUES),
    ingredients: next(INGREDIENTS.length),
    tokens: next(TOKENS.length),
    goods: next(GOODS),
  };
}

export function add(numbers: Int16Array, place: number, count: number): void {
  numbers[place] = (numbers[place] ?? never()) + count;
}

/** A die as far as it matters. */
export type Pips = Readonly<Pick<Die, 'colour' | 'value'>>;

export const loosen = ({ loose }: Brewery, colour: Colour): void => add(loose, NUMBERS[colour], 1);
export const putAway = ({ stored }: Brewery, { colour, value }: Pips): void =>
  add(stored, placeOf(NUMBERS[colour], value), 1);

export function takeFrom({ loose, shown, stored }: Brewery, from: Store, { colour, value }: Pips): void {
  const place = placeOf(NUMBERS[colour], value);
  if (from === 'warehouse') add(stored, place, -1);
  else {
    add(loose, NUMBERS[colour], -1);
    add(shown, place, -1);
  }
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
  for (const die of brewer.reserve) layOut(brewery, die);
  for (const die of brewer.warehouse) putAwayForNow(brewery, die);
  if (brewer.onMarket) add(loose, BLUE, 1);
  goods[SEEDS] = brewer.seeds;
  goods[COINS] = brewer.coins;
  goods[XP] = brewer.xp;
  for (let i = 0; i < INGREDIENTS.length; i++) ingredients[i] = brewer.ingredients[INGREDIENTS[i] ?? never()];
  for (let i = 0; i < TOKENS.length; i++) tokens[i] = brewer.tokens[TOKENS[i] ?? never()];
  for (const space of SPACES) {
    const placed = brewer.board[space];
    if (placed) setUpSpace(brewery, space, placed);
  }
}

function layOut(brewery: Brewery, { colour, value }: Pips): void {
  loosen(brewery, colour);
  add(brewery.shown, placeOf(NUMBERS[colour], value), 1);
}

/** A die that is locked is there for the next round. */
function putAwayForNow(brewery: Brewery, die: Readonly<Die>): void {
  putAway(brewery, die);
  if (die.lock === 'locked') add(brewery.late, placeOf(NUMBERS[die.colour], die.value), 1);
}

/** A piece on a space counts as the effect it will have. */
function setUpSpace(brewery: Brewery, space: Space, { piece, speeder, waiting }: Readonly<Placed>): void {
  if (speeder) add(brewery.loose, BLUE, 1);
  if (waiting && piece !== null) promise(brewery, space, piece);
  else if (piece !== null && piece !== 'seed') add(brewery.loose, NUMBERS[piece.colour], 1);
}

/** Adds the effect a space will have when the boards are tidied. */
export function promise(brewery: Brewery, space: Space, piece: Pips | 'seed'): void {
  const { loose, goods } = brewery;
  const { effect } = SPACE_RULES[space];
  switch (effect.gain) {
    case 'seeds':
      add(goods, SEEDS, effect.count);
      break;
    case 'coins':
      add(goods, COINS, effect.count);
      break;
    case 'pip':
      if (piece !== 'seed') improveLater(brewery, piece);
      break;
    case 'blue':
      add(loose, BLUE, 2);
      break;
    case 'yellow':
    case 'black':
    case 'green':
      add(loose, NUMBERS[effect.gain], 1);
      break;
    default: // effects at once are never promised
  }
}

function improveLater({ stored, late }: Brewery, { colour, value }: Pips): void {
  const place = placeOf(NUMBERS[colour], Math.min(MOST_PIPS, value + 1));
  add(stored, place, 1);
  add(late, place, 1);
}
