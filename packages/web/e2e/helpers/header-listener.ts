import type { Page } from './fixtures.ts';

interface Said {
  readonly text: string;
  readonly at: number;
}

type Listening = typeof globalThis & { said?: Said[] };

/** Notes from now on what the header says, and when: a sentence may stand only for a moment. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: Said[] = [];
    (globalThis as Listening).said = said;
    const header = document.querySelector('header .prompt');
    const note = () => said.push({ text: header?.textContent?.trim() ?? '', at: performance.now() });
    if (header) new MutationObserver(note).observe(header, { childList: true, characterData: true, subtree: true });
  });

/** When the header said each of these first, in milliseconds. */
export async function timesOf(page: Page, ...patterns: readonly RegExp[]): Promise<number[]> {
  const said = await page.evaluate(() => (globalThis as Listening).said ?? []);
  return patterns.map((pattern) => said.find(({ text }) => pattern.test(text))?.at ?? Number.NaN);
}
