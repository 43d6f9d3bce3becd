import { fastRng } from '@taproom/engine';
import { type DyceState, dyce, type Natural, SPACE_NAMES } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { consequenceOf } from './consequence.ts';

/** A game for one whose orange baron wants this whisky, with an empty shop behind his gate. */
function wanting(whisky: Natural, pounds: number): DyceState {
  const state = dyce.setup(1, { first: 'random', startDie: '1' }, fastRng(3));
  for (const merchant of state.merchants) Object.assign(merchant, { pounds, whiskies: { blue: 0, red: 0, yellow: 0 } });
  for (const baron of state.barons) baron.line = [{ whisky: 'black', value: 5 }];
  for (const baron of state.barons.slice(0, 1)) baron.line = [{ whisky, value: 2 }];
  state.city[SPACE_NAMES.indexOf('c1')] = { owner: 0, whisky: null, pounds: 0 };
  return state;
}

test('what a shop shows decides who would come, and with which trade', () => {
  const view = dyce.view(wanting('blue', 4), 'table');
  const blue = consequenceOf(view, 0, { type: 'stock', space: 'c1', whisky: 'blue' });
  expect(blue?.coming).toMatchObject([{ walk: { baron: 'orange', to: 'c1' }, trade: { type: 'bought', price: 2 } }]);
  expect(blue?.ghost).toEqual({ space: 'c1', shop: { owner: 0, whisky: 'blue', pounds: 0 } });
  const red = consequenceOf(view, 0, { type: 'stock', space: 'c1', whisky: 'red' });
  expect(red?.coming).toEqual([]);
});

test('the last pound that would lose the game is known beforehand (DY-21)', () => {
  const view = dyce.view(wanting('blue', 1), 'table');
  expect(consequenceOf(view, 0, { type: 'advertise', space: 'c1' })?.loses).toBe(true);
  expect(consequenceOf(view, 0, { type: 'stock', space: 'c1', whisky: 'blue' })?.loses).toBe(false);
});

test('what is not done in the city leads nowhere', () => {
  expect(consequenceOf(dyce.view(wanting('blue', 1), 'table'), 0, { type: 'done' })).toBeNull();
});
