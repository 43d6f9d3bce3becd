import { fastRng } from '@taproom/engine';
import { type DyceAction, dyce, type Foreseen, SPACE_NAMES, WHISKIES } from '@taproom/games/dyce';
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

test('prepositions and genders fit the colours', () => {
  const shop = (whisky: 'blue' | 'green'): string =>
    boardText('cs').space('c2', { owner: 0, whisky, pounds: 0 }, [], names);
  expect([shop('blue'), shop('green')]).toEqual([
    'c2: obchod (Anna) s modrou whisky',
    'c2: obchod (Anna) se zelenou whisky',
  ]);
  const view = dyce.view(dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1)), 0);
  expect(boardText('it').about('black', view)).toMatch(/^Miscela nera, \d nella riserva/);
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

test('a baron who reaches one of two equal shops is not heading for the other', () => {
  const { heading } = boardText('en');
  const towards = (to: string): Foreseen => ({ walk: { ...way('castle').walk, to }, trade: null });
  expect(heading([towards('c1')], 'd1')).toBe('The orange baron is heading here.');
  expect(heading([towards('d1')], 'd1')).toBe('The orange baron is heading here.');
  expect(heading([towards('c2')], 'd1')).toBe('');
});

test('a space says what can be done there, or why nothing can', () => {
  const { doing } = boardText('en');
  const state = dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1));
  const at = (name: string) => SPACE_NAMES.indexOf(name);
  state.city[at('b1')] = { owner: 0, whisky: null, pounds: 0 };
  state.city[at('d1')] = { owner: 1, whisky: null, pounds: 0 };
  for (const baron of state.barons.slice(0, 1)) baron.standing = { space: at('c1') };
  const said = (space: string): string => doing(space, 0, dyce.view(state, 'table'));
  expect(said('a1')).toBe('Open a shop here for 1 pound.');
  expect(said('b1')).toContain('Press a whisky: blue, red or yellow to buy it');
  expect(said('c1')).toContain('while a baron stands on it');
  expect(said('d1')).toContain('A pound here draws barons');
  for (const merchant of state.merchants) merchant.pounds = 0;
  expect(said('a1')).toContain('you have none in hand');
});

test.each(LANGUAGES)('every whisky of the supply says in %s what it is for', (language) => {
  const { about } = boardText(language);
  const view = dyce.view(dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1)), 'table');
  const sentences = WHISKIES.map((whisky) => about(whisky, view));
  expect(new Set(sentences).size).toBe(WHISKIES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test.each(LANGUAGES)('every action says in %s what it is before it is taken', (language) => {
  const { what } = boardText(language);
  const actions: readonly DyceAction[] = [
    { type: 'open', space: 'b1' },
    { type: 'stock', space: 'b1', whisky: 'blue' },
    { type: 'stock', space: 'b1', whisky: 'green' },
    { type: 'advertise', space: 'b1' },
    { type: 'choose', whisky: 'red' },
    { type: 'pass' },
    { type: 'take' },
    { type: 'done' },
  ];
  expect(new Set(actions.map(what)).size).toBe(actions.length);
});
