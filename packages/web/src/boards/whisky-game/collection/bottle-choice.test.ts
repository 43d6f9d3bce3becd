import type { WhiskyView } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { becomes, groupsOf } from './bottle-choice.ts';

const view = {
  seats: [
    { bottles: ['oban-5'], lost: ['lost-imperial'] },
    { bottles: ['ardbeg-3', 'bottle-arran'], lost: null },
  ],
} as unknown as WhiskyView;

test('bottles stand with those who have them, hidden ones of one’s own too', () => {
  expect(groupsOf(view, ['oban-5', 'lost-imperial', 'ardbeg-3'])).toEqual([
    { owner: 0, region: null, bottles: ['oban-5', 'lost-imperial'] },
    { owner: 1, region: null, bottles: ['ardbeg-3'] },
  ]);
});

test('bottles in stock stand by region', () => {
  expect(groupsOf(view, ['ardbeg-5', 'bowmore-5', 'dingle-5'])).toEqual([
    { owner: null, region: 'islay', bottles: ['ardbeg-5', 'bowmore-5'] },
    { owner: null, region: 'ireland', bottles: ['dingle-5'] },
  ]);
});

test('the angels leave the one-point bottle of the same distillery', () => {
  expect(becomes('angels', 'ardbeg-3')).toBe('ardbeg-1');
  expect([becomes('faker', 'ardbeg-3'), becomes('angels', 'bottle-arran')]).toEqual([null, null]);
});
