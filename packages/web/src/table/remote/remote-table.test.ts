import { packActions, type ServerMessage, type TableState } from '@taproom/protocol';
import type { Answer, Connection, Follower, Wish } from '@taproom/protocol/client';
import { expect, test } from 'vitest';
import { openRemoteTable } from './remote-table.ts';
import { INFO, moving, state } from './testing/table.ts';

type Say = (wish: Wish, tell: (message: ServerMessage) => void) => Answer;

/** A table whose server gives the test's answers, one after the other. */
function tableWhere(...answers: readonly Say[]) {
  const asked: Wish[] = [];
  const left = [...answers];
  let hear: Follower = () => undefined;
  const connection: Connection = {
    async ask(wish) {
      asked.push(wish);
      return (left.shift() as Say)(wish, hear);
    },
    watch(_, follower) {
      hear = follower;
      return () => undefined;
    },
    renew: () => undefined,
  };
  const refused: string[] = [];
  const note = ({ code }: { readonly code: string }): void => void refused.push(code);
  const table = openRemoteTable(connection, INFO.id, { onclosed: note, onrefused: note });
  hear(told(state()));
  return { table, asked, refused };
}

const told = (now: TableState): ServerMessage => ({ type: 'table', table: INFO.id, state: now });
const yes: Say = () => ({ type: 'yes', id: 1, seq: 5 });

/** The table has moved on to this state. */
const stale =
  (now: TableState): Say =>
  (_, tell) => {
    tell(told(now));
    return { type: 'no', id: 1, why: { code: 'stale', seq: now.seq } };
  };

const seqs = (asked: readonly Wish[]): unknown[] => asked.map((wish) => 'seq' in wish && wish.seq);

test('what was chosen holds if others have moved on and left the same choice', async () => {
  const { table, asked, refused } = tableWhere(stale(state({ seq: 4, view: { score: 9 } })), yes);
  await table.play(0, { type: 'roll' });
  expect([seqs(asked), refused]).toEqual([[3, 4], []]);
});

test('what was chosen is let go if there is something else to choose from now', async () => {
  const { table, asked } = tableWhere(stale(state({ seq: 4, legal: packActions([{ type: 'stop' }]) })));
  await table.play(0, { type: 'roll' });
  expect(seqs(asked)).toEqual([3]);
});

test('what was pressed twice is done once', async () => {
  const { table, asked } = tableWhere(yes, stale(state({ seq: 5 })));
  await Promise.all([table.play(0, { type: 'roll' }), table.play(0, { type: 'roll' })]);
  expect(seqs(asked)).toEqual([3, 3]);
});

test('one gives up whatever the others have done meanwhile, but takes back only what one sees', async () => {
  const later = state({ seq: 4, ...moving(1, [1]) });
  const { table, asked } = tableWhere(stale(later), yes, stale(later));
  await table.resign(0);
  expect(await table.undo()).toBe('told');
  expect(seqs(asked)).toEqual([3, 4, 4]);
});
