import { at, never } from '../../../lists.ts';
import { type Deed, goodOf, type Plan } from './deeds.ts';
import { CHOCOLATE, copyOf, GOOD_NUMBER, HOPS, type Kitchen, NOTHING, roast, unitsIn, YEAST } from './kitchen.ts';
import { MALT_POINTS } from './score.ts';

/** The expected days after today, for which a placement must leave room. */
export interface Outlook {
  readonly days: number;
  readonly yeastDays: number;
  readonly hopsDays: number;
  /** The later worth of a unit that stays in its store today, by kind. */
  readonly kept: Float64Array;
  /** Tomorrow's purchase, if it is hops or yeast. */
  readonly tomorrow: number;
  /** The chances that it will be none, one, two … units. */
  readonly chances: readonly number[];
  /** Units of malt still to be bought. */
  readonly toBuy: number;
}

/** Units that a trip for malt brings home, more or less. */
const UNITS_A_TRIP = 7.5;

/** The outlook of a kitchen, given `rest`, the plan after today. */
export function outlookOf(kitchen: Kitchen, rest: Plan): Outlook {
  const count = (good: number): number => rest.filter((deed) => goodOf(deed) === good).length;
  return {
    days: rest.length,
    yeastDays: count(GOOD_NUMBER.yeast),
    hopsDays: count(GOOD_NUMBER.hops),
    kept: rest.length === 0 ? new Float64Array(CHOCOLATE + 1) : keptWorth(kitchen, rest),
    tomorrow: kindOf(rest[0]),
    chances: chancesOf(rest[0]),
    toBuy: count(GOOD_NUMBER.malt) * UNITS_A_TRIP,
  };
}

/** The worth of each store's units if the plan's roasting days are spent on the present malt. */
function keptWorth(kitchen: Kitchen, rest: Plan): Float64Array {
  const worth = new Float64Array(CHOCOLATE + 1);
  for (let malt = 0; malt < CHOCOLATE; malt++) {
    const units = unitsIn(kitchen, malt);
    if (units > 0) worth[malt + 1] = roastedWorth(kitchen, malt, rest) / units;
  }
  return worth;
}

function roastedWorth(kitchen: Kitchen, only: number, rest: Plan): number {
  const alone = copyOf(kitchen);
  for (let malt = 0; malt < CHOCOLATE; malt++) if (malt !== only) alone.stores.fill(0, malt * 7, malt * 7 + 7);
  for (const deed of rest) if (isRoast(deed)) roast(alone, deed === 'r' ? 0 : 1);
  let worth = 0;
  for (let malt = 0; malt < CHOCOLATE; malt++) worth += unitsIn(alone, malt) * (MALT_POINTS[malt + 1] ?? never());
  return worth;
}

const isRoast = (deed: Deed): boolean => deed === 'r' || deed === 'R';

const KIND_OF: Readonly<Record<string, number>> = { H: HOPS, Y: YEAST };
const kindOf = (deed: Deed | undefined): number => KIND_OF[deed?.charAt(0) ?? ''] ?? NOTHING;

/** How likely it is that a trip brings home so many units, if of three dice the lowest are kept; from 0. */
function chancesOf(deed: Deed | undefined): readonly number[] {
  return deed === undefined ? [] : (CHANCES[deed] ?? []);
}

const PIPS = [1, 2, 3, 4, 5, 6];
const CHANCES: Readonly<Partial<Record<Deed, readonly number[]>>> = {
  H: countChances(2, 2),
  'H*': countChances(3, 2),
  Y: countChances(2, 3),
  'Y*': countChances(3, 3),
};

function countChances(dice: number, share: number): number[] {
  const chances = Array.from({ length: 7 }, () => 0);
  const third = dice === 3 ? PIPS : [6];
  for (const a of PIPS) {
    for (const b of PIPS) {
      for (const c of third) {
        const units = Math.max(1, Math.floor((a + b + c - Math.max(a, b, c)) / share));
        chances[units] = at(chances, units) + 1 / (36 * third.length);
      }
    }
  }
  return chances;
}
