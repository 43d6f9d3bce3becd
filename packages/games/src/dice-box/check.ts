import { must } from '@taproom/engine';
import { COLOURS, colourIndexOf, EMPTY, NEIGHBOURS, pipsOf } from './components.ts';
import { ANY_VALUE, beside, hasBit } from './rules.ts';
import type { DiceBoxState, Square } from './state.ts';

const DICE_PER_COLOUR = 6;

/** Six dice of each colour in all, at most one Seed, and vacancies that match the grid. */
export function check(state: DiceBoxState): string | undefined {
  const everywhere = [...state.hands.flat(), ...state.grid.filter((die) => die !== EMPTY)];
  for (const [index, colour] of COLOURS.entries()) {
    const count = everywhere.filter((die) => colourIndexOf(die) === index).length + must(state.pool[index]);
    if (count !== DICE_PER_COLOUR) return `${count} ${colour} dice instead of ${DICE_PER_COLOUR}`;
  }
  const seeds = state.grid.filter((die) => colourIndexOf(die) === COLOURS.length).length;
  if (seeds > 1) return `${seeds} Seeds`;
  const wrong = state.grid.findIndex((_, square) => !keptIsTrue(state, square));
  return wrong < 0 ? undefined : `what is kept of square ${wrong} differs from the grid`;
}

function keptIsTrue(state: DiceBoxState, square: Square): boolean {
  const sides = must(NEIGHBOURS[square]).map((side) => must(state.grid[side]));
  const filled = sides.filter((die) => die !== EMPTY);
  const vacant = state.grid[square] === EMPTY;
  const fits = vacant ? filled.reduce((values, die) => values & beside(pipsOf(die)), ANY_VALUE) : 0;
  return state.fits[square] === fits && hasBit(state.open, square) === (filled.length > 0 && fits !== 0);
}
