import type { Tagged } from '@taproom/engine';
import { type Compact, changed, compact, difference, expand, type Shapes } from './compact.ts';
import type { Moved, Moving, TableState } from './messages.ts';

/** What one end knows that the other end knows: the last that was told, and the shapes it was told in. */
export interface Following {
  readonly told: Compact;
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
export function follow(moving: Moving, known: readonly (readonly string[])[]): Following {
  const shapes = [...known];
  return { told: compact(movingIn(moving), shapes), shapes };
}

/** What the one end tells of an entry, and what both know then. */
export function tell(
  before: Following,
  moving: Moving,
  events: readonly Tagged[],
): { following: Following; moved: Moved } {
  const shapes = [...before.shapes];
  const told = compact(movingIn(moving), shapes);
  const e = compact(events, shapes);
  const d = difference(before.told, told);
  const s = shapes.slice(before.shapes.length);
  return { following: { told, shapes }, moved: { e, ...(d !== undefined && { d }), ...(s.length > 0 && { s }) } };
}

/** What the other end makes of it. */
export function hear(
  before: Following,
  { e, d, s = [] }: Moved,
): { following: Following; moving: Moving; events: readonly Tagged[] } {
  const shapes = [...before.shapes, ...s];
  const told = changed(before.told, d);
  return {
    following: { told, shapes },
    moving: expand(told, shapes) as Moving,
    events: expand(e, shapes) as readonly Tagged[],
  };
}

/** Begins to follow a table whose state has come. */
export const followState = (state: TableState): Following => follow(state, state.shapes);
