import { expect, test } from 'vitest';
import { seat } from '../../table/remote/testing/table.ts';
import { openOptions } from './open-options.ts';

const three = [seat, seat, seat];

test('an option that only a lone player can choose is not listed for three', () => {
  const options = { first: 'random', startDie: '1' };
  expect(openOptions({ game: 'dyce', options, seats: three })).toEqual([['first', 'random']]);
});
