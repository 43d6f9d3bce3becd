import { fastRng } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../components.ts';
import { whiskyGame as game } from '../index.ts';
import type { WhiskyAction, WhiskyState } from '../state.ts';
import { isSeenWord, QUESTIONS, questionsOf, seenIn, seenWord } from './index.ts';

const ALL = QUESTIONS.map(({ id }) => id);
const OPTIONS = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;

describe('the word for the questions met lately', () => {
  test.each([
    ['none', []],
    ['the first', ALL.slice(0, 1)],
    ['the last', ALL.slice(-1)],
    ['every third', ALL.filter((_, i) => i % 3 === 0)],
    ['all', ALL],
  ])('names %s of them again', (_, seen) => {
    const word = seenWord(ALL, seen);
    expect(isSeenWord(word)).toBe(true);
    expect(seenIn(ALL, word)).toEqual(seen);
  });

  test('is empty for none, and short', () => {
    expect(seenWord(ALL, [])).toBe('');
    expect(seenWord(ALL, ALL.slice(0, 5))).toBe('f1');
  });

  test('leaves out questions beyond its length', () => {
    const many = Array.from({ length: 300 }, (_, i) => `q${i}`);
    const word = seenWord(many, many);
    expect(isSeenWord(word)).toBe(true);
    expect(seenIn(many, word)).toEqual(many.slice(0, 256));
  });

  test('is not any text', () => {
    expect(['xyz', 'F1', 'f'.repeat(65)].map(isSeenWord)).toEqual([false, false, false]);
  });
});

test('WG-40: questions that were met lately come last, in whatever order', () => {
  const seen = LEVELS.flatMap((level) => questionsOf(level).slice(0, 20));
  const { questions } = game.setup(2, { ...OPTIONS, seen: seenWord(ALL, seen) }, fastRng(1));
  for (const level of LEVELS) {
    const met = questions[level].map((id) => seen.includes(id));
    expect(met.indexOf(true)).toBe(questionsOf(level).length - 20);
    expect(met.slice(met.indexOf(true))).not.toContain(false);
    expect(questions[level].toSorted()).toEqual(questionsOf(level).toSorted());
  }
});

/** Asks this many questions of a level, wherever the pawn stands, and returns them in order. */
function askMany(level: Level, count: number): string[] {
  const state = game.setup(2, OPTIONS, fastRng(2));
  for (let seat = game.actors(state)[0]; state.stack.at(-1)?.at === 'start'; seat = game.actors(state)[0])
    play(state, seat ?? 0, { type: 'start', at: 'dublin' });
  return Array.from({ length: count }, () => askOne(state, level));
}

function askOne(state: WhiskyState, level: Level): string {
  const traveller = state.travellers[0];
  if (!traveller) throw new Error('nobody travels');
  Object.assign(traveller, { at: 'teeling', country: 'ireland', bottles: [], lastAsked: null });
  state.stack.push({ at: 'visit', seat: 0, smuggling: false });
  play(state, 0, { type: 'ask', level });
  const frame = state.stack.at(-1);
  if (frame?.at !== 'question') throw new Error('no question is open');
  play(state, 0, { type: 'timeUp' });
  return frame.question;
}

function play(state: WhiskyState, seat: number, action: WhiskyAction): void {
  expect(game.refuse(state, seat, action)).toBeUndefined();
  game.apply(state, seat, action, () => {});
}

test('no question comes again in a match before its level is used up, and then all do', () => {
  const count = questionsOf('hard').length;
  const asked = askMany('hard', 2 * count);
  expect(new Set(asked.slice(0, count)).size).toBe(count);
  expect(new Set(asked.slice(count)).size).toBe(count);
  expect(asked.slice(count)).not.toEqual(asked.slice(0, count));
});
