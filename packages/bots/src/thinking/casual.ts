import { type AnyGame, type BaseState, below, type Rng, type Seat, type Tagged } from '@taproom/engine';
import type { Temper } from '../face/temper.ts';
import { faceOf } from '../games/index.ts';
import { pick } from '../lists.ts';

/** A random action: a rest every other time, and otherwise anything that is not silly. */
export const actCasually = (game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Tagged =>
  actBy(faceOf(game.id).temper, game.legal(state, seat), rng);

/** The same, given the temper. */
export function actBy<A extends Tagged>({ eager, rests, isSilly }: Temper<A>, legal: readonly A[], rng: Rng): A {
  const wanted = eager ? legal.filter(({ type }) => eager.includes(type)) : [];
  if (wanted.length > 0) return pick(rng, wanted);
  const rest = rests && legal.find(({ type }) => rests.includes(type));
  if (rest !== undefined && below(rng, 2) === 0) return rest;
  return pick(rng, isSilly && legal.length > 1 ? withoutSilly(legal, isSilly) : legal);
}

function withoutSilly<A extends Tagged>(legal: readonly A[], isSilly: (action: A) => boolean): readonly A[] {
  const sensible = legal.filter((action) => !isSilly(action));
  return sensible.length > 0 ? sensible : legal;
}
