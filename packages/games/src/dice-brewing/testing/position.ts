import { fastRng, type Seat } from '@taproom/engine';
import { check } from '../check.ts';
import {
  COLOURS,
  DICE,
  DISPLAYED,
  INGREDIENTS,
  type Ingredient,
  OF_EACH,
  SEEDS,
  SPACES,
  type Space,
  TOKENS,
  type Token,
} from '../components.ts';
import { dieOf, wordOf } from '../dice.ts';
import { RECIPES } from '../recipes/index.ts';
import { allDice } from '../rules.ts';
import { setup } from '../setup.ts';
import type { Brewer, BrewingOptions, BrewingState, Die, Phase, Placed } from '../state.ts';

/** Dice in notation: `y3 b5 u2`. */
export type DiceWords = string;

/** The piece on a space: `seed`, a die's word, or `/` and the word of the blue die that triggered the effect early. */
export type PlacedWord = string;

/** All that a brewer has. */
export interface Bench {
  readonly reserve?: DiceWords;
  readonly warehouse?: DiceWords;
  readonly seeds?: number;
  readonly coins?: number;
  readonly xp?: number;
  readonly ingredients?: Partial<Record<Ingredient, number>>;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly board?: Partial<Record<Space, PlacedWord>>;
  readonly onMarket?: DiceWords;
  readonly recipes?: readonly string[];
}

export interface Position extends Partial<BrewingOptions> {
  /** One for each seat. */
  readonly brewers: readonly Bench[];
  /** Default: the third, in which everything is open. */
  readonly round?: number;
  readonly first?: Seat;
  readonly phase?: Phase;
  /** Default: the first player's turn. */
  readonly turn?: Seat;
  readonly passed?: readonly Seat[];
  /** The first recipes of the display and the deck; the others follow. */
  readonly display?: readonly string[];
  readonly deck?: readonly string[];
  readonly blocked?: readonly string[];
  readonly played?: Partial<Record<Token, number>>;
}

/** The position described by a test; the supply and the markets get the rest. */
export function position(told: Position): BrewingState {
  const { brewers, mode = 'standard', unlucky = 'off', round = 3, first = 0 } = told;
  const state = setup(brewers.length, { mode, unlucky, coins: 'same', rounds: '30' }, fastRng(1));
  state.round = round;
  state.first = first;
  state.brewers = brewers.map(brewerWith);
  state.passed = brewers.map((_, seat) => told.passed?.includes(seat) ?? false);
  state.blocked = [...(told.blocked ?? [])];
  layOut(state, told);
  fillUp(state, told);
  state.stack = framesOf(told);
  const wrong = check(state);
  if (wrong) throw new Error(`no such position: ${wrong}`);
  return state;
}

// The table

function layOut(state: BrewingState, { brewers, display = [], deck = [] }: Position): void {
  const shown = DISPLAYED[brewers.length] as number;
  const taken = brewers.flatMap(({ recipes = [] }) => recipes);
  const told = [...taken, ...display, ...deck];
  const others = RECIPES.map(({ id }) => id).filter((id) => !told.includes(id));
  state.display = [...display, ...others.splice(0, shown - display.length)];
  state.deck = [...deck, ...others];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Puts everything nobody owns in the middle of the table. */
function fillUp(state: BrewingState, { played }: Position): void {
  const { brewers } = state;
  const dice = brewers.flatMap(allDice);
  const sown = brewers.flatMap(({ board }) => Object.values(board)).filter(({ piece }) => piece === 'seed');
  state.seeds = SEEDS - sown.length - sum(brewers.map(({ seeds }) => seeds));
  for (const colour of COLOURS)
    state.supply[colour] = DICE[colour] - dice.filter((die) => die.colour === colour).length;
  for (const one of INGREDIENTS) state.market[one] = OF_EACH - sum(brewers.map(({ ingredients }) => ingredients[one]));
  for (const one of TOKENS) {
    state.played[one] = played?.[one] ?? 0;
    state.blackMarket[one] = OF_EACH - state.played[one] - sum(brewers.map(({ tokens }) => tokens[one]));
  }
}

/** How many parts of the round are over in each phase. */
const DONE: Readonly<Record<Phase, number>> = { place: 2, purchase: 3, window: 5, brew: 6 };

function framesOf({ brewers, phase = 'place', first = 0, turn = first }: Position): BrewingState['stack'] {
  const next = (turn + 1) % brewers.length;
  return [{ at: 'round', done: DONE[phase] }, { at: 'inOrder', phase, seat: next }, turnIn(phase, turn)];
}

function turnIn(phase: Phase, seat: Seat): BrewingState['stack'][number] {
  if (phase === 'place') return { at: phase, seat, pieces: 0 };
  if (phase === 'purchase') return { at: phase, seat, bought: false, dealt: false, luckSpent: 0 };
  return { at: phase, seat };
}

// The brewers

const brewerWith = (bench: Bench): Brewer => ({
  reserve: diceOf(bench.reserve),
  warehouse: diceOf(bench.warehouse),
  seeds: bench.seeds ?? 0,
  coins: bench.coins ?? 0,
  xp: bench.xp ?? 0,
  ingredients: { ...none(INGREDIENTS), ...bench.ingredients },
  tokens: { ...none(TOKENS), ...bench.tokens },
  board: boardOf(bench.board ?? {}),
  onMarket: diceOf(bench.onMarket)[0] ?? null,
  recipes: [...(bench.recipes ?? [])],
});

const none = <K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;

const boardOf = (board: Partial<Record<Space, PlacedWord>>): Brewer['board'] =>
  Object.fromEntries(Object.entries(board).map(([space, word]) => [space, placedOf(space as Space, word)]));

/** A piece on the first two spaces of the School of Skills has already had its effect. */
function placedOf(space: Space, word: PlacedWord): Placed {
  if (word.startsWith('/')) return { piece: null, speeder: dieOf(word.slice(1)), waiting: false };
  const piece = word === 'seed' ? word : dieOf(word);
  return { piece, speeder: null, waiting: space !== 'SK1' && space !== 'SK2' };
}

const diceOf = (words: DiceWords = ''): Die[] => words.split(' ').filter(Boolean).map(dieOf);

// The inverse: a brewer's possessions as a test would describe them

export const wordsOf = (dice: readonly Die[]): DiceWords => dice.map(wordOf).sort().join(' ');

/** A brewer's possessions as in a `Position`, dice sorted, empty fields left out. */
export function benchOf(state: BrewingState, seat: Seat = 0): Bench {
  const { reserve, warehouse, board, onMarket, ingredients, tokens, ...rest } = state.brewers[seat] as Brewer;
  return some({
    reserve: wordsOf(reserve),
    warehouse: wordsOf(warehouse),
    ...rest,
    ingredients: some(ingredients),
    tokens: some(tokens),
    board: Object.fromEntries(SPACES.flatMap((space) => (board[space] ? [[space, placedWord(board[space])]] : []))),
    onMarket: onMarket ? wordOf(onMarket) : '',
  });
}

const placedWord = ({ piece, speeder }: Placed): PlacedWord =>
  speeder ? `/${wordOf(speeder)}` : piece === 'seed' ? piece : wordOf(piece as Die);

const isSome = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const some = <T extends object>(things: T): Partial<T> =>
  Object.fromEntries(Object.entries(things).filter(([, value]) => isSome(value))) as Partial<T>;
