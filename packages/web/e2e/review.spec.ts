// The review of a finished match: made with progress and a way to stop, kept, and a way back into the game.
import { DEVICES, diceOnGrid, expect, expectNoFaultsInBothThemes, type Page, test } from './helpers/fixtures.ts';
import { briefRecord, putFinished } from './helpers/saved-table.ts';

/** How long a review of a brief match may take on a machine that is busy, in milliseconds. */
const PATIENCE = { timeout: 90_000 };

const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const chart = (page: Page) => review(page).getByRole('slider', { name: 'Position in the match' });
const told = (page: Page) => page.getByRole('log');

test('a review is stopped and made, adds up, leads into the match, and is there at once the next time', async ({
  page,
}) => {
  await putFinished(page, 'over', briefRecord('dice-box', 2, 3), ['Anna', 'Ben']);
  await page.goto('/table/over');
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL('/replay/over#review');
  await review(page).getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(review(page)).toBeFocused();
  await expect(chart(page)).toHaveCount(0);
  await review(page).getByRole('button', { name: 'Review this match' }).press('Enter');
  await expect(review(page).getByRole('status')).toContainText(/Looking at every move: \d+ %/);
  await expect(chart(page)).toBeVisible(PATIENCE);
  await expect(review(page)).toBeFocused();

  // One begins at the deal, and arrows lead on, the replay along with them.
  await chart(page).focus();
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^Move 0: Anna \d+ of 100, Ben \d+ of 100$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toContainText('Move 2 of 4');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^Move 2:/);
  await expect(diceOnGrid(page)).toHaveCount(3);

  const sums = review(page).getByRole('table').first();
  for (const row of await sums.locator('tbody tr:nth-child(2)').all()) {
    const cells = await row.locator('td').allTextContents();
    const [start = 0, luck = 0, lost = 0, gifts = 0, end = 0] = cells.map((cell) =>
      Number(cell.replace('=', '').replace('−', '-').replace('+', '')),
    );
    expect(Math.abs(start + luck + lost + gifts - end)).toBeLessThan(0.05);
  }
  await review(page).getByText('Every move in a table').click();
  await expect(review(page).getByRole('row', { name: /^1\. / })).toContainText(/fine|inaccurate|mistake|blunder/);

  const turn = review(page).getByRole('article', { name: /^Turning point 1, move \d/ });
  const move = Number((await turn.getAttribute('aria-label'))?.match(/\d+$/)?.[0]);
  await expect(turn).toContainText(/Played: .*Better: /);
  await turn.getByRole('button', { name: 'Show it on the board' }).press('Enter');
  await expect(diceOnGrid(page)).toHaveCount(move);
  await expect(page.locator('[data-square].hinted')).toHaveCount(1);

  await page.reload();
  await expect(chart(page)).toBeVisible();
  await page.getByRole('button', { name: 'Moves' }).click();
  await expect(page.getByRole('button', { name: /, −\d+ of 100/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await turn.getByRole('button', { name: 'Show it on the board' }).click();
  await turn.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\/(?!over)/);
  await expect(diceOnGrid(page)).toHaveCount(move);
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
});

test('a review fits a desk and a phone, where turning points stand below the board', async ({ page }) => {
  await putFinished(page, 'over', briefRecord('dyce', 2, 14), ['Anna', 'Ben']);
  await page.goto('/replay/over#review');
  await expect(chart(page)).toBeVisible(PATIENCE);
  for (const [, size] of DEVICES) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(chart(page)).toBeVisible();
    await expectNoFaultsInBothThemes(page);
  }
  await page.getByRole('button', { name: 'Show it on the board' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const turn = page.getByRole('article', { name: /^Turning point/ });
  await expect(turn).toBeInViewport({ ratio: 1 });
  await expect(turn).toContainText('Played: ');
  await page.keyboard.press('ArrowRight');
  await expect(turn).toHaveCount(0);
});
