/** The first problem found among the items. */
export function firstOf<T>(items: readonly T[], wrong: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const what = wrong(item);
    if (what) return what;
  }
  return undefined;
}

/** Whether the counts don't add up to `sum`, or one is negative. */
export const isWrongSum = (counts: readonly number[], sum: number): boolean =>
  counts.some((count) => count < 0) || counts.reduce((all, count) => all + count, 0) !== sum;
