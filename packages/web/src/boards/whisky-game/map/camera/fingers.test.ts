import { expect, test } from 'vitest';
import { Fingers } from './fingers.ts';

test('an unsteady press is no drag', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 12, y: 11 })).toBeUndefined();
  expect(fingers.dragged).toBe(false);
});

test('one pointer drags, and is remembered until the next press', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 30, y: 5 })).toEqual({ dx: 20, dy: -5, factor: 1, middle: { x: 30, y: 5 } });
  fingers.release(1);
  expect(fingers.count).toBe(0);
  expect(fingers.dragged).toBe(true);
  fingers.press(1, { x: 30, y: 5 });
  expect(fingers.dragged).toBe(false);
});

test('two pointers pull the map apart around their middle', () => {
  const fingers = new Fingers();
  fingers.press(1, { x: 0, y: 0 });
  fingers.press(2, { x: 100, y: 0 });
  expect(fingers.move(2, { x: 200, y: 0 })).toEqual({ dx: 50, dy: 0, factor: 2, middle: { x: 100, y: 0 } });
});

test('a pointer that holds nothing moves nothing', () => {
  expect(new Fingers().move(7, { x: 1, y: 1 })).toBeUndefined();
});
