import type { Pointer, Step } from '@taproom/games/learning';
import { expect, type Page } from './fixtures.ts';

export const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });
/** What is said to those who do not see it: each step once. */
export const spoken = (page: Page) => page.getByRole('status', { name: 'Lesson' });

/** Notes what is read out from now on, each time that it is. */
export async function listenToLesson(page: Page): Promise<() => Promise<string[]>> {
  await spoken(page).evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (): unknown => region.textContent && heard.push(region.textContent);
    hear();
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

export const goOn = (page: Page) => coach(page).getByRole('button', { name: 'Go on' });

/** What a pointer names on the board. */
const pointedAt = (page: Page, pointer: Pointer) => {
  const [name, value] = pointer.split('=');
  return page
    .getByRole('region', { name: 'The board' })
    .locator(value ? `[data-${name}="${value}"]` : `[data-${name}]`);
};

/** The step is on: its words are said, and something that they point at is there; some parts are for other screens. */
export async function expectStep(page: Page, { words, point = [] }: Step): Promise<void> {
  await expect(coach(page)).toContainText(words);
  await expect(spoken(page)).toContainText(words);
  if (point.length === 0) return;
  const parts = point.map((pointer) => pointedAt(page, pointer)).reduce((all, one) => all.or(one));
  await expect(parts.filter({ visible: true }).first()).toBeVisible();
}

/**
 * Runs in the page: marks the next thing that is lit and has not been pressed yet, or what puts a card aside that is to
 * be read. What is lit after other words are said belongs to the next step.
 */
function markNext(words: string): 'lit' | 'over' | undefined {
  const said = document.querySelector('[role="status"][aria-label="Lesson"]')?.textContent;
  if (said && said !== words) return 'over';
  const pressable = 'button, [role="button"], [tabindex]';
  // While something is told, and between two positions, nothing is said; a card may have to be put aside then.
  const wanted = said ? '.hinted, [data-answer="close"]' : '[data-answer="close"]';
  const lit = [...document.querySelectorAll(wanted)].map((one) =>
    one.matches(pressable) ? one : (one.querySelector('button') ?? one.closest(pressable) ?? one),
  );
  const next = lit.find((one) => !one.hasAttribute('data-tried') && one.getBoundingClientRect().width > 0);
  for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
  next?.setAttribute('data-tried', '');
  next?.setAttribute('data-next', '');
  return next && 'lit';
}

/** Runs in the page: what was pressed for one step may be lit again for the next. */
function forgetTried(): void {
  for (const one of document.querySelectorAll('[data-tried]')) one.removeAttribute('data-tried');
}

/** Presses what is lit up, one thing after the other, until the step is over. */
export async function followLights(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  const words = (await spoken(page).textContent()) ?? '';
  await page.evaluate(forgetTried);
  for (let presses = 0; presses < 8; presses++) {
    const found = await page.waitForFunction(markNext, words);
    if ((await found.jsonValue()) === 'over') return;
    await press('[data-next]');
  }
  throw new Error(`what is lit up does not end the step: ${words}`);
}
