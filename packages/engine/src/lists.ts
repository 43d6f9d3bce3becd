/** The item at an index known to exist; throws on anything else, since that would be our own bug. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
}

/** The last item of a list known not to be empty. */
export const lastOf = <T>(list: ArrayLike<T>): T => at(list, list.length - 1);

/** A value known to be there; throws on null or undefined, since that would be our own bug. */
export function must<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('a value is missing');
  return value;
}

/** The first answer about any of the items. */
export function firstOf<T, A>(items: Iterable<T>, ask: (item: T) => A | undefined): A | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** A record with a value for every key. */
export const keyed = <K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

/** The keys of a record that has no others. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];
