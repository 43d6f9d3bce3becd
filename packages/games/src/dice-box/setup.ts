import { below, type Rng, type Seat } from '@taproom/engine';
import { COLOURS, type Colour, EMPTY, makeDie, SQUARES } from './components.ts';
import { flow } from './flow.ts';
import { ANY_VALUE } from './rules.ts';
import type { DiceBoxOptions, DiceBoxState, Die } from './state.ts';

/** How many dice of each colour a seat gets, by the number of players. */
const DICE_OF_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1 };
const SPARE_OF_EACH = 2;

export function setup(seats: number, options: DiceBoxOptions, rng: Rng): DiceBoxState {
  const drafted = seats === 4;
  const order = drafted ? snake(seats, below(rng, seats)) : [];
  const state: DiceBoxState = {
    rng,
    stack: [drafted ? { at: 'draft', order } : { at: 'opening' }],
    colours: coloursOf(seats, options),
    first: options.first === 'random' ? below(rng, seats) : Number(options.first) - 1,
    pool: COLOURS.map(() => (drafted ? SPARE_OF_EACH : 0)),
    hands: Array.from({ length: seats }, () => unrolled(DICE_OF_EACH[seats] as number)),
    grid: Array.from({ length: SQUARES }, () => EMPTY),
    fits: Array.from({ length: SQUARES }, () => ANY_VALUE),
    turns: 0,
  };
  flow.settle(state, () => {});
  return state;
}

function coloursOf(seats: number, options: DiceBoxOptions): Colour[][] {
  if (seats === 2 && options.colours === 'two')
    return [
      ['red', 'blue'],
      ['yellow', 'white'],
    ];
  return COLOURS.slice(0, seats).map((colour) => [colour]);
}

const unrolled = (ofEach: number): Die[] =>
  COLOURS.flatMap((_, colour) => Array.from({ length: ofEach }, () => makeDie(colour, 1)));

/** Round once from the first, then once more in reverse. */
function snake(seats: number, first: Seat): Seat[] {
  const round = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  return [...round, ...round.toReversed()];
}
