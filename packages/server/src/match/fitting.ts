/** The size of a value as JSON. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The last items that fit into `bytes`, at most `most` of them. */
export function lastThatFit<T>(items: readonly T[], most: number, bytes: number): T[] {
  let first = items.length;
  let left = bytes;
  while (first > Math.max(0, items.length - most)) {
    left -= bytesOf(items[first - 1]);
    if (left < 0) break;
    first--;
  }
  return items.slice(first);
}
