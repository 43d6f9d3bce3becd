import { below, fastRng } from '@taproom/engine';
import { type DyceAction, type DyceEvent, type DyceView, dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { film, isOpening, patched, stirredIn, visitsIn } from './film.ts';

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

test('a film ends with city and lines as they are', () => {
  expect(rounds.length).toBeGreaterThan(20);
  for (const { before, events, after } of rounds) {
    const last = film(before, events).at(-1);
    expect(last?.view.city).toEqual(after.city);
    expect(last?.view.barons).toEqual(after.barons);
  }
});

test('the barons’ round is over in three seconds', () => {
  const times = rounds.map(({ before, events }) =>
    film(before, events).reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  );
  expect(Math.max(...times)).toBeLessThan(3000);
});

test('the barons act one after the other: each walks, trades, then draws', () => {
  const order = ['walked', 'bought sold closed', 'drew'];
  const rank = (event: DyceEvent): number => order.findIndex((types) => types.split(' ').includes(event.type));
  for (const { before, events } of rounds) {
    const frames = film(before, events);
    for (const [i, { event }] of frames.entries()) {
      const next = frames[i + 1]?.event;
      if (next && next.type !== 'walked') expect(rank(next)).toBeGreaterThan(rank(event));
    }
  }
});

test('nothing is filmed as long as the barons stay where they are', () => {
  const quiet = games.flat().filter(({ events }) => events.every(({ type }) => type !== 'walked'));
  for (const { before, events } of quiet) expect(film(before, events)).toEqual([]);
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
  const visits = visitsIn([walk('orange'), walk('green'), trade]);
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
