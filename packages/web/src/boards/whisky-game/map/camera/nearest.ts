import { type FieldId, fieldOf } from '@taproom/games/whisky-game/map';
import { distance, type Point } from '../geometry.ts';

/** The field nearest to a point, if one lies within `reach`. */
export function nearestTo(point: Point, ids: Iterable<FieldId>, reach: number): FieldId | undefined {
  let found: FieldId | undefined;
  let least = reach;
  for (const id of ids) {
    const far = distance(point, fieldOf(id));
    if (far > least) continue;
    least = far;
    found = id;
  }
  return found;
}

/** The longer side of the sheet. */
const SHEET = 1400;

/** Half the distance to the nearest other field, the radius of a field's own area; alone it has the whole sheet. */
export function roomOf(id: FieldId, ids: Iterable<FieldId>): number {
  const here = fieldOf(id);
  let least = SHEET;
  for (const other of ids) if (other !== id) least = Math.min(least, distance(here, fieldOf(other)));
  return least / 2;
}

const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The distance to a field in a given direction: sideways counts double, and anything behind is excluded. */
function effort(from: Point, to: Point, heading: Point): number {
  const ahead = (to.x - from.x) * heading.x + (to.y - from.y) * heading.y;
  const aside = Math.abs((to.x - from.x) * heading.y) + Math.abs((to.y - from.y) * heading.x);
  return ahead <= 0 || aside > 2.5 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

/** Where a key leads from a field, among those given; the field itself if there is none that way. */
export function keyLeads(key: string, from: FieldId, ids: readonly FieldId[]): FieldId | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const heading = HEADINGS[key];
  if (!heading) return undefined;
  const efforts = ids.map((id) => [effort(fieldOf(from), fieldOf(id), heading), id] as const);
  const [least, to] = efforts.reduce((a, b) => (b[0] < a[0] ? b : a), [Number.POSITIVE_INFINITY, from] as const);
  return least === Number.POSITIVE_INFINITY ? from : to;
}

/** North to south, then west to east: the order for keys and screen readers. */
export const inReadingOrder = (ids: Iterable<FieldId>): FieldId[] =>
  [...new Set(ids)].sort((a, b) => fieldOf(a).y - fieldOf(b).y || fieldOf(a).x - fieldOf(b).x);
