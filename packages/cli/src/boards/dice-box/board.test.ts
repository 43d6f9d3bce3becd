import { actionKey, below, fastRng, type Seat } from '@taproom/engine';
import { type DiceBoxEvent, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { loadGameText, notationOf } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { surroundings } from '../../testing/around.ts';
import { diceBox as face } from './index.ts';

const text = await loadGameText('dice-box', 'en');
const around = surroundings(text);

interface Position {
  readonly state: DiceBoxState;
  readonly seat: Seat;
  readonly recent: DiceBoxEvent[];
}

/** Every position of a random game that somebody is asked about. */
function* positions(seats: number, seed: number): Generator<Position> {
  const rng = fastRng(seed);
  const state = diceBox.setup(seats, { colours: 'two', first: 'random' }, fastRng(seed + 1));
  let recent: DiceBoxEvent[] = [];
  for (let [seat] = diceBox.actors(state); seat !== undefined; [seat] = diceBox.actors(state)) {
    yield { state, seat, recent };
    const legal = diceBox.legal(state, seat);
    recent = [];
    diceBox.apply(state, seat, legal[below(rng, legal.length)] as (typeof legal)[number], (event) =>
      recent.push(event),
    );
  }
}

test('a match counts every die that was rolled once: the Seed, both hands of twelve, and what is rolled again', () => {
  const events: DiceBoxEvent[] = [];
  const state = diceBox.setup(2, { colours: 'two', first: 'random' }, fastRng(3), (event) => events.push(event));
  expect(face.rolls(events)).toHaveLength(1 + 2 * 12);
  const again: DiceBoxEvent[] = [{ type: 'rerolled', seat: 0, dice: diceBox.view(state, 0).hands[0] ?? [] }];
  expect(face.rolls(again)).toHaveLength(12);
});

describe.each([2, 3, 4])('the board of %d', (seats) => {
  test('fits its place at every moment', () => {
    for (const { state, seat, recent } of positions(seats, seats)) {
      const lines = face.draw(diceBox.view(state, seat), { ...around, asked: seat, recent });
      expect(lines.length).toBeLessThanOrEqual(13);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test('shows every die in hand and on the grid with its letter', () => {
    for (const { state, seat } of positions(seats, seats + 10)) {
      const view = diceBox.view(state, seat);
      const dice = [...view.grid, ...view.hands.flat()].filter((die) => die !== null);
      const drawn =
        face
          .draw(view, { ...around, asked: seat })
          .join('\n')
          .match(/\b[RYBWS][1-6]\b/g) ?? [];
      expect(drawn.toSorted()).toEqual(dice.map((die) => die.toUpperCase()).toSorted());
    }
  });

  test('reads the notation of every legal action back', () => {
    for (const { state, seat } of positions(seats, seats + 20)) {
      for (const action of diceBox.legal(state, seat)) {
        const parsed = face.parse(notationOf('dice-box').action(action));
        expect(parsed && actionKey(parsed)).toBe(actionKey(action));
      }
    }
  });
});

test('the board shows the dice that are left to draft', () => {
  for (const { state, seat } of positions(4, 4)) {
    const view = diceBox.view(state, seat);
    if (view.phase !== 'draft') return;
    const drawn = face.draw(view, around).join('\n');
    const left = Object.entries(view.pool).filter(([, count]) => count > 0);
    expect(drawn).toContain(
      `+ ${left.map(([colour, count]) => `${count}${colour.slice(0, 1).toUpperCase()}`).join(' ')}`,
    );
  }
});

test('the board brackets what was placed last', () => {
  for (const { state, seat, recent } of positions(2, 1)) {
    const drawn = face.draw(diceBox.view(state, seat), { ...around, recent }).join('\n');
    const placed = recent.filter((event) => event.type === 'placed').map(({ die }) => die.toUpperCase());
    expect(drawn.match(/(?<=\[)\w\d(?=\])/g) ?? []).toEqual(placed);
  }
});

test.each(['', 'hello', 'r4', 'r4 c2 c3', 'r44 c2', 'rr', '4r c2', 'ř4 c2'])('"%s" is no move', (typed) => {
  expect(face.parse(typed)).toBeUndefined();
});
