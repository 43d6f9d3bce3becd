import { type AnyGame, sealDice } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import { makeSave, parseSave, type Save } from './save.ts';
import {
  matchOf,
  outcomeOf,
  playAt,
  resignAt,
  type Seated,
  seat,
  snapshotOf,
  turnAt,
  undoAt,
  undoTo,
} from './seated.ts';
import type { SeatPlan } from './table.ts';

const diceBox = findGame('dice-box') as AnyGame;
const ANNA: SeatPlan = { kind: 'human', name: 'Anna' };
const BEN: SeatPlan = { kind: 'human', name: 'Ben' };
const GUEST: SeatPlan = { kind: 'bot', level: 'guest' };
const REGULAR: SeatPlan = { kind: 'bot', level: 'regular' };

function tableFor(...seats: SeatPlan[]): Seated {
  const dice = sealDice(
    'a1'.repeat(32),
    seats.map((_, i) => `0${i}`.repeat(16)),
  );
  const table = seat(diceBox, 'one', { game: 'dice-box', options: { first: '1' }, seats }, dice);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

function place(table: Seated): Seated {
  const { state } = matchOf(table);
  const [seat = -1] = diceBox.actors(state);
  const played = playAt(table, seat, diceBox.legal(state, seat)[0]);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value;
}

function giveUp(table: Seated, seat: number): Seated {
  const resigned = resignAt(table, seat);
  if (!resigned.ok) throw new Error(JSON.stringify(resigned.error));
  return resigned.value;
}

test('a person acts for a person and a bot for a bot', () => {
  const table = tableFor(ANNA, GUEST);
  expect(turnAt(table)).toEqual({ kind: 'human', seat: 0 });
  expect(turnAt(place(table))).toEqual({ kind: 'bot', seat: 1, spec: { kind: 'random' } });
});

test('a greedy bot plays on for a person who gave up', () => {
  const table = giveUp(tableFor(ANNA, BEN, GUEST), 0);
  expect(outcomeOf(table)).toBeUndefined();
  expect(turnAt(table)).toEqual({ kind: 'bot', seat: 0, spec: { kind: 'greedy' } });
});

test('once all people have given up every bot is greedy', () => {
  const table = place(giveUp(tableFor(ANNA, GUEST, GUEST), 0));
  expect(turnAt(table)).toEqual({ kind: 'bot', seat: 1, spec: { kind: 'greedy' } });
});

test('a table of bots alone keeps their levels', () => {
  expect(turnAt(tableFor(GUEST, REGULAR))).toMatchObject({ spec: { kind: 'random' } });
});

test('giving up against one opponent ends the match', () => {
  expect(outcomeOf(giveUp(tableFor(ANNA, REGULAR), 0))).toMatchObject({ places: [2, 1], endings: ['resigned'] });
});

test('undo goes back to the last decision of a person and no further than a roll', () => {
  const table = tableFor(ANNA, GUEST);
  expect(undoTo(table)).toBeUndefined();
  const later = place(place(table));
  expect(undoTo(later)).toBe(0);
  const back = undoAt(later, 0);
  expect(snapshotOf(back, false).view).toEqual(snapshotOf(table, false).view);
  expect(back.revision).toBe(3);
});

test('nothing is taken back once the match is over', () => {
  expect(undoTo(giveUp(place(tableFor(ANNA, REGULAR)), 0))).toBeUndefined();
});

test('what the page sees does not hold the secret or the stream', () => {
  const seen = JSON.stringify(snapshotOf(place(tableFor(ANNA, GUEST)), true));
  expect(seen).not.toContain('a1a1a1');
  expect(seen).not.toContain('"key"');
});

test('giving up is told like an event', () => {
  expect(snapshotOf(giveUp(tableFor(ANNA, BEN, GUEST), 1), true).batch.events).toEqual([{ type: 'resign', seat: 1 }]);
});

test('a save opens to the same table', () => {
  const table = place(place(tableFor(ANNA, GUEST)));
  const opened = parseSave(makeSave(table, 7));
  expect(opened.ok && snapshotOf(opened.value, false)).toEqual(snapshotOf(table, false));
});

const edited = (edit: (body: string) => string): Save => {
  const save = makeSave(place(tableFor(ANNA, GUEST)), 7);
  return { ...save, body: edit(save.body) };
};

test.each([
  ['cut off', edited((body) => body.slice(0, -9)), 'unreadable'],
  ['not a table', edited(() => '[]'), 'unreadable'],
  ['short of a seat', edited((body) => body.replace('"seats":2', '"seats":3')), 'unreadable'],
  ['of another game', edited((body) => body.replaceAll('dice-box', 'chess')), 'other-game'],
  ['of other rules', edited((body) => body.replace('"rules":1', '"rules":2')), 'other-rules'],
  ['with a changed check', edited((body) => body.replace(/"check":"../, '"check":"00')), 'broken-chain'],
  ['with a check of another form', edited((body) => body.replace(/"check":"./, '"check":"_')), 'bad-form'],
  ['with another secret', edited((body) => body.replace('a1a1', 'b2b2')), 'bad-setup'],
  ['of another format', { ...edited((body) => body), format: 'taproom-save-0' }, 'other-format'],
])('a save that is %s is damaged', (_, save, code) => {
  expect(parseSave(save)).toMatchObject({ ok: false, error: { code } });
});

test('a record in a save is the one that was played', () => {
  const table = place(tableFor(ANNA, GUEST));
  const opened = parseSave(makeSave(table, 7));
  expect(opened.ok && matchOf(opened.value).history).toEqual(matchOf(table).history);
});
