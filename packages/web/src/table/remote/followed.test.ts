import { follow, type ServerMessage, tell } from '@taproom/protocol';
import { type Followed, keepUp, takeUp, withEarlier } from '@taproom/protocol/client';
import { expect, test } from 'vitest';
import { snapshotFrom } from './snapshot.ts';
import { INFO, moving, seat, state } from './testing/table.ts';

/** A move as the server sends it. */
const move = (n: number): ServerMessage => {
  const { e, d, s } = tell(follow(moving(1, [0]), []), moving(2, [1]), [{ type: 'placed' }]);
  return { m: INFO.id, n, e, d, o: [0], s };
};

test('a move changes the view, adds to the log and is a batch of its own', () => {
  const before = takeUp(state(), undefined, 0);
  const after = keepUp(before, move(4), 5) as Followed;
  expect(after.state).toMatchObject({ seq: 4, view: { score: 2 }, actors: [1] });
  expect(after.state.log).toEqual([{ type: 'rolled' }, { type: 'placed' }]);
  expect(after.batch).toEqual({ id: before.batch.id + 1, events: [{ type: 'placed' }] });
});

test('a move that does not follow the last one is noticed', () => {
  expect(keepUp(takeUp(state(), undefined, 0), move(5), 0)).toBeUndefined();
});

test('people, chat and earlier events leave the match as it is', () => {
  const before = takeUp(state(), undefined, 0);
  const line = { at: 1, name: 'Ben', seat: 1, text: 'Cheers' };
  const said = keepUp(before, { type: 'said', table: INFO.id, line }, 0) as Followed;
  const renamed = keepUp(said, { type: 'info', table: INFO.id, info: { ...INFO, rematch: 'x' } }, 0) as Followed;
  const whole = withEarlier(renamed, [{ type: 'dealt' }], 0);
  expect(whole.state).toMatchObject({ chat: [line], logFrom: 0, seq: 3, info: { rematch: 'x' } });
  expect(whole.state.log).toEqual([{ type: 'dealt' }, { type: 'rolled' }]);
  expect(whole.batch).toBe(before.batch);
});

test('the deal is shown as something that happens only to those who were waiting for it', () => {
  const waiting = takeUp(state({ info: { ...INFO, status: 'waiting' }, seq: 0, log: [] }), undefined, 0);
  expect(takeUp(state({ seq: 0 }), waiting, 0).batch.events).toEqual([{ type: 'rolled' }]);
  expect(takeUp(state({ seq: 0 }), undefined, 0).batch.events).toEqual([]);
});

test('a snapshot is for those who act, for those who wait and for those who watch', () => {
  const acting = snapshotFrom(takeUp(state(), undefined, 0));
  expect(acting).toMatchObject({ seat: 0, turn: 0, own: [0], legal: [{ type: 'roll' }] });
  expect(acting.plan.seats).toEqual([
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', level: 'brewer' },
  ]);
  expect(snapshotFrom(takeUp(state(moving(1, [1])), undefined, 0))).toMatchObject({ seat: null, turn: 1, legal: [] });
  expect(snapshotFrom(takeUp(state({ mine: [] }), undefined, 0))).toMatchObject({ seat: null, turn: 0, own: [] });
});

test('nobody acts for a seat that a bot plays', () => {
  const info = { ...INFO, seats: [{ ...seat, isStoodIn: true }] };
  expect(snapshotFrom(takeUp(state({ info }), undefined, 0))).toMatchObject({ seat: null, turn: 0 });
});

test('the time for what is asked ends by our own clock, and is gone with the next move', () => {
  const asked = takeUp(
    state({ clock: { now: 99, left: [null, null], running: [0], hurry: 45_000 } }),
    undefined,
    1_000,
  );
  expect(snapshotFrom(asked).deadline).toBe(46_000);
  expect(snapshotFrom(keepUp(asked, move(4), 2_000) as Followed).deadline).toBeUndefined();
});

test('whose move was taken back is told, and coming back to a table is not taken for it', () => {
  const before = keepUp(takeUp(state(), undefined, 0), move(4), 0) as Followed;
  const undone = keepUp(
    before,
    { type: 'table', table: INFO.id, state: state({ seq: 5 }) } as ServerMessage,
    0,
  ) as Followed;
  expect(snapshotFrom(undone).undoneBy).toBe(0);
  expect(snapshotFrom(before)).not.toHaveProperty('undoneBy');
  const again = keepUp(
    undone,
    { type: 'table', table: INFO.id, state: state({ seq: 5 }) } as ServerMessage,
    0,
  ) as Followed;
  expect(snapshotFrom(again)).not.toHaveProperty('undoneBy');
});
