import { expect, test } from 'vitest';
import { makeLine } from './line.ts';

test('work is done in the order in which it came, one after the other, whatever fails', async () => {
  const inLine = makeLine();
  const done: string[] = [];
  const work = (name: string, ticks: number) => async (): Promise<string> => {
    done.push(`${name} begins`);
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const all = [inLine(work('a', 5)), inLine(work('b', 1)), inLine(work('c', 3))];
  const last = all[0]?.then(() => inLine(work('d', 0)));
  expect(await Promise.allSettled([...all, last])).toMatchObject([
    { value: 'a' },
    { reason: new Error('b failed') },
    { value: 'c' },
    { value: 'd' },
  ]);
  expect(done.map((one) => one[0]).join('')).toBe('aabbccdd');
});
