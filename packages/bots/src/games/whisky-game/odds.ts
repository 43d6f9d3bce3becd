import type { Seat } from '@taproom/engine';
import type { WhiskyState } from '@taproom/games/whisky-game';
import { type Odds, shareOf, sharesOf } from '../../face/odds.ts';
import { turnsOfAll } from './expert/rivals.ts';

/** So many turns are a whole game, as it usually goes. */
const LONG = 30;

/** By the turns that everybody needs until the goal, as one seat sees it. */
export const whiskyOdds: Odds<WhiskyState> = {
  standing: (state, seat, knowledge) => standingBy(turnsOfAll(state, seat, knowledge)),
  scale: [1.25, 4.25],
};

/** Who needs fewer turns has come further. */
const standingBy = (turns: readonly number[]) => ({
  worths: turns.map((one) => -one),
  left: Math.min(1, Math.max(0, Math.min(...turns)) / LONG),
});

/** A seat's share of the win, by the turns that all need. */
export const shareBy = (turns: readonly number[], seat: Seat): number =>
  shareOf(standingBy(turns), seat, whiskyOdds.scale);

export const sharesBy = (turns: readonly number[]): number[] => sharesOf(standingBy(turns), whiskyOdds.scale);
