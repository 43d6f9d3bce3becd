import { expect, type Page } from './fixtures.ts';
import { press } from './pressing.ts';

export const space = (page: Page, name: string) => page.locator(`[data-space="${name}"]`);
export const line = (page: Page, baron: string) => page.locator(`[data-baron="${baron}"]`);
export const stock = (page: Page, whisky: string) => page.locator(`[data-stock="${whisky}"]`);
export const verb = (page: Page, name: 'open' | 'advertise' | 'rest') => page.locator(`[data-verb="${name}"]`);
export const log = (page: Page) => page.getByRole('tabpanel');

/** The draft ends as soon as nothing is left to choose. */
export async function draft(page: Page): Promise<void> {
  const cubes = page.locator('[data-choose]');
  await expect(cubes.or(verb(page, 'rest')).first()).toBeVisible();
  while ((await cubes.count()) > 0) await press(page, cubes.first());
}

/** The barons by their gates, and the space behind each. */
export const GATES = { orange: 'c1', green: 'e3', purple: 'c5', black: 'a3' } as const;
const NATURAL = /Prices: (blue|red|yellow) (\d)/;

export interface Wish {
  readonly baron: keyof typeof GATES;
  readonly whisky: string;
  readonly price: number;
}

/** A baron selling something natural; with sixteen of twenty dice on the table there is always one. */
export async function someWish(page: Page): Promise<Wish> {
  for (const baron of Object.keys(GATES) as (keyof typeof GATES)[]) {
    const [, whisky, price] = NATURAL.exec((await line(page, baron).textContent()) ?? '') ?? [];
    if (whisky) return { baron, whisky, price: Number(price) };
  }
  throw new Error('no baron sells anything natural');
}

export const poundsOf = async (page: Page, seat: number): Promise<number> => {
  const words = await page.locator(`[data-merchant="${seat}"]`).textContent();
  return Number(/(\d+) pounds?/.exec(words ?? '')?.[1]);
};
