import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { GAME_IDS } from '@taproom/games/shelf';
import { findChromium } from './scripts/chromium.ts';
import { freePort } from './scripts/free-port.ts';

// Kept in the environment, because every worker loads this file again and must find the same server.
process.env['TAPROOM_TEST_PORT'] ??= String(await freePort());
const port = process.env['TAPROOM_TEST_PORT'];
// The tests' online tables get a database of their own.
process.env['TAPROOM_TEST_DATA'] ??= passingFolder();
const data = join(process.env['TAPROOM_TEST_DATA'], 'tables.db');

/** A folder that is removed when the tests are over. */
function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
/** Bots do not pause for people to follow, and no lesson is offered. */
const KNOWING = [
  { name: 'taproom-pace', value: '0' },
  { name: 'taproom-lessons-offered', value: GAME_IDS.join(' ') },
];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'node_modules/.cache/playwright',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  // A test waits for the page a third of its time, and some wait for clocks.
  workers: availableParallelism() + 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 20_000,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: KNOWING }] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" packages/cli/src/main.ts serve --host 127.0.0.1 --port ${port} --data "${data}"`,
    // All people of all tests come from one address.
    env: { REQUESTS_PER_SECOND: '300', LIMITS: 'chat=999/999,moves=9999/9999,tables=999/999' },
    url: baseURL,
    stdout: 'ignore',
  },
});
