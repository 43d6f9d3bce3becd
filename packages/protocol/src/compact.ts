import { at } from '@taproom/engine';

/**
 * Compact JSON for two ends that stay in sync. An object becomes a list: the number of its shape (its field names, sent
 * once), then its values. A list begins with 0. So every list begins with a number, and changes between two values can
 * be sent as lists that begin with a negative one.
 */
export type Compact = string | number | boolean | null | readonly [number, ...Compact[]];

/** The shapes sent so far; the first has number 1. */
export type Shapes = (readonly string[])[];

const LIST = 0;
/** Alternates positions, counted from 1, with the changes there. */
const WITHIN = -1;
/** The position, how many items are removed, and the items inserted instead. */
const SPLICE = -2;

type Fields = Readonly<Record<string, unknown>>;
type Change = Compact | undefined;

const isNested = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isItems = (value: Change): value is Items => typeof value === 'object' && value !== null;

/** The compact form of a value. New shapes are appended to `shapes`. */
export function compact(value: unknown, shapes: Shapes): Compact {
  if (!isNested(value)) return value as Compact;
  const items: [number, ...Compact[]] = [LIST];
  if (Array.isArray(value)) for (const item of value) items.push(compact(item, shapes));
  else {
    items[0] = shapeOf(Object.keys(value), shapes);
    for (const name in value) items.push(compact(value[name], shapes));
  }
  return items;
}

function shapeOf(names: readonly string[], shapes: Shapes): number {
  const known = shapes.findIndex((one) => isSameList(one, names));
  return known < 0 ? shapes.push(names) : known + 1;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

export function expand(value: Compact, shapes: Shapes): unknown {
  if (!isItems(value)) return value;
  const [shape, ...items] = value;
  if (shape === LIST) return items.map((item) => expand(item, shapes));
  const names = shapes[shape - 1];
  if (!names) throw new Error(`shape ${shape} was never told`);
  return Object.fromEntries(names.map((name, i) => [name, expand(at(items, i), shapes)]));
}

/** The change from `before` to `after` in compact form; undefined if they are equal. */
export function difference(before: unknown, after: unknown, shapes: Shapes): Change {
  if (before === after) return undefined;
  if (!isNested(before) || !isNested(after)) return compact(after, shapes);
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after, shapes);
  if (Array.isArray(before) || Array.isArray(after)) return compact(after, shapes);
  return differenceOfObjects(before, after, shapes);
}

function differenceOfLists(before: readonly unknown[], after: readonly unknown[], shapes: Shapes): Change {
  if (before.length !== after.length) return splice(before, after, shapes);
  // For a single item, sending the list again is shorter than saying which item changed.
  if (after.length === 1 && !isNested(after[0])) return before[0] === after[0] ? undefined : compact(after, shapes);
  return changesWithin(before, after, shapes);
}

function differenceOfObjects(before: Fields, after: Fields, shapes: Shapes): Change {
  if (!haveSameNames(before, after)) return compact(after, shapes);
  let changes: Changes | undefined;
  let at = 0;
  for (const name in after) changes = withChange(changes, at++, difference(before[name], after[name], shapes));
  return changes;
}

function haveSameNames(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  let at = 0;
  for (const name in other) if (name !== names[at++]) return false;
  return at === names.length;
}

function changesWithin(before: readonly unknown[], after: readonly unknown[], shapes: Shapes): Change {
  let changes: Changes | undefined;
  for (let at = 0; at < after.length; at++)
    changes = withChange(changes, at, difference(before[at], after[at], shapes));
  return changes;
}

type Changes = [number, ...Compact[]];

/** Most compared values are equal, so the list is only created at the first change. */
function withChange(changes: Changes | undefined, at: number, change: Change): Changes | undefined {
  if (change === undefined) return changes;
  if (!changes) return [WITHIN, at + 1, change];
  changes.push(at + 1, change);
  return changes;
}

function splice(before: readonly unknown[], after: readonly unknown[], shapes: Shapes): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const inserted = after.slice(start, after.length - end).map((item) => compact(item, shapes));
  return [SPLICE, start + 1, before.length - end - start, ...inserted];
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isNested(one) && isNested(other) && JSON.stringify(one) === JSON.stringify(other));

/** The value after a change; `before` is not modified. */
export function changed(before: unknown, change: Change, shapes: Shapes): unknown {
  if (change === undefined) return before;
  if (!isItems(change) || change[0] >= LIST) return expand(change, shapes);
  return Array.isArray(before)
    ? changedList(before, change, shapes)
    : changedObject(isNested(before) ? before : {}, change, shapes);
}

type Items = readonly [number, ...Compact[]];

function changedList(before: readonly unknown[], change: Items, shapes: Shapes): unknown[] {
  if (change[0] === SPLICE) return spliced(before, change, shapes);
  const after = [...before];
  for (let i = 1; i < change.length; i += 2) {
    const where = Number(change[i]) - 1;
    after[where] = changed(after[where], change[i + 1], shapes);
  }
  return after;
}

function spliced(before: readonly unknown[], [, start, gone, ...inserted]: Items, shapes: Shapes): unknown[] {
  const items = inserted.map((item) => expand(item, shapes));
  return before.toSpliced(Number(start) - 1, Number(gone), ...items);
}

function changedObject(before: Fields, change: Items, shapes: Shapes): Fields {
  const names = Object.keys(before);
  const after: Record<string, unknown> = { ...before };
  for (let i = 1; i < change.length; i += 2) {
    const name = at(names, Number(change[i]) - 1);
    after[name] = changed(after[name], change[i + 1], shapes);
  }
  return after;
}
