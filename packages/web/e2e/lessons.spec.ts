// Every lesson to its end, by what it lights up; then the same position as a real game.
import { GAME_IDS, gameOf } from '@taproom/games';
import { type Lesson, loadLearning, type Step } from '@taproom/games/learning';
import { dieOn, expect, openSquares, type Page, square, tabTo, test, usefulDice } from './helpers/fixtures.ts';
import { coach, expectStep, followLights, goOn, listenToLesson, spoken } from './helpers/lesson.ts';

/** A question shows its answer only after a wrong one; all that there are ask for a die of Dice Box and its square. */
async function answerWrong(page: Page, { answers = {} }: Step): Promise<void> {
  const [die = '', to = ''] = Object.keys(answers)[0]?.split(' ') ?? [];
  await expect(page.locator('.hinted')).toHaveCount(0);
  await page.locator(`[data-hand="0"] [data-die="${die}"]`).first().dragTo(square(page, to));
  await expect(page.locator('.hinted').first()).toBeVisible();
}

async function takeLesson(page: Page, lesson: Lesson, press: (selector: string) => Promise<void>): Promise<void> {
  for (const step of lesson) {
    await expectStep(page, step);
    if (step.isAsked) await answerWrong(page, step);
    if (step.moves) await followLights(page, press);
    else await goOn(page).press('Enter');
  }
  await expect(coach(page)).toContainText('That is all you need.');
}

for (const id of GAME_IDS)
  test(`the lesson of ${id} by mouse, and on as a real game`, async ({ page }) => {
    const { lesson } = await loadLearning(id, 'en');
    await page.goto(`/learn/${id}`);
    await takeLesson(page, lesson, (selector) => page.locator(selector).click());
    await coach(page).getByRole('button', { name: 'Play the rest' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.getByRole('region', { name: 'The board' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  });

/** Walks by arrows from the square that has the focus to another. */
async function walkTo(page: Page, to: string): Promise<void> {
  const from = (await page.locator('[data-square]:focus').getAttribute('data-square')) ?? '';
  const [right = 0, down = 0] = [0, 1].map((at) => to.charCodeAt(at) - from.charCodeAt(at));
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  await expect(square(page, to)).toBeFocused();
}

/** Takes a die up by keys; of those in the hand, Tab leads to one, and arrows to the others. */
async function takeUp(page: Page, die: string): Promise<void> {
  const wanted = page.locator(`[data-hand="0"] [data-die="${die}"]`);
  await tabTo(page, page.locator('[data-hand="0"] [data-die]'));
  for (let presses = 0; presses < 12 && !(await wanted.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Makes the move that is lit up, of Dice Box: the die is taken up already, unless it is what the step asks for. */
async function moveByKeys(page: Page, move: string, isAsked = false): Promise<void> {
  const [die = '', to] = move.split(' ');
  if (isAsked) await takeUp(page, die);
  const glow = isAsked ? 'target' : 'hinted';
  const lit = page.locator(to ? `[data-square="${to}"].${glow}` : '[data-pool] button.hinted');
  await expect(lit.first()).toBeVisible();
  if (to) {
    await expect(page.locator('[data-chosen]')).toHaveAttribute('data-die', die);
    await tabTo(page, page.locator('[data-square]'));
    await walkTo(page, to);
  } else await tabTo(page, lit);
  await page.keyboard.press('Enter');
}

test('the lesson of Dice Box by keyboard alone: each step is read once, and the focus is never lost', async ({
  page,
}) => {
  const { lesson } = await loadLearning('dice-box', 'en');
  await page.goto('/learn/dice-box');
  const heard = await listenToLesson(page);
  for (const step of lesson) {
    await expectStep(page, step);
    await expect(page.locator('body')).not.toBeFocused();
    if (step.moves?.[0]) await moveByKeys(page, step.moves[0], step.isAsked);
    else {
      await expect(goOn(page)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  await expect(coach(page)).toBeFocused();
  expect(await heard()).toEqual([
    ...lesson.map(({ words }) => words),
    expect.stringContaining('That is all you need.'),
  ]);
  await tabTo(page, coach(page).getByRole('button', { name: 'Play the rest' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await expect(usefulDice(page).first()).toBeVisible();
});

const PROGRESS = 'taproom-lesson-dice-box';
const wordsOf = async (id: string): Promise<string> => {
  const { lesson } = await loadLearning('dice-box', 'en');
  return lesson.find((step) => step.id === id)?.words ?? `no step is called ${id}`;
};

test('a lesson goes on where it was left, step by step and back', async ({ page }) => {
  await page.goto('/learn/dice-box#both');
  await expect(coach(page)).toContainText(await wordsOf('both'));
  await coach(page).getByRole('button', { name: 'Skip' }).click();
  await expect(coach(page)).toContainText(await wordsOf('corner'));
  await expect(page).toHaveURL(/\/learn\/dice-box$/);
  await page.reload();
  await expect(coach(page)).toContainText(await wordsOf('corner'));
  await expect(dieOn(page, 'd3')).toBeVisible();
  await coach(page).getByRole('button', { name: 'One step back' }).click();
  await expect(coach(page)).toContainText(await wordsOf('both'));
  await expect(dieOn(page, 'd3')).toBeHidden();
});

const { rules } = gameOf('dice-box');
for (const damage of ['{', `{"rules":${rules},"step":7}`, `{"rules":${rules},"step":"gone","isDone":false}`])
  test(`where one left off is damaged, which is said once: ${damage}`, async ({ page }) => {
    await page.addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [PROGRESS, damage]);
    await page.goto('/learn/dice-box');
    const sentence = 'Where you left off could not be read, so the lesson begins anew.';
    await expect(coach(page)).toContainText(sentence);
    await expect(spoken(page)).toContainText(sentence);
    await expect(coach(page)).toContainText(await wordsOf('goal'));
    await goOn(page).click();
    await expect(coach(page)).toContainText(await wordsOf('seed'));
    await expect(coach(page)).not.toContainText(sentence);
  });

test('what follows a move is told instead of what has been done', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('taproom-pace', '1000'));
  await page.goto('/learn/dice-box#seed');
  const words = coach(page).getByText(await wordsOf('seed'));
  await expect(words).toBeVisible();
  await square(page, 'c2').click();
  await expect(coach(page).getByText(/^Player places red 6 on c2/)).toBeVisible();
  await expect(words).toBeHidden();
});

test('a lesson that was left half done is offered as such', async ({ page }) => {
  await page.goto('/learn/dice-box#both');
  await expect(coach(page)).toContainText(await wordsOf('both'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on with the lesson' }).click();
  await expect(coach(page)).toContainText(await wordsOf('both'));
});

test('a wrong move is answered, and the die goes back', async ({ page }) => {
  await page.goto('/learn/dice-box#seed');
  await expect(page.getByRole('status').getByText('Hint: Place red 6 on c2')).toBeAttached();
  const yellow = page.locator('[data-hand="0"] [data-die="y4"]').first();
  const before = await yellow.boundingBox();
  await yellow.dragTo(square(page, 'c2'));
  await expect(coach(page)).toContainText('these pips count for your rival');
  await expect(spoken(page)).toHaveText('It fits, but these pips count for your rival.');
  await expect.poll(() => yellow.boundingBox()).toEqual(before);
  await expect(dieOn(page, 'c2')).toBeHidden();
  await page.locator('[data-hand="0"] [data-die="r3"]').click();
  await expect(page.getByRole('link', { name: 'DB-10' })).toBeVisible();
});

test('a die that the lesson has taken up stays in the hand when it is pressed', async ({ page }) => {
  await page.goto('/learn/dice-box#both');
  const chosen = page.locator('[data-chosen]');
  await expect(chosen).toHaveAttribute('data-die', 'b5');
  await chosen.click();
  await expect(chosen).toHaveAttribute('data-die', 'b5');
  await square(page, 'b2').click();
  await expect(coach(page)).toContainText(await wordsOf('corner'));
});

test('on a phone, what a chosen shop is for is said in the counter, and hides nothing of the city', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn/dyce#sell');
  const said = page.locator('.counter .sentence');
  await expect(said).toContainText('Press a whisky');
  const [counter, words] = [await page.locator('.counter').boundingBox(), await said.boundingBox()];
  expect(words?.y).toBeGreaterThan(counter?.y ?? Number.NaN);
});

test('whoever plays on after the end sits at a real table with that move made', async ({ page }) => {
  await page.goto('/learn/dice-box#rest');
  await coach(page).getByRole('button', { name: 'Skip' }).click();
  await expect(coach(page)).toContainText('That is all you need.');
  await page.locator('[data-die].acting:not(.idle)').first().click();
  const to = (await openSquares(page).first().getAttribute('data-square')) ?? '';
  await openSquares(page).first().click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(dieOn(page, to)).toBeVisible();
});
