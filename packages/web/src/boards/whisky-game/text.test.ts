import { LANGUAGES } from '@taproom/games/text';
import { load } from '@taproom/games/whisky-game/text';
import { expect, test } from 'vitest';
import { cs } from './text/cs.ts';
import { en } from './text/en.ts';
import { it as italian } from './text/it.ts';
import { boardText, type Key } from './text.ts';

const WORDS = [
  'place',
  'who',
  'by',
  'level',
  'ticket',
  'give',
  'take',
  'token',
  'name',
  'bottle',
  'what',
  'character',
  'hand',
];
const COUNTS = [
  'round',
  'count',
  'left',
  'fields',
  'barrels',
  'at',
  'total',
  'value',
  'points',
  'seconds',
  'target',
  'regions',
  'lost',
];
const params = (count: number) =>
  Object.fromEntries([...WORDS.map((name) => [name, 'X']), ...COUNTS.map((name) => [name, count]), ['places', 'X']]);

test.each(LANGUAGES)('every message can be said of none, one, few and many in %s', async (language) => {
  const { say } = boardText(language, await load(language));
  for (const key of Object.keys(en) as Key[])
    for (const count of [0, 1, 3, 12]) expect(say(key, params(count)), key).not.toMatch(/undefined|[{}]|^$/);
});

test('no message was left in English', () => {
  const same = (Object.keys(en) as Key[]).filter((key) => en[key] === cs[key] || en[key] === italian[key]);
  expect(same).toEqual(['round', 'tokenIs', 'copies']);
});

test('the tickets have names of their own', async () => {
  const { ticket } = boardText('en', await load('en'));
  expect([ticket('flight-one-way'), ticket('flight-return'), ticket('flight-back')]).toEqual([
    'One-way',
    'Return',
    'Way back',
  ]);
});
