// `npm run gallery`: takes pictures of every page, board, dialog and end, in all sizes, themes and languages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES, type Language, speaker } from '@taproom/games/text';
import { cs } from '../../src/kit/text/cs.ts';
import { en } from '../../src/kit/text/en.ts';
import { it } from '../../src/kit/text/it.ts';
import { putSave } from '../helpers/saved-table.ts';
import { served } from '../helpers/served.ts';
import { galleryPage, type Picture } from './page.ts';
import { allShots, type Shot } from './shots.ts';

const FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/gallery');
const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } } as const;
const THEMES = { day: 'light', evening: 'dark' } as const;
const LOCALES = { en: 'en-GB', cs: 'cs-CZ', it: 'it-IT' };
const SAYS = { en: speaker('en', en), cs: speaker('cs', cs), it: speaker('it', it) };
/** How many browsers' worth of pages are open at a time. */
const AT_ONCE = 3;
/** Until fonts and drawings are there, in milliseconds. */
const SETTLING = 350;

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
  },
});

/** The values that were asked for: those named, or all. */
const wanted = <T extends string>(all: readonly T[], one: string): readonly T[] =>
  all.filter((value) => one === '' || value === one);

const keysOf = <K extends string>(all: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(all) as K[];
const sizes = wanted(keysOf(SIZES), asked.size);
const themes = wanted(keysOf(THEMES), asked.theme);
const languages = wanted(LANGUAGES, asked.language);

const fileOf = (...words: readonly string[]): string => `${words.join('-').replace(/[^a-z0-9]+/gi, '-')}.jpg`;

async function newPage(browser: Browser, baseURL: string, language: Language): Promise<[BrowserContext, Page]> {
  const localStorage = [{ name: 'taproom-settings', value: JSON.stringify({ language }) }];
  const context = await browser.newContext({
    baseURL,
    locale: LOCALES[language],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  return [context, await context.newPage()];
}

async function goTo(page: Page, shot: Shot, path: string, language: Language, size: keyof typeof SIZES): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(SETTLING);
  await shot.act?.(page, SAYS[language]);
  if (shot.whole) await page.setViewportSize({ ...SIZES[size], height: await page.evaluate(heightOf) });
  await page.waitForTimeout(SETTLING);
}

/** Runs in the page: so high that nothing has to be scrolled. */
const heightOf = (): number => document.documentElement.scrollHeight;

async function take(page: Page, shot: Shot, language: Language): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const path = (await shot.prepare?.(page.context())) ?? shot.path;
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await goTo(page, shot, path, language, size);
    for (const theme of themes) {
      const file = fileOf(shot.name, language, size, theme);
      await page.emulateMedia({ colorScheme: THEMES[theme] });
      await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 80 });
      pictures.push({ shot: shot.name, language, size, theme, file });
    }
  }
  return pictures;
}

interface Sitting {
  readonly shot: Shot;
  readonly language: Language;
}

async function sit(browser: Browser, baseURL: string, { shot, language }: Sitting): Promise<Picture[]> {
  const [context, page] = await newPage(browser, baseURL, language);
  try {
    if (shot.saves) await page.goto('/favicon.svg');
    for (const save of shot.saves ?? []) await putSave(page, save);
    return await take(page, shot, language);
  } catch (error) {
    console.error(`\n${shot.name} (${language}): ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
    return [];
  } finally {
    await context.close();
  }
}

const tell = (line: string): boolean => process.stdout.write(`\r\x1b[K${line}`);

/** Takes all pictures, a few at a time, and gives them in order. */
async function takeAll(browser: Browser, baseURL: string, sittings: readonly Sitting[]): Promise<Picture[]> {
  const taken: Picture[][] = [];
  const queue = [...sittings.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, sitting] = next;
      tell(`${at + 1}/${sittings.length} ${sitting.shot.name} (${sitting.language})`);
      taken[at] = await sit(browser, baseURL, sitting);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return taken.flat();
}

mkdirSync(FOLDER, { recursive: true });
const shots = (await allShots(tell)).filter(({ name }) => name.includes(asked.only));
const sittings = shots.flatMap((shot) => languages.map((language) => ({ shot, language })));
await served(async (browser, baseURL) => {
  const pictures = await takeAll(browser, baseURL, sittings);
  const index = join(FOLDER, 'index.html');
  writeFileSync(index, galleryPage(pictures));
  tell(`${pictures.length} pictures: ${index}\n`);
});
