import { COLOURS, DIE_XP } from '@taproom/games/dice-brewing';
import { BLUE, type Brewery, CLAIMS, COINS, COLOUR_COUNT, MOST_PIPS, placeOf, SEEDS, XP } from './brewery.ts';
import { USE } from './formulas.ts';
import { hopes, type Moment } from './hopes.ts';
import { momentOf, type Table } from './table.ts';
import { WEIGHTS } from './weights.ts';

const XP_OF: readonly number[] = COLOURS.map((colour) => DIE_XP[colour]);

/** What a brewer has, in XP: what it would score, what can be made of it, and what can be brewed with it. */
export const worthOf = (brewery: Brewery, { offer }: Table, moment: Moment): number =>
  goodsWorth(brewery, moment) + diceWorth(brewery, moment) + hopes(brewery, offer, moment);

function goodsWorth({ goods, ingredients, tokens }: Brewery, { perSeat, another }: Moment): number {
  const coins = goods[COINS] as number;
  let worth = (goods[XP] as number) + WEIGHTS.coin * coins;
  worth += WEIGHTS.liquid * another * Math.min(coins, WEIGHTS.liquidTo);
  worth += WEIGHTS.seed * another * (1 + WEIGHTS.die * perSeat) * (goods[SEEDS] as number);
  for (const count of ingredients) worth += WEIGHTS.ingredient * another * Math.min(1, count);
  for (let i = 0; i < tokens.length; i++) worth += (WEIGHTS.tokens[i] as number) * another * (tokens[i] as number);
  return worth + WEIGHTS.token * another * (goods[CLAIMS] as number);
}

function diceWorth(brewery: Brewery, moment: Moment): number {
  let worth = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) worth += colourWorth(brewery, colour, moment);
  return worth;
}

/** The dice of a colour: each for itself, and those in the warehouse by the needs that they meet. */
function colourWorth({ loose, stored }: Brewery, colour: number, { perSeat, another }: Moment): number {
  let dice = loose[colour] as number;
  let worth = 0;
  for (let value = 1; value <= MOST_PIPS; value++) {
    const place = placeOf(colour, value);
    const count = stored[place] as number;
    dice += count;
    worth += count * another * WEIGHTS.stored * ((USE[place] as number) - WEIGHTS.storedFrom);
  }
  const use = (colour === BLUE ? WEIGHTS.blueDie : WEIGHTS.die) - WEIGHTS.manyDice * dice;
  return worth + dice * ((XP_OF[colour] as number) + perSeat * use);
}

/** What each seat has, in XP. */
export function worths(table: Table, into: Float64Array): void {
  const moment = momentOf(table);
  for (let seat = 0; seat < into.length; seat++) {
    into[seat] = worthOf(table.breweries[seat] as Brewery, table, moment);
  }
}

/** How far a seat is ahead of the others, of the best and of all. */
export function leadOf(worths: ArrayLike<number>, seat: number): number {
  const own = worths[seat] as number;
  let best = Number.NEGATIVE_INFINITY;
  let sum = -own;
  for (let other = 0; other < worths.length; other++) {
    sum += worths[other] as number;
    if (other !== seat) best = Math.max(best, worths[other] as number);
  }
  return own - (WEIGHTS.rival * (best + sum / (worths.length - 1))) / 2;
}
