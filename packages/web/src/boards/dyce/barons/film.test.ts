import { below, fastRng } from '@taproom/engine';
import { type DyceAction, type DyceEvent, type DyceView, dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { isOpening, momentsOf, patched, stirredIn, visitsAfter } from './film.ts';

interface Step {
  readonly before: DyceView;
  readonly events: readonly DyceEvent[];
  readonly after: DyceView;
}

/** A random game that prefers shops and whiskies to resting. */
function played(seats: number, seed: number, length: number): Step[] {
  const rng = fastRng(seed);
  const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
  const steps: Step[] = [];
  for (let i = 0; i < length; i++) {
    const [seat] = dyce.actors(state);
    if (seat === undefined) break;
    const legal = dyce.legal(state, seat);
    const before = dyce.view(state, 'table');
    const events: DyceEvent[] = [];
    dyce.apply(state, seat, legal[below(rng, legal.length)] as DyceAction, (event) => events.push(event));
    steps.push({ before, events, after: dyce.view(state, 'table') });
  }
  return steps;
}

// In solo play, random actions soon run out of pounds.
const alone = [5, 6, 7, 8].map((seed) => played(1, seed, 200));
const games = [played(2, 3, 400), played(3, 8, 400), ...alone];
const rounds = games.flat().filter(({ events }) => events.some(({ type }) => type === 'walked'));

test('what the events tell is what the city and the lines show afterwards', () => {
  for (const { before, events, after } of games.flat()) {
    const told = events.reduce(patched, before);
    expect(told.city).toEqual(after.city);
    expect(told.barons).toEqual(after.barons);
  }
});

test('a round is told step by step, and ends with city and lines as they are', () => {
  expect(rounds.length).toBeGreaterThan(20);
  for (const { before, events, after } of rounds) {
    const moments = momentsOf(events, before, after);
    expect(moments.flatMap((moment) => moment.events)).toEqual(events);
    expect(moments.at(-1)?.view.city).toEqual(after.city);
    expect(moments.at(-1)?.view.barons).toEqual(after.barons);
  }
});

test('each baron takes about a second', () => {
  for (const { before, events, after } of rounds) {
    const time = momentsOf(events, before, after).reduce((sum, { length }) => sum + length, 0);
    const barons = events.filter(({ type }) => type === 'walked').length;
    expect(time / barons).toBeGreaterThan(700);
    expect(time / barons).toBeLessThan(2_200);
  }
});

test('the barons act one after the other: each walks, trades, then draws', () => {
  const order = ['walked', 'bought sold closed', 'drew'];
  const rank = (event: DyceEvent): number => order.findIndex((types) => types.split(' ').includes(event.type));
  for (const { before, events, after } of rounds) {
    const steps = momentsOf(events, before, after).flatMap((moment) =>
      moment.events.filter((event) => rank(event) >= 0),
    );
    for (const [i, event] of steps.entries()) {
      const next = steps[i + 1];
      if (next && next.type !== 'walked') expect(rank(next)).toBeGreaterThan(rank(event));
    }
  }
});

test('nothing takes time as long as the barons stay where they are', () => {
  const quiet = games.flat().filter(({ events }) => events.every(({ type }) => type !== 'walked'));
  for (const { before, events, after } of quiet)
    expect(momentsOf(events, before, after)).toEqual([{ events, view: after, length: 0 }]);
});

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

test('a game opens until the first shop does', () => {
  const [first] = games[0] ?? [];
  const opened = games[0]?.find(({ events }) => events.some(({ type }) => type === 'opened'));
  expect(first && isOpening(first.before)).toBe(true);
  expect(opened && isOpening(opened.after)).toBe(false);
});
