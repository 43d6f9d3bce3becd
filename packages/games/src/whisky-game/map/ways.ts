import { type FieldId, fieldOf, isPlace, waysOn } from './index.ts';

/** A way to a field where the walk can end; it begins where the pawn stands. */
export interface Way {
  readonly path: readonly FieldId[];
  /** Barrels on it that would pay. */
  readonly barrels: number;
}

/** So many ways between two fields of the same length are kept, the best ones. */
const KEPT = 4;

/**
 * All fields where a walk can end, each with a few ways to it, those with most barrels first, then the shorter. `path` is
 * what was walked already, `left` what is left to walk, and `pays` says which barrels would pay.
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

const lastOf = ({ path }: Way): FieldId => path.at(-1) as FieldId;

const better = (a: Way, b: Way): number => b.barrels - a.barrels || a.path.length - b.path.length;

function stepsOn({ path, barrels }: Way, pays: (barrel: FieldId) => boolean): Way[] {
  return waysOn(path.at(-1) as FieldId, path.at(-2)).map((to) => {
    const isPaid = fieldOf(to).kind === 'barrel' && !path.includes(to, 1) && pays(to);
    return { path: [...path, to], barrels: barrels + (isPaid ? 1 : 0) };
  });
}

/** Of the walks that came the same way to the same field, the few best. */
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
