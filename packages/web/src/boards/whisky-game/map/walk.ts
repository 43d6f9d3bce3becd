import { type FieldId, fieldOf } from '@taproom/games/whisky-game/map';
import type { Point } from './geometry.ts';
import { alongCurve, curveOf, isNext } from './land/roads.ts';

/** The middle and the end of each step from field to field, along the curve of the road. */
function legs(trail: readonly FieldId[]): Point[] {
  return trail.slice(1).flatMap((to, at) => {
    const from = trail[at] as FieldId;
    return isNext(from, to) ? [alongCurve(curveOf(from, to), 0.5), fieldOf(to)] : [fieldOf(to)];
  });
}

/** The places a pawn passes from one field to another: along its trail if that leads there, else straight. */
export function stepsOf(from: FieldId, to: FieldId, trail: readonly FieldId[] = []): Point[] {
  const leads = trail[0] === from && trail.at(-1) === to;
  return [fieldOf(from), ...legs(leads ? trail : [from, to])].map(({ x, y }) => ({ x, y }));
}
