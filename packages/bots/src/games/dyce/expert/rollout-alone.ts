import type { FastRng } from '@taproom/engine';
import type { Went } from '../../../search/race.ts';
import { bestOf, judgeAlone, takeTurn } from '../evaluation/alone/judge.ts';
import { chanceOf, learntOdds } from '../evaluation/alone/odds.ts';
import type { BreadthAlone } from '../evaluation/alone/turns.ts';
import { verdictOn } from '../evaluation/alone/verdict.ts';
import { copyWorld, drawDice, emptyWorld, type World } from '../evaluation/alone/world.ts';
import { ACTIONS_A_TURN, type Turn } from '../evaluation/turns.ts';

/** How many rounds are played after the one that begins, and how widely one looks meanwhile. */
const ROUNDS = 4;
const BREADTH: BreadthAlone = { toStock: 2, toOpen: 1, pairs: 5 };

const future = emptyWorld();

/** Plays a turn alone, and some rounds by looks; says how likely the game is to be won then. */
export function rollOutAlone(world: World, turn: Turn, rng: FastRng): Went {
  copyWorld(future, world);
  takeTurn(future.market, turn);
  for (let round = 0; round < ROUNDS && verdictOn(future.market, future.round) === 'open'; round++) {
    drawDice(future, rng);
    takeTurn(future.market, bestOf(judgeAlone(future, ACTIONS_A_TURN, BREADTH)).turn);
  }
  const chance = chanceOf(learntOdds(future.market, future.round));
  return { worth: chance, value: chance };
}
