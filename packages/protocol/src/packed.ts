import type { Tagged, Unchecked } from '@taproom/engine';

/** A run of actions of one form: their type, the names of their fields, and the values row by row in one list. */
type Run = readonly [type: string, names: readonly string[], values: readonly unknown[]];

/** A menu of actions in few bytes: forms are told once, and the order is kept. */
export type PackedActions = readonly Run[];

export function packActions(actions: readonly Tagged[]): PackedActions {
  const runs: [string, string[], unknown[]][] = [];
  for (const action of actions as readonly Unchecked[]) {
    const names = Object.keys(action).filter((name) => name !== 'type');
    const values = names.map((name) => action[name]);
    const last = runs.at(-1);
    const isAlike = last && last[0] === action.type && names.length > 0 && last[1].join() === names.join();
    if (isAlike) last[2].push(...values);
    else runs.push([action.type, names, values]);
  }
  return runs;
}

export function unpackActions(packed: PackedActions): Unchecked[] {
  return packed.flatMap(([type, names, values]) => {
    const rows = names.length === 0 ? 1 : values.length / names.length;
    return Array.from({ length: rows }, (_, row) => actionAt(type, names, values, row));
  });
}

const actionAt = (type: string, names: readonly string[], values: readonly unknown[], row: number): Unchecked => ({
  type,
  ...Object.fromEntries(names.map((name, i) => [name, values[row * names.length + i]])),
});
