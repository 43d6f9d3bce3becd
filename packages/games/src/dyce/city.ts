import { must } from '@taproom/engine';
/**
 * A space of the five-by-five grid, row by row from the north-west. The castle has a number too, but nobody enters it.
 */
export type Space = number;

export const SIDE = 5;
export const CASTLE: Space = 12;
const ALL: readonly Space[] = Array.from({ length: SIDE * SIDE }, (_, space) => space);

/** The 24 spaces for shops and barons. */
export const SPACES: readonly Space[] = ALL.filter((space) => space !== CASTLE);

/** Columns a to e from west to east, rows 1 to 5 from north to south. */
export const SPACE_NAMES: readonly string[] = ALL.map(
  (space) => `${'abcde'[space % SIDE]}${Math.floor(space / SIDE) + 1}`,
);

export const nameOf = (space: Space): string => must(SPACE_NAMES[space]);

/** The space with that name, or −1; the castle has no name. */
export function spaceNamed(name: unknown): Space {
  const space = typeof name === 'string' ? SPACE_NAMES.indexOf(name) : -1;
  return space === CASTLE ? -1 : space;
}

/** Relative to the castle, east and south. */
interface Vector {
  readonly x: number;
  readonly y: number;
}

const fromCastle = (space: Space): Vector => ({ x: (space % SIDE) - 2, y: Math.floor(space / SIDE) - 2 });

const steps = ({ x, y }: Vector): number => Math.abs(x) + Math.abs(y);
const between = (a: Vector, b: Vector): Vector => ({ x: b.x - a.x, y: b.y - a.y });

/** DY-7: steps to the castle as the crow flies. */
export const castleDistance: readonly number[] = ALL.map((space) => steps(fromCastle(space)));

/** The spaces one step away. */
const NEIGHBOURS: readonly (readonly Space[])[] = ALL.map((space) =>
  SPACES.filter((other) => steps(between(fromCastle(space), fromCastle(other))) === 1),
);

/** Where a baron stands: on a space, or still at his gate, counted clockwise from the north. */
export type Standing = { readonly space: Space } | { readonly gate: number };

const GATES: readonly Vector[] = [
  { x: 0, y: -3 },
  { x: 3, y: 0 },
  { x: 0, y: 3 },
  { x: -3, y: 0 },
];

/** The five spaces on each side where a baron can enter. */
const ENTRANCES: readonly (readonly Space[])[] = [
  SPACES.filter((space) => fromCastle(space).y === -2),
  SPACES.filter((space) => fromCastle(space).x === 2),
  SPACES.filter((space) => fromCastle(space).y === 2),
  SPACES.filter((space) => fromCastle(space).x === -2),
];

/** The spaces a baron can reach in one step. */
export const stepsFrom = (standing: Standing): readonly Space[] =>
  must('gate' in standing ? ENTRANCES[standing.gate] : NEIGHBOURS[standing.space]);

/** DY-6: steps between any two spaces by the shortest way around the castle. */
const DISTANCES: readonly (readonly number[])[] = ALL.map(distancesFrom);

function distancesFrom(start: Space): number[] {
  const distances = ALL.map(() => Number.POSITIVE_INFINITY);
  distances[start] = 0;
  const queue = [start];
  for (const space of queue) {
    for (const next of must(NEIGHBOURS[space])) {
      if (distances[next] !== Number.POSITIVE_INFINITY) continue;
      distances[next] = must(distances[space]) + 1;
      queue.push(next);
    }
  }
  return distances;
}

export const distance = (from: Space, to: Space): number => must(must(DISTANCES[from])[to]);

/** DY-6: from a gate, the step through it counts as one. */
const GATE_DISTANCES: readonly (readonly number[])[] = ENTRANCES.map((spaces) =>
  ALL.map((to) => 1 + Math.min(...spaces.map((space) => distance(space, to)))),
);

export const distanceFrom = (standing: Standing, to: Space): number =>
  'space' in standing ? distance(standing.space, to) : must(must(GATE_DISTANCES[standing.gate])[to]);

/** DY-8: how far a step leads clockwise around the castle, which is left when facing it. */
export function clockwise(standing: Standing, to: Space): number {
  const at = 'gate' in standing ? must(GATES[standing.gate]) : fromCastle(standing.space);
  const step = between(at, fromCastle(to));
  return at.x * step.y - at.y * step.x;
}
