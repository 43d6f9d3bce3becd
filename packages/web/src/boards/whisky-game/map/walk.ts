import { type FieldId, fieldOf } from '@taproom/games/whisky-game/map';
import type { Point } from './geometry.ts';
import { alongCurve, curveOf, isNext } from './land/roads.ts';

const PARTS = [0.25, 0.5, 0.75];

/** The places a pawn passes from one field to another: along the curve of the road if there is one, else straight. */
export function stepsOf(from: FieldId, to: FieldId): Point[] {
  const between = isNext(from, to) ? PARTS.map((part) => alongCurve(curveOf(from, to), part)) : [];
  return [fieldOf(from), ...between, fieldOf(to)].map(({ x, y }) => ({ x, y }));
}
