import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packActions, unpackActions } from './packed.ts';

test('actions of one form are told as rows of words, without what ends them like the row before', () => {
  const actions = [
    { type: 'place', die: 'r4', square: 'c2' },
    { type: 'place', die: 'b3', square: 'c2' },
    { type: 'place', die: 'b3', square: 'c4' },
    { type: 'pass' },
    { type: 'pass' },
    { type: 'pay', coins: 3 },
  ];
  const packed = [
    ['place die square', 'r4 c2,b3,b3 c4'],
    ['pass', []],
    ['pass', []],
    ['pay coins', [3]],
  ];
  expect(packActions(actions)).toEqual(packed);
});

test('any menu is the same after being packed and unpacked', () => {
  const name = fc.constantFrom('die', 'square', 'colour');
  const field = fc.oneof(
    fc.constantFrom('a', 'b', 'c2', '', ' ', 'a,b'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer()),
  );
  const action = fc
    .tuple(fc.constantFrom('place', 'pay'), fc.dictionary(name, field))
    .map(([type, fields]) => ({ ...fields, type }));
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      expect(unpackActions(packActions(actions))).toEqual(actions);
    }),
  );
});
