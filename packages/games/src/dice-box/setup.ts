import { below, type Emit, must, type Rng, type Seat } from '@taproom/engine';
import { COLOURS, type Colour, EMPTY, makeDie, SQUARES } from './components.ts';
import { flow } from './flow.ts';
import { ANY_VALUE } from './rules.ts';
import type { DiceBoxEvent, DiceBoxOptions, DiceBoxState, Die } from './state.ts';

const BARE_GRID: readonly Die[] = Array(SQUARES).fill(EMPTY);
const UNTOUCHED: readonly number[] = Array(SQUARES).fill(ANY_VALUE);

/** So many dice of each colour, not rolled yet. */
const unrolled = (ofEach: number): readonly Die[] =>
  COLOURS.flatMap((_, colour) => Array<Die>(ofEach).fill(makeDie(colour, 1)));

/** Each seat's dice, by number of players. */
const DEALT: Readonly<Record<number, readonly Die[]>> = { 2: unrolled(3), 3: unrolled(2), 4: unrolled(1) };

/** Dice of each colour left to draft, by number of players. */
const SPARE: Readonly<Record<number, readonly number[]>> = { 2: [0, 0, 0, 0], 3: [0, 0, 0, 0], 4: [2, 2, 2, 2] };

const unheard = (): void => {};

export function setup(
  seats: number,
  options: DiceBoxOptions,
  rng: Rng,
  emit: Emit<DiceBoxEvent> = unheard,
): DiceBoxState {
  const state: DiceBoxState = {
    rng,
    stack: [seats === 4 ? { at: 'draft', order: snake(seats, below(rng, seats)) } : { at: 'opening' }],
    colours: coloursOf(seats, options),
    first: options.first === 'random' ? below(rng, seats) : Number(options.first) - 1,
    pool: must(SPARE[seats]).slice(),
    hands: [],
    grid: BARE_GRID.slice(),
    fits: UNTOUCHED.slice(),
    open: 0,
    turns: 0,
  };
  for (let seat = 0; seat < seats; seat++) state.hands.push(must(DEALT[seats]).slice());
  flow.settle(state, emit);
  return state;
}

function coloursOf(seats: number, options: DiceBoxOptions): Colour[][] {
  if (seats > 2 || options.colours === 'one') return COLOURS.slice(0, seats).map((colour) => [colour]);
  return [
    ['red', 'blue'],
    ['yellow', 'white'],
  ];
}

/** Once round from the first player, then once in reverse. */
function snake(seats: number, first: Seat): Seat[] {
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return [...round, ...round.toReversed()];
}
