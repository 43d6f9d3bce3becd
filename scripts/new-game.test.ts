import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';
import { copyTree } from './copied-tree.ts';
import { freePort } from './free-port.ts';

const ID = 'unlikely-ale';
/** Of many words, some of them those of the templates. */
const TITLE = "The Landlord's Very New Game";
/** On a busy machine. */
const LONG = 600_000;

const copy = mkdtempSync(join(tmpdir(), 'taproom-new-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const { VITEST: _, FORCE_COLOR: __, ...outside } = process.env;
const env = { ...outside, XDG_DATA_HOME: join(copy, 'data'), NO_COLOR: '1' };

/** Runs a script in the copy: nothing if all is well, else what it says. */
function complaintOf(script: string, words: readonly string[] = [], input = ''): string | undefined {
  const { status, stdout, stderr } = runIn(script, words, input);
  return status === 0 ? undefined : stdout + stderr;
}

const runIn = (script: string, words: readonly string[] = [], input = '') =>
  spawnSync(process.execPath, [join(copy, script), ...words], { cwd: copy, encoding: 'utf8', env, input });

const taproom = (...words: readonly string[]) => runIn('packages/cli/src/main.ts', words);

const NOT_SERVER = ['--project', 'all but the server', '--project', 'client'];

/** The tests that go through the games one by one. */
const testsOfAllGames = (): string[] =>
  globSync('{packages,scripts}/**/*.test.ts', {
    cwd: copy,
    exclude: ['**/node_modules/**', 'packages/server/**'],
  }).filter((path) => readFileSync(join(copy, path), 'utf8').includes('GAME_IDS'));

/** Everything in the copy that somebody wrote, by path. */
const written = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{docs,packages}/**/*.{md,ts,svelte,css}', {
      cwd: copy,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).map((path) => [path, readFileSync(join(copy, path), 'utf8')]),
  );

const FOLDERS = ['games/src', 'bots/src/games', 'web/src/boards', 'cli/src/boards'].map(
  (folder) => `packages/${folder}/${ID}`,
);
const LISTS = ['games/src', 'games/src/text', 'bots/src/games', 'web/src/boards', 'cli/src/boards'].map(
  (folder) => `packages/${folder}/index.ts`,
);

beforeAll(() => {
  copyTree(copy);
  expect(taproom('new-game', ID, '--title', TITLE)).toMatchObject({ status: 0, stderr: '' });
}, LONG);

describe('a new game', { timeout: LONG }, () => {
  it('is written in the form of all code', () => {
    const files = [...FOLDERS, ...LISTS, 'packages/games/src/ids.ts', 'packages/games/src/shelf.ts'];
    expect(complaintOf('node_modules/@biomejs/biome/bin/biome', ['ci', ...files])).toBeUndefined();
    expect(complaintOf('node_modules/oxlint/bin/oxlint', ['--type-aware', ...FOLDERS])).toBeUndefined();
  });

  it('leaves no list of games without it', () => {
    expect(complaintOf('node_modules/@typescript/native/bin/tsc', ['-p', 'tsconfig.json'])).toBeUndefined();
  });

  it('has a board without a fault', () => {
    const config = { extends: './tsconfig.json', include: [`src/boards/${ID}/**/*`] };
    const file = 'packages/web/tsconfig.new-game.json';
    writeFileSync(join(copy, file), JSON.stringify(config));
    const words = ['--tsconfig', file, '--fail-on-warnings'];
    expect(complaintOf('node_modules/svelte-check/bin/svelte-check', words)).toBeUndefined();
    // It names the game, which no file but the game's own may.
    rmSync(join(copy, file));
  });

  it('keeps every law and passes every test of a game', () => {
    const words = ['run', ...NOT_SERVER, ...testsOfAllGames(), ...FOLDERS, '-t', ID];
    const { status, stdout } = runIn('node_modules/vitest/vitest.mjs', words);
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/Tests +\d{3} passed/);
  });

  it('can be played in the terminal, also by bots among themselves', () => {
    const moves = 'pour\np\nserve\n'.repeat(20);
    const game = runIn('packages/cli/src/main.ts', ['play', ID, '--bots', 'regular', '--seed', '1'], moves);
    expect(game).toMatchObject({ status: 0, stderr: '' });
    expect(game.stdout).toContain('The last round is over.');
    const bots = ['--a', 'greedy', '--b', 'random', '--games', '20', '--threads', '1', '--json'];
    expect(JSON.parse(taproom('arena', ID, ...bots).stdout).score).toBeGreaterThan(0.7);
  });

  it.skipIf(process.env['TAPROOM_NO_BROWSER'] === '1')('can be played in the browser', async () => {
    expect(complaintOf('scripts/build.ts')).toBeUndefined();
    await served(async (address) => expect(await faultsAt(address)).toEqual([]));
  });

  it('is made only once, and nothing is written in place of it', () => {
    const before = written();
    expect(taproom('new-game', ID)).toMatchObject({ status: 2, stderr: `There is a game "${ID}" already.\n` });
    expect(written()).toEqual(before);
  });
});

async function served(visit: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const words = ['serve', '--host', '127.0.0.1', '--port', String(port), '--data', join(copy, 'tables.db')];
  const server = spawn(process.execPath, [join(copy, 'packages/cli/src/main.ts'), ...words], { cwd: copy, env });
  try {
    await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    await visit(`http://127.0.0.1:${port}`);
  } finally {
    await stopped(server);
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Sits down to the game, pours once and serves; gives what the page complains about. */
async function faultsAt(address: string): Promise<string[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    await page.getByRole('heading', { name: TITLE }).waitFor();
    await page.goto(`${address}/new/${ID}`);
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.getByRole('button', { name: 'Serve' }).click({ force: true });
    await page.getByText('every turn begins with a pour').waitFor();
    await page.getByRole('button', { name: 'Pour' }).click();
    await page.locator('[data-pips]').first().waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    await page.getByRole('button', { name: 'Serve' }).click();
    await page
      .getByText(/serves a glass for/)
      .first()
      .waitFor({ state: 'attached' });
    return [...faults, ...violations.map(({ id, help }) => `${id}: ${help}`)];
  } finally {
    await browser.close();
  }
}
