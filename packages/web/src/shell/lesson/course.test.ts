import type { Tagged } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { type Lesson, type Line, playLine, type Step } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { expect, test, vi } from 'vitest';
import type { Table, TableSnapshot } from '../../table/table.ts';
import { outcome, snapshot } from '../../table/testing/snapshot.ts';
import { takeCourse } from './course.svelte.ts';

const GAME = 'dice-box';
const START: Line = { seats: 2, seed: 2, options: { first: '1' } };
const step = (data: Omit<Step, 'words' | 'answer'>, answers: Record<string, string> = {}): Step => ({
  ...data,
  words: data.id,
  answer: (move) => answers[move],
});
const LESSON: Lesson = [
  step({ id: 'look', from: START }),
  step({ id: 'place', moves: ['r4 c2', 'b4 c2'], after: ['y2 b3'] }, { 'y2 c2': 'too low' }),
  step({ id: 'watch', after: ['w4 d3'] }),
  step({ id: 'elsewhere', from: { ...START, seed: 1 } }),
  step({ id: 'asked', from: START, moves: ['r4 c2'], isAsked: true }),
];

const legalAt = (line: Line): readonly Tagged[] => {
  const game = gameOf(GAME);
  return game.legal(playLine(game, notationOf(GAME), line).state, 0);
};

/** A course at tables that accept everything, and note what is asked of them. */
async function begin(at = 0) {
  const asked: unknown[] = [];
  const table = {
    subscribe(listener) {
      listener(snapshot({ outcome: outcome(), canUndo: true }));
      return () => {};
    },
    play: async (seat, action) => void asked.push(['play', seat, notationOf(GAME).action(action)]),
  } as Partial<Table> as Table;
  const course = takeCourse({
    game: GAME,
    lesson: LESSON,
    at,
    player: { kind: 'human', name: 'Ada' },
    hands: {
      set: async (_, line) => `stage-${asked.push(['set', line.seed, line.moves])}`,
      open: async () => table,
      script: async (_, moves) => void asked.push(['script', ...moves]),
    },
    onplayon: (move) => asked.push(['play on', move]),
    onfail: (error) => asked.push(error),
  });
  await vi.waitUntil(() => course.stage);
  const taught = await course.find('', () => {});
  if (!taught) throw new Error('no table');
  const play = (name: string) => taught.play(0, actionCalled(name));
  return { asked, course, taught, play };
}

function actionCalled(name: string): Tagged {
  const action = legalAt(START).find((one) => notationOf(GAME).action(one) === name);
  if (!action) throw new Error(`${name} is not legal`);
  return action;
}

test('a step without a move is over when one goes on', async () => {
  const { course, asked } = await begin();
  expect([course.at, course.step?.id]).toEqual([0, 'look']);
  course.goOn();
  expect(course.at).toBe(1);
  expect(asked).toEqual([['set', 2, []]]);
});

test('a move that is not meant is not made, and gets its answer', async () => {
  const { course, asked, play } = await begin(1);
  await play('y2 c2');
  expect(course.strayed).toEqual({ answer: 'too low' });
  await play('w4 c2');
  expect(course.strayed).toEqual({ answer: undefined });
  expect(asked).toEqual([['set', 2, []]]);
  course.goOn();
  expect(course.at).toBe(1);
});

test('a step is over when its move and what follows have been told', async () => {
  const { course, asked, play } = await begin(1);
  await play('b4 c2');
  expect(asked.slice(1)).toEqual([
    ['play', 0, 'b4 c2'],
    ['script', 'y2 b3'],
  ]);
  expect([course.at, course.isPlaying]).toEqual([1, true]);
  course.rest();
  expect([course.at, course.isPlaying]).toEqual([2, false]);
});

test('others may move without the learner', async () => {
  const { course, asked } = await begin(2);
  expect(asked).toEqual([['set', 2, ['r4 c2', 'y2 b3']]]);
  course.goOn();
  await vi.waitUntil(() => asked.length > 1);
  course.rest();
  await vi.waitUntil(() => asked.length > 2);
  expect(asked.slice(1)).toEqual([
    ['script', 'w4 d3'],
    ['set', 1, []],
  ]);
  expect(course.at).toBe(3);
});

test('the first move that counts is pointed out, while the learner is asked', async () => {
  const { course, play } = await begin(1);
  const shown = snapshot({ legal: legalAt(START) });
  expect(course.hint(shown)).toEqual(actionCalled('r4 c2'));
  await play('r4 c2');
  expect(course.hint(shown)).toBeNull();
});

test('a move that is asked for is pointed out only after another', async () => {
  const { course, play } = await begin(4);
  const shown = snapshot({ legal: legalAt(START) });
  expect(course.hint(shown)).toBeNull();
  await play('y2 c2');
  expect(course.hint(shown)).toEqual(actionCalled('r4 c2'));
});

test('after a move that is not meant the table is shown once more, so that nothing stays in the air', async () => {
  const { taught, play } = await begin(1);
  const heard: TableSnapshot[] = [];
  taught.subscribe((told) => heard.push(told));
  await play('y2 c2');
  await play('y2 c2');
  expect(heard.map(({ batch }) => batch.events)).toEqual([[], [], []]);
  expect(new Set(heard.map(({ batch }) => batch.id)).size).toBe(3);
});

test('what is left of a step that was skipped does not end the next one', async () => {
  const { course, play } = await begin(1);
  const played = play('r4 c2');
  course.goTo(2);
  await played;
  course.rest();
  expect([course.at, course.isPlaying]).toEqual([2, false]);
});

test('until the table of a step is there, nothing of it happens at the old one', async () => {
  const { course, asked } = await begin(0);
  course.goTo(2);
  course.goOn();
  expect([course.at, course.isPlaying]).toEqual([0, true]);
  await vi.waitUntil(() => course.at === 2);
  expect(asked.slice(1)).toEqual([['set', 2, ['r4 c2', 'y2 b3']]]);
});

test('a move after the end of the lesson plays on', async () => {
  const { course, asked, play } = await begin(1);
  course.finish();
  await play('b4 c2');
  expect(asked.at(-1)).toEqual(['play on', 'b4 c2']);
});

test('a finished board of a lesson has no result, and nothing is undone there', async () => {
  const { taught } = await begin();
  const heard: TableSnapshot[] = [];
  taught.subscribe((told) => heard.push(told));
  expect(heard).toEqual([snapshot()]);
});

test('one may go back, and skip to the end', async () => {
  const { course, asked } = await begin(2);
  course.goTo(1);
  await vi.waitUntil(() => asked.length > 1);
  expect([course.at, asked.at(-1)]).toEqual([1, ['set', 2, []]]);
  course.finish();
  expect([course.at, course.step]).toEqual([LESSON.length, undefined]);
});
