import type { Tagged } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { type Line, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import type { Verdict } from '@taproom/games/training';
import { expect, test, vi } from 'vitest';
import type { Table, TableSnapshot } from '../../table/table.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { tryExercise } from './exercise.svelte.ts';

const GAME = 'dice-box';
const LINE: Line = { seats: 2, seed: 2, options: { first: '1' } };
const VERDICT: Verdict = {
  moves: [
    ['r4 c2', 60],
    ['b4 c2', 59],
    ['y2 c2', 30],
  ],
  enough: 58,
  tempting: 'y2 c2',
  gains: [['red', 4]],
  rival: -2,
};

const nameOf = (action: Tagged): string => notationOf(GAME).action(action);
const legal = gameOf(GAME).legal(playLine(gameOf(GAME), notationOf(GAME), LINE).state, 0);
const called = (name: string): Tagged => legal.find((action) => nameOf(action) === name) ?? { type: 'none' };

async function begin() {
  const answers: boolean[] = [];
  const subscribe: Table['subscribe'] = (listener) => {
    listener(snapshot({ canUndo: true }));
    return () => {};
  };
  const attempt = tryExercise({
    game: GAME,
    exercise: { id: 'a', line: LINE, found: [0, 0, 0, 0] },
    player: { kind: 'human', name: 'Ada' },
    hands: { set: async () => 'stage', open: async () => ({ subscribe }) as Partial<Table> as Table },
    verdicts: async () => ({ rules: 1, verdicts: { a: VERDICT } }),
    onanswer: (isRight) => answers.push(isRight),
    onfail: (error) => {
      throw error;
    },
  });
  await vi.waitUntil(() => attempt.stage);
  const table = await attempt.find('stage', () => {});
  if (!table) throw new Error('no table');
  return { attempt, table, answers };
}

test('a move is judged, and not made', async () => {
  const { attempt, table, answers } = await begin();
  expect(await table.play(0, called('y2 c2'))).toBeUndefined();
  expect(attempt.tried).toEqual({ move: 'y2 c2', worth: 30, isRight: false, verdict: VERDICT });
  expect(answers).toEqual([false]);
});

test('one may try on, but only the first move counts; equally good moves are right', async () => {
  const { attempt, table, answers } = await begin();
  await table.play(0, called('b4 c2'));
  await table.play(0, called('y2 c2'));
  expect([attempt.tried?.isRight, answers]).toEqual([false, [true]]);
});

test('the best move is shown once one has been tried', async () => {
  const { attempt, table } = await begin();
  const shown = snapshot({ legal });
  expect(attempt.hint(shown)).toBeNull();
  await table.play(0, called('y2 c2'));
  expect(attempt.hint(shown)).toEqual(called('r4 c2'));
});

test('a move that nothing is known of is a mistake of ours', async () => {
  const { table } = await begin();
  await expect(table.play(0, { type: 'none' })).rejects.toThrow();
});

test('after a try the table is shown again, for boards that still hold a piece', async () => {
  const { table } = await begin();
  const heard: TableSnapshot[] = [];
  table.subscribe((told) => heard.push(told));
  await table.play(0, called('y2 c2'));
  expect(heard).toHaveLength(2);
  expect(heard[1]?.batch.id).toBeGreaterThan(heard[0]?.batch.id ?? 0);
});

test('nothing is undone', async () => {
  const { table } = await begin();
  const heard: TableSnapshot[] = [];
  table.subscribe((told) => heard.push(told));
  expect(heard[0]?.canUndo).toBe(false);
});
