import { type DyceView, type SeenBaron, type Standing, spaceNamed } from '@taproom/games/dyce';
import type { Evaluation } from '../evaluation.ts';
import { marketOf } from './market.ts';
import { leadOf, worths } from './worth.ts';

/** How far a seat is ahead of its rivals, in points; alone, how near it is to selling every blend. */
export const evaluateDyce: Evaluation<DyceView> = ({ city, barons, seats, white, ending }, seat) => {
  const placed = barons.map((baron, gate) => ({ standing: standingOf(baron, gate), line: baron.line }));
  return leadOf(worths(marketOf({ city, barons: placed, merchants: seats, white, ending })), seat);
};

const standingOf = ({ space }: SeenBaron, gate: number): Standing =>
  space === null ? { gate } : { space: spaceNamed(space) };
