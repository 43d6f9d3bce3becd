import type { TableState } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { INFO, seat, state } from '../../table/remote/testing/table.ts';
import { arrivals, chairsFor, missingNames, seatedNames } from './arrivals.ts';

/** Anna looks at a table of four: one chair is reserved for Ben and one is free, beside a bot. */
function waiting(nonces: readonly string[]): TableState {
  const bot = { kind: 'bot', name: '', level: 'guest', isHere: false, isStoodIn: false } as const;
  const free = { kind: 'open', name: '', isHere: false, isStoodIn: false } as const;
  return state({ info: { ...INFO, status: 'waiting', seats: [seat, { ...seat, name: 'Ben' }, free, bot] }, nonces });
}

test('a chair that is kept for somebody is empty until they come', () => {
  expect(seatedNames(waiting(['a', '', '', 'd']))).toEqual(['Anna', '', '', '']);
  expect(missingNames(waiting(['', '', '', 'd']))).toEqual(['Ben']);
  expect(missingNames(waiting(['a', 'b', '', 'd']))).toEqual([]);
});

test('those are told who come, go, or take the place of another', () => {
  expect(arrivals(['Anna', ''], ['Anna', 'Ben'])).toEqual({ came: ['Ben'], went: [] });
  expect(arrivals(['Anna', 'Ben'], ['', 'Cleo'])).toEqual({ came: ['Cleo'], went: ['Anna', 'Ben'] });
  expect(arrivals(['Anna', 'Ben'], ['Anna', 'Ben'])).toEqual({ came: [], went: [] });
});

test('a chair that is kept opens to those with the key alone', () => {
  const kept = { kind: 'invited', name: '', isHere: false, isStoodIn: false } as const;
  const table = waiting(['a', 'b', '', 'd']);
  const seats = [...table.info.seats, kept];
  const wider = { ...table, info: { ...table.info, seats } };
  expect([chairsFor(wider, false), chairsFor(wider, true)]).toEqual([[2], [2, 4]]);
});
