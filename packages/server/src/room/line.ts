/** Lets one piece of work after the other be done, in the order in which they come. */
export type Line = <T>(work: () => Promise<T>) => Promise<T>;

export function makeLine(): Line {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  function goOn(): void {
    const next = waiting.shift();
    isBusy = next !== undefined;
    next?.();
  }

  return async (work) => {
    if (isBusy) await new Promise<void>((go) => waiting.push(go));
    isBusy = true;
    try {
      return await work();
    } finally {
      goOn();
    }
  };
}
