import { type AnyGame, act, type BaseState, type Match, openMatch, type Seat, type Tagged } from '@taproom/engine';
import type { Notation } from '../text/game-text.ts';

/** A deal by its seed, and the moves from there on: they lead to a position. */
export interface Line {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** In the game's notation, one after the other. */
  readonly moves?: readonly string[];
}

/** A move found by its name. */
export interface NamedMove {
  readonly seat: Seat;
  readonly action: Tagged;
}

/** The move that notation calls so, of the first seat that may make it. */
export function moveNamed(game: AnyGame, notation: Notation, state: BaseState, name: string): NamedMove | undefined {
  for (const seat of game.actors(state)) {
    const action = game.legal(state, seat).find((one) => notation.action(one) === name);
    if (action) return { seat, action };
  }
  return undefined;
}

/** The match after one more move, by its name; a name that is not legal is a mistake in our data. */
export function playNamed(game: AnyGame, notation: Notation, match: Match<BaseState>, name: string): Match<BaseState> {
  const move = moveNamed(game, notation, match.state, name);
  if (!move) throw new Error(`${game.id}: ${name} is not legal after ${match.history.entries.length} moves`);
  const played = act(game, match, move.seat, move.action);
  if (!played.ok) throw new Error(`${game.id}: ${name} is refused: ${played.error.code}`);
  return played.value.match;
}

/** The match at the end of a line. */
export function playLine(game: AnyGame, notation: Notation, line: Line): Match<BaseState> {
  const { seats, options = {}, seed, moves = [] } = line;
  const opened = openMatch(game, { seats, options, dice: { kind: 'seed', seed } });
  if (!opened.ok) throw new Error(`${game.id}: this cannot be dealt: ${opened.error.code}`);
  return moves.reduce((match, name) => playNamed(game, notation, match, name), opened.value);
}
