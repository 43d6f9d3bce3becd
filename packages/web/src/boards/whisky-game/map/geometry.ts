/** A place on the 1000 by 1400 sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const SHEET: Box = { x: 0, y: 0, width: 1000, height: 1400 };

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/** The smallest box around some points, with a margin. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Clockwise from the upper left. */
export const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Whether a point lies inside a closed outline: a ray from it crosses the outline an odd number of times. */
export function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach((a, at) => {
    const b = outline.at(at - 1) as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** A point between `b` and `c` on a curve through all four that never loops (a centripetal Catmull-Rom spline). */
function spline([a, b, c, d]: readonly [Point, Point, Point, Point], part: number): Point {
  const knot = (from: number, p: Point, q: Point): number => from + Math.sqrt(Math.max(distance(p, q), 1e-6));
  const t1 = knot(0, a, b);
  const t2 = knot(t1, b, c);
  const t3 = knot(t2, c, d);
  const t = t1 + (t2 - t1) * part;
  const mix = (p: Point, q: Point, from: number, to: number): Point => between(p, q, (t - from) / (to - from));
  const [ab, bc, cd] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  return mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
}

/** A closed outline smoothed, with a point about every `pace`. */
export function smooth(outline: readonly Point[], pace: number): Point[] {
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] as Point;
  return outline.flatMap((b, index) => {
    const steps = Math.max(1, Math.round(distance(b, at(index + 1)) / pace));
    const four = [at(index - 1), b, at(index + 1), at(index + 2)] as const;
    return Array.from({ length: steps }, (_, step) => spline(four, step / steps));
  });
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const written = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

export const loopPath = (outline: readonly Point[]): string => `M${outline.map(written).join('L')}Z`;
