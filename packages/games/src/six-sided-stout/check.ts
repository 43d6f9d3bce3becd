import { BOARDS, DICE, MALTS } from './components.ts';
import type { Brewer, StoutState } from './state.ts';

/** No more dice than exist, none without pips, no day counted twice, and a board of the right size. */
export function check(state: StoutState): string | undefined {
  for (const [seat, brewer] of state.brewers.entries()) {
    const wrong = checkBrewer(state, brewer);
    if (wrong) return `seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function checkBrewer(state: StoutState, brewer: Brewer): string | undefined {
  const dice = MALTS.flatMap((malt) => brewer.stores[malt]);
  if (dice.length > DICE) return `${dice.length} dice in the stores`;
  if (dice.some((die) => die < 1 || die > 6)) return `a die shows ${dice.find((die) => die < 1 || die > 6)}`;
  if (brewer.days.length > state.day) return `${brewer.days.length} days spent by day ${state.day}`;
  if (brewer.cells.length !== BOARDS[state.board].names.length) return `${brewer.cells.length} cells`;
  return undefined;
}
