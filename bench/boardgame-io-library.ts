import { createRequire } from 'node:module';

/** As much of boardgame.io's interface as the bench uses, typed for one game's state `G`. */

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner?: string; readonly draw?: boolean };
}

export interface State<G> {
  readonly G: G;
  readonly ctx: Context;
}

interface Random {
  Die(sides: number): number;
}

export interface Move {
  readonly move: string;
  readonly args: readonly number[];
}

export interface Definition<G> {
  readonly name: string;
  /** What the dice of a new game follow from. */
  readonly seed: number;
  readonly disableUndo: boolean;
  readonly setup: (input: { random: Random }) => G;
  readonly turn: {
    readonly minMoves: number;
    readonly maxMoves: number;
    readonly order: { readonly first: (input: { G: G }) => number; readonly next: (input: { G: G }) => number };
  };
  readonly moves: Readonly<
    Record<string, (input: { G: G; playerID: string; random: Random }, ...args: number[]) => unknown>
  >;
  readonly endIf: (input: { G: G }) => Context['gameover'];
  readonly ai: { readonly enumerate: (G: G) => Move[] };
}

interface Action {
  readonly type: string;
}

interface Internal {
  ProcessGameConfig<G>(game: Definition<G>): Definition<G>;
  InitializeGame<G>(options: { game: Definition<G>; numPlayers: number }): State<G>;
  CreateGameReducer<G>(options: { game: Definition<G> }): (state: State<G>, action: Action) => State<G>;
}

interface Ai {
  readonly MCTSBot: new <G>(options: {
    game: Definition<G>;
    enumerate: (G: G) => Move[];
    iterations: number;
    playoutDepth: number;
    seed: number;
  }) => { play(state: State<G>, player: string): Promise<unknown> };
}

// In any other mode it examines every state, which would not be fair to it. It reads the mode while it is loaded.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
export const { ProcessGameConfig, InitializeGame, CreateGameReducer }: Internal = require('boardgame.io/internal');
export const { MCTSBot }: Ai = require('boardgame.io/ai');
export const { INVALID_MOVE }: { readonly INVALID_MOVE: string } = require('boardgame.io/core');

/** The action by which a player makes a move: what the library's own client would send. */
export const makeMove = (
  { move, args }: Move,
  player: string,
  credentials?: string,
): Action & { readonly payload: object } => ({
  type: 'MAKE_MOVE',
  payload: { type: move, args, playerID: player, credentials },
});
