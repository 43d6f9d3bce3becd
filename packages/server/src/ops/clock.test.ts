import { expect, test } from 'vitest';
import { steadyClock } from './clock.ts';

const HOUR = 3_600_000;

/** A computer whose clock can be set. */
function computer() {
  const own = { wall: 10 * HOUR, ticks: 0 };
  const now = steadyClock(
    () => own.wall,
    () => own.ticks,
  );
  return {
    now,
    set(by: number): void {
      own.wall += by;
    },
    pass(time: number): void {
      own.wall += time;
      own.ticks += time;
    },
  };
}

test('the clock tells the time', () => {
  const { now, pass } = computer();
  expect(now()).toBe(10 * HOUR);
  pass(1_234);
  expect(now()).toBe(10 * HOUR + 1_234);
});

test.each([HOUR, -HOUR])('it does not jump with the computer’s clock by %i, but comes round to it', (jump) => {
  const { now, set, pass } = computer();
  set(jump);
  expect(now()).toBe(10 * HOUR);
  pass(10_000);
  const after = now() - 10 * HOUR;
  expect(after).toBeGreaterThan(9_000);
  expect(after).toBeLessThan(11_000);
  for (let hours = 0; hours < 24; hours++) {
    pass(HOUR);
    now();
  }
  expect(now()).toBe(34 * HOUR + jump + 10_000);
});

test('it never goes back', () => {
  const { now, set, pass } = computer();
  let last = now();
  for (let i = 0; i < 1_000; i++) {
    set(i % 2 === 0 ? -HOUR : HOUR);
    pass(i % 7);
    const next = now();
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
});
