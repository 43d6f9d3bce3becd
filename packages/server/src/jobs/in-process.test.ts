import { expect, test } from 'vitest';
import { nextJobs } from './in-process.ts';

const due = (...matches: string[]) => matches.map((match) => ({ match, seq: 1, at: 0 }));
const running = (...matches: string[]) => new Map(matches.map((match) => [match, true]));

test('a match whose job is under way waits', () => {
  expect(nextJobs(due('a', 'b'), running('a'))).toEqual(due('b'));
});

test('only so many jobs run at once', () => {
  const many = Array.from({ length: 20 }, (_, i) => `m${i}`);
  expect(nextJobs(due(...many), running()).length).toBe(16);
  expect(nextJobs(due(...many), running('x', 'y')).length).toBe(14);
  expect(nextJobs(due('z'), running(...many.slice(0, 16)))).toEqual([]);
});
