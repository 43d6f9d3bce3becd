import { type Result, sealDice } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { giveUp, type LiveMatch, play, undo } from '@taproom/table';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../table.ts';
import type { Save } from './head.ts';
import { botToMove, type KeptTable, setTable } from './kept-table.ts';
import { logChange } from './log-change.ts';
import { parseSave } from './save.ts';
import { snapshotOf } from './snapshot.ts';
import { saveOf, wholeSave } from './testing/memory.ts';

const diceBox = gameOf('dice-box');
const ANNA: SeatPlan = { kind: 'human', name: 'Anna' };
const BEN: SeatPlan = { kind: 'human', name: 'Ben' };
const GUEST: SeatPlan = { kind: 'bot', level: 'guest' };
const REGULAR: SeatPlan = { kind: 'bot', level: 'regular' };

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function tableFor(...seats: SeatPlan[]): KeptTable {
  const dice = sealDice(
    'a1'.repeat(32),
    seats.map((_, i) => `0${i}`.repeat(16)),
  );
  return must(setTable(diceBox, 'one', { game: 'dice-box', options: { first: '1' }, seats }, dice, 0));
}

const changed = (table: KeptTable, step: (live: LiveMatch) => LiveMatch): KeptTable => ({
  ...table,
  live: step(table.live),
});

const place = (table: KeptTable): KeptTable =>
  changed(table, (live) => {
    const [seat = -1] = live.actors;
    const [action = { type: '' }] = diceBox.legal(live.match.state, seat);
    return must(play(live, seat, action, 1));
  });

const resigned = (table: KeptTable, seat: number): KeptTable => changed(table, (live) => must(giveUp(live, seat, 1)));

test('a person acts for a person and a bot for a bot', () => {
  const table = tableFor(ANNA, GUEST);
  expect([snapshotOf(table, false).seat, botToMove(table)]).toEqual([0, undefined]);
  expect(snapshotOf(place(table), false)).toMatchObject({ turn: 1, seat: null, legal: [] });
  expect(botToMove(place(table))).toEqual({ seat: 1, bot: 'guest' });
});

test('a greedy bot plays on for a person who gave up', () => {
  const table = resigned(tableFor(ANNA, BEN, GUEST), 0);
  expect(snapshotOf(table, false)).toMatchObject({ outcome: null, resigned: [0], own: [0, 1] });
  expect(botToMove(table)).toEqual({ seat: 0, bot: { kind: 'greedy' } });
});

test('once all people have given up every bot is greedy', () => {
  const table = place(resigned(tableFor(ANNA, GUEST, GUEST), 0));
  expect(botToMove(table)).toEqual({ seat: 1, bot: { kind: 'greedy' } });
});

test('a table of bots alone keeps their levels', () => {
  expect(botToMove(tableFor(GUEST, REGULAR))).toMatchObject({ bot: 'guest' });
});

test('giving up against one opponent ends the match', () => {
  const over = snapshotOf(resigned(tableFor(ANNA, REGULAR), 0), false);
  expect(over).toMatchObject({ turn: null, outcome: { places: [2, 1], endings: ['resigned'] } });
});

test('an undo is shown as the table was before, with a number of its own', () => {
  const table = tableFor(ANNA, GUEST);
  const later = place(place(table));
  expect([snapshotOf(table, false).canUndo, snapshotOf(later, false).canUndo]).toEqual([false, true]);
  const back = changed(later, (live) => must(undo(live, 1)));
  expect(snapshotOf(back, false)).toEqual({ ...snapshotOf(table, false), batch: { id: 3, events: [] } });
});

test('what the page sees does not hold the secret or the stream', () => {
  const seen = JSON.stringify(snapshotOf(place(tableFor(ANNA, GUEST)), true));
  expect(seen).not.toContain('a1a1a1');
  expect(seen).not.toContain('"key"');
});

test('what has just happened comes apart from the log, and giving up is told like an event', () => {
  const table = resigned(tableFor(ANNA, BEN, GUEST), 1);
  const told = { type: 'resign', seat: 1 };
  expect(snapshotOf(table, true)).toMatchObject({ batch: { id: 1, events: [told] }, open: [told] });
  expect(snapshotOf(table, false)).toMatchObject({ batch: { id: 1, events: [] }, open: [] });
  expect(logChange(new Map(), table.live).add.at(-1)).toEqual(told);
});

test('a save opens to the same table, in the form of version 0.1.0 too', async () => {
  for (const table of [place(place(tableFor(ANNA, GUEST))), resigned(place(tableFor(ANNA, BEN, GUEST)), 1)]) {
    const save = saveOf(table, 7);
    for (const form of [save, wholeSave(save)]) {
      const opened = await parseSave(form);
      expect(opened.ok && snapshotOf(opened.value, true)).toEqual(snapshotOf(table, true));
    }
  }
});

const played = (): Save => saveOf(place(tableFor(ANNA, GUEST)), 7);

/** A save in the form of version 0.1.0, edited. */
function edited(edit: (body: string) => string): Save {
  const save = wholeSave(played());
  return { ...save, body: edit(save.body) };
}

/** The same in today's form: body and entries. */
function editedToday(edit: (text: string) => string): Save {
  const save = played();
  return { ...save, body: edit(save.body), entries: save.entries.map(edit) };
}

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
  ['cut off today', editedToday((text) => text.slice(0, -9)), 'unreadable'],
  ['with a changed check today', editedToday((text) => text.replace(/"check":"../, '"check":"00')), 'broken-chain'],
  ['with an entry that cannot be read', { ...played(), entries: ['{'] }, 'bad-form'],
  ['without its last entry', { ...played(), entries: [] }, 'missing-entry'],
])('a save that is %s is damaged', async (_, save, code) => {
  expect(await parseSave(save)).toMatchObject({ ok: false, error: { code } });
});

test('a record in a save is the one that was played', async () => {
  const table = place(tableFor(ANNA, GUEST));
  const opened = await parseSave(saveOf(table, 7));
  expect(opened.ok && opened.value.live.match.history).toEqual(table.live.match.history);
});
