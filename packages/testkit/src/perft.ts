import { type AnyGame, type BaseState, clone } from '@taproom/engine';
import { applied, type Open, openActions } from './walk.ts';

/** Where several seats act at once, all orders are counted this deep; beyond that only the first seat acts. */
const ALL_ORDERS = 2;

/** The number of action sequences of a given length. Chance is in the state, so the count is exact. */
export function perft(game: AnyGame, state: BaseState, depth: number): number {
  return count(game, clone(state), depth, 0);
}

export interface Branch extends Open {
  readonly count: number;
}

/** The same, by first action. */
export function divide(game: AnyGame, state: BaseState, depth: number): Branch[] {
  return openActions(game, state).map((open) => ({
    ...open,
    count: count(game, applied(game, state, open).after, depth - 1, 1),
  }));
}

function count(game: AnyGame, state: BaseState, depth: number, ply: number): number {
  if (depth === 0) return 1;
  const open = ply < ALL_ORDERS ? openActions(game, state) : firstSeatsActions(game, state);
  if (depth === 1) return open.length;
  return open.reduce((sum, one) => sum + count(game, applied(game, state, one).after, depth - 1, ply + 1), 0);
}

const firstSeatsActions = (game: AnyGame, state: BaseState): Open[] =>
  game
    .actors(state)
    .slice(0, 1)
    .flatMap((seat) => game.legal(state, seat).map((action) => ({ seat, action })));
