import { clone, type Tagged } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import { dieOn, expect, openSquares, type Page, square, test } from './helpers/fixtures.ts';
import { listen, timesOf } from './helpers/header-listener.ts';
import { type Moment, openTableAt } from './helpers/saved-table.ts';

const TABLE = { game: 'dice-box', options: {}, names: ['Anna', 'Bruno', 'Cecilia'] } as const;

const inHand = (page: Page, die: string) => page.locator(`[data-hand] button[data-die="${die}"]`).first();
const placements = (legal: readonly Tagged[]) =>
  (legal as readonly DiceBoxAction[]).filter((action) => action.type === 'place');

/** The dice of a hand that fit nowhere. */
const stuckOf = (page: Page) => page.locator('[data-die].acting.idle');

const isPartlyStuck: Moment = (legal, seat, state) => {
  const { phase, hands } = diceBox.view(state as DiceBoxState, seat);
  const useful = new Set(placements(legal).map(({ die }) => die));
  return phase === 'play' && useful.size > 0 && (hands[seat] ?? []).some((die) => !useful.has(die));
};

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('a die says what it scores and for whom, or why it fits nowhere', async ({ page }) => {
    await openTableAt(page, { ...TABLE, moment: isPartlyStuck });
    await expect(page.getByText(/^Open squares: \d+/)).toBeVisible();
    await stuckOf(page).first().tap();
    await expect(page.getByText(/at the moment: the open ones take/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'DB-10' })).toBeVisible();
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
    await page.locator('[data-die].acting:not(.idle)').first().tap();
    await expect(page.getByText(/ scores (\d pips? for (Anna|Bruno|Cecilia)|for nobody here)/)).toBeVisible();
    await openSquares(page).first().tap();
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
  });
});

test('a hint takes up its die, so that its square takes no other', async ({ page }) => {
  await openTableAt(page, { ...TABLE, moment: isPartlyStuck });
  await page.locator('[data-die].acting:not(.idle)').last().click();
  await page.getByRole('button', { name: 'Hint' }).click();
  const target = page.locator('[data-square].hinted');
  await expect(target).toBeVisible();
  const name = (await target.getAttribute('data-square')) ?? '';
  const chosen = page.locator('[data-chosen]');
  await expect(chosen).toHaveClass(/hinted/);
  const label = (await chosen.getAttribute('aria-label'))?.replace(', yours', '') ?? '';
  await target.click();
  await expect(dieOn(page, name)).toBeVisible();
  await expect(square(page, name)).toHaveAccessibleName(`${name}, ${label}`);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    // The pace is the normal one, not that of the other tests.
    test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion } });

    test('a forced reroll is announced first, and its result told when the dice lie still', async ({ page }) => {
      let forcing: Extract<DiceBoxAction, { type: 'place' }> | undefined;
      const forces: Moment = (legal, seat, state) => {
        forcing = placements(legal).find((action) => {
          const events: string[] = [];
          diceBox.apply(clone(state as DiceBoxState), seat, action, ({ type }) => events.push(type));
          return events.includes('rerolled');
        });
        return forcing !== undefined;
      };
      await openTableAt(page, { ...TABLE, moment: forces });
      if (!forcing) throw new Error('no move forces a reroll');
      await expect(openSquares(page).first()).toBeVisible();
      await listen(page);
      await inHand(page, forcing.die).click();
      await square(page, forcing.square).click();
      await expect(page.locator('.scene')).toBeVisible();
      await expect(openSquares(page)).toHaveCount(0);
      await expect(openSquares(page).first()).toBeVisible();
      const [placed = 0, rolling = 0, rolled = 0] = await timesOf(
        page,
        /places .+ on [a-e][1-5]\.$/,
        /has no die that fits, and rolls them all again\.$/,
        /cannot place and rerolls:/,
      );
      expect(rolling).toBeGreaterThan(placed);
      expect(rolled).toBeGreaterThan(rolling);
    });
  });
