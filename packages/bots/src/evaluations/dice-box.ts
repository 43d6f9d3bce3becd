import { type DiceBoxView, readDie, type SeenSeat, tallyOf } from '@taproom/games/dice-box';
import type { Evaluation } from './evaluation.ts';

/** An own die in hand may yet score: worth little, but all there is to choose by in the draft. */
const HELD_WEIGHT = 0.01;

/** Own pips count for a seat, the rivals' against it. */
export const evaluateDiceBox: Evaluation<DiceBoxView> = (view, seat) => {
  const { scores } = tallyOf(view);
  const rivals = scores.toSpliced(seat, 1);
  return (scores[seat] as number) - mean(rivals) + HELD_WEIGHT * ownDiceHeld(view.seats[seat] as SeenSeat);
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const ownDiceHeld = ({ colours, hand, unrolled }: SeenSeat): number =>
  [...hand.map((die) => readDie(die).colour), ...unrolled].filter((held) => colours.some((own) => own === held)).length;
