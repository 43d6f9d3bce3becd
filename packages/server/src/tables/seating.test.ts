import { describe, expect, test } from 'vitest';
import { ANNA, BEN, playedTable, waitingTable } from '../testing/tables.ts';
import { knownTable, mayInvite, mayLook } from './known-table.ts';
import { whyNotSit } from './seating.ts';
import { invitationTo, NOBODY_HERE, type Table } from './table.ts';

const nonce = '0'.repeat(32);

describe('sitting down', () => {
  test('is for those who have no seat yet, on one that is free', () => {
    const table = waitingTable();
    expect(whyNotSit(table, BEN, { seat: 1, nonce })).toBeUndefined();
    expect(whyNotSit(table, ANNA, { seat: 1, nonce })).toEqual({ code: 'one-seat-each' });
    expect(whyNotSit(table, BEN, { seat: 0, nonce })).toEqual({ code: 'seat-taken' });
    expect(whyNotSit(table, BEN, { seat: 5, nonce })).toEqual({ code: 'seat-taken' });
  });

  test('lets whoever made the table throw in a nonce, once', () => {
    const table = waitingTable();
    const thrown: Table = { ...table, seats: table.seats.map((seat) => ({ ...seat, nonce })) };
    expect(whyNotSit(table, ANNA, { seat: 0, nonce })).toBeUndefined();
    expect(whyNotSit(thrown, ANNA, { seat: 0, nonce })).toEqual({ code: 'seat-taken' });
  });

  test('needs the invitation where a seat is not for everyone', () => {
    const table = waitingTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
    expect(whyNotSit(table, BEN, { seat: 1, nonce, invitation: 'guessed' })).toEqual({ code: 'not-invited' });
    expect(whyNotSit(table, BEN, { seat: 1, nonce, invitation: invitationTo(table) })).toBeUndefined();
  });

  test('ends when the match begins', () => {
    expect(whyNotSit(playedTable(), BEN, { seat: 1, nonce })).toEqual({ code: 'already-begun' });
  });
});

describe('a table', () => {
  test('is shown with the invitation to those who may invite, and says who made it to that player alone', () => {
    const table = playedTable();
    expect(knownTable(table, NOBODY_HERE, ANNA)).toMatchObject({ invitation: invitationTo(table), isHost: true });
    expect(knownTable(table, NOBODY_HERE, BEN)).toMatchObject({ invitation: invitationTo(table) });
    expect(Object.keys(knownTable(table, NOBODY_HERE, undefined))).toEqual(['info', 'commitment']);
    expect(mayInvite(waitingTable(), BEN)).toBe(false);
  });

  test('without spectators is for those who sit there', () => {
    const table = playedTable({ spectators: false });
    expect([mayLook(table, BEN), mayLook(table, undefined), mayLook(playedTable(), undefined)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
