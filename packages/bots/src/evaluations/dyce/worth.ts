import { sendBarons } from './barons.ts';
import { fortunes } from './fortune.ts';
import { copyMarket, emptyMarket, type Market } from './market.ts';
import { bestPromise } from './promise.ts';

/** How much of what the barons would do is believed: of this round's, the next one's and so on. Others act as well. */
const SURE = [0.85, 0.6, 0.4, 0.25];
/** Alone there is nobody else. */
const SURE_ALONE = [1, 0.9, 0.8, 0.7];
/** A seal on the castle earns a pound for every turn of those who have not passed, and then the last word. */
const SEAL = 4;

/** Where the sums are done: evaluations come by the thousand, so nothing is made anew. */
interface Desk {
  readonly world: Market;
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly worths: Float64Array;
}

const desks: Desk[] = [];

function deskFor(seats: number): Desk {
  const sums = (): Float64Array => new Float64Array(seats);
  desks[seats] ??= { world: emptyMarket(seats), before: sums(), after: sums(), worths: sums() };
  return desks[seats];
}

/**
 * What a position is worth to each seat, in points: what it has, and what the barons would bring it in the next rounds
 * if nobody did anything more. The answer holds until the next call.
 */
export function worths(market: Market): Float64Array {
  const desk = deskFor(market.seats);
  const { world, before, worths } = desk;
  copyMarket(world, market);
  fortunes(world, before);
  worths.set(before);
  if (market.lives > 0) addHopes(market, worths);
  const sure = market.seats === 1 ? SURE_ALONE : SURE;
  for (let round = 0; round < sure.length && world.lives > 0; round++) addRound(desk, sure[round] as number);
  return worths;
}

function addHopes(market: Market, worths: Float64Array): void {
  for (let seat = 0; seat < market.seats; seat++) {
    const seal = market.sealed[seat] === 1 ? SEAL : 0;
    worths[seat] = (worths[seat] as number) + seal + bestPromise(market, seat);
  }
}

function addRound({ world, before, after, worths }: Desk, sure: number): void {
  if (!sendBarons(world)) return;
  fortunes(world, after);
  for (let seat = 0; seat < worths.length; seat++) {
    worths[seat] = (worths[seat] as number) + sure * ((after[seat] as number) - (before[seat] as number));
    before[seat] = after[seat] as number;
  }
}

/** How far a seat is ahead of the others, of the best and of all; alone, what it has. */
export function leadOf(worths: ArrayLike<number>, seat: number): number {
  const own = worths[seat] as number;
  if (worths.length === 1) return own;
  let best = Number.NEGATIVE_INFINITY;
  let sum = -own;
  for (let other = 0; other < worths.length; other++) {
    sum += worths[other] as number;
    if (other !== seat) best = Math.max(best, worths[other] as number);
  }
  return own - (best + sum / (worths.length - 1)) / 2;
}
