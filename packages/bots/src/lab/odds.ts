import { type FastRng, fastRng, nextFast } from '@taproom/engine';
import { deal, findOrThrow, roundSeeds } from '../arena/round.ts';
import { type Odds, type Standing, shareOf } from '../face/odds.ts';
import { faceOf } from '../games/index.ts';
import { at, pick } from '../lists.ts';
import type { BotSpec } from '../spec/spec.ts';
import { choose } from '../thinking/choose.ts';
import { outcomeOf } from '../thinking/ends.ts';
import { winShares } from '../thinking/rewards.ts';
import { unheard } from '../thinking/unheard.ts';

/** Games that bots play to see how large a lead it takes to win. */
export interface OddsPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** Who plays, drawn anew for every seat. */
  readonly bots: readonly BotSpec[];
  readonly games: number;
  readonly seed: number;
}

/** A position that was met, and what its games led to. */
interface Met {
  readonly standing: Standing;
  readonly shares: readonly number[];
}

export interface OddsReport {
  readonly scale: Odds<never>['scale'];
  readonly positions: number;
  /** The mean surprise at who wins, in bits: with these odds, and if all seats were equal. */
  readonly surprise: number;
  readonly surpriseIfEqual: number;
}

/** Whether it can be told by the looks of a game's positions who is likely to win. */
export const hasOdds = (game: string): boolean => faceOf(game).odds !== null;

/** Every so many actions a position is looked at: those between are hardly different. */
const LOOK_EVERY = 5;

/** Plays the games and finds the scale by which their ends are least surprising. */
export async function fitOdds(plan: OddsPlan, onGame: (done: number) => void = () => {}): Promise<OddsReport> {
  const met: Met[] = [];
  for (let number = 0; number < plan.games; number++) {
    met.push(...(await positionsOf(plan, roundSeeds(plan.seed, number))));
    onGame(number + 1);
  }
  const scale = bestScale(met);
  return {
    scale,
    positions: met.length,
    surprise: surpriseAt(met, scale),
    surpriseIfEqual: Math.log2(plan.seats),
  };
}

async function positionsOf(plan: OddsPlan, seeds: FastRng): Promise<Met[]> {
  const game = findOrThrow(plan.game);
  const { odds } = faceOf(plan.game);
  if (!odds) throw new Error(`${plan.game} has no odds`);
  const state = deal(plan, game, fastRng(nextFast(seeds)));
  const bots = Array.from({ length: plan.seats }, () => pick(seeds, plan.bots));
  const standings: Standing[] = [];
  let length = 0;
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const { action } = await choose(game, state, seat, at(bots, seat), nextFast(seeds));
    game.apply(state, seat, action, unheard);
    if (++length % LOOK_EVERY === 0 && game.actors(state).length > 0) standings.push(odds.standing(state, seat));
  }
  const shares = winShares(outcomeOf(game, state).places);
  return standings.map((standing) => ({ standing, shares }));
}

/** The mean of how many bits of news the end was. */
function surpriseAt(met: readonly Met[], scale: OddsReport['scale']): number {
  let bits = 0;
  for (const { standing, shares } of met)
    for (const [seat, share] of shares.entries())
      if (share > 0) bits -= share * Math.log2(shareOf(standing, seat, scale));
  return bits / met.length;
}

const STEPS = [2, 1.4, 1.15, 1.05];

/** Up and down by smaller and smaller steps, for the end and the beginning in turn. */
function bestScale(met: readonly Met[]): OddsReport['scale'] {
  let best: OddsReport['scale'] = [1, 4];
  for (const step of STEPS) best = climb(met, best, step);
  return best;
}

function climb(met: readonly Met[], from: OddsReport['scale'], step: number): OddsReport['scale'] {
  let [best, least] = [from, surpriseAt(met, from)];
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const other of neighbours(best, step)) {
      const surprise = surpriseAt(met, other);
      if (surprise >= least) continue;
      [best, least, isBetter] = [other, surprise, true];
    }
  }
  return best;
}

const neighbours = ([end, begin]: OddsReport['scale'], step: number): OddsReport['scale'][] => [
  [end * step, begin],
  [end / step, begin],
  [end, begin * step],
  [end, begin / step],
];
