import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

/** A port nobody listens on. Kept in the environment, because every worker reads this file again. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('the system gave no port');
  return String(address.port);
}

process.env['TAPROOM_TEST_PORT'] ??= await freePort();
const port = process.env['TAPROOM_TEST_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'packages/web/e2e',
  outputDir: 'node_modules/.cache/playwright',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" packages/cli/src/main.ts serve --host 127.0.0.1 --port ${port}`,
    url: baseURL,
    stdout: 'ignore',
  },
});
