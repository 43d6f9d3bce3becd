import type { Page } from './fixtures.ts';
import { firstThere, press } from './pressing.ts';

/** A good die that is of use now. Anything already in hand that cannot be stored is left alone. */
const goodDie = (value: number): string => `.reserve:not(:has(.lifted)) .keen[data-piece$="${value}"]`;

/** Selectors for the simplest thing to do now: brew, answer, store a good die, else end the turn. */
const SIMPLEST = [
  '[data-recipe] .brew.can',
  '[data-answer]',
  '[data-verb="store"] button',
  ...[6, 5, 4].map(goodDie),
  '[data-verb="rest"] button',
];

/** Does the simplest possible thing for the seat to act. */
export async function carryOn(page: Page): Promise<void> {
  const next = await firstThere(page, SIMPLEST);
  await press(page, page.locator(next).first());
}
