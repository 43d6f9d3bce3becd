import type { Seat } from '@taproom/engine';
import { type DiceBoxView, readDie, tallyOf } from '@taproom/games/dice-box';
import type { Evaluation } from '../../face/evaluation.ts';
import { at } from '../../lists.ts';

/** An own die in hand may yet score: worth little, but all there is to choose by in the draft. */
const HELD_WEIGHT = 0.01;

/** Own pips count for a seat, the rivals' against it. */
export const evaluateDiceBox: Evaluation<DiceBoxView> = (view, seat) => {
  const { scores } = tallyOf(view);
  const rivals = scores.toSpliced(seat, 1);
  return at(scores, seat) - mean(rivals) + HELD_WEIGHT * ownDiceHeld(view, seat);
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function ownDiceHeld({ colours, hands, unrolled }: DiceBoxView, seat: Seat): number {
  const held = [...(hands[seat] ?? []).map((die) => readDie(die).colour), ...(unrolled[seat] ?? [])];
  return held.filter((colour) => colours[seat]?.some((own) => own === colour)).length;
}
