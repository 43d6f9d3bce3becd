import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, compact, difference, expand, type Shapes } from './compact.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
/** Objects whose fields are not told apart by a number would change their order. */
const hasPlainNames = (value: unknown): boolean => !/"(\d+|__proto__)":/.test(JSON.stringify(value));

describe('compact JSON', () => {
  test('tells the names of fields once', () => {
    const shapes: Shapes = [];
    const dice = [
      { colour: 'red', value: 5 },
      { colour: 'blue', value: 1 },
    ];
    expect([compact(dice, shapes), shapes]).toEqual([[0, [1, 'red', 5], [1, 'blue', 1]], [['colour', 'value']]]);
  });

  test('tells a change by where it is', () => {
    const shapes: Shapes = [];
    const [before, after] = [
      { turn: 0, hand: ['r2', 'r5', 'b1'], score: { red: 3, blue: 4 } },
      { turn: 1, hand: ['r2', 'b1'], score: { red: 5, blue: 4 } },
    ].map((value) => compact(value, shapes)) as [never, never];
    expect(difference(before, after)).toEqual([-1, 1, 1, 2, [-2, 2, 1], 3, [-1, 1, 5]]);
  });

  test('any JSON is the same after being told and understood', () => {
    fc.assert(
      fc.property(json.filter(hasPlainNames), (value) => {
        const shapes: Shapes = [];
        expect(expand(compact(value, shapes), shapes)).toEqual(value);
      }),
    );
  });

  test('any change leads from the one to the other', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const shapes: Shapes = [];
        const [before, after] = [compact(one, shapes), compact(other, shapes)];
        expect(changed(before, difference(before, after))).toEqual(after);
      }),
    );
  });

  test('what is the same is no change', () => {
    fc.assert(
      fc.property(json, (value) => {
        const shapes: Shapes = [];
        expect(difference(compact(value, shapes), compact(value, shapes))).toBeUndefined();
      }),
    );
  });
});
