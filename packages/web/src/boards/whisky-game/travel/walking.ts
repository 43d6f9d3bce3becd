import type { Seat } from '@taproom/engine';
import {
  type Asked,
  type FieldId,
  fieldOf,
  type SeenTraveller,
  type Way,
  type WhiskyAction,
  type WhiskyView,
  waysFrom,
} from '@taproom/games/whisky-game/shown';

/** A way to walk: all its fields from where the turn's walk began, and whether to stop before the number is used up. */
export interface Walk {
  readonly path: readonly FieldId[];
  readonly stops: boolean;
}

type Moving = Extract<Asked, { at: 'move' }>;

/** Which barrels would pay a seat now: not those that paid in its previous turn or in this one (WG-5). */
export function paysFor({ seats, turn }: WhiskyView, seat: Seat): (barrel: FieldId) => boolean {
  const { emptied } = seats[seat] as SeenTraveller;
  return (barrel) => !emptied.includes(barrel) && !turn.barrels.includes(barrel);
}

const NONE: ReadonlyMap<FieldId, readonly Way[]> = new Map();

/** All fields where the current walk can end, with the ways there. */
export const waysIn = (view: WhiskyView, seat: Seat): ReadonlyMap<FieldId, readonly Way[]> =>
  view.asked?.at === 'move' ? waysFrom(view.asked.path, view.asked.left, paysFor(view, seat)) : NONE;

/** The walk along a way; it ends early if not all fields are used up. */
export const walkAlong = ({ path }: Way, { path: gone, left }: Moving): Walk => ({
  path,
  stops: path.length - gone.length < left,
});

/** The single step to a neighbouring field, without stopping there. */
export const stepTo = (to: FieldId, { path }: Moving): Walk => ({ path: [...path, to], stops: false });

/**
 * The next action of a walk after this many fields; undefined if it is over, or if the table is no longer where the
 * walk left it.
 */
export function nextOn({ path, stops }: Walk, behind: number, asked: Asked | null): WhiskyAction | undefined {
  if (asked?.at !== 'move' || asked.path.length !== behind) return undefined;
  if (asked.path.some((field, i) => field !== path[i])) return undefined;
  const to = path[behind];
  if (to !== undefined) return { type: 'step', to };
  return stops ? { type: 'stop' } : undefined;
}

const STEP = 'step ';

/** The fields of the steps that moves in notation begin with. */
export function stepsAhead(moves: readonly string[]): FieldId[] {
  const end = moves.findIndex((move) => !move.startsWith(STEP));
  return moves.slice(0, end < 0 ? moves.length : end).map((move) => move.slice(STEP.length));
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Below this alignment a field does not lie in a direction at all. */
const ASLANT = 0.35;

/** The neighbouring field that lies best in the direction of an arrow key. */
export function fieldTowards(key: string, from: FieldId, near: readonly FieldId[]): FieldId | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  const here = fieldOf(from);
  const leaning = (to: FieldId): number => {
    const [dx, dy] = [fieldOf(to).x - here.x, fieldOf(to).y - here.y];
    return (dx * x + dy * y) / Math.hypot(dx, dy);
  };
  const [best] = [...near].sort((a, b) => leaning(b) - leaning(a));
  return best !== undefined && leaning(best) > ASLANT ? best : undefined;
}
