import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@taproom/engine';
import {
  ANNA,
  endScreen,
  expect,
  expectNoFaults,
  GUEST,
  giveUp,
  type Page,
  sitDown,
  sitDownTo,
  test,
} from './helpers/fixtures.ts';
import { finishedRecord, putSave } from './helpers/saved-table.ts';

type Seating = readonly object[];

/** Puts a finished match into the browser and opens its table. */
async function openFinished(page: Page, record: MatchRecord, seats: Seating): Promise<void> {
  const plan = { game: record.game, options: record.options, seats };
  const body = JSON.stringify({ plan, record });
  await page.goto('/favicon.svg');
  const revision = record.entries.length;
  await putSave(page, { id: 'finished', format: 'taproom-save-1', revision, savedAt: Date.now(), body });
  await page.goto('/table/finished');
}

/** One person where the place is the wanted one, bots everywhere else. */
function seating({ end }: MatchRecord, place: number, level: string): Seating {
  const places = end?.places ?? [];
  const at = places.indexOf(place);
  return places.map((_, seat) => (seat === at ? { kind: 'human', name: 'Anna' } : { kind: 'bot', level }));
}

/** Moves are told at the pace that players have. */
const atOrdinaryPace = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => localStorage.removeItem('taproom-pace')));

const bySize = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the verdict comes first, then the parts, the best moment and the next person', async ({ page }) => {
  const record = await finishedRecord('dice-box', 2);
  const [one = 0, other = 0] = record.end?.scores ?? [];
  await openFinished(page, record, seating(record, 1, 'guest'));
  const verdict = `You win by ${Math.abs(one - other)}`;
  await expect(endScreen(page).getByRole('heading', { name: verdict, exact: true })).toBeVisible();
  await expect(endScreen(page).getByText(/Turning point: with move \d+, Anna takes the lead for good/)).toBeVisible();
  await expectNoFaults(page);
  await endScreen(page).getByRole('button', { name: 'Next: Stanley' }).click();
  await expect(page.getByText('Stanley').first()).toBeVisible();
  await expect(page).not.toHaveURL(/finished/);
});

test('whoever loses is told kindly, and offered no stronger bots', async ({ page }) => {
  const record = await finishedRecord('dice-box', 2);
  await openFinished(page, record, seating(record, 2, 'guest'));
  await expect(endScreen(page).getByRole('heading', { name: /^Poppy wins by \d+$/ })).toBeVisible();
  await expect(endScreen(page)).toContainText('Well played all the same.');
  await expect(endScreen(page).getByRole('button', { name: /^Next/ })).toHaveCount(0);
});

test('the best moment can be watched again', async ({ page }) => {
  const record = await finishedRecord('dice-box', 2);
  await openFinished(page, record, seating(record, 1, 'guest'));
  const told = (await endScreen(page).getByText('Turning point').textContent()) ?? '';
  await endScreen(page).getByRole('link', { name: 'Watch it' }).click();
  await expect(
    page.getByText(`Move ${/move (\d+)/.exec(told)?.[1]} of ${record.entries.length}`).first(),
  ).toBeVisible();
});

test('the Whisky Game tells the regions that decided', async ({ page }) => {
  const record = await finishedRecord('whisky-game', 2);
  await openFinished(page, record, seating(record, 1, 'regular'));
  await expect(endScreen(page).getByText(/^\d of 6 regions$/)).toHaveCount(2);
  await expect(endScreen(page).getByRole('listitem').filter({ hasText: 'Speyside' }).first()).toBeVisible();
});

for (const game of ['dice-box', 'dyce'])
  test(`the result of ${game} can be saved as a picture of 1200 by 630`, async ({ page }) => {
    await openFinished(page, await finishedRecord(game, 2), [
      { kind: 'human', name: 'Anna' },
      { kind: 'human', name: 'Ben' },
    ]);
    const download = page.waitForEvent('download');
    await endScreen(page).getByRole('button', { name: 'Share as a picture' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(bySize(png)).toEqual([1200, 630]);
    // A blank sheet would be a tenth of this.
    expect(png.length).toBeGreaterThan(30_000);
    await expect(endScreen(page).getByRole('button', { name: 'Picture saved' })).toBeVisible();
  });

test('once everyone here has given up, the bots are done in no time', async ({ page }) => {
  await atOrdinaryPace(page);
  await sitDownTo(page, 'dyce', ANNA, GUEST, GUEST);
  await expect(page.getByRole('button', { name: 'Give up' })).toBeEnabled();
  await giveUp(page);
  await expect(endScreen(page)).toBeVisible({ timeout: 8_000 });
  await expect(endScreen(page).getByRole('heading', { name: /^You gave up\. / })).toBeVisible();
});

test('a turn handed over at one device fills the screen for a moment, or until somebody presses', async ({ page }) => {
  await atOrdinaryPace(page);
  await sitDown(page, ANNA, { name: 'Ben' });
  const next = page.locator('[data-next-player]');
  const turn = page.locator('header .who');
  for (let turns = 0; turns < 2; turns++) {
    await expect(turn).toBeVisible();
    const now = (await turn.textContent())?.trim();
    const then = now === 'Anna' ? 'Ben' : 'Anna';
    await page.locator('[data-die].acting:not(.idle)').first().click();
    await page.locator('[data-square].target.keen').first().click();
    await expect(next).toContainText(then, { timeout: 20_000 });
    await expect(page.getByRole('log').filter({ hasText: `${then}, it is your turn.` })).toBeAttached();
    if (turns === 0) await next.click();
    await expect(next).toBeHidden({ timeout: 3_000 });
    await expect(turn).toHaveText(then);
  }
});
