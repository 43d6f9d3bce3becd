import { expect, test } from 'vitest';
import { placeBeside } from './popover.ts';

const CARD = { width: 200, height: 100 };

test('a card stands to the right of its place if there is room, else to the left', () => {
  const frame = { width: 900, height: 600 };
  expect(placeBeside({ x: 300, y: 300 }, CARD, frame)).toEqual({ x: 326, y: 250 });
  expect(placeBeside({ x: 800, y: 300 }, CARD, frame)).toEqual({ x: 574, y: 250 });
});

test('in a narrow frame it stands below or above, and never off the frame', () => {
  const frame = { width: 300, height: 600 };
  expect(placeBeside({ x: 150, y: 100 }, CARD, frame)).toEqual({ x: 50, y: 126 });
  expect(placeBeside({ x: 150, y: 500 }, CARD, frame)).toEqual({ x: 50, y: 374 });
  expect(placeBeside({ x: 220, y: 599 }, CARD, { width: 230, height: 600 })).toEqual({ x: 22, y: 473 });
});
