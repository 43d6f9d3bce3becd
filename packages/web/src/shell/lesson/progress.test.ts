import { findOffer } from '@taproom/games/shelf';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../kit/browser/storage.ts';
import { isLessonDue, keepOffered, keepProgress, progressIn } from './progress.ts';

const KEY = 'taproom-lesson-dyce';

beforeEach(() => {
  storage.removeItem(KEY);
  storage.removeItem('taproom-lessons-offered');
});

test('a lesson goes on where it was left', () => {
  expect(progressIn('dyce')).toBe('none');
  keepProgress('dyce', { step: 'barons', isDone: false });
  expect(progressIn('dyce')).toEqual({ step: 'barons', isDone: false });
});

test.each(['', '{', '[]', '7', '{"rules":2}', '{"rules":2,"step":3,"isDone":false}'])(
  'what cannot be read is called damaged: %s',
  (text) => {
    storage.setItem(KEY, text);
    expect(progressIn('dyce')).toBe('damaged');
  },
);

test('steps of other rules do not count', () => {
  const rules = (findOffer('dyce')?.rules ?? 0) - 1;
  storage.setItem(KEY, JSON.stringify({ rules, step: 'barons', isDone: true }));
  expect(progressIn('dyce')).toBe('changed');
});

test('a lesson is offered once, and not to those who have begun it', () => {
  expect(isLessonDue('dyce')).toBe(true);
  keepOffered('dice-box');
  expect(isLessonDue('dyce')).toBe(true);
  keepOffered('dyce');
  expect(['dyce', 'dice-box', 'six-sided-stout'].map(isLessonDue)).toEqual([false, false, true]);
  keepProgress('six-sided-stout', { step: 'goal', isDone: false });
  expect(isLessonDue('six-sided-stout')).toBe(false);
  storage.removeItem('taproom-lesson-six-sided-stout');
});
