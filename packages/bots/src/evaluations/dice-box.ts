import type { Seat } from '@taproom/engine';
import type { DiceBoxView, SeenSeat } from '@taproom/games/dice-box';
import type { Evaluation } from './evaluation.ts';

/** An own die in hand may yet score: worth little, but all there is to choose by in the draft. */
const HELD_WEIGHT = 0.01;

/** Own pips count for a seat, the rivals' against it. */
export const evaluateDiceBox: Evaluation<DiceBoxView> = ({ seats }, seat) => {
  const own = seats[seat] as SeenSeat;
  return own.score - meanRivalScore(seats, seat) + HELD_WEIGHT * ownDiceHeld(own);
};

function meanRivalScore(seats: readonly SeenSeat[], seat: Seat): number {
  const rivals = seats.filter((_, other) => other !== seat);
  return rivals.reduce((sum, { score }) => sum + score, 0) / rivals.length;
}

const ownDiceHeld = ({ colours, held }: SeenSeat): number => colours.reduce((sum, colour) => sum + held[colour], 0);
