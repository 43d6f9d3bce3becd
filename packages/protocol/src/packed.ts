import type { Tagged, Unchecked } from '@taproom/engine';

/**
 * A run of actions of one form: their type, the names of their fields, and the values row by row in one list; where all
 * are words, in one text with a space between them.
 */
type Run = readonly [type: string, names: readonly string[], values: string | readonly unknown[]];

/** A menu of actions in few bytes: forms are told once, and the order is kept. */
export type PackedActions = readonly Run[];

interface Rows {
  readonly type: string;
  readonly names: readonly string[];
  readonly values: unknown[];
}

export function packActions(actions: readonly Tagged[]): PackedActions {
  const runs: Rows[] = [];
  let last: Rows | undefined;
  for (const action of actions as readonly Unchecked[]) {
    if (!last || !isAlike(last, action)) {
      last = { type: action.type, names: namesOf(action), values: [] };
      runs.push(last);
    }
    for (const name of last.names) last.values.push(action[name]);
  }
  return runs.map(({ type, names, values }) => [type, names, asText(values)]);
}

const namesOf = (action: Unchecked): string[] => Object.keys(action).filter((name) => name !== 'type');

/** Actions without fields would leave no row. */
function isAlike({ type, names }: Rows, action: Unchecked): boolean {
  if (type !== action.type || names.length === 0) return false;
  let at = 0;
  for (const name in action) if (name !== 'type' && name !== names[at++]) return false;
  return at === names.length;
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value !== '' && !value.includes(' ');

const asText = (values: readonly unknown[]): Run[2] =>
  values.length > 0 && values.every(isWord) ? values.join(' ') : values;

export function unpackActions(packed: PackedActions): Unchecked[] {
  return packed.flatMap(([type, names, packedValues]) => {
    const values = typeof packedValues === 'string' ? packedValues.split(' ') : packedValues;
    const rows = names.length === 0 ? 1 : values.length / names.length;
    return Array.from({ length: rows }, (_, row) => actionAt(type, names, values, row));
  });
}

const actionAt = (type: string, names: readonly string[], values: readonly unknown[], row: number): Unchecked => ({
  type,
  ...Object.fromEntries(names.map((name, i) => [name, values[row * names.length + i]])),
});
