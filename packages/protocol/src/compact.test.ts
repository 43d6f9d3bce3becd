import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, compact, difference, expand, type Shapes } from './compact.ts';

/** Objects with numeric field names would be reordered. */
const hasPlainNames = (value: unknown): boolean => !/"(\d+|__proto__)":/.test(JSON.stringify(value));
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)
  .filter(hasPlainNames);

describe('compact JSON', () => {
  test('tells the names of fields once', () => {
    const shapes: Shapes = [];
    const dice = [
      { colour: 'red', value: 5 },
      { colour: 'blue', value: 1 },
    ];
    expect([compact(dice, shapes), shapes]).toEqual([[0, [1, 'red', 5], [1, 'blue', 1]], [['colour', 'value']]]);
  });

  test('tells a change by where it is, and no more', () => {
    const before = { turn: 0, hand: ['r2', 'r5', 'b1'], score: { red: 3, blue: 4 } };
    const after = { turn: 1, hand: ['r2', 'b1'], score: { red: 5, blue: 4 } };
    const shapes: Shapes = [];
    expect(difference(before, after, shapes)).toEqual([-1, 1, 1, 2, [-2, 2, 1], 3, [-1, 1, 5]]);
    expect(shapes).toEqual([]);
  });

  test('any JSON is the same after being told and understood', () => {
    fc.assert(
      fc.property(json, (value) => {
        const shapes: Shapes = [];
        expect(expand(compact(value, shapes), shapes)).toEqual(value);
      }),
    );
  });

  test('any change leads from the one to the other, field by field in order', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const shapes: Shapes = [];
        const after = changed(one, difference(one, other, shapes), shapes);
        expect(JSON.stringify(after)).toBe(JSON.stringify(other));
      }),
    );
  });

  test('any change of a part leads there too', () => {
    const parts = fc.record({ fixed: json, list: fc.array(json), moving: json });
    fc.assert(
      fc.property(parts, fc.array(json), json, (one, list, moving) => {
        const other = { ...one, list: [...one.list.slice(1), ...list], moving };
        const shapes: Shapes = [];
        const after = changed(one, difference(one, other, shapes), shapes);
        expect(JSON.stringify(after)).toBe(JSON.stringify(other));
      }),
    );
  });

  test('what is the same is no change', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, structuredClone(value), [])).toBeUndefined();
      }),
    );
  });
});
