import { expect, test } from 'vitest';
import { gather, type Search } from './gather.ts';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const search = (count: number): Search<number> => ({ count, mostTries: 50, select: (found) => found });

/** Finds every third number; odd ones take longer. */
const thirds = async (number: number): Promise<number | undefined> => {
  await wait(number % 2);
  return number % 3 === 0 ? number : undefined;
};

test('what is found does not depend on how many look for it, nor on who is faster', async () => {
  for (const crew of [1, 2, 5])
    expect(
      await gather(
        search(4),
        Array.from({ length: crew }, () => thirds),
      ),
    ).toEqual([0, 3, 6, 9]);
});

test('more begin with those there were', async () => {
  expect((await gather(search(6), [thirds])).slice(0, 4)).toEqual(await gather(search(4), [thirds]));
});

test('it ends after the most tries with what there is, and at once when it is stopped', async () => {
  expect(await gather({ ...search(4), mostTries: 5 }, [thirds])).toEqual([0, 3]);
  const stop = new AbortController();
  const onProgress = (taken: number): void => {
    if (taken === 2) stop.abort();
  };
  expect(await gather({ ...search(4), signal: stop.signal, onProgress }, [thirds])).toEqual([0, 3]);
});

test('only what is selected counts', async () => {
  const select = (found: readonly number[]): number[] => found.filter((number) => number % 2 === 0);
  expect(await gather({ ...search(3), select }, [thirds, thirds])).toEqual([0, 6, 12]);
});
