import { describe, expect, it } from 'vitest';
import { actionKey, isAction, isSameAction } from './action.ts';

describe('actionKey and isSameAction', () => {
  it('are the same whatever the order of the fields', () => {
    expect(actionKey({ type: 'place', die: 'r4', square: 'c2' } as never)).toBe(
      actionKey({ square: 'c2', die: 'r4', type: 'place' } as never),
    );
    expect(isSameAction({ type: 'a', m: 1, n: [2] } as never, { n: [2], m: 1, type: 'a' } as never)).toBe(true);
  });

  it.each([
    [{ type: 'a' }, { type: 'b' }],
    [{ type: 'a' }, { type: 'a', n: null }],
    [
      { type: 'a', n: 1 },
      { type: 'a', n: '1' },
    ],
    [
      { type: 'a', n: 1 },
      { type: 'a', m: 1 },
    ],
    [
      { type: 'a', n: [1, 2] },
      { type: 'a', n: [2, 1] },
    ],
    [
      { type: 'a', n: [1, 2] },
      { type: 'a', n: '1,2' },
    ],
    [
      { type: 'a', b: 'c', d: 'e' },
      { type: 'a', b: 'c" d="e' },
    ],
    [
      { type: 'a', n: true },
      { type: 'a', n: 'true' },
    ],
  ])('tell %j from %j', (one, other) => {
    expect(actionKey(one)).not.toBe(actionKey(other));
    expect([isSameAction(one, other), isSameAction(other, one)]).toEqual([false, false]);
  });
});

describe('isAction', () => {
  it.each([
    { type: 'pass' },
    { type: '' },
    { type: 'place', die: 'r4', square: 'c2' },
    { type: 'choose', cells: [1, 2, 3], done: true, note: null },
    { type: 'x'.repeat(64) },
    { type: 'many', list: Array.from({ length: 64 }, () => 0) },
    JSON.parse('{"type":"pass","__proto__":1}'),
  ])('takes %j', (value) => {
    expect(isAction(value)).toBe(true);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)]);
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'pass'],
    ['a number', 7],
    ['a list', [{ type: 'pass' }]],
    ['an object without a type', { kind: 'pass' }],
    ['a type that is no word', { type: 7 }],
    ['a type that is only inherited', Object.create({ type: 'pass' })],
    ['a type that is too long', { type: 'x'.repeat(65) }],
    ['an object in a field', { type: 'pass', field: {} }],
    ['a function in a field', { type: 'pass', toJSON: () => 0 }],
    ['nothing in a field', { type: 'pass', field: undefined }],
    ['a number that is none', { type: 'pass', field: Number.NaN }],
    ['an infinite number', { type: 'pass', field: Number.POSITIVE_INFINITY }],
    ['a big integer', { type: 'pass', field: 1n }],
    ['a list in a list', { type: 'pass', field: [[0]] }],
    ['an object in a list', { type: 'pass', field: [{}] }],
    ['a field nested a thousand deep', { type: 'pass', field: deep(1_000) }],
    ['a long text', { type: 'pass', field: 'x'.repeat(10_000_000) }],
    ['a long list', { type: 'pass', field: Array.from({ length: 65 }, () => 0) }],
    ['too many fields', { type: 'pass', ...Array.from({ length: 16 }, () => 0) }],
    ['a field name that is too long', { type: 'pass', ['x'.repeat(65)]: 0 }],
    ['a field name that imitates two fields', { 'die="r4" square': 'c2', type: 'place' }],
  ])('does not take %s', (_, value) => {
    expect(isAction(value)).toBe(false);
  });
});
