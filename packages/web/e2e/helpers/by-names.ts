import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { onceWithEffect } from './pressing.ts';

/** A button as assistive technology knows it. */
export interface Named {
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDisabled: boolean;
  /** Whether it belongs to what is asked, and not to the board. */
  readonly isAnswer: boolean;
}

const BUTTON = /^\s*- (')?button "((?:[^"\\]|\\.)*)"([^:]*)/;
const ASKING = 'region "What to do"';

/** The buttons of the page, read off the accessibility tree. */
export async function buttonsOf(page: Page): Promise<Named[]> {
  const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
  const asking = lines.findIndex((line) => line.includes(ASKING));
  return lines.flatMap((line, at) => {
    const [, quoted, name, states = ''] = BUTTON.exec(line) ?? [];
    if (name === undefined) return [];
    return {
      name: (quoted ? name.replaceAll("''", "'") : name).replaceAll('\\"', '"'),
      isPressed: states.includes('[pressed]'),
      isDisabled: states.includes('[disabled]'),
      isAnswer: asking >= 0 && at > asking,
    };
  });
}

/** Runs in the page. */
const hasFocus = (): boolean => document.activeElement !== document.body && document.activeElement !== null;

/** Whether a button could be given the focus; it may be gone already. */
const isReached = (button: Locator): Promise<boolean> =>
  button.focus({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** Presses a button by its name and the keyboard, waits for the effect, and expects the focus to be somewhere. */
export async function pressNamed(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  // On a way of several steps, what is asked between them is gone before anybody could press it.
  if (!(await isReached(button))) return;
  await onceWithEffect(page, () => page.keyboard.press('Enter'));
  await page.waitForFunction(hasFocus, undefined, { timeout: 5_000 }).catch((cause) => {
    throw new Error(`the focus is lost after “${name}”`, { cause });
  });
}

/** Presses whatever is chosen, until the match is over. */
export async function playByNames(page: Page, choose: (buttons: readonly Named[]) => Named | undefined): Promise<void> {
  for (;;) {
    const buttons = await buttonsOf(page);
    if (buttons.some(({ name }) => name === 'Play again')) break;
    const next = choose(buttons.filter(({ isDisabled }) => !isDisabled));
    if (next) await pressNamed(page, next.name);
    else await page.waitForTimeout(50);
  }
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
}
