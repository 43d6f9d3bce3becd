import { expect, test } from 'vitest';
import { placeBeside } from './popover.ts';

const CARD = { width: 200, height: 100 };

test('a card stands to the right of its place if there is room, else to the left', () => {
  const frame = { width: 900, height: 600 };
  expect(placeBeside({ x: 300, y: 300 }, CARD, frame)).toEqual({ x: 326, y: 250 });
  expect(placeBeside({ x: 800, y: 300 }, CARD, frame)).toEqual({ x: 574, y: 250 });
});

test('a card never leaves the frame', () => {
  const frame = { width: 900, height: 600 };
  expect(placeBeside({ x: 300, y: 5 }, CARD, frame).y).toBe(8);
  expect(placeBeside({ x: 300, y: 599 }, CARD, frame).y).toBe(492);
});

test('in a narrow frame a card stands at the edge that is farther from its place', () => {
  const frame = { width: 360, height: 600 };
  expect(placeBeside({ x: 150, y: 100 }, CARD, frame)).toEqual({ x: 152, y: 492 });
  expect(placeBeside({ x: 150, y: 500 }, CARD, frame)).toEqual({ x: 152, y: 8 });
});

test('in a narrow frame it stands in a corner where it hides neither its place nor the way, if there is one', () => {
  const frame = { width: 360, height: 400 };
  const way = [{ x: 250, y: 340 }];
  expect(placeBeside({ x: 300, y: 150 }, CARD, frame, way)).toEqual({ x: 8, y: 292 });
  expect(placeBeside({ x: 300, y: 150 }, CARD, frame, [...way, { x: 100, y: 340 }])).toEqual({ x: 152, y: 8 });
});

test('the card hides neither the own pawn nor the way to its place, if there is a side for it', () => {
  const frame = { width: 1000, height: 600 };
  const at = { x: 800, y: 300 };
  expect(placeBeside(at, CARD, frame, [{ x: 700, y: 300 }])).toEqual({ x: 700, y: 326 });
  expect(
    placeBeside(at, CARD, frame, [
      { x: 700, y: 300 },
      { x: 800, y: 380 },
    ]),
  ).toEqual({ x: 700, y: 174 });
  const everywhere = [
    { x: 700, y: 300 },
    { x: 800, y: 380 },
    { x: 800, y: 220 },
  ];
  expect(placeBeside(at, CARD, frame, everywhere)).toEqual({ x: 574, y: 250 });
});
