// Makes the picture for the README: a table in mid-game, in the evening.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { buildClient } from './build.ts';
import { findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '..');
const TURNS = 7;

async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/dice-box');
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Strength').selectOption('brewer');
  await page.getByRole('button', { name: 'Sit down and play' }).click();
}

/** Does what the hint says. */
async function takeHint(page: Page): Promise<void> {
  await page.locator('[data-square].target').first().waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-die].hinted').click();
  await page.locator('[data-square].hinted').click();
  await page.locator('[data-square].hinted').waitFor({ state: 'detached' });
}

async function picture(baseURL: string): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  const viewport = { width: 1366, height: 768 };
  const page = await browser.newPage({
    baseURL,
    viewport,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await sitDown(page);
  for (let turn = 0; turn < TURNS; turn++) await takeHint(page);
  await page.locator('[data-square].target').first().waitFor();
  await page.locator('[data-die].acting:not(.idle)').first().click();
  await page.screenshot({ path: join(ROOT, 'docs/screenshot.png') });
  await browser.close();
}

if (!buildClient()) process.exit(1);
const port = await freePort();
const words = [join(ROOT, 'packages/cli/src/main.ts'), 'serve', '--host', '127.0.0.1', '--port', String(port)];
const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve) => server.stdout.once('data', resolve));
await picture(`http://127.0.0.1:${port}`).finally(() => server.kill());
