import { must } from '@taproom/engine';
import { type FieldId, fieldOf, isPlace, waysOn } from './index.ts';

/** A way to a field where the walk can end, starting where the pawn stands. */
export interface Way {
  readonly path: readonly FieldId[];
  /** Barrels on the way that would pay. */
  readonly barrels: number;
}

/** How many ways of the same length between two fields are kept. */
const KEPT = 4;

/**
 * All fields where a walk can end, each with a few ways to it: most barrels first, then the shorter. `path` has been
 * walked already, `left` steps remain, and `pays` says which barrels would pay.
 */
export function waysFrom(
  path: readonly FieldId[],
  left: number,
  pays: (barrel: FieldId) => boolean = () => true,
): ReadonlyMap<FieldId, readonly Way[]> {
  const found = new Map<FieldId, Way[]>();
  let walks: Way[] = [{ path, barrels: 0 }];
  for (let gone = 1; gone <= left; gone++) {
    walks = thin(walks.flatMap((way) => stepsOn(way, pays)));
    for (const way of walks) if (gone === left || isPlace(lastOf(way))) addTo(found, lastOf(way), way);
  }
  for (const ways of found.values()) ways.sort(better);
  return found;
}

const lastOf = ({ path }: Way): FieldId => must(path.at(-1));

const better = (a: Way, b: Way): number => b.barrels - a.barrels || a.path.length - b.path.length;

function stepsOn({ path, barrels }: Way, pays: (barrel: FieldId) => boolean): Way[] {
  return waysOn(must(path.at(-1)), path.at(-2)).map((to) => {
    const isPaid = fieldOf(to).kind === 'barrel' && !path.includes(to, 1) && pays(to);
    return { path: [...path, to], barrels: barrels + (isPaid ? 1 : 0) };
  });
}

/** The best few of the walks that came to the same field the same way. */
function thin(walks: readonly Way[]): Way[] {
  const groups = new Map<string, Way[]>();
  for (const way of walks) addTo(groups, `${way.path.at(-2)} ${way.path.at(-1)}`, way);
  return [...groups.values()].flatMap((group) => group.sort(better).slice(0, KEPT));
}

function addTo<K>(groups: Map<K, Way[]>, key: K, way: Way): void {
  const group = groups.get(key);
  if (group) group.push(way);
  else groups.set(key, [way]);
}
