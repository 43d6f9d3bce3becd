import { type FastRng, nextFast, type Seat } from '@taproom/engine';
import { at, never } from '../../../lists.ts';
import type { Went } from '../../../search/race.ts';
import type { Play } from '../rivals/deeds.ts';
import { judge } from '../rivals/judge.ts';
import { learntOdds } from '../rivals/odds.ts';
import type { Breadth } from '../rivals/turns.ts';
import { copyWorld, emptyWorld, isOver, sharesAtEnd, takeTurn, type World } from '../rivals/world.ts';

/** How widely everyone looks meanwhile. */
const BREADTH: Breadth = { toStock: 1, toOpen: 1, steps: 1, pairs: 3 };
/** How much everyone misjudges, in shares of the win, since the others' moves cannot be foreseen exactly. */
const WHIM = 0.01;

const futures: World[] = [];
function futureFor(seats: number): World {
  futures[seats] ??= emptyWorld(seats);
  return futures[seats];
}

/** Plays a turn, and on as everyone does by looks; says how everybody stands when the next round begins. */
export function rollOut(world: World, play: Play, rng: FastRng): Went {
  const future = futureFor(world.market.seats);
  copyWorld(future, world);
  takeTurn(future, play, rng);
  return wentFrom(future, world.mover, world.round, rng);
}

/** Plays a round to its end, and says how everybody stands then. */
export function wentFrom(future: World, seat: Seat, round: number, rng: FastRng): Went {
  while (!isOver(future) && future.round === round) takeTurn(future, turnByLooks(future, rng), rng);
  const shares = isOver(future)
    ? sharesAtEnd(future.market)
    : Array.from(learntOdds(future.market, { next: future.mover, isEvening: false }));
  return { worth: at(shares, seat), value: at(shares, seat), shares };
}

/** The turn that looks best, with a little noise. */
function turnByLooks(world: World, rng: FastRng): Play {
  const { plays, values } = judge(world, BREADTH, learntOdds);
  let best = plays[0] ?? never();
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < plays.length; i++) {
    const liking = (values[i] ?? never()) + (WHIM * nextFast(rng)) / 2 ** 32;
    if (liking <= most) continue;
    most = liking;
    best = plays[i] ?? never();
  }
  return best;
}
