import { FERRIES, type FieldId, ferriesFrom, fieldOf, ROADS, roadsFrom } from '@taproom/games/whisky-game/map';
import { distance, type Point, rounded, written } from '../geometry.ts';

/** A Bézier curve between two neighbouring fields: its ends and the two control points. */
type Curve = readonly [Point, Point, Point, Point];

const BEND = 0.33;

/** The direction of a line leaving `at` for `to`: through a field with just two lines it runs smoothly. */
function heading(at: FieldId, to: FieldId, neighbours: readonly FieldId[]): Point {
  const [from, ...others] = neighbours.filter((id) => id !== to);
  const back = fieldOf(from !== undefined && others.length === 0 ? from : at);
  const ahead = fieldOf(to);
  const length = distance(back, ahead);
  return { x: (ahead.x - back.x) / length, y: (ahead.y - back.y) / length };
}

const neighboursOf = (id: FieldId): readonly FieldId[] => [...roadsFrom(id), ...ferriesFrom(id)];

function handle(at: FieldId, to: FieldId, length: number): Point {
  const { x, y } = heading(at, to, neighboursOf(at));
  return { x: fieldOf(at).x + x * length * BEND, y: fieldOf(at).y + y * length * BEND };
}

export function curveOf(a: FieldId, b: FieldId): Curve {
  const length = distance(fieldOf(a), fieldOf(b));
  return [fieldOf(a), handle(a, b, length), handle(b, a, length), fieldOf(b)];
}

/** A place on a curve, from 0 to 1. */
export function alongCurve([a, b, c, d]: Curve, part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  const sum = (of: (point: Point) => number): number =>
    [a, b, c, d].reduce((total, point, at) => total + of(point) * (weights[at] ?? 0), 0);
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** The bearing at a point of a curve, in degrees. */
export function bearing(curve: Curve, part: number): number {
  const [before, after] = [alongCurve(curve, part - 0.02), alongCurve(curve, part + 0.02)];
  return rounded((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI);
}

const segment = (a: FieldId, b: FieldId): string => {
  const [, first, second, end] = curveOf(a, b);
  return `C${written(first)} ${written(second)} ${written(end)}`;
};

/** Whether one step leads from one field to the other. */
export const isNext = (a: FieldId, b: FieldId): boolean => neighboursOf(a).includes(b);

/** A way along roads and ferries, field by field; by air where there is neither. */
export function wayPath(way: readonly FieldId[]): string {
  const [start] = way;
  if (start === undefined) return '';
  const steps = way.slice(1).map((to, at) => {
    const from = way[at] as FieldId;
    return isNext(from, to) ? segment(from, to) : `L${written(fieldOf(to))}`;
  });
  return `M${written(fieldOf(start))}${steps.join('')}`;
}

const allOf = (edges: readonly (readonly [FieldId, FieldId])[]): string => edges.map((edge) => wayPath(edge)).join('');

export const ROADS_PATH = allOf(ROADS);
export const FERRIES_PATH = allOf(FERRIES);

/** Small arrowheads in the middle of each step of a way. */
export const headsOn = (way: readonly FieldId[]): { readonly at: Point; readonly turn: number }[] =>
  way.slice(1).map((to, index) => {
    const curve = curveOf(way[index] as FieldId, to);
    return { at: alongCurve(curve, 0.55), turn: bearing(curve, 0.55) };
  });

/** A ship on each longer ferry line, kept horizontal. */
export const SHIPS: readonly Point[] = FERRIES.map(([a, b]) => curveOf(a, b))
  .filter(([a, , , d]) => distance(a, d) > 55)
  .map((curve) => alongCurve(curve, 0.5));

/** Points along all roads, for things that must keep clear of them. */
export const ROAD_POINTS: readonly Point[] = [...ROADS, ...FERRIES].flatMap(([a, b]) => {
  const curve = curveOf(a, b);
  const count = Math.ceil(distance(curve[0], curve[3]) / 9);
  return Array.from({ length: count }, (_, at) => alongCurve(curve, (at + 0.5) / count));
});
