import type { Seat } from '@taproom/engine';
import type { Asked, Colour, Die, Store } from '@taproom/games/dice-brewing';
import { aimLead, sensibleTargets } from './aims.ts';
import { add, type Brewery, numberOf, placeOf, type SceneBrewer } from './brewery.ts';
import { leadIf, leadIn, type Standing } from './standing.ts';
import { WEIGHTS } from './weights.ts';

/** A die as far as it matters. */
type Pips = Pick<Die, 'colour' | 'value'>;

/** A question that is open is worth what the best answer to it is. */
export function leadWhenAsked(standing: Standing, seat: Seat, asked: Readonly<Asked>, supply: Supply): number {
  switch (asked.at) {
    case 'keep':
      return leadWith(standing, seat, asked.die);
    case 'reroll':
      return rerollLead(standing, seat, asked);
    case 'colour':
      return Math.max(...EXCHANGED.map((colour) => exchangeLead(standing, seat, colour, hopedOf(supply[colour]))));
    case 'exchange':
      return exchangeLead(standing, seat, asked.colour, asked.rolled[0] ?? 0);
    case 'aim':
      return Math.max(
        ...sensibleTargets(standing, seat, asked.token).map((at) => aimLead(standing, seat, asked.token, at)),
      );
    case 'pay':
      return leadIn(standing, seat) - UNPAID;
    case 'claim':
      return leadIn(standing, seat) + WEIGHTS.token;
    case 'choose':
      return Math.max(...asked.among.map((colour) => leadIf(standing, seat, (brewery) => loosen(brewery, colour))));
    default:
      return leadIn(standing, seat);
  }
}

/** What can be exchanged with the supply. */
const EXCHANGED = ['yellow', 'black', 'green'] as const;

type Supply = Readonly<Record<Colour, number>>;

/** Nobody pays die by die who could pay the cheapest way. */
const UNPAID = 50;

const ownBrewer = ({ scene }: Standing, seat: Seat): SceneBrewer => scene.brewers[seat] as SceneBrewer;

export const loosen = ({ loose }: Brewery, colour: Colour): void => add(loose, numberOf(colour), 1);
export const putAway = ({ stored }: Brewery, { colour, value }: Pips): void =>
  add(stored, placeOf(numberOf(colour), value), 1);

export function takeFrom({ loose, stored }: Brewery, from: Store, { colour, value }: Pips): void {
  if (from === 'reserve') add(loose, numberOf(colour), -1);
  else add(stored, placeOf(numberOf(colour), value), -1);
}

/** With one more die, which lies wherever it is better. */
export const leadWith = (
  standing: Standing,
  seat: Seat,
  die: Pips,
  change: (brewery: Brewery) => void = () => {},
): number =>
  Math.max(
    leadIf(standing, seat, (brewery) => {
      change(brewery);
      loosen(brewery, die.colour);
    }),
    leadIf(standing, seat, (brewery) => {
      change(brewery);
      putAway(brewery, die);
    }),
  );

// SK1: rerolling

/** Enough to go on picking, whatever a roll might bring. */
const DECIDED = 100;

/** Whoever picks, picks all dice that had better be rolled again and no others. */
function rerollLead(standing: Standing, seat: Seat, picked: Readonly<Record<Store, readonly number[]>>): number {
  const gainAt = (from: Store) => (at: number) =>
    rerollGain(standing, seat, from, ownBrewer(standing, seat)[from][at] as Die);
  const gains = [...picked.reserve.map(gainAt('reserve')), ...picked.warehouse.map(gainAt('warehouse'))];
  if (gains.length === 0) return leadIn(standing, seat) + bestReroll(standing, seat);
  return leadIn(standing, seat) + (gains.every((gain) => gain > 0) ? DECIDED : -DECIDED);
}

function bestReroll(standing: Standing, seat: Seat): number {
  const { reserve, warehouse } = ownBrewer(standing, seat);
  let sum = 0;
  for (const die of reserve) sum += Math.max(0, rerollGain(standing, seat, 'reserve', die));
  for (const die of warehouse) sum += Math.max(0, rerollGain(standing, seat, 'warehouse', die));
  return sum;
}

/** What it brings to roll a die again: below nothing, if it is better stored as it is. */
export function rerollGain(standing: Standing, seat: Seat, from: Store, die: Pips): number {
  const loose = leadIf(standing, seat, (brewery) => {
    takeFrom(brewery, from, die);
    loosen(brewery, die.colour);
  });
  const stored = leadIf(standing, seat, (brewery) => {
    takeFrom(brewery, from, die);
    putAway(brewery, die);
  });
  return loose <= stored ? loose - stored - 1 : from === 'reserve' ? WEIGHTS.reroll : loose - stored;
}

// SK2: an exchange with the supply

/** What can be expected of the best of so many dice. */
const hopedOf = (dice: number): number => (dice === 0 ? 0 : dice >= 4 ? 6 : dice >= 2 ? 5 : 4);

function exchangeLead(standing: Standing, seat: Seat, colour: Colour, value: number): number {
  const brewer = ownBrewer(standing, seat);
  let best = leadIn(standing, seat);
  for (const from of ['reserve', 'warehouse'] as const) {
    for (const die of brewer[from]) {
      if (die.colour === colour && die.value < value) best = Math.max(best, swapLead(standing, seat, from, die, value));
    }
  }
  return best;
}

/** A die of the warehouse changes there; one of the reserve can still be stored, as it could have been before. */
export function swapLead(standing: Standing, seat: Seat, from: Store, die: Pips, value: number): number {
  const without = (brewery: Brewery): void => takeFrom(brewery, from, die);
  const { colour } = die;
  if (from === 'reserve') {
    const gain = leadWith(standing, seat, { colour, value }, without) - leadWith(standing, seat, die, without);
    return leadIn(standing, seat) + gain;
  }
  return leadIf(standing, seat, (brewery) => {
    without(brewery);
    putAway(brewery, { colour, value });
  });
}
