import { type AnyGame, actionKey } from '@taproom/engine';
import { bySeed, statesOf, walk } from '@taproom/testkit';
import { expect, it } from 'vitest';
import { COLOURS, DIE_NAMES, SQUARE_NAMES } from './components.ts';
import { diceBox } from './index.ts';
import type { DiceBoxAction, DiceBoxState } from './state.ts';

const CONCEIVABLE: readonly DiceBoxAction[] = [
  ...COLOURS.map((colour) => ({ type: 'pick', colour }) as const),
  ...DIE_NAMES.flatMap((die) => SQUARE_NAMES.map((square) => ({ type: 'place', die, square }) as const)),
];

const keys = (actions: readonly DiceBoxAction[]): string[] => actions.map(actionKey).sort();

const statesAt = (seats: number, seed: number): DiceBoxState[] => {
  const dice = { kind: 'seed', seed } as const;
  const run = walk(diceBox as unknown as AnyGame, { seats, dice }, bySeed(seed), { mostActions: 100 });
  return statesOf(run) as DiceBoxState[];
};

it.each([2, 3, 4])(
  'with %i seats, of all 604 conceivable actions exactly those are legal that are not refused',
  (seats) => {
    const states = [1, 2, 3, 4, 5].flatMap((seed) => statesAt(seats, seed));
    const prompts = states.flatMap((state) => diceBox.actors(state).map((seat) => ({ state, seat })));
    expect(prompts.length).toBeGreaterThan(80);
    for (const { state, seat } of prompts) {
      const allowed = CONCEIVABLE.filter((action) => diceBox.refuse(state, seat, action) === undefined);
      expect(keys(diceBox.legal(state, seat))).toEqual(keys(allowed));
    }
  },
);
