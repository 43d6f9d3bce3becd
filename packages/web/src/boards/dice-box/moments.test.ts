import { below, fastRng } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxEvent, type DiceBoxView, diceBox } from '@taproom/games/dice-box';
import { expect, test } from 'vitest';
import { momentsOf, openingOf } from './moments.ts';

interface Step {
  readonly before: DiceBoxView;
  readonly events: readonly DiceBoxEvent[];
  readonly after: DiceBoxView;
}

function played(seats: number, seed: number): Step[] {
  const rng = fastRng(seed);
  const state = diceBox.setup(seats, { colours: 'one', first: 'random' }, fastRng(seed));
  const steps: Step[] = [];
  for (;;) {
    const [seat] = diceBox.actors(state);
    if (seat === undefined) return steps;
    const legal = diceBox.legal(state, seat);
    const before = diceBox.view(state, 'table');
    const events: DiceBoxEvent[] = [];
    diceBox.apply(state, seat, legal[below(rng, legal.length)] as DiceBoxAction, (event) => events.push(event));
    steps.push({ before, events, after: diceBox.view(state, 'table') });
  }
}

const steps = [1, 2, 3, 4].flatMap((seed) => [2, 3, 4].flatMap((seats) => played(seats, seed)));
const told = ({ events, before, after }: Step) => momentsOf(events, before, after);

test('every event is told once, and the last moment shows what there is in the end', () => {
  for (const step of steps) {
    const moments = told(step);
    expect(moments.flatMap(({ events }) => events)).toEqual(step.events);
    expect({ ...moments.at(-1)?.view, turn: step.after.turn }).toEqual(step.after);
  }
});

test('each reroll is a moment of its own, before which its dice still lie as they did', () => {
  const forced = steps.filter(({ events }) => events.some(({ type }) => type === 'rerolled'));
  expect(forced.length).toBeGreaterThan(10);
  for (const step of forced) {
    const moments = told(step);
    for (const { events, view, length, settles = 0 } of moments) {
      const [event] = events;
      if (event?.type !== 'rerolled') continue;
      const isPlacer = step.events[0]?.type === 'placed' && step.events[0].seat === event.seat;
      if (!isPlacer && step.before.phase === 'play')
        expect(moments[0]?.view.hands[event.seat]).toEqual(step.before.hands[event.seat]);
      expect(view.hands[event.seat]).toEqual(event.dice);
      expect(view.turn).toBe(event.seat);
      expect(length).toBeGreaterThan(settles);
    }
  }
});

test('after the draft the Seed is rolled first, and only then all hands at once', () => {
  const opened = steps.filter(({ events }) => events.some(({ type }) => type === 'seeded'));
  expect(opened.length).toBe(4);
  for (const step of opened) {
    const [picked, seeded, rolled] = told(step);
    expect([picked, seeded, rolled].map((moment) => moment?.events[0]?.type)).toEqual(['picked', 'seeded', 'rolled']);
    expect(seeded?.view.hands.flat()).toEqual([]);
    expect(seeded?.view.unrolled.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
    expect(rolled?.events.map(({ type }) => type).slice(0, 4)).toEqual(Array(4).fill('rolled'));
    expect(rolled?.view.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
  }
});

test('at a table that has just been set, the Seed is rolled first, then the dice that lay unrolled', () => {
  const events: DiceBoxEvent[] = [];
  const rng = fastRng(7);
  const state = diceBox.setup(2, { colours: 'two', first: '1' }, rng, (event) => events.push(event));
  const view = diceBox.view(state, 'table');
  const [seeded, rolled, ...more] = openingOf(events, view);
  expect([seeded, rolled].map((moment) => moment?.events.map(({ type }) => type))).toEqual([
    ['seeded'],
    ['rolled', 'rolled'],
  ]);
  expect(seeded?.view.hands).toEqual([[], []]);
  expect(seeded?.view.unrolled.map((hand) => hand.length)).toEqual([12, 12]);
  expect(seeded?.view.grid.filter((die) => die !== null)).toHaveLength(1);
  expect([{ ...rolled?.view, turn: view.turn }, more]).toEqual([view, []]);
});

test('nothing is rolled before a draft', () => {
  const state = diceBox.setup(4, { colours: 'one', first: '1' }, fastRng(7));
  expect(openingOf([], diceBox.view(state, 'table'))).toEqual([]);
});

test('a pick leaves the spare dice and joins the hand', () => {
  const picks = steps.filter(({ events, after }) => events[0]?.type === 'picked' && after.phase === 'draft');
  expect(picks.length).toBe(28);
  for (const step of picks) expect({ ...told(step)[0]?.view, turn: step.after.turn }).toEqual(step.after);
});

test('what happens at the table but not in the game is told too, and changes nothing', () => {
  const { before } = steps[0] as Step;
  const gone = [{ type: 'resign', seat: 0 }] as unknown as readonly DiceBoxEvent[];
  const [moment] = momentsOf(gone, before, before);
  expect(moment?.events).toEqual(gone);
  expect(moment?.view).toEqual(before);
  expect(moment?.length).toBeGreaterThan(0);
});
