interface Waiting<T> {
  readonly item: T;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** Writes items and says of each whether it was kept. All of them are safe on the disk once it answers. */
export type WriteBatch<T> = (items: readonly T[]) => Promise<readonly boolean[]>;

/** Nothing waits longer for a place in a batch than one batch takes. */
const LARGEST_BATCH = 512;

/**
 * Shares one commit among all who come while the last one is under way: each waits for at most two flushes of the disk,
 * however many there are.
 */
export function groupCommit<T>(
  write: WriteBatch<T>,
  onCommit: (kept: readonly T[], seconds: number) => void,
): (item: T) => Promise<boolean> {
  const waiting: Waiting<T>[] = [];
  let isBusy = false;

  async function flush(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      // What else has arrived by now, through whatever connection, shares the commit.
      await new Promise(setImmediate);
      await commit(waiting.splice(0, LARGEST_BATCH));
    }
    isBusy = false;
  }

  async function commit(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item);
      const began = performance.now();
      const kept = await write(items);
      onCommit(
        items.filter((_, i) => kept[i]),
        (performance.now() - began) / 1_000,
      );
      for (const [i, { resolve }] of batch.entries()) resolve(kept[i] ?? false);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void flush();
    });
}
