import { fastRng } from '@taproom/engine';
import { type Frames, LEVELS, type Level, QUESTIONS, rightOf, whiskyGame } from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { KNOWLEDGE, type Knowledge } from '../../face/knowledge.ts';
import { at } from '../../lists.ts';
import { answerInWhisky, chanceOf } from './lore.ts';

const ASKED = 6000;
const SET_UP = { extended: 'on', target: '25', questionSeconds: '0', seen: '' } as const;
const state = whiskyGame.setup(2, SET_UP, fastRng(1));
const ANSWER = { type: 'answer', option: 0 } as const;

/** The question number `i` of a level, with so many of its options. */
function ask(level: Level, i: number, options: number, revealed = false): Frames['question'] {
  const all = QUESTIONS.filter((one) => one.level === level);
  const { id } = at(all, i % all.length);
  const right = rightOf(id);
  const other = (right + 1 + (i % 3)) % 4;
  const kept = options === 4 ? [0, 1, 2, 3] : [right, other];
  // An imagined state has any option as the right one.
  return {
    seat: 0,
    distillery: 'oban',
    level,
    smuggling: false,
    question: id,
    options: kept,
    right: at(kept, i % kept.length),
    revealed,
    thrown: false,
  };
}

function hitRate(level: Level, knowledge: Knowledge | undefined, options: number): number {
  const rng = fastRng(7);
  let hits = 0;
  for (let i = 0; i < ASKED; i++) {
    const frame = ask(level, i, options);
    const answer = answerInWhisky({ ...state, stack: [{ at: 'question', ...frame }] }, 0, ANSWER, knowledge, rng);
    if (answer.type === 'answer' && answer.option === rightOf(frame.question)) hits++;
  }
  return hits / ASKED;
}

/** Five standard errors: about one run in two million is further off. */
const isAbout = (rate: number, chance: number): boolean =>
  Math.abs(rate - chance) < 5 * Math.sqrt((chance * (1 - chance)) / ASKED);

describe.each([
  ['novice', { easy: 0.5, medium: 0.3, hard: 0.15 }],
  ['regular', { easy: 0.75, medium: 0.55, hard: 0.35 }],
  ['expert', { easy: 0.95, medium: 0.85, hard: 0.7 }],
] as const)('one who knows as much as a %s', (knowledge, chances) => {
  test.each(LEVELS.map((level) => [level, chances[level]] as const))(
    'gives right answers to %s questions as often as said: %d',
    (level, chance) => {
      expect(hitRate(level, knowledge, 4)).toSatisfy((rate: number) => isAbout(rate, chance));
    },
  );

  test.each(LEVELS)('does no worse than by guessing among two options of %s questions', (level) => {
    const chance = chanceOf(level, knowledge, 2);
    expect(chance).toBeGreaterThanOrEqual(Math.max(0.5, chanceOf(level, knowledge, 4)));
    expect(hitRate(level, knowledge, 2)).toSatisfy((rate: number) => isAbout(rate, chance));
  });
});

test('one who knows nothing guesses', () => {
  expect(hitRate('hard', undefined, 4)).toSatisfy((rate: number) => isAbout(rate, 0.25));
});

test.each([undefined, ...KNOWLEDGE])('everyone gives an answer that was revealed: %s', (knowledge) => {
  const frame = { ...ask('hard', 3, 4, true) };
  const told = { ...state, stack: [{ at: 'question' as const, ...frame }] };
  const answers = Array.from({ length: 50 }, (_, seed) => answerInWhisky(told, 0, ANSWER, knowledge, fastRng(seed)));
  expect(answers).toEqual(answers.map(() => ({ type: 'answer', option: rightOf(frame.question) })));
});

test('whoever does something else than to answer does it', () => {
  const told = { ...state, stack: [{ at: 'question' as const, ...ask('easy', 0, 4) }] };
  expect(answerInWhisky(told, 0, { type: 'timeUp' }, 'expert', fastRng(1))).toEqual({ type: 'timeUp' });
});
