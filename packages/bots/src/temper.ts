import { type AnyGame, type BaseState, below, type Rng, type Seat, type Tagged } from '@taproom/engine';

/** Actions by which a player leaves the game early: nothing that anyone would do by chance. */
const GOING_HOME: Readonly<Record<string, string>> = { 'six-sided-stout': 'stop' };

/** Actions that end a turn where there is always something else to do: chance alone would hardly ever come to them. */
const RESTS: Readonly<Record<string, readonly string[]>> = { dyce: ['pass', 'take', 'done'] };

/** What one who acts at random does: rests every other time, and otherwise anything that is not downright silly. */
export function actCasually(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Tagged {
  const legal = game.legal(state, seat);
  const rests = RESTS[game.id];
  const rest = rests && legal.find(({ type }) => rests.includes(type));
  if (rest !== undefined && below(rng, 2) === 0) return rest;
  const choices = withoutGoingHome(game, legal);
  return choices[below(rng, choices.length)] as Tagged;
}

/** Going home early only if nothing else is left. */
function withoutGoingHome({ id }: AnyGame, legal: readonly Tagged[]): readonly Tagged[] {
  const goingHome = GOING_HOME[id];
  if (goingHome === undefined || legal.length === 1) return legal;
  return legal.filter(({ type }) => type !== goingHome);
}
