import { expect, test } from 'vitest';
import { stirred } from './stirred.ts';

const OPEN = { open: true } as const;

test('a trip to the market rolls dice and brings them home', () => {
  const { rolled, bought, arrived, put } = stirred(
    {
      id: 1,
      events: [
        { type: 'rolled', seat: 0, ...OPEN, good: 'hops', assistant: null, dice: [2, 5] },
        { type: 'bought', seat: 0, ...OPEN, good: 'hops', dice: [2, 5], units: 3 },
      ],
    },
    0,
  );
  expect({ rolled, bought, arrived, put: put.size }).toEqual({ rolled: true, bought: [2, 5], arrived: 'hops', put: 0 });
});

test('roasted dice come into the next store, and chocolate into none', () => {
  const roast = (store: 'pale' | 'chocolate') =>
    stirred({ id: 1, events: [{ type: 'roasted', seat: 0, ...OPEN, store, dice: [1, 1] }] }, 0).arrived;
  expect([roast('pale'), roast('chocolate')]).toEqual(['caramel', null]);
});

test('what another brewer did stirs nothing here', () => {
  const { put } = stirred({ id: 1, events: [{ type: 'put', seat: 1, ...OPEN, kind: 'pale', cell: 'a1' }] }, 0);
  expect(put.size).toBe(0);
});
