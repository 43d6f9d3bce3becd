// `npm run pictures`: takes a picture of each game's table in mid-game, in the evening theme, for the README.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { GAME_IDS, type GameId } from '@taproom/games';
import { botGame, positionAt, saveAt } from './helpers/bot-game.ts';
import { putSave } from './helpers/saved-table.ts';
import { served } from './helpers/served.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
/** How far into a match the picture is taken. */
const SHARE = 0.45;

async function takePicture(browser: Browser, baseURL: string, id: GameId): Promise<void> {
  const save = saveAt(id, positionAt(await botGame(id), SHARE));
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up …' }).first().waitFor();
  await putSave(page, save);
  await page.goto(`/table/${id}`);
  await page.locator('header .who').waitFor();
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(FOLDER, `${id}.jpg`), type: 'jpeg', quality: 84 });
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
await served(async (browser, baseURL) => {
  for (const id of GAME_IDS) await takePicture(browser, baseURL, id);
});
