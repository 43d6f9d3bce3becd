// `npm test`: every check there is, cheapest first, and a last line with the totals.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserSuite, browserFailures, type UnitReport, unitFailures } from './failures.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'node_modules/.cache/taproom-tests');

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, if known. */
  readonly names?: readonly string[];
}

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

const bin = (path: string): string => join(ROOT, 'node_modules', path);

function run(words: readonly string[], env: Record<string, string> = {}): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, words, options).status === 0;
}

/** Runs a check beside others, so its output is printed only when it has failed. */
async function check(...words: string[]): Promise<Count> {
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  return code === 0 ? PASSED : FAILED;
}

/** A run counts as one failure if its report is unreadable, it ran no test, or it failed without a failed test. */
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

interface Suite {
  readonly name: string;
  run(): Count | Promise<Count>;
}

/** None of these uses all processors, so they run beside each other. */
const CHECKS: readonly Suite[] = [
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
  { name: 'client build', run: () => check(join(ROOT, 'scripts/build.ts')) },
];
const TESTS: readonly Suite[] = [
  { name: 'unit, contract, property and golden tests', run: unitTests },
  { name: 'browser tests', run: browserTests },
];

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

async function runSuite({ name, run: start }: Suite): Promise<void> {
  const began = performance.now();
  console.log(`\n— ${name}`);
  const { passed, failed, names = [] } = await start();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  ${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push([name, ...names.map((one) => `  ${one}`)].join('\n'));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await Promise.all(CHECKS.map(runSuite));
for (const suite of TESTS) await runSuite(suite);
if (failures.length > 0) console.log(`\nFailed: ${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
