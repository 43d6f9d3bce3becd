interface Waiting<T> {
  readonly item: T;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** Writes items and tells for each whether it was kept. All of them are on disk when it resolves. */
export type WriteBatch<T> = (items: readonly T[]) => Promise<readonly boolean[]>;

const LARGEST_BATCH = 512;
/** A batch of this size need not wait until the one before is done. */
const ENOUGH = 24;
const MOST_UNDER_WAY = 2;

/**
 * Shares one commit among all items that arrive while the last one is running: each waits for at most two disk flushes,
 * however many there are. With many items, the next commit starts before the last one has finished.
 */
export function groupCommit<T>(
  write: WriteBatch<T>,
  onCommit: (kept: readonly T[], seconds: number) => void,
): (item: T) => Promise<boolean> {
  const waiting: Waiting<T>[] = [];
  let underWay = 0;
  let isPlanned = false;

  const isTime = (): boolean =>
    underWay === 0 ? waiting.length > 0 : waiting.length >= ENOUGH && underWay < MOST_UNDER_WAY;

  function commitInTime(): void {
    if (isTime()) void commit(waiting.splice(0, LARGEST_BATCH));
  }

  async function commit(batch: readonly Waiting<T>[]): Promise<void> {
    underWay++;
    const items = batch.map(({ item }) => item);
    const began = performance.now();
    try {
      const kept = await write(items);
      onCommit(
        items.filter((_, i) => kept[i]),
        (performance.now() - began) / 1_000,
      );
      for (const [i, { resolve }] of batch.entries()) resolve(kept[i] ?? false);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    underWay--;
    commitInTime();
  }

  /** Items that arrive in the same tick share the commit. */
  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      commitInTime();
    });
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= ENOUGH) commitInTime();
      else plan();
    });
}
