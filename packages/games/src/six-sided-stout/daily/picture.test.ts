import { expect, it } from 'vitest';
import { squaresOf } from './picture.ts';

it('has a square for each ten points begun, kind by kind', () => {
  const parts = [
    { name: 'yeast', value: 21 },
    { name: 'pale', value: 1 },
    { name: 'hops', value: 10 },
    { name: 'caramel', value: 0 },
  ];
  expect(squaresOf(parts)).toBe('🟨🟩⬜⬜⬜');
});
