import type { Crew } from '../arena/crew.ts';

/** What is looked for, and how far the search is. */
export interface Search<T> {
  readonly count: number;
  /** After so many tries it ends with what there is. */
  readonly mostTries: number;
  /** Takes what is wanted of all that was found, in the same order. More to choose from changes nothing of what was taken. */
  readonly select: (found: readonly T[]) => readonly T[];
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((taken: number, count: number, tries: number) => void) | undefined;
}

/**
 * Tries one number after the other until enough is found. What is taken depends on the numbers alone, not on which member
 * of the crew was faster.
 */
export async function gather<T>(search: Search<T>, crew: readonly Crew<T | undefined>[]): Promise<readonly T[]> {
  const { count, mostTries, select, signal, onProgress } = search;
  const tried = new Map<number, T | undefined>();
  const found: T[] = [];
  let inOrder = 0;
  let next = 0;
  let taken: readonly T[] = [];

  function settle(): void {
    for (; tried.has(inOrder); inOrder++) {
      const one = tried.get(inOrder);
      if (one !== undefined) found.push(one);
    }
    taken = select(found).slice(0, count);
    onProgress?.(taken.length, count, inOrder);
  }

  async function keepTrying(attempt: Crew<T | undefined>): Promise<void> {
    while (taken.length < count && next < mostTries && !signal?.aborted) {
      const number = next++;
      tried.set(number, await attempt(number));
      settle();
    }
  }

  await Promise.all(crew.map(keepTrying));
  return taken;
}
