import type { Seat } from '@taproom/engine';
import { never } from '../../../lists.ts';
import type { Box } from './box.ts';

// Winning is nearly everything; the lead decides between lines that win equally often.
const WIN_WEIGHT = 0.9;
/** A lead of so many pips is half of all that a lead can earn. */
const CLEAR_LEAD = 10;

/** What the end of a match is to a seat: its share of the win, and the pips that it is ahead by. */
export interface End {
  readonly share: number;
  readonly lead: number;
}

/** A reward from 0 to 1. */
export const rewardOf = ({ share, lead }: End): number =>
  WIN_WEIGHT * share + (1 - WIN_WEIGHT) * (0.5 + (0.5 * lead) / (CLEAR_LEAD + Math.abs(lead)));

export function endFor(box: Box, seat: Seat): End {
  const { seats, tallies } = box;
  const sense = senseOf(box);
  const own = sense * (tallies[seat] ?? never());
  let [rival, winners] = [Number.NEGATIVE_INFINITY, 1];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = sense * (tallies[other] ?? never());
    if (theirs > rival) rival = theirs;
    if (theirs === own) winners++;
  }
  const lead = own - rival;
  return { share: lead < 0 ? 0 : 1 / winners, lead };
}

/** 1 if the highest tally wins, −1 if the lowest: with three seats the unclaimed colour may be above them all (DB-5). */
function senseOf({ seats, tallies }: Box): number {
  if (seats !== 3) return 1;
  const unclaimed = tallies[seats] ?? never();
  for (let seat = 0; seat < seats; seat++) if ((tallies[seat] ?? never()) >= unclaimed) return 1;
  return -1;
}
