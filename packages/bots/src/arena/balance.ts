import { type AnyGame, type BaseState, fastRng, nextFast, type Seat } from '@taproom/engine';
import { at } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { outcomeOf } from '../thinking/ends.ts';
import { winShares } from '../thinking/rewards.ts';
import { type Crew, playRounds } from './crew.ts';
import { type Interval, interval, type Spread, spreadOf } from './report.ts';
import { deal, findOrThrow, noToil, roundSeeds, roundsPlayed, takeTurn } from './round.ts';

/** Games that one bot plays against itself on all seats, to see whether it matters who begins. */
export interface BalancePlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: BotSpec;
  readonly games: number;
  readonly seed: number;
}

export interface BalancedGame {
  /** The shares of the win in the order of play, beginning with the seat that acts first. */
  readonly shares: readonly number[];
  /** Actions played. */
  readonly length: number;
  /** Rounds played, in games that count them. */
  readonly rounds: number | null;
}

export interface BalanceReport {
  readonly seats: number;
  readonly games: number;
  /** The share of each seat if the order did not matter. */
  readonly fairShare: number;
  /** In the order of play: the mean share of the win, and where the true one lies with 95 % confidence. */
  readonly inOrder: readonly { readonly share: number; readonly interval: Interval }[];
  readonly meanLength: number;
  /** Rounds a game, where they are counted. */
  readonly roundsInGame: Spread | null;
  readonly milliseconds: number;
}

export interface BalanceHooks {
  readonly signal?: AbortSignal | undefined;
  /** Called after every game with the number done. */
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
}

/** As `runArena`, for one bot against itself. */
export async function runBalance(
  plan: BalancePlan,
  { signal, onProgress }: BalanceHooks = {},
  crew: readonly Crew<BalancedGame>[] = [(game) => playBalanced(plan, game)],
): Promise<BalanceReport> {
  const started = performance.now();
  let done = 0;
  const played = await playRounds(plan.games, crew, signal, () => onProgress?.(++done, plan.games));
  return balanceReport(plan, played, performance.now() - started);
}

/** Plays one game. It depends on nothing but the plan and the game's number. */
export async function playBalanced(plan: BalancePlan, number: number): Promise<BalancedGame> {
  const game = findOrThrow(plan.game);
  const seeds = roundSeeds(plan.seed, number);
  const state = deal(plan, game, fastRng(nextFast(seeds)));
  const first = game.actors(state)[0] ?? 0;
  const toil = noToil();
  for (let actor: Seat | undefined = first; actor !== undefined; actor = game.actors(state)[0]) {
    await takeTurn(game, state, actor, plan.bot, nextFast(seeds), toil);
  }
  return { shares: sharesFrom(game, state, first), length: toil.choices, rounds: roundsPlayed(state) };
}

function sharesFrom(game: AnyGame, state: BaseState, first: Seat): number[] {
  const shares = winShares(outcomeOf(game, state).places);
  return shares.map((_, i) => at(shares, (first + i) % shares.length));
}

function balanceReport({ seats }: BalancePlan, played: readonly BalancedGame[], milliseconds: number): BalanceReport {
  const inOrder = Array.from({ length: seats }, (_, i) => {
    const shares = played.map((one) => at(one.shares, i));
    return { share: mean(shares), interval: interval(shares) };
  });
  const meanLength = mean(played.map(({ length }) => length));
  const roundsInGame = spreadOf(played.map(({ rounds }) => rounds));
  return { seats, games: played.length, fairShare: 1 / seats, inOrder, meanLength, roundsInGame, milliseconds };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
