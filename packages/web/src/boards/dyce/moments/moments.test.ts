import { below, fastRng } from '@taproom/engine';
import { type DyceAction, type DyceEvent, type DyceView, dyce } from '@taproom/games/dyce';
import { expect, test } from 'vitest';
import { flightsOf } from './flights.ts';
import { momentsOf } from './moments.ts';
import { told } from './told.ts';

interface Step {
  readonly before: DyceView;
  readonly events: readonly DyceEvent[];
  readonly after: DyceView;
}

/** A random game, with so many whiskies of each kind in hand that blends are sold too. */
function played(seats: number, seed: number, length: number, whiskies = 0): Step[] {
  const rng = fastRng(seed);
  const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
  for (const merchant of state.merchants) merchant.whiskies = { blue: whiskies, red: whiskies, yellow: whiskies };
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
const games = [played(2, 3, 600), played(3, 8, 900), played(2, 4, 300, 9), played(1, 4, 300, 9), ...alone];
const rounds = games.flat().filter(({ events }) => events.some(({ type }) => type === 'walked'));

/** All of a view that events tell; whose turn comes next waits for the end. */
const shown = ({ city, barons, supply, bag, pool, white, ending, seats }: DyceView) => {
  const hands = seats.map((hand) => ({ ...hand, turns: 0 }));
  return { city, barons, supply, bag, pool, white, ending, hands };
};

test('what the events tell is what the table shows afterwards', () => {
  for (const { before, events, after } of games.flat()) {
    expect(shown(events.reduce(told, before))).toEqual(shown(after));
  }
});

test('every event is told once, in order and in time, and the last view is the present one', () => {
  expect(rounds.length).toBeGreaterThan(20);
  for (const { before, events, after } of games.flat()) {
    const moments = momentsOf(events, before, after);
    expect(moments.flatMap((moment) => moment.events)).toEqual(events);
    expect(moments.every(({ length, settles = 0 }) => length >= 400 && settles < length)).toBe(true);
    expect(moments.at(-1) && shown(moments.at(-1)?.view as DyceView)).toEqual(shown(after));
  }
});

test('each view shows its own event done and the next not yet', () => {
  for (const { before, events, after } of games.flat()) {
    let view = before;
    for (const moment of momentsOf(events, before, after)) {
      view = moment.events.reduce(told, view);
      expect(moment.view).toEqual(view);
    }
  }
});

test('everything that can happen is told in these games', () => {
  const types = new Set(games.flat().flatMap(({ events }) => events.map(({ type }) => type)));
  const all = 'chose opened stocked advertised passed took rested walked bought sold closed drew evening ended';
  expect(all.split(' ').filter((type) => !types.has(type as DyceEvent['type']))).toEqual([]);
});

test('each baron takes about a second for his way', () => {
  for (const { before, events, after } of rounds) {
    for (const { events: told, length } of momentsOf(events, before, after)) {
      if (told[0]?.type !== 'walked') continue;
      expect(length).toBeGreaterThan(700);
      expect(length).toBeLessThan(1_300);
    }
  }
});

test('the set-up is one moment, read when the dice lie still', () => {
  const [first] = games[0] ?? [];
  if (!first) throw new Error('no game');
  const began: DyceEvent = { type: 'began', seat: 0 };
  expect(momentsOf([began], first.before, first.after)).toMatchObject([{ events: [began], view: first.after }]);
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

test('what flies leaves where it was and arrives where it is then', () => {
  for (const { before, events } of games.flat()) {
    let view = before;
    for (const event of events) {
      const flights = flightsOf(event, view);
      view = told(view, event);
      if ('seat' in event && event.type !== 'rested' && event.type !== 'began')
        expect(flights.length).toBeGreaterThan(0);
      for (const { from, to } of flights) expect(from).not.toEqual(to);
    }
  }
});

test('a purchase sends the price to the baron and the cube home; a sale the other way round', () => {
  const [step] = games[0] ?? [];
  if (!step) throw new Error('no game');
  const trade = { baron: 'green', seat: 1, space: 'a1', price: 2, pounds: 1, vps: 0 } as const;
  const things = (event: DyceEvent) => flightsOf(event, step.before).map(({ thing }) => thing);
  expect(things({ ...trade, type: 'bought', whisky: 'blue' })).toEqual(['pound', 'pound', 'blue', 'pound']);
  expect(things({ ...trade, type: 'sold', whisky: 'purple', vps: 1 })).toEqual([
    'blue',
    'red',
    'pound',
    'pound',
    'vp',
    'pound',
  ]);
  expect(things({ ...trade, type: 'closed', whisky: 'blue', pounds: 0 })).toEqual(['shop', 'blue']);
});
