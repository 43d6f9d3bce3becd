import type { Locator, Page } from '@playwright/test';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Runs in the page: everything it says, in writing or aloud, and what is or can be chosen. Given what was said before:
 * whether something else is said now, with nothing still on its way to the table.
 */
function said(before: string | null): string | boolean {
  const STATES = ['aria-label', 'aria-pressed', 'aria-checked', 'aria-disabled', 'aria-expanded', 'disabled', 'open'];
  const parts: (string | null)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) parts.push(...STATES.map((name) => node.getAttribute(name)));
    // Clocks change by themselves.
    else if (!node.parentElement?.closest('[role="timer"]')) parts.push(node.textContent);
  }
  const now = parts.join('\n');
  return before === null ? now : now !== before && !document.querySelector('[data-busy="true"]');
}

/** Does something once and waits until the page responds; no response is a failure. */
export async function onceWithEffect(page: Page, act: () => Promise<void>, patience = PATIENCE): Promise<void> {
  const before = await page.evaluate(said, null);
  await act();
  await page.waitForFunction(said, before as string, { timeout: patience });
}

/** Presses a control once, as soon as possible, and waits for the effect. */
export async function press(page: Page, control: Locator, patience = PATIENCE): Promise<void> {
  // What hovering alone shows is not an effect of pressing.
  await control.hover();
  await onceWithEffect(
    page,
    async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    patience,
  );
}

/** Presses a key once, and waits for the effect. */
export const pressKey = (page: Page, key: string, patience = PATIENCE): Promise<void> =>
  onceWithEffect(page, () => page.keyboard.press(key), patience);

/** The first of these that is there, as soon as one is and nothing is still on its way to the table. */
export async function firstThere(page: Page, selectors: readonly string[]): Promise<string> {
  const look = (all: readonly string[]): string | undefined =>
    document.querySelector('[data-busy="true"]') ? undefined : all.find((one) => document.querySelector(one));
  const found = await page.waitForFunction(look, selectors, { timeout: PATIENCE });
  return String(await found.jsonValue());
}
