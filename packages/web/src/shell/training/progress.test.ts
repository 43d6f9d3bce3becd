import { findOffer } from '@taproom/games/shelf';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '../../kit/browser/storage.ts';
import { attemptsIn, keepAttempt } from './progress.ts';

const KEY = 'taproom-training-dyce';
const rules = findOffer('dyce')?.rules ?? 0;

beforeEach(() => storage.removeItem(KEY));

test('the first attempt at an exercise counts', () => {
  keepAttempt('dyce', 'a', false);
  keepAttempt('dyce', 'a', true);
  keepAttempt('dyce', 'b', true);
  expect(attemptsIn('dyce')).toEqual({ attempts: { a: 'wrong', b: 'right' } });
});

test.each(['', '{', '[]', '{"rules":2}'])('what cannot be read is called damaged: %s', (text) => {
  storage.setItem(KEY, text);
  expect(attemptsIn('dyce')).toEqual({ attempts: {}, lost: 'damaged' });
});

test('exercises of other rules do not count', () => {
  storage.setItem(KEY, JSON.stringify({ rules: rules + 1, attempts: { a: 'right' } }));
  expect(attemptsIn('dyce')).toEqual({ attempts: {}, lost: 'changed' });
});

test('a strange attempt is left out, and missed', () => {
  storage.setItem(KEY, JSON.stringify({ rules, attempts: { a: 'right', b: 'perhaps', c: 3 } }));
  expect(attemptsIn('dyce')).toEqual({ attempts: { a: 'right' }, lost: 'partly-damaged' });
  keepAttempt('dyce', 'd', false);
  expect(attemptsIn('dyce')).toEqual({ attempts: { a: 'right', d: 'wrong' } });
});

test('where all attempts are strange, progress begins anew', () => {
  storage.setItem(KEY, JSON.stringify({ rules, attempts: { a: 'maybe', b: 3 } }));
  expect(attemptsIn('dyce')).toEqual({ attempts: {}, lost: 'damaged' });
});
