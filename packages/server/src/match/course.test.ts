import { type AnyGame, below, commitmentTo, fastRng, rewind, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import type { Entry, EntryKind } from '../store/schema.ts';
import { advance, begin, type Course, undoPointOf } from './course.ts';

const SECRET = '5a'.repeat(32);

const opened = (game: string): Course =>
  begin({
    game: findGame(game) as AnyGame,
    options: {},
    people: [true, true],
    secret: SECRET,
    commitment: commitmentTo(SECRET),
    nonces: ['00'.repeat(16), '11'.repeat(16)],
    clock: { kind: 'none' },
    timeOut: 'loss',
    startedAt: 0,
  });

function after(course: Course, kind: EntryKind, seat: Seat, action: unknown = null): Course {
  const seq = course.seq + 1;
  const entry: Entry = { match: 'm', seq, kind, seat, action: JSON.stringify(action), key: `${seq}`, at: seq };
  const next = advance(course, entry);
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

/** Takes back whatever a seat may; gives the course then, and how many entries that were. */
function takenBack(course: Course, seat: Seat): { left: Course; taken: number } {
  let left = course;
  let taken = 0;
  for (; undoPointOf(left, seat) !== undefined; taken++) {
    left = after(left, 'undo', seat);
    // Otherwise the match would be replayed for each who wants to know whether more may be taken back.
    if (left.match.history.entries.length > 0) expect(left.positions.length).toBeGreaterThan(1);
  }
  return { left, taken };
}

test('a seat may take back all of its turn, further than positions are kept', () => {
  const rng = fastRng(3);
  let course = opened('dice-brewing');
  let most = 0;
  for (let moves = 0; moves < 150; moves++) {
    const [seat] = course.actors as [Seat];
    const legal = course.opening.game.legal(course.match.state, seat);
    course = after(course, 'play', seat, legal[below(rng, legal.length)]);
    const { left, taken } = takenBack(course, seat);
    const { game } = course.opening;
    expect(left.match).toEqual(rewind(game, course.match, course.match.history.entries.length - taken));
    most = Math.max(most, taken);
  }
  expect(most).toBeGreaterThan(4);
});
