import type { Tagged } from '@taproom/engine';
import { changed, compact, difference, expand, type Shapes } from './compact.ts';
import type { Common, Moved, Moving, Own, TableState } from './messages.ts';

/** What all who see the same have been told: the last they know, and the shapes it was told in. */
export interface Told {
  readonly common: Common;
  readonly shapes: Shapes;
}

/** The fields in the order in which both ends count them. */
const commonIn = ({ view, actors, resigned, outcome }: Common): Common => ({ view, actors, resigned, outcome });

/** Both ends begin with a state that was told in full. */
export const follow = (common: Common, shapes: readonly (readonly string[])[]): Told => ({
  common: commonIn(common),
  shapes: [...shapes],
});

/** What the one end tells of an entry to all who see the same, and what both know then. */
export function tell(before: Told, now: Common, events: readonly Tagged[]): { told: Told } & Omit<Moved, 'o'> {
  const shapes = [...before.shapes];
  const common = commonIn(now);
  const e = compact(events, shapes);
  const d = difference(before.common, common, shapes);
  const s = shapes.length > before.shapes.length ? shapes.slice(before.shapes.length) : undefined;
  return { told: { common, shapes }, e, d, s };
}

/** What a viewer alone is told: as it goes over the wire, so that it is easily seen whether it has changed. */
export const ownText = ({ legal, canUndo }: Own): string => JSON.stringify([canUndo ? 1 : 0, ...legal]);

/** A table as the other end knows it. */
export interface Following extends Told {
  readonly own: Own;
}

/** Begins to follow a table whose state has come. */
export const followState = (state: TableState): Following => ({
  ...follow(state, state.shapes),
  own: { legal: state.legal, canUndo: state.canUndo },
});

/** What the other end makes of what it is told. */
export function hear(
  before: Following,
  { e, d, o, s = [] }: Moved,
): { following: Following; moving: Moving; events: readonly Tagged[] } {
  const shapes = [...before.shapes, ...s];
  const common = changed(before.common, d, shapes) as Common;
  const own = o ? ownIn(o) : before.own;
  const events = expand(e, shapes) as readonly Tagged[];
  return { following: { common, own, shapes }, moving: { ...common, ...own }, events };
}

const ownIn = ([canUndo, ...legal]: NonNullable<Moved['o']>): Own => ({ legal, canUndo: canUndo === 1 });
