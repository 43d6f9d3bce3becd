import type { BrewingEvent } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import { since, spotlightOf } from './since.ts';

const stored = (seat: number): BrewingEvent => ({ type: 'stored', seat, die: 'y3' });
const passed = (seat: number): BrewingEvent => ({ type: 'passed', seat });

test('what others did after one’s own last deed is news', () => {
  expect(since([stored(1), stored(0), stored(1), stored(2)], 0)).toEqual([stored(1), stored(2)]);
});

test('to pass is a deed of one’s own, but no news to others', () => {
  const log = [stored(1), passed(0), stored(1), passed(1)];
  expect(since(log, 0)).toEqual([stored(1)]);
  expect(since(log, 1)).toEqual([]);
});

test('what the tidying brought oneself is no deed, and no news either', () => {
  const gained: BrewingEvent = { type: 'gained', seat: 0, die: 'b0' };
  expect(since([passed(0), stored(1), gained], 0)).toEqual([stored(1)]);
});

test('a new round is news, rolls are plain to see', () => {
  const began: BrewingEvent = { type: 'began', round: 2, seat: 0, season: 'summer' };
  expect(since([began, { type: 'rolled', seat: 1, dice: ['y3'] }], 0)).toEqual([began]);
});

test('a token that lies face down is not named, whoever saw it on this device', () => {
  const dealt: BrewingEvent = { type: 'dealt', seat: 1, token: 'lock', price: 2, open: false };
  expect(since([dealt], 0)).toEqual([{ ...dealt, token: null }]);
  expect(since([{ ...dealt, open: true }], 0)).toEqual([{ ...dealt, open: true }]);
});

test('what came to nothing matters to the one whose it was', () => {
  const wasted: BrewingEvent = { type: 'wasted', seat: 0, space: 'MH1' };
  expect(since([wasted], 0)).toEqual([wasted]);
  expect(since([wasted], 1)).toEqual([]);
});

test('a token that hits somebody puts the light on them, not on who played it', () => {
  const aimed: BrewingEvent = {
    type: 'aimed',
    seat: 1,
    token: 'lock',
    at: 0,
    place: 'warehouse',
    die: 'y3',
    into: 'y3#',
  };
  expect(spotlightOf(aimed).seat).toBe(0);
});

test('the light falls on the space, the recipe or the goods that an event is about', () => {
  expect(spotlightOf({ type: 'sown', seat: 1, space: 'HP1' })).toMatchObject({ seat: 1, space: 'HP1' });
  expect(spotlightOf({ type: 'revealed', recipe: 'LAG-1' })).toMatchObject({ seat: null, recipe: 'LAG-1' });
  const bought: BrewingEvent = { type: 'bought', seat: 1, ingredient: 'honey', price: 4, die: null };
  expect(spotlightOf(bought).stall).toBe('honey');
});
