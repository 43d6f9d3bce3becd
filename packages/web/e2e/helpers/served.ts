import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildClient } from '../../../../scripts/build.ts';
import { findChromium } from '../../../../scripts/chromium.ts';
import { freePort } from '../../../../scripts/free-port.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

type Look = (browser: Browser, baseURL: string) => Promise<void>;

/** Builds the client, serves it on a free port with tables of its own, and lets a browser look at it. */
export function served(look: Look): Promise<void> {
  if (!buildClient()) throw new Error('the client could not be built');
  return servedFrom(undefined, look);
}

/** The same for a client that has been built in some folder. */
export async function servedFrom(client: string | undefined, look: Look): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-pictures-'));
  const port = String(await freePort());
  const words = [MAIN, 'serve', '--host', '127.0.0.1', '--port', port, '--data', join(folder, 'tables.db')];
  if (client !== undefined) words.push('--folder', client);
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const browser = await chromium.launch(await findChromium());
  try {
    await look(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
