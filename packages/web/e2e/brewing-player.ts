import type { Page } from './fixtures.ts';

/** A good die that can be of use now. Whatever is in hand already and cannot be stored is left alone. */
const goodDie = (value: number): string => `.reserve:not(:has(.lifted)) .keen[data-piece$="${value}"]`;

/** The simplest thing to do now, as what to press: brew, answer, store a good die, else end the turn. */
const SIMPLEST = [
  '[data-recipe] .brew.can',
  '[data-answer]',
  '[data-verb="store"] button',
  ...[6, 5, 4].map(goodDie),
  '[data-verb="rest"] button',
];

export async function carryOn(page: Page): Promise<void> {
  const next = await page.evaluate((all) => all.find((one) => document.querySelector(one)), SIMPLEST);
  if (next) await page.locator(next).first().click({ timeout: 2_000 });
}
