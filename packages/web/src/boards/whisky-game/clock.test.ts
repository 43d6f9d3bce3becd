import { expect, test } from 'vitest';
import type { Drawer } from '../../drawer.ts';
import { clockName, keepTime, timeLeft } from './clock.ts';

function drawerWith(text: string | null = null): Drawer {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_, value) {
      kept = value;
    },
  };
}

test('a question whose clock never ran has all its time', () => {
  expect(timeLeft('one', drawerWith())).toBeUndefined();
});

test('the time left is found again, each question its own', () => {
  const drawer = drawerWith();
  keepTime('one', 9000, drawer);
  keepTime('two', 30_000, drawer);
  keepTime('one', 8000, drawer);
  expect([timeLeft('one', drawer), timeLeft('two', drawer)]).toEqual([8000, 30_000]);
});

test('of many questions the oldest are forgotten', () => {
  const drawer = drawerWith();
  for (let i = 0; i < 20; i++) keepTime(`q${i}`, i, drawer);
  expect([timeLeft('q0', drawer), timeLeft('q19', drawer)]).toEqual([undefined, 19]);
});

test.each(['nonsense', '[[1,2]]', '{}'])('what cannot be read (%s) is no time', (text) => {
  expect(timeLeft('1', drawerWith(text))).toBeUndefined();
});

test('the same question has another clock in another round or at another table', () => {
  const names = [clockName('a', 3, 'e01'), clockName('b', 3, 'e01'), clockName('a', 9, 'e01')];
  expect(new Set(names).size).toBe(3);
});
