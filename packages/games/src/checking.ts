/** Whether the counts don't add up to `sum`, or one is negative. */
export const isWrongSum = (counts: readonly number[], sum: number): boolean =>
  counts.some((count) => count < 0) || counts.reduce((all, count) => all + count, 0) !== sum;
