// The names of failed tests from the test runners' reports, for the last lines of `npm test`.

import { isAbsolute, relative } from 'node:path';

const LINES_OF_REASON = 4;

export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** A file that fails as a whole has no failed tests, but says why. */
export const unitFailures = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [described(name, 'the whole file', message)];
    return failed.map((one) => described(name, one.fullName, one.failureMessages?.[0]));
  });

/** A test that needed a second try counts as failed. */
export const browserFailures = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) =>
      described(file, title, tests.flatMap(({ results }) => results).find(hasError)?.error?.message),
    ),
  ...suites.flatMap(browserFailures),
];

const hasError = ({ error }: { readonly error?: unknown }): boolean => error !== undefined;

/** Relative to here. */
const shortened = (file: string): string => (isAbsolute(file) ? relative(process.cwd(), file) : file);

function described(file: string, test: string, why = ''): string {
  const reason = why.split('\n').slice(0, LINES_OF_REASON);
  return [`${shortened(file)} › ${test}`, ...reason.map((line) => `    ${line}`)].join('\n');
}
