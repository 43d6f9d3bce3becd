// Positions to train on: a wrong and a right move, the reason, and what is kept.
import { fromEasyToHard, loadExercises, loadVerdicts } from '@taproom/games/training';
import { expect, type Page, test } from './helpers/fixtures.ts';

const GAME = 'dice-box';
const bar = (page: Page) => page.getByRole('region', { name: 'Exercise' });

/** The first exercise, and what its moves are worth. */
async function firstExercise() {
  const [exercise] = fromEasyToHard((await loadExercises(GAME)).exercises);
  if (!exercise) throw new Error('there is none');
  const verdict = (await loadVerdicts(GAME)).verdicts[exercise.id];
  const [best] = verdict?.moves ?? [];
  const worst = verdict?.moves.at(-1);
  if (!best || !worst) throw new Error('no move is judged');
  return { id: exercise.id, best, worst };
}

async function place(page: Page, move: string): Promise<void> {
  const [die = '', square = ''] = move.split(' ');
  await page.locator(`[data-hand] button[data-die="${die}"]`).first().click();
  await page.locator(`[data-square="${square}"]`).click();
}

test('a move is judged with its reason, one may try on, and the first try is kept', async ({ page }) => {
  const { id, best, worst } = await firstExercise();
  await page.goto(`/train/${GAME}`);
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page).toHaveURL(`/train/${GAME}#${id}`);
  await expect(bar(page).getByRole('status')).toContainText('What would you play?');
  await place(page, worst[0]);
  await expect(bar(page).getByRole('status')).toContainText('Not the best.');
  await expect(bar(page).getByRole('status')).toContainText(`wins ${Math.round(worst[1])} of 100 games.`);
  await expect(bar(page).getByRole('status')).toContainText(`wins ${Math.round(best[1])} of 100 games.`);
  await expect(bar(page).getByRole('status')).toContainText('found a right move: Guest');
  // The best die is taken up already.
  await page.locator(`[data-square="${best[0].split(' ')[1]}"]`).click();
  await expect(bar(page).getByRole('status')).toContainText('Right!');
  await bar(page).getByRole('link', { name: 'All exercises' }).click();
  await expect(page.getByRole('link', { name: 'Exercise 1, wrong' })).toBeVisible();
  await expect(page.getByText('0 right of 1 tried')).toBeVisible();
});

test('the next exercise is one that was not tried yet', async ({ page }) => {
  const { best } = await firstExercise();
  await page.goto(`/train/${GAME}`);
  await page.getByRole('link', { name: 'Begin' }).click();
  await place(page, best[0]);
  await bar(page).getByRole('link', { name: 'Next exercise' }).click();
  await expect(bar(page).getByRole('status')).toContainText('What would you play?');
  await page.goto(`/train/${GAME}`);
  await expect(page.getByText('1 right of 1 tried')).toBeVisible();
});

test('the focus goes along from exercise to exercise', async ({ page }) => {
  await page.goto(`/train/${GAME}`);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Begin' }).press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(main).toBeFocused();
  for (const [name, shown] of [
    ['Next exercise', bar(page)],
    ['All exercises', page.getByRole('heading', { level: 1 })],
    ['Exercise 7, not tried', bar(page)],
  ] as const) {
    await page.getByRole('link', { name }).press('Enter');
    await expect(shown).toBeVisible();
    await expect(main).toBeFocused();
  }
});

test('on a phone a long verdict scrolls, the board keeps its room, and the goal is said', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/train/whisky-game');
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(bar(page)).toContainText('Goal: a bottle of each region and 15 points.');
  await page.getByRole('button', { name: /^Easy/ }).click();
  await expect(bar(page).getByRole('status')).toContainText('Not the best.');
  for (const name of ['Map', 'My things', 'Players'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: 'Next exercise' })).toBeInViewport({ ratio: 1 });
});

test('on a desk the verdict stands beside the board, which does not change', async ({ page }) => {
  await page.goto('/train/dice-brewing');
  await page.getByRole('link', { name: 'Begin' }).click();
  const board = page.getByRole('region', { name: 'The board' });
  const pass = page.locator('[data-verb="rest"]').getByRole('button');
  await expect(pass).toBeVisible();
  const before = await board.boundingBox();
  await pass.click();
  await expect(bar(page).getByRole('status')).toContainText('100 games');
  expect(await board.boundingBox()).toEqual(before);
});

for (const [what, kept, said] of [
  ['cannot be read', '{', 'Your progress could not be read, so it begins anew.'],
  [
    'is strange in a part',
    // The rules of Dice Box.
    JSON.stringify({ rules: 1, attempts: { a: 'right', b: 'maybe', c: 3 } }),
    'Some of your progress could not be read. The rest is still here.',
  ],
  [
    'is of other rules',
    JSON.stringify({ rules: 0, attempts: {} }),
    'The rules have changed, and the exercises with them, so your progress begins anew.',
  ],
] as const)
  test(`progress that ${what} costs a sentence`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`taproom-training-${GAME}`, kept] as const);
    await page.goto(`/train/${GAME}`);
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
  });
