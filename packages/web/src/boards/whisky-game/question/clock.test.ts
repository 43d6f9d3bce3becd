import { expect, test } from 'vitest';
import type { SmallStorage } from '../../../kit/browser/storage.ts';
import { clockName, keepTime, timeLeft } from './clock.ts';

function storageWith(text: string | null = null): SmallStorage {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_, value) {
      kept = value;
    },
  };
}

test('a question whose clock never ran has all its time', () => {
  expect(timeLeft('one', storageWith())).toBeUndefined();
});

test('the time left is found again, each question its own', () => {
  const storage = storageWith();
  keepTime('one', 9000, storage);
  keepTime('two', 30_000, storage);
  keepTime('one', 8000, storage);
  expect([timeLeft('one', storage), timeLeft('two', storage)]).toEqual([8000, 30_000]);
});

test('of many questions the oldest are forgotten', () => {
  const storage = storageWith();
  for (let i = 0; i < 20; i++) keepTime(`q${i}`, i, storage);
  expect([timeLeft('q0', storage), timeLeft('q19', storage)]).toEqual([undefined, 19]);
});

test.each(['nonsense', '[[1,2]]', '{}'])('what cannot be read (%s) is no time', (text) => {
  expect(timeLeft('1', storageWith(text))).toBeUndefined();
});

test('the same question has another clock in another round or at another table', () => {
  const names = [clockName('a', 3, 'e01'), clockName('b', 3, 'e01'), clockName('a', 9, 'e01')];
  expect(new Set(names).size).toBe(3);
});
