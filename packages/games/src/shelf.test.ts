import { expect, test } from 'vitest';
import { games } from './index.ts';
import { findOffer, shelf } from './shelf.ts';

test('pages are offered every game, in the same order and on the same terms', () => {
  expect(shelf.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  for (const { id, title, rules, seats, options } of games)
    expect(findOffer(id)).toMatchObject({ id, title, rules, seats, options });
});

test('what is offered comes without the rules', () => {
  for (const offer of shelf) expect(Object.keys(offer)).toEqual(['id', 'title', 'rules', 'seats', 'options']);
});
