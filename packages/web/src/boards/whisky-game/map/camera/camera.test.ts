import { expect, test } from 'vitest';
import {
  bounded,
  dragged,
  framing,
  inView,
  leastScale,
  MOST_SCALE,
  onScreen,
  onSheet,
  placement,
  shown,
  wholeMap,
  zoomed,
} from './camera.ts';

const WIDE = { width: 900, height: 600 };
const NARROW = { width: 360, height: 640 };
const NEAR = { x: 500, y: 700, scale: 2 };

test('the whole map shows the whole sheet in the middle', () => {
  for (const frame of [WIDE, NARROW]) {
    const { x, y, width, height } = shown(wholeMap(frame), frame);
    expect(x).toBeLessThanOrEqual(1e-9);
    expect(y).toBeLessThanOrEqual(1e-9);
    expect(x + width).toBeGreaterThanOrEqual(1000 - 1e-9);
    expect(y + height).toBeGreaterThanOrEqual(1400 - 1e-9);
    expect(wholeMap(frame)).toMatchObject({ x: 500, y: 700 });
  }
});

test('a place on the sheet and its place on the screen belong together', () => {
  const there = onScreen({ x: 520, y: 650 }, NEAR, WIDE);
  expect(there).toEqual({ x: 490, y: 200 });
  expect(onSheet(there, NEAR, WIDE)).toEqual({ x: 520, y: 650 });
});

test('the place under the pointer stays while one zooms', () => {
  const at = { x: 200, y: 150 };
  const held = onSheet(at, NEAR, WIDE);
  for (const factor of [0.8, 1.2]) {
    const after = onSheet(at, zoomed(NEAR, WIDE, factor, at), WIDE);
    expect(after.x).toBeCloseTo(held.x);
    expect(after.y).toBeCloseTo(held.y);
  }
});

test('one zooms neither too near nor too far', () => {
  const middle = { x: 450, y: 300 };
  expect(zoomed(NEAR, WIDE, 100, middle).scale).toBe(MOST_SCALE);
  expect(zoomed(NEAR, WIDE, 0.001, middle)).toEqual(wholeMap(WIDE));
});

test('the map is dragged with the pointer, and not off the frame', () => {
  expect(dragged(NEAR, WIDE, 100, -60)).toEqual({ x: 450, y: 730, scale: 2 });
  expect(shown(dragged(NEAR, WIDE, 9999, 9999), WIDE)).toMatchObject({ x: 0, y: 0 });
  const { x, y, width, height } = shown(dragged(NEAR, WIDE, -9999, -9999), WIDE);
  expect([x + width, y + height]).toEqual([1000, 1400]);
});

test('a camera out of bounds comes back', () => {
  expect(bounded({ x: -500, y: 99999, scale: 0.01 }, WIDE)).toEqual(wholeMap(WIDE));
  expect(bounded(NEAR, WIDE)).toEqual(NEAR);
});

test('a part of the map is framed as near as asked for, or as it fits', () => {
  const small = { x: 480, y: 680, width: 40, height: 40 };
  expect(framing(small, WIDE, 1.5)).toEqual({ x: 500, y: 700, scale: 1.5 });
  const large = { x: 100, y: 300, width: 900, height: 600 };
  expect(framing(large, WIDE, 1.5).scale).toBe(1);
  expect(framing({ x: 0, y: 0, width: 1000, height: 1400 }, WIDE, 1.5).scale).toBe(leastScale(WIDE));
});

test('what lies over the map covers nothing that is framed', () => {
  const small = { x: 480, y: 680, width: 40, height: 40 };
  const covered = { right: 100, bottom: 60 };
  const camera = framing(small, WIDE, 1.5, covered);
  const middle = onScreen({ x: 500, y: 700 }, camera, WIDE);
  expect([middle.x, middle.y].map(Math.round)).toEqual([400, 270]);
  expect(inView([{ x: 500, y: 700 }], camera, WIDE, 50, covered)).toBe(true);
  expect(inView([onSheet({ x: 820, y: 100 }, camera, WIDE)], camera, WIDE, 10, covered)).toBe(false);
});

test('a place is well in view only off the edges', () => {
  expect(inView([{ x: 500, y: 700 }], NEAR, WIDE, 50)).toBe(true);
  expect(
    inView(
      [
        { x: 500, y: 700 },
        { x: 290, y: 700 },
      ],
      NEAR,
      WIDE,
      50,
    ),
  ).toBe(false);
});

test('the sheet is placed so that the camera sees what it should', () => {
  expect(placement(NEAR, WIDE)).toBe('translate(-550px, -1100px) scale(2)');
});
