import { never } from '../../../lists.ts';
import { sendBarons } from './barons.ts';
import { fortunes } from './fortune.ts';
import { copyMarket, emptyMarket, type Market } from './market.ts';
import { bestPromise } from './promise.ts';

/** How much the barons' future moves count: this round's, the next one's and so on. The rivals act meanwhile. */
const SURE = [0.85, 0.6, 0.4, 0.25];
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
 * The worth of a position to each seat, in points: its possessions, and the trades the barons would make in the next
 * rounds if nobody did anything more. The result is valid until the next call.
 */
export function worths(market: Market): Float64Array {
  const desk = deskFor(market.seats);
  const { world, before, worths } = desk;
  copyMarket(world, market);
  fortunes(world, before);
  worths.set(before);
  if (market.lives > 0) addHopes(market, worths);
  for (let round = 0; round < SURE.length && world.lives > 0; round++) addRound(desk, SURE[round] ?? never());
  return worths;
}

function addHopes(market: Market, worths: Float64Array): void {
  for (let seat = 0; seat < market.seats; seat++) {
    const seal = market.sealed[seat] === 1 ? SEAL : 0;
    worths[seat] = (worths[seat] ?? never()) + seal + bestPromise(market, seat);
  }
}

function addRound({ world, before, after, worths }: Desk, sure: number): void {
  if (!sendBarons(world)) return;
  fortunes(world, after);
  for (let seat = 0; seat < worths.length; seat++) {
    worths[seat] = (worths[seat] ?? never()) + sure * ((after[seat] ?? never()) - (before[seat] ?? never()));
    before[seat] = after[seat] ?? never();
  }
}

/** How far a seat is ahead of the others, of the best and of all. */
export function leadOf(worths: Float64Array, seat: number): number {
  const own = worths[seat] ?? never();
  let best = Number.NEGATIVE_INFINITY;
  let sum = -own;
  for (let other = 0; other < worths.length; other++) {
    sum += worths[other] ?? never();
    if (other !== seat) best = Math.max(best, worths[other] ?? never());
  }
  return own - (best + sum / (worths.length - 1)) / 2;
}
