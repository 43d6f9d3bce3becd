import type { Seat } from '@taproom/engine';
import { COLOURS, type Colour, colourOf, type DiceBoxState, pipsOf } from '@taproom/games/dice-box';
import { at, never } from '../../../lists.ts';
import { add, type Box, fill, handAt, kindsHeld, NOBODY } from './box.ts';
import { kindOf, OWNERS, oneDie, VALUES } from './hand.ts';
import { bitOf } from './squares.ts';

/** The box of a state in which somebody is to move, or which is over. */
export function boxOf(state: DiceBoxState): Box {
  const seats = state.hands.length;
  const frame = state.stack.at(-1);
  const draft = frame?.at === 'draft' ? frame.order : [];
  const turn = frame?.at === 'turn' ? frame.seat : (draft[0] ?? NOBODY);
  const box = emptyBox(seats, state.first, draft, turn);
  for (const [i, left] of state.pool.entries()) add(box.pool, ownerOf(state, at(COLOURS, i)), left);
  for (const [seat, hand] of state.hands.entries()) for (const die of hand) hold(box, state, seat, die);
  for (const [square, die] of state.grid.entries()) if (die >= 0) lay(box, state, square, die);
  return box;
}

const emptyBox = (seats: number, first: Seat, draft: readonly Seat[], turn: Seat): Box => ({
  seats,
  first,
  draft: [...draft],
  drafted: 0,
  pool: new Int32Array(OWNERS),
  barred: new Int32Array(VALUES + 1),
  touched: 0,
  dice: new Int32Array(seats * OWNERS),
  hands: new Int32Array(seats * OWNERS),
  kinds: new Int32Array(seats),
  tallies: new Int32Array(OWNERS),
  turn,
});

/** The seat that a colour scores for; for nobody's, the number after the last seat's. */
export function ownerOf({ colours }: DiceBoxState, colour: Colour): number {
  const owner = colours.findIndex((own) => own.includes(colour));
  return owner < 0 ? colours.length : owner;
}

function hold(box: Box, state: DiceBoxState, seat: Seat, die: number): void {
  const owner = ownerOf(state, colourOf(die) ?? never());
  const value = pipsOf(die);
  add(box.dice, handAt(seat, owner), 1);
  add(box.hands, handAt(seat, owner), oneDie(value));
  box.kinds[seat] = kindsHeld(box, seat) | (1 << kindOf(owner, value));
}

function lay(box: Box, state: DiceBoxState, square: number, die: number): void {
  fill(box, bitOf(square), pipsOf(die));
  const colour = colourOf(die);
  if (colour) add(box.tallies, ownerOf(state, colour), pipsOf(die));
}
