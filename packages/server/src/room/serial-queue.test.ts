import { expect, test } from 'vitest';
import { makeSerialQueue } from './serial-queue.ts';

test('work is done in the order in which it came, one after the other, whatever fails', async () => {
  const inOrder = makeSerialQueue();
  const done: string[] = [];
  const work = (name: string, ticks: number) => async (): Promise<string> => {
    done.push(`${name} begins`);
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const all = [inOrder(work('a', 5)), inOrder(work('b', 1)), inOrder(work('c', 3))];
  const last = all[0]?.then(() => inOrder(work('d', 0)));
  expect(await Promise.allSettled([...all, last])).toMatchObject([
    { value: 'a' },
    { reason: new Error('b failed') },
    { value: 'c' },
    { value: 'd' },
  ]);
  expect(done.map((one) => one[0]).join('')).toBe('aabbccdd');
});
