import type { BrewingAction } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import {
  find,
  forGoal,
  isSame,
  openTabs,
  pieceOf,
  tabFor,
  targetsOf,
  usefulDice,
  waysToBuy,
  workOn,
} from './choices.ts';

const LEGAL: readonly BrewingAction[] = [
  { type: 'sow', space: 'MH1' },
  { type: 'place', space: 'MH2', from: 'reserve', die: 'y3' },
  { type: 'place', space: 'MH2', from: 'warehouse', die: 'y3' },
  { type: 'place', space: 'MH3', from: 'reserve', die: 'y3' },
  { type: 'speed', space: 'HP1', from: 'warehouse', die: 'u4' },
  { type: 'store', die: 'y3' },
  { type: 'store', die: 'u4' },
  { type: 'pass' },
];
const SHOPPING: readonly BrewingAction[] = [
  { type: 'buy', ingredient: 'honey', from: null, die: null },
  { type: 'buy', ingredient: 'honey', from: 'reserve', die: 'u5' },
  { type: 'deal', token: 'raise' },
  { type: 'done' },
];

test('a die in hand can go on the spaces that take it, and from the reserve into the warehouse', () => {
  const { spaces, warehouse } = targetsOf(LEGAL, { from: 'reserve', die: 'y3' });
  expect([...spaces]).toEqual(['MH2', 'MH3']);
  expect(warehouse).toBe(true);
});

test('the same die in the warehouse is another piece', () => {
  const { spaces, warehouse } = targetsOf(LEGAL, { from: 'warehouse', die: 'y3' });
  expect([...spaces]).toEqual(['MH2']);
  expect(warehouse).toBe(false);
});

test('a seed in hand can be sown', () => {
  expect([...targetsOf(LEGAL, 'seed').spaces]).toEqual(['MH1']);
});

test('with empty hands all spaces with something to do are open, and the warehouse waits for a die', () => {
  const { spaces, warehouse } = targetsOf(LEGAL, null);
  expect([...spaces]).toEqual(['MH1', 'MH2', 'MH3', 'HP1']);
  expect(warehouse).toBe(false);
});

test('a blue die in hand can lower a price', () => {
  expect([...targetsOf(SHOPPING, { from: 'reserve', die: 'u5' }).ingredients]).toEqual(['honey']);
  expect(waysToBuy(SHOPPING, 'honey', { from: 'reserve', die: 'u5' })).toEqual([SHOPPING[1]]);
});

test('a space that was pressed first lists its ways, an ingredient its prices', () => {
  expect(forGoal(LEGAL, { space: 'MH2' })).toEqual([LEGAL[1], LEGAL[2]]);
  expect(forGoal(SHOPPING, { ingredient: 'honey' })).toEqual([SHOPPING[0], SHOPPING[1]]);
});

test('dice are useful where something names them, and for a goal only where it does', () => {
  expect([...usefulDice(LEGAL, 'reserve', null)]).toEqual(['y3', 'u4']);
  expect([...usefulDice(LEGAL, 'warehouse', { space: 'HP1' })]).toEqual(['u4']);
  expect([...usefulDice([{ type: 'pick', from: 'warehouse', die: 'b2' }], 'warehouse', null)]).toEqual(['b2']);
  expect([...usefulDice([{ type: 'pay', die: 'g4' }], 'warehouse', null)]).toEqual(['g4']);
});

test('each piece of work takes its own piece', () => {
  expect(pieceOf({ type: 'sow', space: 'HP1' })).toBe('seed');
  expect(pieceOf({ type: 'store', die: 'g2' })).toEqual({ from: 'reserve', die: 'g2' });
  expect(pieceOf({ type: 'buy', ingredient: 'fruit', from: null, die: null })).toBeNull();
  expect(workOn(LEGAL, 'MH2', { from: 'reserve', die: 'y3' })).toEqual([LEGAL[1]]);
});

test('an action is found by its type and what it says', () => {
  expect(find(LEGAL, 'store', ({ die }) => die === 'u4')).toEqual(LEGAL[6]);
  expect(find(LEGAL, 'done')).toBeUndefined();
});

test('two actions are the same whatever the order of their words', () => {
  expect(isSame({ type: 'store', die: 'y1' }, { die: 'y1', type: 'store' })).toBe(true);
  expect(isSame({ type: 'store', die: 'y1' }, { type: 'store', die: 'y2' })).toBe(false);
  expect(isSame(null, { type: 'pass' })).toBe(false);
});

test('a part of the table has a mark where something can be done', () => {
  expect([...openTabs(LEGAL)]).toEqual(['board']);
  expect([...openTabs(SHOPPING)]).toEqual(['market']);
});

test('each turn begins at the part of the table that it is about', () => {
  expect(tabFor('place', LEGAL)).toBe('board');
  expect(tabFor('purchase', SHOPPING)).toBe('market');
  expect(tabFor('purchase', [{ type: 'store', die: 'y1' }, { type: 'done' }])).toBe('board');
  expect(tabFor('brew', [{ type: 'pass' }])).toBe('recipes');
  expect(tabFor('aim', [{ type: 'ban', recipe: 'LAG-1' }])).toBe('recipes');
});

test('what would be wasted waits for being pressed again', () => {
  const raise: BrewingAction = { type: 'play', token: 'raise' };
  const legal: readonly BrewingAction[] = [raise, { type: 'play', token: 'lock' }, ...LEGAL];
  expect(forGoal(legal, { sure: { ...raise } })).toEqual([raise]);
  expect([...usefulDice(legal, 'reserve', { sure: raise })]).toEqual([]);
});
