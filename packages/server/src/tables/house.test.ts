import { expect, test } from 'vitest';
import { ANNA, BEN, playedTable, waitingTable } from '../testing/tables.ts';
import { allowsHints, botAt } from './bots-at.ts';
import { whyNotBot, whyNotStart } from './house.ts';
import { infoOf, NOBODY_HERE, type Table } from './table.ts';

const nonce = '0'.repeat(32);
const ready = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => (seat.kind === 'human' ? { ...seat, nonce } : seat)),
});

test('the host begins with bots on the free seats, where the table has them filled', () => {
  const table = ready(waitingTable({ fill: true }));
  expect(whyNotStart(table, ANNA)).toBeUndefined();
  expect(whyNotStart(table, BEN)).toEqual({ code: 'not-yours' });
  expect(whyNotStart(ready(waitingTable()), ANNA)).toEqual({ code: 'no-filling' });
  expect(whyNotStart(playedTable({ fill: true }), ANNA)).toEqual({ code: 'already-begun' });
});

test('nobody who has sat down is passed over while their nonce is on its way', () => {
  expect(whyNotStart(waitingTable({ fill: true }), ANNA)).toEqual({ code: 'not-ready' });
});

test('a bot that was set plays as it was set, and whoever stands in plays as the table chose', () => {
  const houseBot = { level: 'brewer', knowledge: 'expert' } as const;
  const { setup } = waitingTable({
    game: 'whisky-game',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest', knowledge: 'novice' }],
    houseBot,
  });
  expect(botAt({ setup }, 0)).toEqual(houseBot);
  expect(botAt({ setup }, 1)).toEqual({ level: 'guest', knowledge: 'novice' });
  expect(botAt(waitingTable(), 0)).toEqual({ level: 'regular' });
});

test('bots are called by their names, and their knowledge is told', () => {
  const table = waitingTable({
    game: 'whisky-game',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest', knowledge: 'expert' }, { kind: 'bot', level: 'guest' }],
  });
  const [, first, second] = infoOf(table, NOBODY_HERE).seats;
  expect(first).toMatchObject({ name: 'Callum', level: 'guest', knowledge: 'expert' });
  expect(second?.name).toBe('Elspeth');
});

test('a level must exist, and knowledge is of use only where questions are asked', () => {
  expect(whyNotBot('dice-box', { level: 'landlord' })).toBeUndefined();
  expect(whyNotBot('dice-box', { level: 'nobody' })).toEqual({ code: 'unknown-level' });
  expect(whyNotBot('dice-box', { level: 'guest', knowledge: 'novice' })).toEqual({ code: 'no-knowledge' });
  expect(whyNotBot('whisky-game', { level: 'guest', knowledge: 'novice' })).toBeUndefined();
});

test('hints are for tables without other people, unless the table says otherwise', () => {
  const setupOf = (...args: Parameters<typeof waitingTable>) => waitingTable(...args).setup;
  expect(allowsHints(setupOf())).toBe(false);
  expect(allowsHints(setupOf({ hints: true }))).toBe(true);
  const alone = [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] as const;
  expect([
    allowsHints(setupOf({ seats: [...alone] })),
    allowsHints(setupOf({ seats: [...alone], hints: false })),
  ]).toEqual([true, false]);
});
