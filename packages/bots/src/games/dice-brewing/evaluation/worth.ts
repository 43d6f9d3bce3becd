import { COLOURS, DIE_XP } from '@taproom/games/dice-brewing';
import { never } from '../../../lists.ts';
import { type Brewery, CLAIMS, COINS, COLOUR_COUNT, MOST_PIPS, placeOf, SEEDS, XP } from './brewery.ts';
import { USE } from './formulas.ts';
import { hopes, type Outlook } from './hopes.ts';
import { outlookOf, type Sketch } from './sketch.ts';
import { WEIGHTS } from './weights.ts';

/** The worth of each colour beyond its XP, in the order of the game's list. */
const USES: readonly number[] = [WEIGHTS.die, WEIGHTS.blackDie, WEIGHTS.die, WEIGHTS.blueDie];
const XP_OF: readonly number[] = COLOURS.map((colour) => DIE_XP[colour]);

/** The worth of a brewery in XP: its score, the use of its goods and dice, and the recipes it can hope for. */
export const worthOf = (brewery: Brewery, { offer }: Sketch, outlook: Outlook): number =>
  goodsWorth(brewery, outlook) + diceWorth(brewery, outlook) + hopes(brewery, offer, outlook);

function goodsWorth({ goods, ingredients, tokens }: Brewery, { perSeat, another }: Outlook): number {
  const coins = goods[COINS] ?? never();
  let worth = (goods[XP] ?? never()) + WEIGHTS.coin * coins;
  worth += WEIGHTS.liquid * another * Math.min(coins, WEIGHTS.liquidTo);
  worth += WEIGHTS.seed * another * (1 + WEIGHTS.die * perSeat) * (goods[SEEDS] ?? never());
  for (const count of ingredients) worth += WEIGHTS.ingredient * another * Math.min(1, count);
  for (let i = 0; i < tokens.length; i++) worth += (WEIGHTS.tokens[i] ?? never()) * another * (tokens[i] ?? never());
  return worth + WEIGHTS.token * another * (goods[CLAIMS] ?? never());
}

function diceWorth(brewery: Brewery, outlook: Outlook): number {
  let worth = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) worth += colourWorth(brewery, colour, outlook);
  return worth;
}

/** The dice of a colour: each for itself, and those in the warehouse by the needs that they meet. */
function colourWorth({ loose, stored }: Brewery, colour: number, { perSeat, another }: Outlook): number {
  let dice = loose[colour] ?? never();
  let worth = 0;
  for (let value = 1; value <= MOST_PIPS; value++) {
    const place = placeOf(colour, value);
    const count = stored[place] ?? never();
    dice += count;
    worth += count * another * WEIGHTS.stored * ((USE[place] ?? never()) - WEIGHTS.storedFrom);
  }
  const use = (USES[colour] ?? never()) - WEIGHTS.manyDice * dice;
  return worth + dice * ((XP_OF[colour] ?? never()) + perSeat * use);
}

/** The worth of each seat, in XP. */
export function worths(sketch: Sketch, into: Float64Array): void {
  const outlook = outlookOf(sketch);
  for (let seat = 0; seat < into.length; seat++) {
    into[seat] = worthOf(sketch.breweries[seat] ?? never(), sketch, outlook);
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
  return own - (WEIGHTS.rival * (best + sum / (worths.length - 1))) / 2;
}
