import { COLOURS, colourIndexOf, EMPTY, NEIGHBOURS, pipsOf, SQUARES } from './components.ts';
import { ANY_VALUE, beside, TOUCHED } from './rules.ts';
import type { DiceBoxState, Square } from './state.ts';

const DICE_PER_COLOUR = 6;

/** Six dice of each colour wherever they lie, one Seed at most, and vacancies that take what the grid says. */
export function check(state: DiceBoxState): string | undefined {
  const everywhere = [...state.hands.flat(), ...state.grid.filter((die) => die !== EMPTY)];
  for (const [index, colour] of COLOURS.entries()) {
    const count = everywhere.filter((die) => colourIndexOf(die) === index).length + (state.pool[index] as number);
    if (count !== DICE_PER_COLOUR) return `${count} ${colour} dice instead of ${DICE_PER_COLOUR}`;
  }
  const seeds = state.grid.filter((die) => colourIndexOf(die) === COLOURS.length).length;
  if (seeds > 1) return `${seeds} Seeds`;
  const wrong = state.fits.findIndex((fits, square) => fits !== fitsByGrid(state, square));
  return wrong < 0 ? undefined : `square ${wrong} takes ${state.fits[wrong]}, by the grid ${fitsByGrid(state, wrong)}`;
}

function fitsByGrid(state: DiceBoxState, square: Square): number {
  if (square >= SQUARES || state.grid[square] !== EMPTY) return 0;
  const filled = (NEIGHBOURS[square] as readonly Square[]).filter((side) => state.grid[side] !== EMPTY);
  return filled.reduce(
    (fits, side) => (fits & (beside(pipsOf(state.grid[side] as number)) | TOUCHED)) | TOUCHED,
    ANY_VALUE,
  );
}
