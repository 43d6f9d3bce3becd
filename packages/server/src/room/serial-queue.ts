/** Runs tasks one at a time, in order. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

export function makeSerialQueue(): SerialQueue {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  function next(): void {
    const go = waiting.shift();
    isBusy = go !== undefined;
    go?.();
  }

  return async (work) => {
    if (isBusy) await new Promise<void>((go) => waiting.push(go));
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
