import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

const spend = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('a long work is done in order, and lets others in between its pieces', async () => {
  const done: number[] = [];
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const items = Array.from({ length: 200 }, (_, i) => i);
  await inPieces(items, (item) => {
    spend(1);
    done.push(item);
  });
  isOver = true;
  expect(done).toEqual(items);
  expect(turns).toBeGreaterThan(10);
});

test('two long works are done one after the other', async () => {
  const done: string[] = [];
  const work = (name: string): Promise<void> =>
    inPieces(Array.from({ length: 100 }), () => {
      spend(0.5);
      done.push(name);
    });
  await Promise.all([work('first'), work('second')]);
  expect(done.lastIndexOf('first')).toBeLessThan(done.indexOf('second'));
});

test('what goes wrong ends a work, and not those after it', async () => {
  const many = Array.from({ length: 100 });
  await expect(inPieces(many, () => Promise.reject)).resolves.toBeUndefined();
  const failing = inPieces(many, () => {
    throw new Error('no such thing');
  });
  await expect(failing).rejects.toThrow('no such thing');
  await expect(inPieces(many, () => {})).resolves.toBeUndefined();
});
