import { FIELDS, roadsFrom } from '@taproom/games/whisky-game/map';
import { expect, test } from 'vitest';
import { letterOf, stepOf } from './letters.ts';

test('every step from any field has a letter, which is its key', () => {
  const most = Math.max(...FIELDS.map(({ id }) => roadsFrom(id).length));
  for (let step = 0; step < most; step++) expect(stepOf(letterOf(step).toLowerCase())).toBe(step);
});

test('other keys take no step', () => {
  expect(['g', 'r', '1', 'ArrowLeft', 'Enter', ''].map(stepOf)).toEqual([-1, -1, -1, -1, -1, -1]);
});
