import { GAME_IDS } from '@taproom/games';
import { botGame, positionAt, saveAt } from './helpers/bot-game.ts';
import { expect, type Page, test } from './helpers/fixtures.ts';
import { putSave } from './helpers/saved-table.ts';

/** How many actions bots play before we look. */
const ACTIONS = 60;

/** Puts a table of each game into the browser, some rounds after its beginning. */
async function prepare(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
  for (const id of GAME_IDS) await putSave(page, saveAt(id, positionAt(await botGame(id, 3, ACTIONS), 0.8)));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

/** Sits down at a table in mid-game. */
async function sit(page: Page, id: string): Promise<void> {
  await open(page, `/table/${id}`);
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
}

/** Runs in the page: how something looks that is chosen, against its neighbour that is not. */
const looks = (element: Element): string => {
  const { backgroundColor, color } = getComputedStyle(element);
  return `${backgroundColor} ${color}`;
};

test('where the system forces its colours, what is chosen and whose turn it is are to be seen', async ({ page }) => {
  await prepare(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/settings');
  const label = (name: string) => page.locator('label').filter({ hasText: name });
  expect(await label('English').evaluate(looks)).not.toBe(await label('Italiano').evaluate(looks));
  for (const id of GAME_IDS) {
    await sit(page, id);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await tab('Log').evaluate(looks)).not.toBe(await tab('Rules').evaluate(looks));
    await expect(page.locator('header .who')).toHaveCSS('outline-style', 'solid');
    const framed = await page.getByRole('region', { name: 'The board' }).evaluate((board) => {
      const styles = [...board.querySelectorAll('*')].map((one) => getComputedStyle(one).outlineStyle);
      return styles.filter((style) => style !== 'none').length;
    });
    expect(framed, id).toBeGreaterThan(0);
  }
});

/** Runs in the page: the buttons that no scrolling brings into view. */
function cutOff(): string[] {
  const isWithin = (outer: DOMRect, x: number, y: number): boolean =>
    x >= outer.left - 1 && x <= outer.right + 1 && y >= outer.top - 1 && y <= outer.bottom + 1;
  const isCut = (button: Element): boolean => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let outer = button.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (/hidden|clip/.test(overflowX + overflowY) && !isWithin(outer.getBoundingClientRect(), x, y)) return true;
    }
    return !isWithin(
      new DOMRect(0, 0, document.documentElement.scrollWidth, document.documentElement.scrollHeight),
      x,
      y,
    );
  };
  return [...document.querySelectorAll('main button')]
    .filter((button) => button.checkVisibility() && isCut(button))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
}

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 640 };
/**
 * Sizes of letters in the browser's settings, of 16 by default, and of the window. The window changes each time, because
 * pages notice other letters only then.
 */
const SITUATIONS = [
  ['letters of 24 px on a phone', 24, PHONE],
  ['letters of 24 px at a desk', 24, DESK],
  ['letters of 32 px on a phone', 32, PHONE],
  ['letters of 32 px at a desk', 32, DESK],
  ['a zoom of 400 %', 16, { width: 320, height: 256 }],
  ['a phone on its side', 16, { width: 640, height: 360 }],
] as const;

/** Runs in the page: waits until it has been drawn anew. */
const settled = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Changes the letters and the window of a page that stays open, and looks at each. */
async function inEachSituation(page: Page, look: (situation: string) => Promise<void>): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  for (const [situation, font, viewport] of SITUATIONS) {
    await tools.send('Page.setFontSizes', { fontSizes: { standard: font } });
    await page.setViewportSize(viewport);
    await expect(page.locator('html')).toHaveCSS('font-size', `${font}px`);
    await page.evaluate(settled);
    await look(situation);
  }
  await tools.detach();
}

/** Runs in the page: by how much it can be scrolled sideways. */
const tooWide = (): number => document.documentElement.scrollWidth - innerWidth;

/** Runs in the page: the tools in a table's header that lie beyond its edges, and the prompt if it is cut. */
function cutHeader(): string[] {
  const isBeyond = (one: Element): boolean => one.getBoundingClientRect().right > innerWidth;
  const tools = [...document.querySelectorAll('[role="toolbar"] > *')].filter(isBeyond);
  const sentence = [...document.querySelectorAll('.sentence')].filter((one) => one.scrollHeight > one.clientHeight + 2);
  return [...tools, ...sentence].map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

/** Runs in the page: the headings that leave out a level, the first of which must be the page's only one of level 1. */
function misplacedHeadings(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility());
  const levels = headings.map((one) => Number(one.tagName.slice(1)));
  const isMisplaced = (level: number, at: number): boolean =>
    at === 0 ? level !== 1 : level === 1 || level > (levels[at - 1] ?? 0) + 1;
  return headings
    .filter((_, at) => isMisplaced(levels[at] ?? 0, at))
    .map((one) => `${one.tagName} ${one.textContent.trim()}`);
}

test('with large letters, zoom or a phone on its side no button of a board is out of reach', async ({ page }) => {
  await prepare(page);
  for (const id of GAME_IDS) {
    await sit(page, id);
    expect([id, ...(await page.evaluate(misplacedHeadings))]).toEqual([id]);
    await inEachSituation(page, async (situation) => {
      const found = [...(await page.evaluate(cutOff)), ...(await page.evaluate(cutHeader))];
      expect([id, situation, ...found]).toEqual([id, situation]);
    });
  }
});

/** Runs in the page: the names that are broken within a word. */
const brokenNames = (): string[] =>
  [...document.querySelectorAll('dialog li .name')]
    .filter((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > name.textContent.trim().split(/\s+/).length;
    })
    .map((name) => name.textContent.trim());

test('with large letters, zoom or a phone on its side pages do not scroll sideways, and ends can be read', async ({
  page,
}) => {
  await page.goto('/favicon.svg');
  await putSave(page, saveAt('over', (await botGame('dice-box')).end));
  const taught = GAME_IDS.flatMap((id) => [`/rules/${id}`, `/summary/${id}`]);
  for (const path of ['/', '/new/whisky-game', ...taught, '/settings', '/lobby', '/replay', '/account']) {
    await open(page, path);
    expect([path, ...(await page.evaluate(misplacedHeadings))]).toEqual([path]);
    await inEachSituation(page, async (situation) => {
      expect([path, situation, await page.evaluate(tooWide)]).toEqual([path, situation, 0]);
    });
  }
  await open(page, '/table/over');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  await inEachSituation(page, async (situation) => {
    expect([situation, ...(await page.evaluate(brokenNames))]).toEqual([situation]);
    await page.getByRole('button', { name: 'Play again' }).click({ trial: true });
  });
});
