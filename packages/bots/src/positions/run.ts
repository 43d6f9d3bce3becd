import { type AnyGame, type BaseState, clone, type Outcome, type Seat, type Tagged } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { unheard } from '../thinking/unheard.ts';

/** A game under way, with the moves that led to where it is. */
export interface Run {
  readonly id: GameId;
  readonly game: AnyGame;
  /** How it was dealt. */
  readonly deal: Omit<Line, 'moves'>;
  /** In notation, since the deal. */
  readonly moves: string[];
  readonly state: BaseState;
}

/** Plays a line, from where the game goes on. */
export function resume(id: GameId, { moves = [], ...deal }: Line): Run {
  const game = gameOf(id);
  const { state } = playLine(game, notationOf(id), { ...deal, moves });
  return { id, game, deal, moves: [...moves], state: clone(state) };
}

/** The seat whose turn it is; undefined once the game is over. */
export const asked = ({ game, state }: Run): Seat | undefined => game.actors(state)[0];

export function take({ id, game, state, moves }: Run, seat: Seat, action: Tagged): void {
  moves.push(notationOf(id).action(action));
  game.apply(state, seat, action, unheard);
}

/** What leads to where the game is. */
export const lineOf = ({ deal, moves }: Run): Line => (moves.length > 0 ? { ...deal, moves: [...moves] } : deal);

export function endOf({ id, game, state }: Run): Outcome {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${id}: the game is not over`);
  return outcome;
}
