import { anyGame, type BaseState, clone, fastRng, nextFast, type Seat, start, type Tagged } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { at } from '../lists.ts';
import { choose } from '../thinking/choose.ts';

interface Where {
  readonly seats: number;
  readonly actions: number;
  readonly seed: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether somebody may be asked there; otherwise the game goes on a little further. */
  readonly asks?: (legal: readonly Tagged[]) => boolean;
}

/** A state some way into a game of bots that act by looks, where somebody has something to choose. */
export async function middleOf(
  id: GameId,
  { seats, actions, seed, options = {}, asks = () => true }: Where,
): Promise<{ readonly state: BaseState; readonly seat: Seat }> {
  const game = anyGame(gameOf(id));
  const dealt = start(game, seats, fastRng(seed), options);
  if (!dealt.ok) throw new Error(dealt.error.code);
  const state = clone(dealt.value);
  const seeds = fastRng(seed);
  const asked = (): Seat => at(game.actors(state), 0);
  const isOpen = (legal: readonly Tagged[]): boolean => legal.length > 1 && asks(legal);
  for (let i = 0; i < actions || !isOpen(game.legal(state, asked())); i++)
    game.apply(
      state,
      asked(),
      (await choose(game, state, asked(), { kind: 'greedy' }, nextFast(seeds))).action,
      () => {},
    );
  return { state, seat: asked() };
}
