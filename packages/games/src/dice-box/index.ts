import type { Game, Outcome } from '@taproom/engine';
import { check } from './check.ts';
import { EMPTY } from './components.ts';
import { copy } from './copy.ts';
import { flow } from './flow.ts';
import { offer } from './offer.ts';
import { isInverted, placesOf, seatParts, tallies, total, unclaimedParts } from './rules.ts';
import { setup } from './setup.ts';
import type { DiceBoxAction, DiceBoxEvent, DiceBoxOptions, DiceBoxState } from './state.ts';
import { type DiceBoxView, imagine, view, witness } from './view.ts';

export const diceBox: Game<DiceBoxState, DiceBoxAction, DiceBoxView, DiceBoxEvent, DiceBoxOptions> = {
  ...offer,
  isOpen: true,
  setup,
  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,
  copy,
  outcome,
  view,
  witness,
  imagine,
  check,
};

function outcome(state: DiceBoxState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const sums = tallies(state.grid);
  const parts = seatParts(state.colours, sums);
  const table = unclaimedParts(state.colours, sums);
  const scores = parts.map(total);
  const inverted = isInverted(scores, table);
  const ending = state.grid.includes(EMPTY) ? 'blocked' : 'full';
  return {
    places: placesOf(scores, inverted),
    scores,
    parts,
    table,
    endings: inverted ? [ending, 'inverted'] : [ending],
  };
}

export {
  COLOURS,
  type Colour,
  colourOf,
  type DieName,
  NEIGHBOURS,
  parseDie,
  parseSquare,
  pipsOf,
  SIZE,
  SQUARE_NAMES,
  type SquareName,
} from './components.ts';
export { isDead, readDie, type Tally, takesAt, tallyOf } from './reading.ts';
export { beside } from './rules.ts';
export type { DiceBoxAction, DiceBoxEvent, DiceBoxOptions, DiceBoxState } from './state.ts';
export type { DiceBoxView, SeenDie } from './view.ts';
