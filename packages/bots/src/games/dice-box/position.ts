import type { Seat } from '@taproom/engine';
import {
  beside,
  colourOf,
  type DiceBoxAction,
  type DiceBoxState,
  NEIGHBOURS,
  parseDie,
  parseSquare,
  pipsOf,
} from '@taproom/games/dice-box';
import { at, never } from '../../lists.ts';
import { type Hand, makePiece, ownerOf, type Piece, pipsShown } from './rerolls.ts';

/** A position of two seats. What is placed counts only by what still fits where. */
export interface Position {
  /** The values that fit each vacancy, as bits. */
  readonly fits: readonly number[];
  /** The vacancies beside a die that some value fits, as bits. */
  readonly open: number;
  readonly hands: readonly [Hand, Hand];
  readonly turn: Seat;
  readonly lead: number;
}

/** Whose score a colour counts for: a seat, or 2 if nobody's. */
function ownerFor({ colours }: DiceBoxState, die: number): number {
  const owner = colours.findIndex((own) => own.some((colour) => colour === colourOf(die)));
  return owner < 0 ? 2 : owner;
}

const pieceOf = (state: DiceBoxState, die: number): Piece => makePiece(ownerFor(state, die), pipsOf(die));

export function positionOf(state: DiceBoxState): Position {
  const frame = state.stack.at(-1);
  if (frame?.at !== 'turn' || state.hands.length !== 2) throw new Error('this is no endgame of two');
  const handOf = (seat: Seat): Hand => at(state.hands, seat).map((die) => pieceOf(state, die));
  const lead = state.grid.reduce((sum, die) => (die < 0 ? sum : sum + gain(pieceOf(state, die))), 0);
  return { fits: state.fits, open: state.open, hands: [handOf(0), handOf(1)], turn: frame.seat, lead };
}

/** What a placed piece adds to the lead of seat 0. */
const gain = (piece: Piece): number => (ownerOf(piece) === 0 ? 1 : ownerOf(piece) === 1 ? -1 : 0) * pipsShown(piece);

export function afterAction(state: DiceBoxState, position: Position, action: DiceBoxAction): Position {
  if (action.type !== 'place') throw new Error('nothing is drafted in an endgame');
  return placed(position, pieceOf(state, parseDie(action.die) ?? never()), parseSquare(action.square) ?? never());
}

function placed(position: Position, piece: Piece, square: number): Position {
  const fits = position.fits.slice();
  let open = position.open & ~(1 << square);
  fits[square] = 0;
  for (const side of NEIGHBOURS[square] ?? never()) {
    const values = (fits[side] ?? never()) & beside(pipsShown(piece));
    fits[side] = values;
    open = values === 0 ? open & ~(1 << side) : open | (1 << side);
  }
  const hand = at(position.hands, position.turn);
  const rest = hand.toSpliced(hand.indexOf(piece), 1);
  return {
    fits,
    open,
    hands: withHand(position.hands, position.turn, rest),
    turn: 1 - position.turn,
    lead: position.lead + gain(piece),
  };
}

export const withHand = ([first, second]: Position['hands'], seat: Seat, hand: Hand): Position['hands'] =>
  seat === 0 ? [hand, second] : [first, hand];

/** The values that fit somewhere, now or later, as bits. */
export const usefulIn = (fits: readonly number[]): number => fits.reduce((all, values) => all | values, 0);

const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The values that fit an open vacancy. */
export function wantedIn({ fits, open }: Position): number {
  let values = 0;
  for (let left = open; left !== 0; left &= left - 1) values |= fits[lowestOf(left)] ?? never();
  return values;
}

export const canPlace = (hand: Hand, wanted: number): boolean => hand.some((piece) => (wanted >> pipsShown(piece)) & 1);

/** What every placement of the seat whose turn it is leads to. */
export function placements(position: Position): Position[] {
  const all: Position[] = [];
  const pieces = new Set(at(position.hands, position.turn));
  for (let left = position.open; left !== 0; left &= left - 1) {
    const square = lowestOf(left);
    const values = position.fits[square] ?? never();
    for (const piece of pieces) if ((values >> pipsShown(piece)) & 1) all.push(placed(position, piece, square));
  }
  return all;
}
