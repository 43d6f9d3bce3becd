import { below, fastRng, rewind, type Seat } from '@taproom/engine';
import { expect, test } from 'vitest';
import { advance, type LiveMatch } from './live-match.ts';
import { mayAskToUndoIn, undo } from './one-device.ts';
import { seenBy } from './seen.ts';
import { after, atOneDevice, BOT, movedOn, must, online, PERSON, played } from './testing/matches.ts';
import { mayAskToUndo } from './undo.ts';

const NOTHING = { ok: false, error: { code: 'nothing-to-undo' } };
const SEEN = { ok: false, error: { code: 'seen-since' } };

// Between devices

const askedBack = (live: LiveMatch, seat: Seat) => advance(live, { kind: 'undo', seat, seq: live.seq + 1, at: 9 });

/** Undoes all that a seat may; gives the remaining match and the number of undos. */
function takenBack(live: LiveMatch, seat: Seat): { left: LiveMatch; taken: number } {
  let left = live;
  let taken = 0;
  for (let next = askedBack(left, seat); next.ok; next = askedBack(left, seat), taken++) {
    expect(mayAskToUndo(left, seat)).toBe(true);
    left = next.value;
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
  expect([mayAskToUndo(mine, 0), mayAskToUndo(mine, 1), mayAskToUndo(mine, 'table')]).toEqual([true, false, false]);
  const theirs = movedOn(mine);
  expect([mayAskToUndo(theirs, 0), mayAskToUndo(theirs, 1)]).toEqual([false, true]);
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
  expect(undo(live, 1)).toEqual(NOTHING);
  const later = movedOn(movedOn(live));
  expect(mayAskToUndoIn(later)).toBe(true);
  const back = must(undo(later, 3));
  expect([back.seq, back.match.history.entries, seenBy(back, 0)]).toEqual([3, [], seenBy(live, 0)]);
});

test('what was put can be taken back until the day is closed, the dice of the market cannot', () => {
  const bought = played(atOneDevice('six-sided-stout', [PERSON]), 0, MALT);
  expect(undo(bought, 9)).toEqual(SEEN);
  expect(must(undo(played(bought, 0, PALE), 9)).match.history.entries).toHaveLength(1);
  expect(undo(played(bought, 0, PALE, DONE), 9)).toEqual(SEEN);
});

test('a person who has given up takes nothing back, nor does anybody what came before', () => {
  const live = after(movedOn(atOneDevice('dice-box', [PERSON, PERSON, BOT])), 'resign', 0);
  expect(mayAskToUndo(live, 0)).toBe(false);
  expect(undo(live, 9)).toEqual(NOTHING);
});

test('nothing is taken back once the match is over', () => {
  const over = after(movedOn(atOneDevice('dice-box', [PERSON, BOT])), 'resign', 0);
  expect(over.outcome).toBeDefined();
  expect(undo(over, 9)).toEqual(NOTHING);
});

test('whoever has seen new dice is not told that it may ask, if they were rolled by the move', () => {
  const bought = played(atOneDevice('six-sided-stout', [PERSON]), 0, MALT);
  // The dice of the market lay there, so only asking tells that they were seen.
  expect(mayAskToUndo(bought, 0)).toBe(true);
  const nextDay = played(bought, 0, PALE, DONE);
  expect(mayAskToUndo(nextDay, 0)).toBe(false);
});

test('telling whether one may ask imagines no world', () => {
  const live = played(atOneDevice('six-sided-stout', [PERSON, PERSON]), 0, MALT);
  const game = { ...live.opening.game, imagine: () => expect.unreachable() };
  expect(mayAskToUndo({ ...live, opening: { ...live.opening, game } }, 0)).toBe(true);
});
