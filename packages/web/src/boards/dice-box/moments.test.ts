import { below, fastRng } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxEvent, type DiceBoxView, diceBox } from '@taproom/games/dice-box';
import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

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
