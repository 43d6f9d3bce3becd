import { isNatural, LINE_LENGTH, vpsFor, WHISKIES } from '@taproom/games/dyce';
import { never } from '../../../lists.ts';
import { add, BARON_COUNT, formulaOf, handOf, type Market, NATURAL_COUNT, NONE } from './market.ts';
import { closerBits, preferredStep, SPACE_COUNT, stepsBetween } from './ways.ts';

/**
 * A baron round in which nobody draws: known dice move up, unknown ones do not come. A baron whose line is used up stays
 * where he is. Returns whether anything was traded.
 */
export function sendBarons(market: Market): boolean {
  const { trades } = market;
  let blended = false;
  for (let baron = 0; baron < BARON_COUNT; baron++) {
    const head = market.heads[baron] ?? never();
    if (head >= LINE_LENGTH) continue;
    const die = baron * LINE_LENGTH + head;
    if (!visit(market, baron, die)) continue;
    market.heads[baron] = head + 1;
    if ((market.colours[die] ?? never()) >= NATURAL_COUNT) blended = true;
  }
  if (blended) market.lives--;
  return blended || market.trades > trades;
}

/** Moves a baron and lets him trade; says whether his die goes back to the bag. */
function visit(market: Market, baron: number, die: number): boolean {
  const { stock, barons } = market;
  const whisky = market.colours[die] ?? never();
  const at = barons[baron] ?? never();
  const to = at < SPACE_COUNT && stock[at] === whisky ? at : stepTo(market, at, whisky);
  if (to === NONE) return true;
  barons[baron] = to;
  return stock[to] === whisky && trade(market, to, whisky, market.prices[die] ?? never());
}

/** One step towards the nearest, then richest shops of that whisky; `NONE` if there is none. */
function stepTo({ stock, adverts }: Market, at: number, whisky: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let richest = 0;
  let bits = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (stock[space] !== whisky) continue;
    const steps = stepsBetween(at, space);
    const pounds = adverts[space] ?? never();
    if (steps > nearest || (steps === nearest && pounds < richest)) continue;
    if (steps < nearest || pounds > richest) bits = 0;
    nearest = steps;
    richest = pounds;
    bits |= closerBits(at, space);
  }
  return bits === 0 ? NONE : preferredStep(at, bits);
}

/** Says whether the owner could pay. */
function trade(market: Market, space: number, whisky: number, price: number): boolean {
  const seat = market.owners[space] ?? never();
  const traded = whisky < NATURAL_COUNT ? buy(market, seat, whisky, price) : sell(market, seat, whisky, price);
  market.trades++;
  market.stock[space] = NONE;
  market.adverts[space] = 0;
  if (traded) return true;
  market.owners[space] = NONE;
  add(market.shops, seat, -1);
  return false;
}

function buy({ pounds, hands }: Market, seat: number, whisky: number, price: number): boolean {
  if ((pounds[seat] ?? never()) < price) return false;
  add(pounds, seat, -price);
  add(hands, seat * NATURAL_COUNT + whisky, 1);
  return true;
}

function sell(market: Market, seat: number, whisky: number, price: number): boolean {
  if (!hasFormula(market, seat, whisky)) return false;
  for (const natural of formulaOf(whisky)) add(market.hands, seat * NATURAL_COUNT + natural, -1);
  add(market.pounds, seat, price);
  if (market.seats === 1) market.sold[seat] = (market.sold[seat] ?? never()) | (1 << whisky);
  else add(market.vps, seat, vpsOf(whisky));
  return true;
}

/** The points that each whisky sells for. */
const VPS = WHISKIES.map((whisky) => (isNatural(whisky) ? 0 : vpsFor(whisky)));
export const vpsOf = (whisky: number): number => VPS[whisky] ?? never();

export function hasFormula(market: Market, seat: number, whisky: number): boolean {
  for (const natural of formulaOf(whisky)) if (handOf(market, seat, natural) === 0) return false;
  return true;
}
