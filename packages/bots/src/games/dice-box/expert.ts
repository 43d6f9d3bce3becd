import type { FastRng, Seat } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import type { Expert } from '../../face/expert.ts';
import { at } from '../../lists.ts';
import { type Effort, elapsed, startEffort } from '../../thinking/effort.ts';
import { askedAbout } from '../../thinking/only.ts';
import type { Ranked, Thinking } from '../../thinking/thought.ts';
import { type Judged, solveEndgame, squaresLeft } from './endgame.ts';
import { boxOf } from './search/box-of.ts';
import { moveOf } from './search/moves.ts';
import { type RankedMove, searchBox } from './search/search.ts';

type RankedAction = Ranked<DiceBoxAction>;

/** With more squares left there is too much to reckon. */
const MOST_SQUARES = 7;
/** Takes a tenth of a second on a desk, and less than one on a phone. */
const MOST_LOOKS = 60_000;

/**
 * Reckons an endgame of two to its end, if that takes no more looks than it has iterations; searches before that, and with
 * more seats. An apprentice knows neither.
 */
export const playDiceBox: Expert<DiceBoxState, DiceBoxAction> = async (
  state,
  seat,
  { care },
  budget,
  rng,
  thinking,
) => {
  if (care < 1) return undefined;
  const effort = startEffort(budget);
  const legal = diceBox.legal(state, seat);
  if (legal.length === 1 && !thinking.only) return { action: at(legal, 0), iterations: 0, milliseconds: 0, ranked: [] };
  const asked = askedAbout(legal, thinking);
  const solved = reckonEndgame(state, Math.min(MOST_LOOKS, effort.iterations));
  const judged = solved
    ? rankedEndgame(solved, seat, thinking)
    : rankedActions(state, asked, await searchFor(state, asked, effort, rng, thinking));
  const ranked = withTwinsLast(state, judged);
  return { action: at(ranked, 0).action, iterations: effort.done, milliseconds: elapsed(effort), ranked };
};

function searchFor(
  state: DiceBoxState,
  asked: readonly DiceBoxAction[],
  effort: Effort,
  rng: FastRng,
  thinking: Thinking,
): Promise<RankedMove[]> {
  const moves = new Set(asked.map((action) => moveOf(state, action)));
  return searchBox(boxOf(state), effort, rng, thinking, thinking.only && [...moves]);
}

/** The expert of version 0.1.0: it reckoned endgames, and left the rest to the search for any game. */
export const playEndgame: Expert<DiceBoxState, DiceBoxAction> = async (state, seat, _, budget, _rng, thinking) => {
  const effort = startEffort(budget);
  const solved = reckonEndgame(state, MOST_LOOKS);
  if (!solved) return undefined;
  const ranked = rankedEndgame(solved, seat, thinking);
  return { action: at(ranked, 0).action, iterations: 0, milliseconds: elapsed(effort), ranked };
};

/** The placements of an endgame, best first; undefined if it is none, or takes too long. */
export const reckonEndgame = (state: DiceBoxState, mostLooks = MOST_LOOKS): Judged[] | undefined =>
  isEndgame(state) ? solveEndgame(state, mostLooks) : undefined;

const isEndgame = (state: DiceBoxState): boolean =>
  state.hands.length === 2 && state.stack.at(-1)?.at === 'turn' && squaresLeft(state) <= MOST_SQUARES;

function rankedEndgame(solved: readonly Judged[], seat: Seat, thinking: Thinking): RankedAction[] {
  const wins = ({ prospect }: Judged): number => (seat === 0 ? prospect.wins : 1 - prospect.wins);
  const asked = askedAbout(
    solved.map(({ action }) => action),
    thinking,
  );
  return solved
    .filter(({ action }) => asked.includes(action))
    .map((one) => ({ action: one.action, value: wins(one), error: 0, tries: 1 }));
}

/** The actions that come to each move, in the order of the moves. */
const rankedActions = (
  state: DiceBoxState,
  legal: readonly DiceBoxAction[],
  moves: readonly RankedMove[],
): RankedAction[] =>
  moves.flatMap(({ move, ...opinion }) =>
    legal.filter((action) => moveOf(state, action) === move).map((action) => ({ action, ...opinion })),
  );

/** Of dice that count for the same seat and show the same, one does as well as another: nobody needs to hear of it first. */
function withTwinsLast(state: DiceBoxState, ranked: readonly RankedAction[]): RankedAction[] {
  const moves = ranked.map(({ action }) => moveOf(state, action));
  const isTwin = (_: unknown, i: number): boolean => moves.indexOf(at(moves, i)) < i;
  return [...ranked.filter((one, i) => !isTwin(one, i)), ...ranked.filter(isTwin)];
}
