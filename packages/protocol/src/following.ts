import type { Tagged } from '@taproom/engine';
import { changed, compact, difference, expand, type Shapes } from './compact.ts';
import type { Common, Moved, Moving, Own, TableState } from './messages.ts';

/** What has been sent to all viewers who see the same: the last state, and the shapes used for it. */
export interface Told {
  readonly common: Common;
  readonly shapes: Shapes;
}

/** The fields in the order both ends count them in. */
const commonIn = ({ view, actors, resigned, outcome }: Common): Common => ({ view, actors, resigned, outcome });

/** Both ends start from a state that was sent in full. */
export const follow = (common: Common, shapes: readonly (readonly string[])[]): Told => ({
  common: commonIn(common),
  shapes: [...shapes],
});

/** The message about an entry for all viewers who see the same, and what both ends know afterwards. */
export function tell(before: Told, now: Common, events: readonly Tagged[]): { told: Told } & Omit<Moved, 'o'> {
  const shapes = [...before.shapes];
  const common = commonIn(now);
  const e = compact(events, shapes);
  const d = difference(before.common, common, shapes);
  const s = shapes.length > before.shapes.length ? shapes.slice(before.shapes.length) : undefined;
  return { told: { common, shapes }, e, d, s };
}

/** The part for one viewer alone, as text, so that changes are easy to spot. */
export const ownText = ({ legal, canUndo }: Own): string => JSON.stringify([canUndo ? 1 : 0, ...legal]);

/** A table as the receiving end knows it. */
export interface Following extends Told {
  readonly own: Own;
}

/** Starts following a table from a full state. */
export const followState = (state: TableState): Following => ({
  ...follow(state, state.shapes),
  own: { legal: state.legal, canUndo: state.canUndo },
});

/** Applies a message at the receiving end. */
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
