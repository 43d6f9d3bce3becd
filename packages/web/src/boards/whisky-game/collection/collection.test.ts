import type { SeenTraveller } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { afterSwap, missingFor, pointsToGo, shelfOf } from './collection.ts';

const traveller = (more: Partial<SeenTraveller>): SeenTraveller =>
  ({ bottles: [], lost: [], points: 0, lostPoints: 0, ...more }) as SeenTraveller;

test('bottles stand by region, the dearest first, those without a region last', () => {
  const shelf = shelfOf(traveller({ bottles: ['oban-1', 'bottle-arran', 'clynelish-5'], lost: ['lost-malt-mill'] }));
  expect(shelf.filter(({ bottles }) => bottles.length > 0)).toEqual([
    { region: 'highlands', bottles: ['clynelish-5', 'oban-1'] },
    { region: null, bottles: ['lost-malt-mill', 'bottle-arran'] },
  ]);
});

test('every region has its board, even an empty one', () => {
  expect(shelfOf(traveller({})).map(({ region }) => region)).toEqual([
    'ireland',
    'lowlands',
    'highlands',
    'islands',
    'islay',
    'speyside',
    null,
  ]);
});

test('hidden points count on the way to the goal, if one knows them', () => {
  expect(pointsToGo(traveller({ points: 9, lostPoints: 6 }), 25)).toBe(10);
  expect(pointsToGo(traveller({ points: 9, lostPoints: null }), 25)).toBe(16);
  expect(pointsToGo(traveller({ points: 30 }), 25)).toBe(0);
});

test('a swap at the pub brings a lost bottle nearer', () => {
  const tokens = { barley: 3, water: 1, yeast: 4 };
  expect(missingFor(tokens, false)).toBe(1);
  expect(afterSwap(tokens, 'yeast', 'water')).toEqual({ barley: 3, water: 2, yeast: 2 });
  expect(missingFor(afterSwap(tokens, 'yeast', 'water'), false)).toBe(0);
});

test('where any six tokens do, only their number counts', () => {
  expect(missingFor({ barley: 5, water: 0, yeast: 0 }, true)).toBe(1);
  expect(missingFor({ barley: 6, water: 0, yeast: 0 }, true)).toBe(0);
});
