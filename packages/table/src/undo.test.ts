import { below, fastRng, rewind, type Seat } from '@taproom/engine';
import { expect, test } from 'vitest';
import { advance, type LiveMatch } from './live-match.ts';
import { undo, undoerIn } from './one-device.ts';
import { seenBy } from './seen.ts';
import { after, atOneDevice, BOT, movedOn, online, PERSON, played } from './testing/matches.ts';
import { canUndo } from './undo.ts';

// Between devices

/** Undoes all that a seat may; gives the remaining match and the number of undos. */
function takenBack(live: LiveMatch, seat: Seat): { left: LiveMatch; taken: number } {
  let left = live;
  let taken = 0;
  for (; canUndo(left, seat); taken++) {
    left = after(left, 'undo', seat);
    // Otherwise the match would be replayed for everyone who asks whether more can be undone.
    if (left.match.history.entries.length > 0) expect(left.positions.length).toBeGreaterThan(1);
  }
  return { left, taken };
}

test('a seat may take back all of its turn, further than positions are kept', () => {
  const rng = fastRng(3);
  let live = online('dice-brewing', [PERSON, PERSON]);
  let most = 0;
  for (let moves = 0; moves < 150; moves++) {
    const { game } = live.opening;
    const [seat = -1] = live.actors;
    const legal = game.legal(live.match.state, seat);
    live = played(live, seat, legal[below(rng, legal.length)] ?? { type: '' });
    const { left, taken } = takenBack(live, seat);
    expect(left.match).toEqual(rewind(game, live.match, live.match.history.entries.length - taken));
    most = Math.max(most, taken);
  }
  expect(most).toBeGreaterThan(4);
});

test('what others have done since stays done', () => {
  const mine = movedOn(online('dice-box', [PERSON, PERSON, BOT]));
  expect([canUndo(mine, 0), canUndo(mine, 1), canUndo(mine, 'table')]).toEqual([true, false, false]);
  const theirs = movedOn(mine);
  expect([canUndo(theirs, 0), canUndo(theirs, 1)]).toEqual([false, true]);
  expect(advance(theirs, { kind: 'undo', seat: 0, seq: 3, at: 3 })).toEqual({
    ok: false,
    error: { code: 'nothing-to-undo' },
  });
});

test('an undo is an entry like any other; the log tells of it, and no more of what it took back', () => {
  const live = online('dice-box', [PERSON, PERSON]);
  const back = after(movedOn(live), 'undo', 0, 7);
  const [deal] = live.steps;
  const told = { ...deal, events: [...(deal?.events ?? []), { type: 'tookBack', seat: 0, at: 7 }] };
  expect([back.seq, back.undoneAt, back.steps]).toEqual([2, 2, [told]]);
  expect(back.match).toEqual(live.match);
});

// At one device

const MALT = { type: 'market', good: 'malt', assistant: null };
const PALE = { type: 'put', kind: 'pale', cell: 'a1' };
const DONE = { type: 'done' };

test('undo goes back to the last decision of a person, over the moves of bots', () => {
  const live = atOneDevice('dice-box', [PERSON, BOT]);
  expect(undo(live, 1)).toBeUndefined();
  const later = movedOn(movedOn(live));
  expect(undoerIn(later)).toBe(0);
  const back = undo(later, 3);
  expect(back && [back.seq, back.match.history.entries, seenBy(back, 0)]).toEqual([3, [], seenBy(live, 0)]);
});

test('what was put can be taken back until the day is closed, the dice of the market cannot', () => {
  const bought = played(atOneDevice('six-sided-stout', [PERSON]), 0, MALT);
  const left = (live: LiveMatch): number | undefined => undo(live, 9)?.match.history.entries.length;
  expect(left(bought)).toBeUndefined();
  expect(left(played(bought, 0, PALE))).toBe(1);
  expect(left(played(bought, 0, PALE, DONE))).toBeUndefined();
});

test('a person who has given up takes nothing back, nor does anybody what came before', () => {
  const live = after(movedOn(atOneDevice('dice-box', [PERSON, PERSON, BOT])), 'resign', 0);
  expect(canUndo(live, 0)).toBe(false);
  expect(undo(live, 9)).toBeUndefined();
});

test('nothing is taken back once the match is over', () => {
  const over = after(movedOn(atOneDevice('dice-box', [PERSON, BOT])), 'resign', 0);
  expect(over.outcome).toBeDefined();
  expect(undo(over, 9)).toBeUndefined();
});
