import {
  type AnyGame,
  type BaseState,
  type FastRng,
  fastRng,
  nextFast,
  type Rng,
  type Seat,
  start,
} from '@taproom/engine';
import { findGame } from '@taproom/games';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';
import { outcomeOf } from '../thinking/ends.ts';
import { winShares } from '../thinking/rewards.ts';
import { unheard } from '../thinking/unheard.ts';
import type { ArenaPlan } from './plan.ts';

interface GameResult {
  /** Where `a` sat. */
  readonly seat: Seat;
  /** Its share of the win. */
  readonly share: number;
  /** Actions played. */
  readonly length: number;
  /** Rounds played, in games that count them. */
  readonly rounds: number | null;
}

/** The total cost of a contender's decisions. */
export interface Toil {
  choices: number;
  iterations: number;
  milliseconds: number;
}

export interface RoundResult {
  readonly games: readonly GameResult[];
  readonly a: Toil;
  readonly b: Toil;
}

type Toils = Pick<RoundResult, 'a' | 'b'>;

/** Plays one round of a contest. It depends on nothing but the plan and the round's number. */
export async function playRound(plan: ArenaPlan, round: number): Promise<RoundResult> {
  const game = findOrThrow(plan.game);
  const seeds = roundSeeds(plan.seed, round);
  const dice = nextFast(seeds);
  const toils: Toils = { a: noToil(), b: noToil() };
  const games: GameResult[] = [];
  for (let seat = 0; seat < plan.seats; seat++) games.push(await playGame(plan, game, seat, dice, seeds, toils));
  return { games, ...toils };
}

export function findOrThrow(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
}

/** The seeds of a round: first that of its dice, then those of the bots. */
export const roundSeeds = (seed: number, round: number): FastRng => fastRng(seed ^ Math.imul(round + 1, 0x9e3779b1));

export const noToil = (): Toil => ({ choices: 0, iterations: 0, milliseconds: 0 });

async function playGame(
  plan: ArenaPlan,
  game: AnyGame,
  seat: Seat,
  dice: number,
  seeds: FastRng,
  toils: Toils,
): Promise<GameResult> {
  const state = deal(plan, game, fastRng(dice));
  let length = 0;
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    const [spec, toil] = actor === seat ? ([plan.a, toils.a] as const) : ([plan.b, toils.b] as const);
    await takeTurn(game, state, actor, spec, nextFast(seeds), toil);
    length++;
  }
  return { seat, share: shareOf(game, state, seat), length, rounds: roundsPlayed(state) };
}

export function deal({ seats, options }: Pick<ArenaPlan, 'seats' | 'options'>, game: AnyGame, rng: Rng): BaseState {
  const dealt = start(game, seats, rng, options);
  if (!dealt.ok) throw new Error(`${game.id} cannot be set up: ${JSON.stringify(dealt.error)}`);
  return dealt.value;
}

export async function takeTurn(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  spec: BotSpec,
  seed: number,
  toil: Toil,
): Promise<void> {
  const { action, iterations, milliseconds } = await choose(game, state, seat, spec, seed);
  game.apply(state, seat, action, unheard);
  toil.choices++;
  toil.iterations += iterations;
  toil.milliseconds += milliseconds;
}

const shareOf = (game: AnyGame, state: BaseState, seat: Seat): number =>
  at(winShares(outcomeOf(game, state).places), seat);

/** How many rounds have been played, in games that count them. */
export const roundsPlayed = (state: BaseState): number | null =>
  'round' in state && typeof state.round === 'number' ? state.round : null;
