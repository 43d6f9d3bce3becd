import type { Seat } from '@taproom/engine';
import type { Colour, Store } from '@taproom/games/dice-brewing';
import { at } from '../../../lists.ts';
import { type Brewery, loosen, type Pips, putAway, type SceneBrewer, takeFrom } from './brewery.ts';
import { leadIf, leadIn, type Standing } from './standing.ts';

// A question is worth as much as its best answer.

const ownBrewer = ({ scene }: Standing, seat: Seat): SceneBrewer => at(scene.brewers, seat);

/** With one more die after something has changed; the die lies wherever it is better. */
export const leadWith = (standing: Standing, seat: Seat, die: Pips, change: (brewery: Brewery) => void): number =>
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

/** If all dice are rolled again that had better be. */
export function rerollLead(standing: Standing, seat: Seat): number {
  const { reserve, warehouse } = ownBrewer(standing, seat);
  let lead = leadIn(standing, seat);
  for (const die of reserve) lead += Math.max(0, rerollGain(standing, seat, 'reserve', die));
  for (const die of warehouse) lead += Math.max(0, rerollGain(standing, seat, 'warehouse', die));
  return lead;
}

/** The gain from rerolling a die; negative if it is better stored as it is. */
export function rerollGain(standing: Standing, seat: Seat, from: Store, die: Pips): number {
  const loose = leadIf(standing, seat, (brewery) => {
    takeFrom(brewery, from, die);
    loosen(brewery, die.colour);
  });
  const stored = leadIf(standing, seat, (brewery) => {
    takeFrom(brewery, from, die);
    putAway(brewery, die);
  });
  return loose > stored && from === 'reserve' ? standing.judge.reroll : loose - stored;
}

// SK2: an exchange with the supply

type Resource = Exclude<Colour, 'blue'>;
const EXCHANGED: readonly Resource[] = ['yellow', 'black', 'green'];

/** If the supply is rolled, of the best colour among these. */
export const exchangeLead = (
  standing: Standing,
  seat: Seat,
  supply: Readonly<Record<Colour, number>>,
  colours: readonly Resource[] = EXCHANGED,
): number => Math.max(...colours.map((colour) => bestSwap(standing, seat, colour, hopedOf(supply[colour]))));

/** The expected best of so many dice. */
const hopedOf = (dice: number): number => (dice === 0 ? 0 : dice >= 4 ? 6 : dice >= 2 ? 5 : 4);

function bestSwap(standing: Standing, seat: Seat, colour: Resource, value: number): number {
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
