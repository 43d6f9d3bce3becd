/**
 * JSON in few bytes, for two ends that keep up with each other. An object becomes a list: the number of its shape (the
 * names of its fields, which are told once), then its values. A list begins with 0. So every list begins with a number,
 * and changes between two compact values can be told by lists that begin with a negative one.
 */
export type Compact = string | number | boolean | null | readonly [number, ...Compact[]];

/** The shapes told so far; the first one has number 1. */
export type Shapes = (readonly string[])[];

const LIST = 0;
/** Positions and what changes there, in turns. */
const WITHIN = -1;
/** Where, how many items go, and those that come instead. */
const SPLICE = -2;

type Items = readonly [number, ...Compact[]];

const isItems = (value: Compact): value is Items => Array.isArray(value);

/** The compact form of a value. Shapes that are new are added to those told. */
export function compact(value: unknown, shapes: Shapes): Compact {
  if (typeof value !== 'object' || value === null) return value as Compact;
  if (Array.isArray(value)) return [LIST, ...value.map((item) => compact(item, shapes))];
  const shape = shapeOf(Object.keys(value), shapes);
  return [shape, ...Object.values(value).map((field) => compact(field, shapes))];
}

function shapeOf(names: readonly string[], shapes: Shapes): number {
  const known = shapes.findIndex((one) => one.length === names.length && one.every((name, i) => name === names[i]));
  return known < 0 ? shapes.push(names) : known + 1;
}

export function expand(value: Compact, shapes: Shapes): unknown {
  if (!isItems(value)) return value;
  const [shape, ...fields] = value;
  const values = fields.map((field) => expand(field, shapes));
  if (shape === LIST) return values;
  const names = shapes[shape - 1];
  if (!names) throw new Error(`shape ${shape} was never told`);
  return Object.fromEntries(names.map((name, i) => [name, values[i]]));
}

/** What makes `after` of `before`; nothing if they are the same. */
export function difference(before: Compact, after: Compact): Compact | undefined {
  if (before === after) return undefined;
  if (!isItems(before) || !isItems(after) || before[0] !== after[0]) return after;
  return before.length === after.length ? changesWithin(before, after) : splice(before, after);
}

function changesWithin(before: Items, after: Items): Compact | undefined {
  const changes: Compact[] = [];
  for (let at = 1; at < after.length; at++) {
    const change = difference(before[at] as Compact, after[at] as Compact);
    if (change !== undefined) changes.push(at, change);
  }
  return changes.length > 0 ? [WITHIN, ...changes] : undefined;
}

function splice(before: Items, after: Items): Compact {
  const most = Math.min(before.length, after.length);
  let start = 1;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const inserted = after.slice(start, after.length - end) as Compact[];
  return [SPLICE, start, before.length - end - start, ...inserted];
}

const isSame = (one: Compact | undefined, other: Compact | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The value that a change leads to. */
export function changed(before: Compact, change: Compact | undefined): Compact {
  if (change === undefined) return before;
  if (!isItems(change) || change[0] >= LIST || !isItems(before)) return change;
  const after: Compact[] = [...before];
  if (change[0] === SPLICE) {
    const [, start, gone, ...inserted] = change as unknown as [number, number, number, ...Compact[]];
    after.splice(start, gone, ...inserted);
  } else {
    for (let i = 1; i < change.length; i += 2) {
      const at = change[i] as number;
      after[at] = changed(after[at] as Compact, change[i + 1]);
    }
  }
  return after as unknown as Items;
}
