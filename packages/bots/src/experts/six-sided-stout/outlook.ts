import { type Deed, goodOf, type Plan } from './deeds.ts';
import { CHOCOLATE, copyOf, GOOD_NUMBER, type Kitchen, roast, unitsIn } from './kitchen.ts';
import { MALT_POINTS } from './score.ts';

/** What the days after today are expected to bring: all that a placement must leave room for. */
export interface Outlook {
  readonly days: number;
  readonly yeastDays: number;
  readonly hopsDays: number;
  /** What a unit that stays in its store today will be worth when it is placed, by kind. */
  readonly kept: Float64Array;
  /** Units of malt still to be bought. */
  readonly toBuy: number;
}

/** Units that a trip for malt brings home, more or less. */
const UNITS_A_TRIP = 7.5;

/** What `rest`, the plan after today, promises to a kitchen as it stands. */
export function outlookOf(kitchen: Kitchen, rest: Plan): Outlook {
  const count = (good: number): number => rest.filter((deed) => goodOf(deed) === good).length;
  return {
    days: rest.length,
    yeastDays: count(GOOD_NUMBER.yeast),
    hopsDays: count(GOOD_NUMBER.hops),
    kept: rest.length === 0 ? new Float64Array(CHOCOLATE + 1) : keptWorth(kitchen, rest),
    toBuy: count(GOOD_NUMBER.malt) * UNITS_A_TRIP,
  };
}

/** What each store's units come to when the roasting days of the plan are spent on what is there now. */
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
  for (let malt = 0; malt < CHOCOLATE; malt++) worth += unitsIn(alone, malt) * (MALT_POINTS[malt + 1] as number);
  return worth;
}

const isRoast = (deed: Deed): boolean => deed === 'r' || deed === 'R';
