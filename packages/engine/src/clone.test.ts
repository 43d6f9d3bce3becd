import { describe, expect, it } from 'vitest';
import { clone } from './clone.ts';

describe('clone', () => {
  it.each([[null], [0], [''], [true], [[]], [{}], [[1, [2, [3, null]]]], [{ a: [{ b: { c: 'd' } }], e: null }]])(
    'copies %j',
    (value) => {
      expect(clone(value)).toStrictEqual(value);
    },
  );

  it('shares nothing with the original, however deep', () => {
    const original = { list: [{ deep: [1] }], nested: { more: { list: [2] } } };
    const copy = clone(original);
    copy.list[0]?.deep.push(9);
    copy.nested.more.list.push(9);
    expect(original).toEqual({ list: [{ deep: [1] }], nested: { more: { list: [2] } } });
  });

  it('copies what is shared twice', () => {
    const shared = [1];
    const copy = clone({ a: shared, b: shared });
    copy.a.push(2);
    expect(copy).toEqual({ a: [1, 2], b: [1] });
  });
});
