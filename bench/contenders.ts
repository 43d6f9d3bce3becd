import { choose } from '@taproom/bots';
import { type AnyGame, fastRng, nextFast, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { playBoardgameIo, searchBoardgameIo } from './boardgame-io.ts';
import { playHandWritten } from './hand-written.ts';
import type { Name } from './names.ts';
import { dealDiceBox, playContract } from './taproom.ts';

// Enough at once that looking at the clock costs nothing; few enough that a round ends in time.
const OUR_GAMES = 200;
const HAND_WRITTEN_GAMES = 500;
const OUR_ITERATIONS = 2000;
const THEIR_ITERATIONS = 25;

const seeds = fastRng(2026);
const choices = fastRng(7);

/**
 * What each contender does at a time, as the number of moves or iterations done. All play two-player Dice Box with two
 * colours each. Moves are chosen at random; search starts at an opening.
 */
export const CONTENDERS: Readonly<Record<Name, () => number | Promise<number>>> = {
  ours: () => movesIn(OUR_GAMES, () => playContract(nextFast(seeds), choices)),
  handWritten: () => movesIn(HAND_WRITTEN_GAMES, () => playHandWritten(fastRng(nextFast(seeds)), choices)),
  boardgameIo: () => playBoardgameIo(nextFast(seeds), choices),
  ourSearch: () => searchOpening(nextFast(seeds)),
  boardgameIoSearch: () => searchBoardgameIo(THEIR_ITERATIONS, nextFast(seeds)),
};

function movesIn(games: number, play: () => number): number {
  let moves = 0;
  for (let i = 0; i < games; i++) moves += play();
  return moves;
}

async function searchOpening(seed: number): Promise<number> {
  const game = findGame('dice-box') as AnyGame;
  const state = dealDiceBox(fastRng(seed));
  const spec = { kind: 'expert', budget: { iterations: OUR_ITERATIONS } } as const;
  return (await choose(game, state, game.actors(state)[0] as Seat, spec, seed)).iterations;
}
