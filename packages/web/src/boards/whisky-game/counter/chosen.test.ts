import { load } from '@taproom/games/whisky-game/text';
import { expect, test } from 'vitest';
import { boardText } from '../text.ts';
import { chosenText } from './chosen.ts';

const words = boardText('en', await load('en'));
const MOVING = { at: 'move', left: 5, path: ['dublin'] } as Extract<Parameters<typeof chosenText>[1], { at: 'move' }>;

test('a chosen field is told with its way, its barrels and whether one stops there early', () => {
  const way = { path: ['dublin', 'liberties', 'teeling'], barrels: 1 };
  expect(chosenText({ chosen: 'teeling', way }, MOVING, words)).toBe(
    'Teeling: 2 fields, 1 barrel on the way, stops early',
  );
  expect(chosenText({ chosen: 'teeling', way }, { ...MOVING, left: 2 }, words)).toBe(
    'Teeling: 2 fields, 1 barrel on the way',
  );
  expect(chosenText({ chosen: 'teeling', way: undefined }, MOVING, words)).toBe('One step: Teeling');
  expect(chosenText({ chosen: 'teeling', way: undefined }, null, words)).toBe('Teeling');
  expect(chosenText({ chosen: null, way: undefined }, MOVING, words)).toBeUndefined();
});
