import type { Tagged } from '@taproom/engine';
import { follow, NOTICES, type ServerMessage, tell } from '@taproom/protocol';
import { type Followed, keepUp, takeUp } from '@taproom/protocol/client';
import { isNotice, type Notice } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { INFO, moving, state } from '../../table/remote/testing/table.ts';
import { withNotes } from './notes.ts';
import { newNotices } from './notices.svelte.ts';

/** The compiler sees to it that none is missing. */
const ALL: Readonly<Record<Notice['type'], true>> = {
  hinted: true,
  tookBack: true,
  undoAsked: true,
  undoGranted: true,
  undoDeclined: true,
  timeRanOut: true,
  leftToBot: true,
  replaced: true,
  claimed: true,
  cameBack: true,
};

const left = { type: 'leftToBot', seat: 1, at: 50 };

/** An entry that brings these events, as the server sends it; the match stays as it is. */
const entry = (n: number, events: Tagged[], to = moving(1, [0])): ServerMessage => {
  const { e, d, s } = tell(follow(moving(1, [0]), []), to, events);
  return { m: INFO.id, n, e, d, s };
};

describe('what a table tells', () => {
  test('is known to be no move of the game by whoever follows', () => {
    expect([...NOTICES].sort()).toEqual(Object.keys(ALL).sort());
    expect(NOTICES.filter((type) => !isNotice({ type }))).toEqual([]);
    const before = takeUp(state(), undefined, 0);
    const after = keepUp(before, entry(4, [left]), 5) as Followed;
    expect(after.state.log.at(-1)).toEqual(left);
    expect(after.batch).toBe(before.batch);
  });

  test('is news once, and not if it is told with a move', () => {
    const before = takeUp(state(), undefined, 0);
    const after = keepUp(before, entry(4, [left]), 5) as Followed;
    expect([newNotices(after, 0), newNotices(after, 50)]).toEqual([[left], []]);
    const late = { type: 'timeRanOut', seat: 1, at: 60, next: 'loss' };
    const lost = keepUp(before, entry(4, [late, { type: 'resign', seat: 1 } as Tagged], moving(2, [0])), 5) as Followed;
    expect(newNotices(lost, 0)).toEqual([]);
    const back = takeUp(state({ seq: 5, log: [{ type: 'tookBack', seat: 0, at: 70 } as Tagged] }), after, 9);
    expect([newNotices(back, 50), back.isUndone]).toEqual([[], true]);
  });

  test('stands among what was said in the order of time', () => {
    const line = (at: number) => ({ at, name: 'Ben', seat: 1, text: `${at}` });
    const note = { at: 5, text: 'Ben is back.' };
    expect(withNotes([line(1), line(9)], [note])).toEqual([line(1), note, line(9)]);
  });
});
