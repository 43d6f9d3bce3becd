import { below, fastRng } from '@taproom/engine';
import {
  type BrewingEvent,
  type BrewingOptions,
  type BrewingView,
  diceBrewing,
  wordOf,
} from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { TUMBLE } from '../../../kit/moments/moment.ts';
import { isRoll, momentsOf } from './moments.ts';
import { told } from './told.ts';

interface Step {
  readonly events: readonly BrewingEvent[];
  readonly before: BrewingView;
  readonly after: BrewingView;
}

/** What a seat sees of a match of random actions. Passes are rare, so that much happens. */
function steps(seats: number, options: Partial<BrewingOptions>, seed: number): Step[] {
  const rng = fastRng(seed);
  const state = diceBrewing.setup(
    seats,
    { mode: 'standard', unlucky: 'off', coins: 'same', rounds: '30', ...options },
    rng,
  );
  const seen: Step[] = [];
  for (let i = 0; i < 900; i++) {
    const [seat] = diceBrewing.actors(state);
    if (seat === undefined) break;
    const before = diceBrewing.view(state, 0);
    const legal = diceBrewing.legal(state, seat);
    const brews = legal.filter(({ type }) => type === 'brew');
    const from = brews.length > 0 ? brews : legal;
    const events: BrewingEvent[] = [];
    diceBrewing.apply(state, seat, from[below(rng, from.length)] as never, (event: BrewingEvent) => events.push(event));
    seen.push({ events, before, after: diceBrewing.view(state, 0) });
  }
  return seen;
}

const GAMES = [steps(2, {}, 3), steps(3, { mode: 'advanced' }, 5), steps(4, { unlucky: 'on' }, 8)];
const ALL = GAMES.flat();

test('no event is untold, none is told twice, and all stay in order', () => {
  for (const { events, before, after } of ALL) {
    expect(momentsOf(events, before, after).flatMap((moment) => moment.events)).toEqual(events);
  }
});

test('every kind of event takes time, so that it can be seen', () => {
  const kinds = new Set(ALL.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(kinds.size).toBeGreaterThan(22);
  for (const { events, before, after } of ALL)
    for (const { length } of momentsOf(events, before, after)) expect(length).toBeGreaterThanOrEqual(300);
});

test('what is rolled is read when it lies still', () => {
  for (const { events, before, after } of ALL)
    for (const moment of momentsOf(events, before, after))
      expect(moment.settles).toBe(moment.events.some(isRoll) ? TUMBLE : undefined);
});

/** What lies where, without its order. */
const lying = ({
  reserve,
  warehouse,
  seeds,
  coins,
  xp,
  board,
  recipes,
  tokenCount,
  score,
}: BrewingView['seats'][number]) => ({
  reserve: reserve.map(wordOf).sort(),
  warehouse: warehouse.map(wordOf).sort(),
  seeds,
  coins,
  xp,
  spaces: Object.keys(board).sort(),
  recipes,
  tokenCount,
  score,
});

/** A die that its owner is asked about lies nowhere; unlucky dice may have paid. */
const isComparable = ({ asked }: BrewingView): boolean => asked?.at !== 'keep' && asked?.at !== 'pay';

describe('the views between', () => {
  test('lead to the view after', () => {
    let compared = 0;
    for (const { events, before, after } of ALL.filter(
      (step) => isComparable(step.before) && isComparable(step.after),
    )) {
      if (after.unlucky && events.some(({ type }) => type === 'bought' || type === 'dealt')) continue;
      const last = events.reduce(told, before);
      expect(last.seats.map(lying)).toEqual(after.seats.map(lying));
      expect([last.round, last.first, last.brewed, last.blocked]).toEqual([
        after.round,
        after.first,
        after.brewed,
        after.blocked,
      ]);
      compared++;
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('ask nobody anything, and end with what there is', () => {
    for (const { events, before, after } of ALL) {
      const moments = momentsOf(events, before, after);
      expect(moments.every(({ view }) => view.asked === null)).toBe(true);
      if (moments.length > 0) expect(moments.at(-1)?.view.seats).toEqual(after.seats);
    }
  });
});

test('a round ends board by board, and begins with one roll of all', () => {
  const ends = ALL.filter(({ events }) => events.some(({ type }) => type === 'tidied') && events.some(isRoll));
  expect(ends.length).toBeGreaterThan(5);
  for (const { events, before, after } of ends) {
    const kinds = momentsOf(events, before, after).map((moment) => moment.events[0]?.type);
    expect(kinds.slice(-2)).toEqual(['tidied', 'rolled']);
  }
});

test('a turn of a bot, and the end of a round with four, take a few seconds', () => {
  const lengths = ALL.map(({ events, before, after }) =>
    momentsOf(events, before, after).reduce((sum, { length }) => sum + length, 0),
  );
  expect(Math.max(...lengths)).toBeLessThan(9_000);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(900);
});
