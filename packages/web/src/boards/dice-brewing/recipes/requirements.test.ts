import { type BrewingAction, dieOf, recipeOf } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import { extrasOf, matches, storable } from './requirements.ts';

const dice = (...words: string[]) => words.map(dieOf);
const nearness = (...given: Parameters<typeof matches>) => matches(...given).map(({ near }) => near);

test('a requirement lights up when the warehouse has a die for it, and half when the reserve has', () => {
  const needs = [
    { colour: 'yellow', least: 3 },
    { colour: 'green', least: 2 },
    { colour: 'black', least: 1 },
  ] as const;
  expect(nearness(needs, dice('y3'), dice('g2', 'b1#'))).toEqual(['stored', 'near', 'missing']);
});

test('one die lights one requirement', () => {
  const needs = [
    { colour: 'yellow', least: 3 },
    { colour: 'yellow', least: 3 },
  ] as const;
  expect(nearness(needs, dice('y6'), [])).toEqual(['stored', 'missing']);
});

test('dice are given out so that as many requirements as possible light up', () => {
  const needs = [
    { colour: 'yellow', least: 2 },
    { colour: 'yellow', least: 5 },
  ] as const;
  expect(nearness(needs, dice('y5', 'y2'), [])).toEqual(['stored', 'stored']);
});

test('a die that is not good enough lights nothing', () => {
  expect(nearness([{ colour: 'green', least: 4 }], dice('g3'), dice('y6'))).toEqual(['missing']);
});

test('what waits in the reserve for a recipe is stored in one go, each die once', () => {
  const needs = [
    { colour: 'yellow', least: 2 },
    { colour: 'yellow', least: 4 },
    { colour: 'green', least: 1 },
  ] as const;
  expect(storable(matches(needs, dice('y4'), dice('y2', 'y6', 'g3')))).toEqual(['y2', 'g3']);
  expect(storable(matches(needs, dice('y4', 'y2', 'g1'), dice('y6')))).toEqual([]);
});

test('an enhancement that one has can be added; of several blue dice each is one way', () => {
  const brew = (extra: string): BrewingAction => ({ type: 'brew', recipe: 'LAG-2', extra, pay: 'cheapest' });
  const extras = extrasOf(recipeOf('LAG-2'), [brew('none'), brew('u4'), brew('u6'), brew('honey')]);
  expect(extras.map(({ extra }) => extra)).toEqual(['u4', 'u6', null, 'honey']);
});

test('what could be added to another recipe cannot be added to this one', () => {
  const other: BrewingAction = { type: 'brew', recipe: 'LAG-1', extra: 'fruit', pay: 'cheapest' };
  expect(extrasOf(recipeOf('LAG-2'), [other]).every(({ extra }) => extra === null)).toBe(true);
});
