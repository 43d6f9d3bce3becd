import type { Tagged } from '@taproom/engine';
import { changed, compact, difference, expand, type Shapes } from './compact.ts';
import type { Moved, Moving, TableState } from './messages.ts';

/** What one end knows that the other end knows: the last that was told, and the shapes it was told in. */
export interface Following {
  readonly told: Moving;
  readonly shapes: Shapes;
}

const movingIn = ({ view, actors, legal, canUndo, resigned, outcome }: Moving): Moving => ({
  view,
  actors,
  legal,
  canUndo,
  resigned,
  outcome,
});

/** Both ends begin with a state that was told in full. */
export const follow = (moving: Moving, shapes: readonly (readonly string[])[]): Following => ({
  told: movingIn(moving),
  shapes: [...shapes],
});

/** What the one end tells of an entry, and what both know then. */
export function tell(
  before: Following,
  moving: Moving,
  events: readonly Tagged[],
): { following: Following; moved: Moved } {
  const shapes = [...before.shapes];
  const told = movingIn(moving);
  const e = compact(events, shapes);
  const d = difference(before.told, told, shapes);
  const s = shapes.slice(before.shapes.length);
  return { following: { told, shapes }, moved: { e, ...(d !== undefined && { d }), ...(s.length > 0 && { s }) } };
}

/** What the other end makes of it. */
export function hear(
  before: Following,
  { e, d, s = [] }: Moved,
): { following: Following; moving: Moving; events: readonly Tagged[] } {
  const shapes = [...before.shapes, ...s];
  const moving = changed(before.told, d, shapes) as Moving;
  return { following: { told: moving, shapes }, moving, events: expand(e, shapes) as readonly Tagged[] };
}

/** Begins to follow a table whose state has come. */
export const followState = (state: TableState): Following => follow(state, state.shapes);
