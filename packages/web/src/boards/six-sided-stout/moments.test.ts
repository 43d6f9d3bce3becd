import { below, fastRng, type Viewer } from '@taproom/engine';
import { type StoutAction, type StoutEvent, type StoutView, sixSidedStout } from '@taproom/games/six-sided-stout';
import { describe, expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

interface Step {
  readonly before: StoutView;
  readonly events: readonly StoutEvent[];
  readonly after: StoutView;
}

/** A match at random, as one seat sees it; what it does not see of a change is left out. */
function played(seats: number, seed: number, viewer: Viewer): Step[] {
  const rng = fastRng(seed);
  const state = sixSidedStout.setup(seats, { board: 'standard' }, fastRng(seed));
  const steps: Step[] = [];
  for (;;) {
    const actors = sixSidedStout.actors(state);
    const seat = actors[below(rng, actors.length || 1)];
    if (seat === undefined) return steps;
    const legal = sixSidedStout.legal(state, seat);
    const lively = legal.filter(({ type }) => type !== 'stop');
    const open = lively.length > 0 ? lively : legal;
    const before = sixSidedStout.view(state, viewer);
    const events: StoutEvent[] = [];
    sixSidedStout.apply(state, seat, open[below(rng, open.length)] as StoutAction, (event) => {
      const seen = sixSidedStout.witness(event, viewer);
      if (seen) events.push(seen);
    });
    if (events.length > 0) steps.push({ before, events, after: sixSidedStout.view(state, viewer) });
  }
}

const told = ({ events, before, after }: Step) => momentsOf(events, before, after);
const typesIn = (step: Step): string[] => told(step).map(({ events }) => events.map(({ type }) => type).join(' '));

const alone = [1, 2, 3].flatMap((seed) => played(1, seed, 0));
const contest = [1, 2, 3].flatMap((seed) => played(3, seed, 0));

test('every event is told once and in order, for some time, and the last moment shows what there is in the end', () => {
  for (const step of [...alone, ...contest]) {
    const moments = told(step);
    expect(moments.flatMap(({ events }) => events)).toEqual(step.events);
    expect(moments.at(-1)?.view).toEqual(step.after);
    for (const { length, settles = 0 } of moments) expect(length).toBeGreaterThan(settles);
  }
});

test('every kind of event is among them', () => {
  const types = new Set([...alone, ...contest].flatMap(({ events }) => events.map(({ type }) => type)));
  const all = ['rolled', 'bought', 'roasted', 'put', 'lost', 'closed', 'dawned', 'finished', 'ended'];
  expect([...types].sort()).toEqual(all.sort());
});

describe('the market', () => {
  const trips = alone.filter(({ events }) => events[0]?.type === 'rolled');

  test('the dice tumble first, and only then come home', () => {
    const short = trips.filter(({ events }) => events.length === 2);
    expect(short.length).toBeGreaterThan(5);
    for (const step of short) {
      expect(typesIn(step)).toEqual(['rolled', 'bought']);
      const [rolled] = told(step);
      expect(rolled?.settles).toBeGreaterThan(0);
      expect(rolled?.view.seats[0]?.stores).toEqual(step.before.seats[0]?.stores);
      expect(rolled?.view.seats[0]?.left).toBe(0);
      expect(rolled?.view.seats[0]?.dice).toEqual([]);
      expect(rolled?.view.seats[0]?.days).toEqual(step.after.seats[0]?.days);
    }
  });
});

describe('the evening', () => {
  const dawns = (steps: readonly Step[]) => steps.filter(({ events }) => events.some(({ type }) => type === 'dawned'));

  test('alone, the new day follows at once', () => {
    expect(dawns(alone).length).toBeGreaterThan(20);
    for (const step of dawns(alone)) expect(typesIn(step).filter((types) => types.includes('dawned'))).toHaveLength(1);
    expect(dawns(alone).map(typesIn)).toContainEqual(['closed dawned']);
  });

  test('in a contest one brewer after the other shows what the day has brought, and no one too early', () => {
    const evenings = dawns(contest).filter(({ events }) => events.filter(({ type }) => type === 'closed').length === 3);
    expect(evenings.length).toBeGreaterThan(10);
    for (const step of evenings) {
      const [first, second, third] = told(step).filter(({ events }) => events[0]?.type === 'closed');
      expect(first?.view.seats[1]?.cells).toEqual(step.before.seats[1]?.cells);
      expect(second?.view.seats[1]?.cells).toEqual(step.after.seats[1]?.cells);
      expect(second?.view.seats[2]?.cells).toEqual(step.before.seats[2]?.cells);
      expect(third?.view.seats[2]?.cells).toEqual(step.after.seats[2]?.cells);
      expect(third?.view.day).toBe(step.before.day);
    }
  });
});

test('what happens at the table but not in the game is told too, and changes nothing', () => {
  const { before } = alone[0] as Step;
  const gone = [{ type: 'resign', seat: 0 }] as unknown as readonly StoutEvent[];
  const [moment] = momentsOf(gone, before, before);
  expect(moment?.events).toEqual(gone);
  expect(moment?.view).toEqual(before);
  expect(moment?.length).toBeGreaterThan(0);
});
