import type { AnyGame, BaseState, Seat, Tagged } from '@taproom/engine';

/** Actions by which a player leaves the game early: nothing that anyone would do by chance. */
const GOING_HOME: Readonly<Record<string, string>> = { 'six-sided-stout': 'stop' };

/** What one who acts at random chooses from: all that is legal, but going home early only if nothing else is left. */
export function casualChoices(game: AnyGame, state: BaseState, seat: Seat): readonly Tagged[] {
  const legal = game.legal(state, seat);
  const goingHome = GOING_HOME[game.id];
  if (goingHome === undefined || legal.length === 1) return legal;
  return legal.filter(({ type }) => type !== goingHome);
}
