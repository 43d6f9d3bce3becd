import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

test('as much is said as there is room for', () => {
  const texts = ['b5: a shop. Press a whisky.', 'b5: a shop.', 'b5.'] as const;
  expect(fitting(40, ...texts)).toBe('b5: a shop. Press a whisky.');
  expect(fitting(11, ...texts)).toBe('b5: a shop.');
  expect(fitting(2, ...texts)).toBe('b5.');
});
