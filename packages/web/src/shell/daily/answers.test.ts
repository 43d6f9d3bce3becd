import { dailyOf, type QuizDaily } from '@taproom/games/daily';
import { findOffer } from '@taproom/games/shelf';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../kit/browser/storage.ts';
import { answersOf, keepAnswers } from './answers.ts';

const GAME = 'whisky-game';
const KEY = `taproom-quiz-${GAME}`;
const DAY = '2026-11-18';
const rules = findOffer(GAME)?.rules ?? 0;

function quiz(): QuizDaily {
  const daily = dailyOf(GAME);
  if (daily.kind !== 'quiz') throw new Error('this is no quiz');
  return daily;
}

const kept = () => answersOf(GAME, DAY, quiz());
const keep = (fields: object): void => storage.setItem(KEY, JSON.stringify({ rules, day: DAY, ...fields }));

beforeEach(() => storage.removeItem(KEY));

test('answers stay, on their own day', () => {
  expect(kept()).toEqual({ answers: [] });
  keepAnswers(GAME, DAY, [0, 3, 1]);
  expect(kept()).toEqual({ answers: [0, 3, 1] });
  expect(answersOf(GAME, '2026-11-19', quiz())).toEqual({ answers: [] });
});

test('a quiz may be answered to its end', () => {
  keepAnswers(GAME, DAY, [0, 1, 2, 3, 0, 1, 2]);
  expect(kept().answers).toHaveLength(quiz().questions);
});

test.each([
  ['too many', [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ['below the first option', [-1, -1, -1, -1, -1, -1, -1]],
  ['beyond the last option', [99]],
  ['words among them', [1, 'x', 2]],
  ['broken', [0.5]],
  ['no list', 'soup'],
])('a quiz begins anew if its answers are %s', (_, answers) => {
  keep({ answers });
  expect(kept()).toEqual({ answers: [], lost: 'damaged' });
});

test.each(['{"rules":2240,"day":"2026-11-18","ans', '', '[]', 'null', '{"answers":[1]}', '{"day":"someday"}'])(
  'a quiz begins anew if what was kept is damaged: %s',
  (text) => {
    storage.setItem(KEY, text);
    expect(kept()).toEqual({ answers: [], lost: 'damaged' });
  },
);

test('answers by other rules were to other questions; without rules nobody knows', () => {
  keep({ rules: rules + 1, answers: [1] });
  expect(kept()).toEqual({ answers: [], lost: 'changed' });
  keep({ rules: undefined, answers: [1] });
  expect(kept()).toEqual({ answers: [], lost: 'damaged' });
});
