import { expect, type Page } from './fixtures.ts';

export const choice = (page: Page, name: string) => page.locator(`[data-choice="${name}"]`);
export const targets = (page: Page) => page.locator('[data-cell].target');
export const filled = (page: Page) => page.locator('[data-cell].filled');
export const closeButton = (page: Page) => page.getByRole('button', { name: 'Close the day' });
export const dayIs = (page: Page, day: number) => expect(page.getByText(`Day ${day} of 10`)).toBeVisible();

export const DAYS = Array.from({ length: 10 }, (_, at) => at);
const GOODS = ['malt', 'yeast', 'hops'] as const;

/** What to spend a day on: the goods in turn, or the next one available; undefined once the recipe is full. */
export async function goodOf(page: Page, day: number): Promise<(typeof GOODS)[number] | undefined> {
  for (const i of GOODS.keys()) {
    const good = GOODS[(day + i) % GOODS.length] ?? 'malt';
    if ((await choice(page, good).getAttribute('aria-disabled')) !== 'true') return good;
  }
  await choice(page, 'stop').click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  return undefined;
}

const isClosable = async (page: Page): Promise<boolean> =>
  (await closeButton(page).getAttribute('aria-disabled')) !== 'true';

/** The first malt goes where yeast can join it at the water; later only required units are added. */
export const nextCell = async (page: Page) =>
  (await filled(page).count()) === 0 ? page.locator('[data-cell="b1"]') : targets(page).first();

export const mustPut = async (page: Page): Promise<boolean> =>
  (await filled(page).count()) === 0 || !(await isClosable(page));

/** Adds the required units, closes the day and waits until it is saved. */
export async function addByMouse(page: Page): Promise<void> {
  await expect(closeButton(page)).toBeVisible();
  while (await mustPut(page)) {
    const before = await filled(page).count();
    await (await nextCell(page)).click();
    await expect(filled(page)).toHaveCount(before + 1);
  }
  await closeButton(page).click();
  await expect(closeButton(page)).toBeHidden();
}
