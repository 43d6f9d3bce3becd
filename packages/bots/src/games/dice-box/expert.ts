import type { DiceBoxAction, DiceBoxState } from '@taproom/games/dice-box';
import type { Expert } from '../../face/expert.ts';
import { at } from '../../lists.ts';
import { elapsed, startEffort } from '../../thinking/effort.ts';
import { askedAbout } from '../../thinking/only.ts';
import { type Judged, solveEndgame, squaresLeft } from './endgame.ts';

/** With more squares left there is too much to reckon. */
const MOST_SQUARES = 7;
/** Takes a tenth of a second on a desk, and less than one on a phone. */
const MOST_LOOKS = 60_000;

/** Reckons an endgame of two to its end. Before, the search for any game knows no less; and so does an apprentice. */
export const playEndgame: Expert<DiceBoxState, DiceBoxAction> = async (state, seat, { care }, budget, _, thinking) => {
  const effort = startEffort(budget);
  const solved = care < 1 ? undefined : reckonEndgame(state);
  if (!solved) return undefined;
  const wins = ({ prospect }: Judged): number => (seat === 0 ? prospect.wins : 1 - prospect.wins);
  const asked = askedAbout(
    solved.map(({ action }) => action),
    thinking,
  );
  const ranked = solved
    .filter(({ action }) => asked.includes(action))
    .map((one) => ({ action: one.action, value: wins(one), error: 0, tries: 1 }));
  return { action: at(ranked, 0).action, iterations: 0, milliseconds: elapsed(effort), ranked };
};

/** The placements of an endgame, best first; undefined if it is none, or takes too long. */
export const reckonEndgame = (state: DiceBoxState): Judged[] | undefined =>
  isEndgame(state) ? solveEndgame(state, MOST_LOOKS) : undefined;

const isEndgame = (state: DiceBoxState): boolean =>
  state.hands.length === 2 && state.stack.at(-1)?.at === 'turn' && squaresLeft(state) <= MOST_SQUARES;
