import { type Because, CASTLE, SIDE, SPACES, type Space, type Standing, wayOf } from '@taproom/games/dyce';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A baron's step from one place. */
export interface Step {
  /** A space, or the number of a gate clockwise from the north. */
  readonly standing: Standing;
  readonly to: Space;
  readonly because: Because;
  readonly start: Point;
  readonly end: Point;
}

/** The spaces lie in the middle of a seven by seven square, the gates at its edges. */
export const WIDTH = SIDE + 2;
const GATE_POINTS: readonly Point[] = [
  { x: WIDTH / 2, y: 0.5 },
  { x: WIDTH - 0.5, y: WIDTH / 2 },
  { x: WIDTH / 2, y: WIDTH - 0.5 },
  { x: 0.5, y: WIDTH / 2 },
];

export const pointOf = (space: Space): Point => ({ x: (space % SIDE) + 1.5, y: Math.floor(space / SIDE) + 1.5 });
export const gatePoint = (gate: number): Point => GATE_POINTS[gate] as Point;

/** Every baron's next step from anywhere, if this were the only shop in the city, according to the rules themselves. */
export function stepsTo(target: Space): Step[] {
  const shop = { owner: 0, whisky: 'blue', pounds: 0 } as const;
  const city = Array.from({ length: SIDE * SIDE }, (_, space) => (space === target ? { ...shop } : null));
  const standings: Standing[] = [...GATE_POINTS.keys()].map((gate) => ({ gate }));
  standings.push(...SPACES.map((space) => ({ space })));
  return standings.flatMap((standing): Step[] => {
    const { to, because } = wayOf(city, standing, 'blue');
    if (to === null) return [];
    const start = 'gate' in standing ? gatePoint(standing.gate) : pointOf(standing.space);
    return [{ standing, to, because, start, end: pointOf(to) }];
  });
}

/** An arrow that keeps clear of both middles. */
export function shaft({ start, end }: Step): { from: Point; to: Point } {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const at = (share: number): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  return { from: at(0.24 / length), to: at(1 - 0.3 / length) };
}

/** The nearest space in an arrow key's direction, jumping the castle; at the city's edge, the same space. */
export function neighbour(space: Space, key: string): Space {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIDE, ArrowDown: SIDE }[key];
  if (step === undefined) return space;
  const next = space + step;
  const sameRow = Math.floor(next / SIDE) === Math.floor(space / SIDE);
  if (next < 0 || next >= SIDE * SIDE || (Math.abs(step) === 1 && !sameRow)) return space;
  return next === CASTLE ? next + step : next;
}
