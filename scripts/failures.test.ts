import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserFailures, unitFailures } from './failures.ts';

const file = join(process.cwd(), 'packages/some/thing.test.ts');

test('a failed test is named by its file and its reason, a passed one is not', () => {
  const assertionResults = [
    { fullName: 'a thing works', status: 'passed', failureMessages: [] },
    { fullName: 'a thing ends', status: 'failed', failureMessages: ['Error: it goes on\n    at here'] },
  ];
  expect(unitFailures({ testResults: [{ name: file, message: '', status: 'failed', assertionResults }] })).toEqual([
    'packages/some/thing.test.ts › a thing ends\n    Error: it goes on\n        at here',
  ]);
});

test('a file that cannot be run at all is named', () => {
  const testResults = [{ name: file, message: 'no such module', status: 'failed', assertionResults: [] }];
  expect(unitFailures({ testResults })).toEqual(['packages/some/thing.test.ts › the whole file\n    no such module']);
});

test('tests of the browser are found in groups of groups, and those that passed only at the second try too', () => {
  const spec = (title: string, ok: boolean, status: string, message?: string) => ({
    title,
    file: 'play.spec.ts',
    ok,
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const inner = { specs: [spec('fails', false, 'unexpected', 'Timeout'), spec('holds', true, 'expected')] };
  const outer = { suites: [inner], specs: [spec('wavers', true, 'flaky', 'not visible')] };
  expect(browserFailures({ suites: [outer] })).toEqual([
    'play.spec.ts › wavers\n    not visible',
    'play.spec.ts › fails\n    Timeout',
  ]);
});
