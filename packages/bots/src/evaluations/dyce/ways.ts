import {
  CASTLE,
  castleDistance,
  clockwise,
  distance,
  distanceFrom,
  SIDE,
  SPACES,
  type Space,
  type Standing,
  stepsFrom,
} from '@taproom/games/dyce';

// The streets as tables, because barons are sent along them again and again. A standing is a number: 0 to 24 for the
// spaces, 25 to 28 for the gates.

export const SPACE_COUNT = SIDE * SIDE;
const GATE_COUNT = 4;

export const standingNumber = (standing: Standing): number =>
  'space' in standing ? standing.space : SPACE_COUNT + standing.gate;

const STANDINGS: readonly Standing[] = [
  ...Array.from({ length: SPACE_COUNT }, (_, space) => ({ space })),
  ...Array.from({ length: GATE_COUNT }, (_, gate) => ({ gate })),
];

const isCastle = (standing: Standing): boolean => 'space' in standing && standing.space === CASTLE;

/** Steps from a standing to a space, by both numbers. */
const DISTANCES: readonly Int8Array[] = STANDINGS.map((standing) =>
  Int8Array.from({ length: SPACE_COUNT }, (_, space) => (isCastle(standing) ? 0 : distanceFrom(standing, space))),
);

export const stepsBetween = (standing: number, space: Space): number =>
  (DISTANCES[standing] as Int8Array)[space] as number;

/** The steps from a standing in the order in which barons prefer them: nearer to the castle, then clockwise. */
const STEPS: readonly (readonly Space[])[] = STANDINGS.map((standing) =>
  stepsFrom(standing).toSorted(
    (a, b) =>
      (castleDistance[a] as number) - (castleDistance[b] as number) || clockwise(standing, b) - clockwise(standing, a),
  ),
);

/** By standing and space: which of those steps bring a baron closer, as bits. */
const CLOSER: readonly Int8Array[] = STANDINGS.map((standing, number) => {
  const bits = new Int8Array(SPACE_COUNT);
  for (const space of SPACES) bits[space] = bitsTowards(standing, STEPS[number] as readonly Space[], space);
  return bits;
});

function bitsTowards(standing: Standing, steps: readonly Space[], space: Space): number {
  const isCloser = (step: Space): boolean => distance(step, space) < distanceFrom(standing, space);
  return steps.reduce((bits, step, i) => bits | (isCloser(step) ? 1 << i : 0), 0);
}

export const closerBits = (standing: number, space: Space): number => (CLOSER[standing] as Int8Array)[space] as number;

/** The step that a baron takes of those that the bits allow. */
export const preferredStep = (standing: number, bits: number): Space =>
  (STEPS[standing] as readonly Space[])[31 - Math.clz32(bits & -bits)] as Space;
