import type { Foreseen } from '@taproom/games/dyce';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { boardText } from './text.ts';

const names = ['Anna', 'Boris'];
const way = (because: Foreseen['walk']['because'], trade: Foreseen['trade'] = null): Foreseen => ({
  walk: { type: 'walked', baron: 'orange', from: 'gate', to: 'c1', whisky: 'blue', targets: ['c2', 'd1'], because },
  trade,
});
const trade = {
  type: 'sold',
  baron: 'orange',
  seat: 1,
  space: 'c1',
  whisky: 'black',
  price: 5,
  pounds: 0,
  vps: 2,
} as const;

test('a space tells its shop, its pounds and its barons', () => {
  const { space } = boardText('en');
  expect(space('c2', { owner: 0, whisky: 'blue', pounds: 2 }, ['orange'], names)).toBe(
    'c2: shop of Anna with blue whisky and 2 pounds; the orange baron stands here',
  );
  expect(space('a1', null, [], names)).toBe('a1: free');
  expect(space('a1', null, ['green', 'black'], names)).toBe('a1: free; the green baron and black baron stand here');
});

test.each(LANGUAGES)('every reason has a sentence of its own in %s', async (language) => {
  const [{ foreseen }, text] = [boardText(language), await loadGameText('dyce', language)];
  const reasons = ['nearest', 'pounds', 'castle', 'clockwise', 'there', 'nothing'] as const;
  const sentences = reasons.map((because) => foreseen(way(because), names, text));
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
});

test('the trade to come is told with its price', async () => {
  const [{ foreseen }, text] = [boardText('en'), await loadGameText('dyce', 'en')];
  const told = (deal: Foreseen['trade']): string => foreseen(way('there', deal), names, text);
  expect(told(trade)).toContain('Boris sells for 5 pounds and 2 VPs.');
  expect(told({ ...trade, vps: 0 })).toContain('keeps the cube');
  expect(told({ ...trade, type: 'closed' })).toContain('lacks what goes into it');
  expect(told({ ...trade, type: 'closed', whisky: 'red' })).toContain('cannot pay 5 pounds');
});
