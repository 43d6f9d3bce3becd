import { fastRng } from '@taproom/engine';
import { type Asked, diceBrewing, dieOf, recipeOf, SPACES } from '@taproom/games/dice-brewing';
import { LANGUAGES } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { boardText } from './text.ts';

const view = diceBrewing.view(
  diceBrewing.setup(2, { mode: 'standard', unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1)),
  0,
);

test.each(LANGUAGES)('every space, recipe, stall and brewer has a label in %s', (language) => {
  const words = boardText(language);
  const labels = [
    ...SPACES.flatMap((space) => [
      words.space(space, undefined, true, []),
      words.space(space, undefined, false, ['Ben']),
      words.space(space, { piece: 'seed', speeder: null, waiting: true }, false, []),
      words.space(space, { piece: null, speeder: dieOf('u4'), waiting: false }, false, []),
    ]),
    ...view.display.map((id) => words.recipe(recipeOf(id), ['stored', 'near', 'missing'], true)),
    ...recipeOf('LAG-2').enhancements.map((one) => words.enhancement(one, null)),
    words.stall('honey', 4, 3),
    words.tokenStall('lock', 2, 1, false),
    ...view.seats.map((brewer) => words.other('Eva', brewer)),
    words.pieceIn(dieOf('y1*'), 'reserve', true),
  ];
  for (const label of labels) expect(label).not.toMatch(/undefined|[{}]|^$/);
});

test('a die says its colour, its value and what was done to it', () => {
  const { die } = boardText('en');
  expect(die(dieOf('y3'))).toBe('yellow 3');
  expect(die(dieOf('b6+#'))).toBe('black 6, locked, raised');
  expect(die(dieOf('g0'))).toBe('green die, not rolled yet');
});

test('a space says what it makes of what, what hurries it, and what lies there', () => {
  const { space } = boardText('en');
  const placed = { piece: dieOf('y4'), speeder: null, waiting: true };
  expect(space('MH2', placed, false, [])).toBe(
    'Malt House, Roast: a yellow die for a black die; the die goes to the supply; at once with a blue 3 or more; here lies yellow 4',
  );
  expect(space('SK1', undefined, true, [])).toContain('closed until round 2');
});

test('a space says whether its die comes back, and a stall what a blue die makes of the price', () => {
  const { space, stall } = boardText('en');
  expect(space('SK3', undefined, false, [])).toContain('; the die comes back');
  expect(space('SD2', undefined, false, [])).toContain('; the die goes to the supply');
  expect(space('MH1', undefined, false, [])).not.toContain('the die');
  expect(stall('fruit', 2, 3)).toBe('Fruit: 2 coins, 3 left');
  expect(stall('spices', 3, 3)).toContain('; a blue 4 or more lowers the price by 1, and comes back');
  expect(stall('hops', 4, 3)).toContain('; a blue 5 lowers the price by 1, a blue 6 by 2, and comes back');
});

test('a recipe says what is missing and what it brings', () => {
  const { recipe } = boardText('en');
  expect(recipe(recipeOf('LAG-1'), ['stored', 'missing'], false)).toBe(
    'Cheap Lager, Beginner. Needs yellow 2 or more (in the warehouse) and green 1 or more (missing). Brings 1 experience point and 2 coins.',
  );
});

test('an enhancement names the very blue die that would be added', () => {
  const [blue] = recipeOf('LAG-2').enhancements;
  expect(blue && boardText('en').enhancement(blue, 'u5')).toBe('Add blue 5 for 2 coins more');
});

test('the counter leaves it to the prompt to say that there is nothing to do (BR-31)', () => {
  const { counter } = boardText('en');
  const said = (asked: Asked): string | undefined => counter({ ...view, asked }, null, null);
  expect(said({ at: 'place', pieces: 0, idle: false })).toBe('Choose a die, a seed or a space.');
  expect(said({ at: 'place', pieces: 0, idle: true })).toBeUndefined();
  expect(said({ at: 'place', pieces: 1, idle: true })).toBe('You may place one more piece.');
  expect(said({ at: 'purchase', bought: false, dealt: false, luck: 0, idle: true })).toBeUndefined();
  const buying: Asked = { at: 'purchase', bought: false, dealt: false, luck: 0, idle: false };
  expect(said(buying)).toBeUndefined();
  expect(counter({ ...view, asked: buying, round: 2 }, null, null)).toBe('Choose what to buy, or store dice.');
  expect(counter({ ...view, asked: { ...buying, bought: true }, round: 2 }, null, null)).toBeUndefined();
  expect(counter(view, null, { sure: { type: 'play', token: 'raise' } })).toBe('Play “Raise a die”?');
});
