import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

/** A disk that is done with a batch when it is told so. */
function slowDisk() {
  const batches: { readonly items: readonly number[]; end(): void; fail(): void }[] = [];
  const write = (items: readonly number[]): Promise<boolean[]> =>
    new Promise((resolve, reject) => {
      const end = (): void => resolve(items.map((item) => item >= 0));
      batches.push({ items, end, fail: () => reject(new Error('the disk is full')) });
    });
  return { batches, append: groupCommit(write, () => {}), sizes: () => batches.map(({ items }) => items.length) };
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const appendMany = (append: (item: number) => Promise<boolean>, count: number): Promise<boolean[]> =>
  Promise.all(Array.from({ length: count }, (_, item) => append(item)));

test('a few who come while a commit is under way share the next one', async () => {
  const { batches, append, sizes } = slowDisk();
  const first = append(1);
  await moment();
  const others = appendMany(append, 5);
  await moment();
  expect(sizes()).toEqual([1]);
  batches[0]?.end();
  expect(await first).toBe(true);
  await moment();
  expect(sizes()).toEqual([1, 5]);
  batches[1]?.end();
  expect(await others).toEqual([true, true, true, true, true]);
});

test('many need not wait for the last commit, but no more than two are under way', async () => {
  const { batches, append, sizes } = slowDisk();
  const all = appendMany(append, 24 * 4 + 2);
  await moment();
  expect(sizes()).toEqual([24, 24]);
  batches[1]?.end();
  await moment();
  expect(sizes()).toEqual([24, 24, 50]);
  for (const { end } of batches) end();
  expect(new Set(await all)).toEqual(new Set([true]));
});

test('each learns whether it was kept; a batch that fails holds nobody up', async () => {
  const { batches, append } = slowDisk();
  const lost = append(1).catch((error: Error) => error.message);
  await moment();
  const later = [append(-1), append(2)];
  batches[0]?.fail();
  expect(await lost).toBe('the disk is full');
  await moment();
  batches[1]?.end();
  expect(await Promise.all(later)).toEqual([false, true]);
});
