// `npm test`: every check there is, cheapest first, and one line at the end that sums them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './build.ts';
import { type BrowserSuite, browserFailures, type UnitReport, unitFailures } from './failures.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'node_modules/.cache/taproom-tests');

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Which tests failed, where it is known. */
  readonly names?: readonly string[];
}

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

const bin = (path: string): string => join(ROOT, 'node_modules', path);

function run(words: readonly string[], env: Record<string, string> = {}): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, words, options).status === 0;
}

const check = (...words: string[]): Count => (run(words) ? PASSED : FAILED);

/** A run that cannot be counted, or has no failed test but failed or found none at all, is one failure. */
function counted(ended: boolean, read: () => Count): Count {
  try {
    const count = read();
    return (!ended || count.passed === 0) && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return FAILED;
  }
}

const report = (name: string): string => join(REPORTS, `${name}.json`);
const readReport = <T>(name: string): T => JSON.parse(readFileSync(report(name), 'utf8'));

function unitTests(): Count {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`];
  const ended = run([bin('vitest/vitest.mjs'), 'run', ...reporters]);
  return counted(ended, () => {
    const found = readReport<UnitReport & { numPassedTests: number; numFailedTests: number }>('vitest');
    return { passed: found.numPassedTests, failed: found.numFailedTests, names: unitFailures(found) };
  });
}

function browserTests(): Count {
  if (process.env['TAPROOM_NO_BROWSER'] === '1') {
    console.log('Browser tests left out because TAPROOM_NO_BROWSER is 1.');
    return { passed: 0, failed: 0 };
  }
  const words = [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const ended = run(words, { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') });
  return counted(ended, () => {
    const found = readReport<BrowserSuite & { stats: { expected: number; unexpected: number; flaky: number } }>(
      'playwright',
    );
    const { expected, unexpected, flaky } = found.stats;
    return { passed: expected, failed: unexpected + flaky, names: browserFailures(found) };
  });
}

const SUITES: readonly { readonly name: string; readonly run: () => Count }[] = [
  { name: 'types', run: () => check(bin('@typescript/native/bin/tsc'), '-p', 'tsconfig.json') },
  {
    name: 'types of the client',
    run: () =>
      check(bin('svelte-check/bin/svelte-check'), '--tsconfig', 'packages/web/tsconfig.json', '--fail-on-warnings'),
  },
  { name: 'format and lint', run: () => check(bin('@biomejs/biome/bin/biome'), 'ci', '.') },
  {
    name: 'lint with types',
    run: () => check(bin('oxlint/bin/oxlint'), '--type-aware', 'packages', 'scripts', 'bench'),
  },
  { name: 'unused code', run: () => check(bin('knip/bin/knip.js')) },
  { name: 'unit, contract, property and golden tests', run: unitTests },
  { name: 'client build', run: () => (buildClient() ? PASSED : FAILED) },
  { name: 'browser tests', run: browserTests },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const suite of SUITES) {
  const began = performance.now();
  console.log(`\n— ${suite.name}`);
  const { passed, failed, names = [] } = suite.run();
  console.log(`  ${passed} passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([suite.name, ...names.map((name) => `  ${name}`)].join('\n'));
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
