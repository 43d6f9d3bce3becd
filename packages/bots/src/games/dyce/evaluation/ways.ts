import {
  CASTLE,
  castleDistance,
  clockwise,
  distance,
  distanceFrom,
  SIDE,
  type Space,
  type Standing,
  stepsFrom,
} from '@taproom/games/dyce';
import { at, never } from '../../../lists.ts';

// The streets as tables, because barons are sent along them again and again. A standing is a number: 0 to 24 for the
// spaces, 25 to 28 for the gates.

export const SPACE_COUNT = SIDE * SIDE;
const GATE_COUNT = 4;

export const standingNumber = (standing: Standing): number =>
  'space' in standing ? standing.space : SPACE_COUNT + standing.gate;

/** The castle too. */
const ALL_SPACES: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, space) => space);

const STANDINGS: readonly Standing[] = [
  ...ALL_SPACES.map((space) => ({ space })),
  ...Array.from({ length: GATE_COUNT }, (_, gate) => ({ gate })),
];

const isCastle = (standing: Standing): boolean => 'space' in standing && standing.space === CASTLE;

/** Steps from a standing to a space, by both numbers. */
const DISTANCES = Int8Array.from(
  STANDINGS.flatMap((standing) => ALL_SPACES.map((space) => (isCastle(standing) ? 0 : distanceFrom(standing, space)))),
);

export const stepsBetween = (standing: number, space: Space): number =>
  DISTANCES[standing * SPACE_COUNT + space] ?? never();

/** The steps from a standing in the order in which barons prefer them: nearer to the castle, then clockwise. */
const STEPS: readonly (readonly Space[])[] = STANDINGS.map((standing) =>
  stepsFrom(standing).toSorted(
    (a, b) => at(castleDistance, a) - at(castleDistance, b) || clockwise(standing, b) - clockwise(standing, a),
  ),
);

/** By standing and space: which of those steps bring a baron closer, as bits. */
const CLOSER = Int8Array.from(
  STANDINGS.flatMap((standing, number) =>
    ALL_SPACES.map((space) => (space === CASTLE ? 0 : bitsTowards(standing, at(STEPS, number), space))),
  ),
);

function bitsTowards(standing: Standing, steps: readonly Space[], space: Space): number {
  const isCloser = (step: Space): boolean => distance(step, space) < distanceFrom(standing, space);
  return steps.reduce((bits, step, i) => bits | (isCloser(step) ? 1 << i : 0), 0);
}

export const closerBits = (standing: number, space: Space): number => CLOSER[standing * SPACE_COUNT + space] ?? never();

/** The step that a baron takes of those that the bits allow. */
export const preferredStep = (standing: number, bits: number): Space =>
  (STEPS[standing] ?? never())[31 - Math.clz32(bits & -bits)] ?? never();
