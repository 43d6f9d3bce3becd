import { expect, test } from 'vitest';
import { partsOf } from './name-parts.ts';

test.each([
  ['Regular 2', 'Regular', ' 2'],
  ['Štamgast 12', 'Štamgast', ' 12'],
  ['Anna', 'Anna', ''],
  ['R2', 'R2', ''],
  ['7', '7', ''],
])('the number at the end of %s is kept apart', (name, stem, tail) => {
  expect(partsOf(name)).toEqual({ stem, tail });
});
