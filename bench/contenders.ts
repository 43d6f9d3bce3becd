import { choose } from '@taproom/bots';
import { fastRng, nextFast, type Seat } from '@taproom/engine';
import { gameOf, isGameId } from '@taproom/games';
import { feats } from './feats.ts';
import type { DuelName, Name } from './names.ts';
import { dealDiceBox, playContract, playRandomly } from './taproom.ts';

/** Does something, and says how often. */
export type Run = () => number | Promise<number>;

// Enough at once that looking at the clock costs nothing; few enough that a round ends in time.
const OUR_GAMES = 200;
const HAND_WRITTEN_GAMES = 500;
const OUR_ITERATIONS = 2000;
const THEIR_ITERATIONS = 25;

const seeds = fastRng(2026);
const choices = fastRng(7);

/**
 * What the duellists do at a time, as the number of moves or iterations done. All play with two players, Dice Box with
 * two colours each. Moves are chosen at random; search starts at an opening. What is not ours is loaded where it is
 * needed.
 */
const DUELS: Readonly<Record<DuelName, () => Run | Promise<Run>>> = {
  ours: () => () => movesIn(OUR_GAMES, () => playContract(nextFast(seeds), choices)),
  async handWritten() {
    const { playHandWritten } = await import('./hand-written.ts');
    return () => movesIn(HAND_WRITTEN_GAMES, () => playHandWritten(fastRng(nextFast(seeds)), choices));
  },
  async boardgameIo() {
    const { playBoardgameIo } = await import('./boardgame-io.ts');
    return () => playBoardgameIo(nextFast(seeds), choices);
  },
  ourSearch: () => () => searchOpening(nextFast(seeds)),
  async boardgameIoSearch() {
    const { searchBoardgameIo } = await import('./boardgame-io.ts');
    return () => searchBoardgameIo(THEIR_ITERATIONS, nextFast(seeds));
  },
  ourDyce: () => () => playRandomly(gameOf('dyce'), nextFast(seeds), choices),
  async boardgameIoDyce() {
    const { playDyceBoardgameIo } = await import('./dyce-boardgame-io.ts');
    return () => playDyceBoardgameIo(nextFast(seeds), choices);
  },
};

const isDuel = (name: Name): name is DuelName => Object.hasOwn(DUELS, name);

export async function contenderOf(name: Name): Promise<Run> {
  if (isDuel(name)) return DUELS[name]();
  const [id = '', feat = ''] = name.split(' ');
  const make = feats[feat];
  if (!isGameId(id) || !make) throw new Error(`nobody is called ${name}`);
  return make(gameOf(id));
}

function movesIn(games: number, play: () => number): number {
  let moves = 0;
  for (let i = 0; i < games; i++) moves += play();
  return moves;
}

async function searchOpening(seed: number): Promise<number> {
  const game = gameOf('dice-box');
  const state = dealDiceBox(fastRng(seed));
  const spec = { kind: 'expert', budget: { iterations: OUR_ITERATIONS } } as const;
  return (await choose(game, state, game.actors(state)[0] as Seat, spec, seed)).iterations;
}
