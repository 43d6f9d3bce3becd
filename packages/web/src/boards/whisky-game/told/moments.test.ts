import { below, fastRng, type Viewer } from '@taproom/engine';
import { type WhiskyAction, type WhiskyEvent, type WhiskyView, whiskyGame } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { briskness, momentsOf, STEP } from './moments.ts';

interface Change {
  readonly before: WhiskyView;
  readonly events: readonly WhiskyEvent[];
  readonly after: WhiskyView;
}

const OPTIONS = { extended: 'on', target: '25', questionSeconds: '0', seen: '' } as const;
const MOST = 700;

/** A match of random moves, as a viewer sees it. */
function played(seats: number, seed: number, viewer: Viewer): Change[] {
  const rng = fastRng(seed);
  const state = whiskyGame.setup(seats, OPTIONS, fastRng(seed));
  const changes: Change[] = [];
  while (changes.length < MOST) {
    const [seat] = whiskyGame.actors(state);
    if (seat === undefined) break;
    const legal = whiskyGame.legal(state, seat);
    const before = whiskyGame.view(state, viewer);
    const events: WhiskyEvent[] = [];
    whiskyGame.apply(state, seat, legal[below(rng, legal.length)] as WhiskyAction, (event) => {
      const seen = whiskyGame.witness(event, viewer);
      if (seen) events.push(seen);
    });
    changes.push({ before, events, after: whiskyGame.view(state, viewer) });
  }
  return changes;
}

const changes = [1, 2, 3].flatMap((seed) =>
  [2, 4, 6].flatMap((seats) => played(seats, seed, seed === 1 ? 'table' : 0)),
);
const told = ({ events, before, after }: Change) => momentsOf(events, before, after);

test('all kinds of events come up', () => {
  const kinds = new Set(changes.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(kinds.size).toBeGreaterThan(20);
});

test('every event is told once and in order', () => {
  for (const change of changes) expect(told(change).flatMap(({ events }) => events)).toEqual(change.events);
});

test('the last moment shows what there is in the end, but for whose turn it is', () => {
  for (const change of changes) {
    const { turn, actor, asked } = change.after;
    expect({ ...told(change).at(-1)?.view, turn, actor, asked }).toEqual(change.after);
  }
});

const THINGS = ['at', 'tokens', 'bottles', 'handCount', 'open', 'lostCount', 'missing'] as const;

test('nothing is on show before it is told, and nothing is taken back', () => {
  for (const change of changes) {
    const views = told(change).map(({ view }) => view);
    if (views.length < 2) continue;
    change.after.seats.forEach((own, seat) => {
      for (const thing of THINGS) {
        const isDone = views.map((view) => JSON.stringify(view.seats[seat]?.[thing]) === JSON.stringify(own[thing]));
        expect(isDone.slice(isDone.indexOf(true)), thing).not.toContain(false);
      }
    });
  }
});

test('a card is turned up before what it does', () => {
  const leaks = changes.filter(
    ({ events }) => events.some((event) => event.type === 'drew') && events.some(({ type }) => type === 'spilt'),
  );
  expect(leaks.length).toBeGreaterThan(3);
  for (const change of leaks) {
    const moments = told(change);
    const drawn = moments.find(({ events }) => events.some(({ type }) => type === 'drew'));
    const seat = change.events.find((event) => event.type === 'drew')?.seat ?? 0;
    expect(drawn?.view.seats[seat]?.tokens).toEqual(change.before.seats[seat]?.tokens);
    expect(drawn?.view.turn.seat).toBe(seat);
    expect(drawn?.length).toBeGreaterThan(2_000);
  }
});

test('dice are read when they lie still, and a step takes a step’s time', () => {
  for (const change of changes) {
    const brisk = briskness(change.after.seats.length);
    for (const { events, length, settles = 0 } of told(change)) {
      if (events.some(({ type }) => type === 'rolled')) expect(settles).toBeGreaterThan(600 * brisk);
      expect(length).toBeGreaterThanOrEqual(settles);
    }
    const hasMoved = change.before.seats.some(({ at }, seat) => at !== change.after.seats[seat]?.at);
    if (change.events.length === 0) expect(told(change)[0]?.length).toBe(hasMoved ? STEP * brisk : 0);
  }
});

test('a turn takes two to four seconds on average', () => {
  const all = changes.flatMap(told);
  const turns = all.filter(({ events }) => events.some(({ type }) => type === 'rolled' || type === 'sailed')).length;
  const average = all.reduce((sum, { length }) => sum + length, 0) / turns;
  expect(average).toBeGreaterThan(1_500);
  expect(average).toBeLessThan(4_000);
});

test('with many travellers the rolls and steps are brief, the cards and answers are not', () => {
  const longest = (seats: number, kind: WhiskyEvent['type']): number =>
    Math.max(
      ...changes
        .filter(({ after }) => after.seats.length === seats)
        .flatMap(told)
        .flatMap(({ events, length }) => (events.length === 1 && events[0]?.type === kind ? [length] : [])),
    );
  expect([2, 4, 6].map(briskness)).toEqual([1, 0.85, 0.6]);
  for (const kind of ['found', 'walked', 'asked'] as const) expect(longest(6, kind)).toBeLessThan(longest(2, kind));
  for (const kind of ['drew', 'answered'] as const) expect(longest(6, kind)).toBe(longest(2, kind));
});
