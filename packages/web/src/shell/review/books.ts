import type { Review } from '@taproom/bots';
import type { Seat } from '@taproom/engine';
import { told } from './grade.ts';

/** How a seat came from what it could expect to what it had, in tenths, as it is told: result = opening + luck − loss + gifts. */
export interface Books {
  readonly opening: number;
  readonly luck: number;
  readonly loss: number;
  readonly gifts: number;
  readonly result: number;
}

const TENTH = 10;
const rounded = (value: number): number => Math.round(value * TENTH) / TENTH || 0;

/** The books of a seat. What rounding takes or adds goes to luck, so that the sum on show is right. */
export function booksOf({ unit, opening, result, totals }: Review, seat: Seat): Books {
  const shown = (value = 0): number => rounded(told(value, unit));
  const [loss, gifts] = [shown(totals[seat]?.loss), shown(totals[seat]?.gifts)];
  const [before, after] = [shown(opening[seat]), shown(result[seat])];
  return { opening: before, luck: rounded(after - before + loss - gifts), loss, gifts, result: after };
}
