import { fastRng } from '@taproom/engine';
import { type DyceEvent, dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { isOpening, latestVisits, stirredIn, visitsAfter } from './visits.ts';

test('a round is told by its walks, each with the trade it led to', () => {
  const walk = (baron: 'orange' | 'green'): DyceEvent => ({
    type: 'walked',
    baron,
    from: 'gate',
    to: 'a1',
    whisky: 'blue',
    targets: ['a1'],
    because: 'nearest',
  });
  const trade: DyceEvent = {
    type: 'bought',
    baron: 'green',
    seat: 1,
    space: 'a1',
    whisky: 'blue',
    price: 2,
    pounds: 0,
    vps: 0,
  };
  const visits = visitsAfter([], [walk('orange'), walk('green'), trade]);
  expect(visitsAfter(visitsAfter([], [walk('orange')]), [walk('green'), trade])).toEqual(visits);
  expect(visitsAfter(visits, [walk('orange')])).toEqual([{ walk: walk('orange'), trade: null }]);
  expect(visits.map((visit) => [visit.walk.baron, visit.trade?.price])).toEqual([
    ['orange', undefined],
    ['green', 2],
  ]);
});

test('what changed is where shops were opened, stocked or visited', () => {
  expect([
    ...stirredIn([
      { type: 'opened', seat: 0, space: 'b1' },
      { type: 'passed', seat: 1 },
    ]),
  ]).toEqual(['b1']);
});

test('the log remembers the last round after an undo or a reload; without one, a jump forgets it', () => {
  const walk: DyceEvent = {
    type: 'walked',
    baron: 'orange',
    from: 'gate',
    to: 'a1',
    whisky: 'blue',
    targets: ['a1'],
    because: 'nearest',
  };
  const known = visitsAfter([], [walk]);
  expect(latestVisits([], [], [walk, { type: 'passed', seat: 0 }])).toEqual(known);
  expect(latestVisits(known, [{ type: 'passed', seat: 0 }], [])).toEqual(known);
  expect(latestVisits(known, [], [])).toEqual([]);
});

test('a game opens until the first shop does', () => {
  const state = dyce.setup(1, { first: 'random', startDie: '1' }, fastRng(3));
  expect(isOpening(dyce.view(state, 'table'))).toBe(true);
  dyce.apply(state, 0, { type: 'open', space: 'b1' }, () => {});
  expect(isOpening(dyce.view(state, 'table'))).toBe(false);
});
