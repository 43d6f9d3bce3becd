// The rules of every game with their figures, their search and their links, and the summary on screen and on paper.
import { GAME_IDS } from '@taproom/games';
import { loadLearning } from '@taproom/games/learning';
import { botGame, positionAt, saveAt } from './helpers/bot-game.ts';
import { expect, expectNoFaultsInBothThemes, type Page, test } from './helpers/fixtures.ts';
import { coach, expectStep } from './helpers/lesson.ts';
import { putSave } from './helpers/saved-table.ts';

const figures = (page: Page) => page.locator('figure');
const rulings = (page: Page) => page.locator('dl > [id]');
const search = (page: Page) => page.getByRole('searchbox');
const passages = (page: Page) => page.locator('main section > p, dl > [id]');

/** Runs in the page: how many figures are drawn, and the captions of those that are not or run out of their frames. */
function drawn(): { count: number; missing: string[] } {
  const all = [...document.querySelectorAll('figure')];
  const isDrawn = (figure: Element): boolean => {
    const frame = figure.firstElementChild?.getBoundingClientRect();
    const drawing = figure.firstElementChild?.firstElementChild?.getBoundingClientRect();
    if (!frame || !drawing) return false;
    return drawing.width > 50 && drawing.height > 20 && drawing.right <= frame.right + 1;
  };
  const missing = all.filter((figure) => !isDrawn(figure)).map((figure) => figure.textContent.trim());
  return { count: all.length - missing.length, missing };
}

/** The rules of a game once all their figures are drawn. */
async function openRules(page: Page, path: string): Promise<void> {
  await page.goto(`/rules/${path}`);
  await expect(figures(page).first()).toBeVisible();
  await expect.poll(async () => (await page.evaluate(drawn)).missing).toEqual([]);
}

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
])
  test(`rules are illustrated by the real boards, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const id of GAME_IDS) {
      await openRules(page, id);
      expect((await page.evaluate(drawn)).count, id).toBeGreaterThanOrEqual(6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), id).toBe(0);
    }
  });

const longWords = (text: string): readonly string[] => text.match(/\p{L}{5,}/gu) ?? [];

test('a search shows and counts the passages that hold all its words', async ({ page }) => {
  for (const id of GAME_IDS) {
    await openRules(page, id);
    const all = await passages(page).count();
    const [one = '', other = ''] = longWords((await passages(page).last().textContent()) ?? '');
    await search(page).fill(`${other} ${one.toUpperCase()}`);
    await expect.poll(() => passages(page).count()).toBeLessThan(all);
    const found = await passages(page).count();
    expect(found, id).toBeGreaterThan(0);
    const marks = await page.locator('mark').allTextContents();
    expect(new Set(marks.map((mark) => mark.toLowerCase())), id).toEqual(
      new Set([one.toLowerCase(), other.toLowerCase()]),
    );
    await expect(page.getByText(found === 1 ? '1 passage found' : `${found} passages found`)).toBeVisible();
    await search(page).fill('zeppelin');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(passages(page)).toHaveCount(0);
    await search(page).fill('');
    await expect(passages(page)).toHaveCount(all);
  }
});

test.describe('in Czech', () => {
  test.use({ locale: 'cs-CZ' });

  test('a search needs no accents', async ({ page }) => {
    for (const id of GAME_IDS) {
      await openRules(page, id);
      const all = await passages(page).count();
      const words = longWords((await passages(page).last().textContent()) ?? '');
      const accented = words.find((word) => /[čďěňřšťůž]/.test(word)) ?? '';
      await search(page).fill(accented);
      await expect.poll(() => passages(page).count(), accented).toBeLessThan(all);
      const found = await passages(page).allTextContents();
      expect(found.length, accented).toBeGreaterThan(0);
      await search(page).fill(accented.normalize('NFD').replace(/\p{M}/gu, ''));
      await expect(search(page)).not.toHaveValue(accented);
      await expect(passages(page)).toHaveText(found);
    }
  });
});

test('a ruling can be linked: it is shown, marked and has the focus, and stays there while figures appear', async ({
  page,
}) => {
  for (const id of GAME_IDS) {
    await page.goto(`/rules/${id}`);
    const last = (await rulings(page).last().getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await openRules(page, `${id}#${last}`);
    const ruling = page.locator(`[id="${last}"]`);
    await expect(ruling).toBeFocused();
    await expect(ruling).toBeInViewport({ ratio: 1 });
    await expect(ruling).toHaveClass(/marked/);
    const first = rulings(page).first();
    const name = (await first.getAttribute('id')) ?? '';
    await first.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${name}$`));
    await expect(first).toBeFocused();
  }
});

for (const id of GAME_IDS)
  test(`what a ruling of ${id} says can be tried in the lesson`, async ({ page }) => {
    const { lesson } = await loadLearning(id, 'en');
    await page.goto(`/rules/${id}`);
    const link = page.getByRole('link', { name: 'Try it' }).last();
    const [path = '', name] = ((await link.getAttribute('href')) ?? '').split('#');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
    const step = lesson.find((one) => one.id === name);
    if (!step) throw new Error(`the lesson has no step ${name}`);
    await expectStep(page, step);
    await expect(coach(page)).toBeInViewport({ ratio: 1 });
  });

test('coming back from the lesson, one finds the place in the rules again', async ({ page }) => {
  await page.goto('/rules/whisky-game');
  const link = page.getByRole('link', { name: 'Try it' }).last();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await page.evaluate(drawn)).missing).toEqual([]);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(2_000);
  await link.click();
  await expect(coach(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the contents lead to each section, folded on a phone, and away while one searches', async ({ page }) => {
  await page.goto('/rules/whisky-game');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = page.getByRole('heading', { level: 2 }).last();
  await contents.getByRole('link').last().click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await search(page).fill('bottle');
  await expect(contents).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  await search(page).fill('');
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('Contents').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('on a phone the summary is within reach during play and in a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sit(page, 'dice-box');
  await page.getByRole('button', { name: 'Log, rules and dice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Summary' }).click();
  await expect(page.getByRole('dialog', { name: 'Dice Box at a glance' })).toBeVisible();
  await page.goto('/learn/dice-box');
  await page.getByRole('toolbar').getByRole('button', { name: 'Summary' }).click();
  await expect(page.getByRole('dialog', { name: 'Dice Box at a glance' })).toBeVisible();
});

/** How many sheets of paper a page takes. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const text = (await page.pdf({ format })).toString('latin1');
  return text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Sits down at a table of a game that has begun. */
async function sit(page: Page, id: (typeof GAME_IDS)[number]): Promise<void> {
  await page.goto('/favicon.svg');
  await putSave(page, saveAt(id, positionAt(await botGame(id, 3, 60), 0.8)));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
}

for (const id of GAME_IDS)
  test(`the summary of ${id} opens at the table by a key and is printed on one sheet`, async ({ page, context }) => {
    await sit(page, id);
    await page.keyboard.press(',');
    const dialog = page.getByRole('dialog', { name: /at a glance$/ });
    await expect(dialog.getByRole('heading', { name: 'You win by' })).toBeVisible();
    await expect(dialog.locator('figure')).toHaveCount(4);
    await expect.poll(async () => (await page.evaluate(drawn)).missing).toEqual([]);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Print' }).click();
    const paper = await opened;
    await expect(paper.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect.poll(async () => (await paper.evaluate(drawn)).count).toBe(4);
    for (const format of ['A4', 'Letter'] as const) expect(await sheets(paper, format), format).toBe(1);
    await paper.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(paper.getByRole('navigation')).toBeHidden();
    await paper.close();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

for (const id of GAME_IDS)
  test(`axe finds nothing where ${id} is taught`, async ({ page }) => {
    await openRules(page, id);
    await expectNoFaultsInBothThemes(page);
    for (const place of ['summary', 'learn', 'daily', 'train']) {
      await page.goto(`/${place}/${id}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expectNoFaultsInBothThemes(page);
    }
  });
