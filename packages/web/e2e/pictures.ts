// `npm run pictures`: takes a picture of each game's table in mid-game, in the evening theme, for the README.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { choose, specFor } from '@taproom/bots';
import { type AnyGame, act, type BaseState, type Match, openMatch, recordOf } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf } from '@taproom/games';
import { buildClient } from '../../../scripts/build.ts';
import { findChromium } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { putSave } from './saved-table.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'docs/pictures');
const SEED = 7;
/** How far into a match the picture is taken, and how long the match may be. */
const SHARE = 0.45;
const LONGEST = 4_000;

type Played = Match<BaseState>;

/** All positions of a match between regulars where the first seat is to act. */
async function positionsOf(id: GameId, game: AnyGame): Promise<Played[]> {
  const seats = Math.min(3, game.seats.max);
  const opened = openMatch(game, { seats, options: {}, dice: { kind: 'seed', seed: SEED } });
  if (!opened.ok) throw new Error(opened.error.code);
  const positions: Played[] = [];
  let match: Played = opened.value;
  for (let at = 0; at < LONGEST; at++) {
    const [seat] = game.actors(match.state);
    if (seat === undefined) break;
    if (seat === 0) positions.push(match);
    const { action } = await choose(game, match.state, seat, specFor(id, 'regular'), at);
    const played = act(game, match, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  return positions;
}

/** A save as the client would make it: one person, the others bots. */
function saveOf(id: GameId, match: Played): object {
  const record = recordOf(match);
  const bots = Array.from({ length: record.seats - 1 }, () => ({ kind: 'bot', level: 'regular' }));
  const plan = { game: id, options: record.options, seats: [{ kind: 'human', name: 'Anna' }, ...bots] };
  const body = JSON.stringify({ plan, record });
  return { id, format: 'taproom-save-1', revision: record.entries.length, savedAt: Date.now(), body };
}

async function takePicture(browser: Browser, baseURL: string, id: GameId): Promise<void> {
  const positions = await positionsOf(id, gameOf(id));
  const match = positions[Math.floor(positions.length * SHARE)];
  if (!match) throw new Error(`the first seat never acts in ${id}`);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Tables on this device' }).waitFor();
  await putSave(page, saveOf(id, match));
  await page.goto(`/table/${id}`);
  await page.locator('header .who').waitFor();
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(FOLDER, `${id}.jpg`), type: 'jpeg', quality: 84 });
  await context.close();
}

async function takeAll(baseURL: string): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  for (const id of GAME_IDS) await takePicture(browser, baseURL, id);
  await browser.close();
}

if (!buildClient()) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const port = await freePort();
const words = [join(ROOT, 'packages/cli/src/main.ts'), 'serve', '--host', '127.0.0.1', '--port', String(port)];
const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve) => server.stdout.once('data', resolve));
await takeAll(`http://127.0.0.1:${port}`).finally(() => server.kill());
