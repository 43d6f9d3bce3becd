import { type AnyGame, actionKey } from '@taproom/engine';
import { statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { SPACE_NAMES } from './city.ts';
import { WHISKIES } from './components.ts';
import { dyce } from './index.ts';
import type { DyceState } from './state.ts';
import { bySense } from './testing/chooser.ts';
import { played } from './testing/play.ts';
import { evening, position } from './testing/position.ts';

// Includes forgeries: the castle, a place outside the city, and white whisky.
const PLACES = [...SPACE_NAMES, 'gate'];
const COLOURS = [...WHISKIES, 'white'];

const CONCEIVABLE: readonly { readonly type: string }[] = [
  ...COLOURS.map((whisky) => ({ type: 'choose', whisky })),
  ...PLACES.map((space) => ({ type: 'open', space })),
  ...PLACES.map((space) => ({ type: 'advertise', space })),
  ...PLACES.flatMap((space) => COLOURS.map((whisky) => ({ type: 'stock', space, whisky }))),
  { type: 'pass' },
  { type: 'take' },
  { type: 'done' },
];

const keys = (actions: readonly { readonly type: string }[]): string[] => actions.map(actionKey).sort();

function agreesIn(state: DyceState): void {
  for (const seat of dyce.actors(state)) {
    const allowed = CONCEIVABLE.filter((action) => dyce.refuse(state, seat, action) === undefined);
    expect(keys(dyce.legal(state, seat))).toEqual(keys(allowed));
  }
}

const statesAt = (seats: number, seed: number): DyceState[] => {
  const dice = { kind: 'seed', seed } as const;
  const run = walk(dyce as unknown as AnyGame, { seats, dice }, bySense(seed), { mostActions: 120 });
  return statesOf(run) as DyceState[];
};

const STREET = { a1: '0 red', a2: '0', b1: '1 green +2', e5: '1' };
const HANDS = [{}, {}];
const open = position({ shops: STREET, merchants: HANDS });

const POSITIONS: Readonly<Record<string, DyceState>> = {
  'in the draft': position({ pool: ['blue', 'red'], merchants: HANDS }),
  'at the first turn': position({ merchants: HANDS }),
  'with shops of both': open,
  'after one action': played(open, 'advertise b1').state,
  'with the seal down': position({ shops: STREET, merchants: [{ sealed: true }, {}] }),
  'after one action with the seal down': played(
    position({ shops: STREET, merchants: [{ sealed: true }, {}] }),
    'stock a2 black',
  ).state,
  'with all seals down': evening({ shops: STREET, merchants: HANDS }),
  'in the thirteenth turn': position({ shops: STREET, merchants: [{ turns: 13 }, {}] }),
  'in the thirteenth turn with the seal down': position({
    shops: STREET,
    merchants: [{ turns: 13, sealed: true }, {}],
  }),
  'with barons on shops and between them': position({
    shops: STREET,
    barons: { orange: 'a1', green: 'a1', purple: 'b1', black: 'd4' },
    merchants: HANDS,
  }),
  'without a pound': position({ shops: STREET, merchants: [{ pounds: 0 }, {}] }),
  'without a shop in hand': position({
    shops: { ...STREET, c1: '0', c2: '0', d1: '0', d2: '0' },
    merchants: HANDS,
  }),
  'without green and black in the supply': position({
    shops: {
      ...STREET,
      c1: '1 green',
      c2: '1 green',
      d1: '1 green',
      d2: '1 black',
      e1: '0 black',
      e2: '0 black',
      e3: '0 black',
    },
    merchants: HANDS,
  }),
  alone: position({ shops: { a1: '0 red' }, merchants: [{}] }),
  'alone after one action': played(position({ shops: { a1: '0 red' }, merchants: [{}] }), 'open e5').state,
};

describe('of all conceivable actions exactly those are legal that are not refused', () => {
  it.each(Object.entries(POSITIONS))('%s', (_, state) => {
    expect(dyce.actors(state)).toHaveLength(1);
    agreesIn(state);
  });

  it.each([1, 2, 3, 4])('in games with %i seats', (seats) => {
    const states = [1, 2].flatMap((seed) => statesAt(seats, seed));
    expect(states.length).toBeGreaterThan(30);
    for (const state of states) agreesIn(state);
  });
});
