import { expect, type Page, test } from './helpers/fixtures.ts';
import { openTableAt } from './helpers/saved-table.ts';

interface Sample {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  /** What must be open. */
  readonly open: string;
  readonly keys: readonly string[];
  readonly listed: RegExp;
  /** What the keys have led to. */
  readonly effect: (page: Page) => ReturnType<Page['locator']>;
}

const log = (page: Page) => page.getByRole('tabpanel');
const BOTH = ['Anna', 'Ben'];

/** A key of each board, and what its list says about it. */
const SAMPLES: readonly Sample[] = [
  {
    game: 'dice-box',
    title: 'Dice Box',
    names: BOTH,
    open: 'place',
    keys: ['1', '2', '3', '4', '5', '6'],
    listed: /^1–6\s+Take a die of that value/,
    effect: (page) => page.getByRole('group', { name: /^Dice of/ }).getByRole('button', { pressed: true }),
  },
  {
    game: 'six-sided-stout',
    title: 'Six Sided Stout',
    names: ['Anna'],
    open: 'market',
    keys: ['m'],
    listed: /^M\s+H\s+Y\s+Go to the market/,
    effect: (page) => log(page).getByText(/malt/),
  },
  {
    game: 'dyce',
    title: 'DYCE',
    names: BOTH,
    open: 'pass',
    keys: ['f'],
    listed: /^F\s+Show all next moves/,
    effect: (page) => page.getByRole('button', { pressed: true, name: /next moves/i }),
  },
  {
    game: 'dice-brewing',
    title: 'Dice Brewing',
    names: BOTH,
    open: 'pass',
    keys: ['p'],
    listed: /^P\s+Pass$/,
    effect: (page) => log(page).getByText(/passes/),
  },
  {
    game: 'whisky-game',
    title: 'The Whisky Game',
    names: BOTH,
    open: 'roll',
    keys: ['r'],
    listed: /^R\s+Roll the dice$/,
    effect: (page) => log(page).getByText(/ throws \d:/),
  },
];

for (const { game, title, names, open, keys, listed, effect } of SAMPLES) {
  test(`? lists the keys of ${title}, and one of them does what it says`, async ({ page }) => {
    const moment = (legal: readonly { type: string }[]) => legal.some(({ type }) => type === open);
    await openTableAt(page, { game, options: {}, names, seed: 3, moment });
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(listed).first()).toBeVisible();
    await expect(dialog.getByText(/^\.\s+Skip ahead/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(undo).toBeFocused();
    await undo.blur();
    await expect(effect(page)).toHaveCount(0);
    for (const key of keys) await page.keyboard.press(key);
    await expect(effect(page).first()).toBeVisible();
  });
}
