import { expect, test } from 'vitest';
import { makeCarrying } from './carrying.svelte.ts';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 }) as DOMRect;
const at = (x: number, y: number) => ({
  button: 0,
  clientX: x,
  clientY: y,
  pointerId: 1,
  currentTarget: { getBoundingClientRect: () => box(100, 100), setPointerCapture: () => undefined },
});

function gripped() {
  const carrying = makeCarrying<string>();
  carrying.grip(at(110, 115), 'die');
  return carrying;
}

test('a press that strays a little carries nothing, and the click counts', () => {
  const carrying = gripped();
  expect(carrying.move(at(113, 118))).toBeUndefined();
  expect(carrying.carried).toBeNull();
  expect(carrying.drop()).toBeUndefined();
  expect(carrying.isOver()).toBe(false);
});

test('a piece hangs by the point where it was touched, and the click at the end is swallowed once', () => {
  const carrying = gripped();
  expect(carrying.move(at(150, 135))).toBe('die');
  expect(carrying.carried).toMatchObject({ piece: 'die', dx: 40, dy: 20 });
  expect(carrying.drop()).toBe('die');
  expect(carrying.carried).toBeNull();
  expect([carrying.isOver(), carrying.isOver()]).toEqual([true, false]);
});

test('what is drawn of a piece hangs by its centre', () => {
  const carrying = makeCarrying<string>();
  carrying.grip(at(110, 115), 'unit', { getBoundingClientRect: () => box(100, 100) } as Element);
  carrying.move(at(150, 135));
  expect(carrying.carried).toMatchObject({ dx: 30, dy: 15 });
});

test('a piece snaps to the middle of where it would rest', () => {
  const carrying = gripped();
  carrying.move(at(300, 300), () => box(290, 280));
  expect(carrying.carried).toMatchObject({ dx: 190, dy: 180, rest: { left: 290 } });
});

test('a piece that stays where it was dropped moves no more until it is let go', () => {
  const carrying = gripped();
  carrying.move(at(150, 135));
  carrying.drop({ stays: true });
  expect(carrying.move(at(0, 0))).toBeUndefined();
  expect(carrying.carried).toMatchObject({ dx: 40, dy: 20 });
  carrying.cancel();
  expect(carrying.carried).toBeNull();
});

test('other buttons grip nothing', () => {
  const carrying = makeCarrying<string>();
  carrying.grip({ ...at(110, 115), button: 2 }, 'die');
  expect(carrying.move(at(150, 135))).toBeUndefined();
});
