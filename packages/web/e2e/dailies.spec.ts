// The challenges of a day: a quiz and a match to their ends, what is kept of them, and what the server says.
import { GAME_IDS, gameOf } from '@taproom/games';
import { dailyOf, lineOn } from '@taproom/games/daily';
import { moveNamed, playLine, playNamed } from '@taproom/games/learning';
import { solutionOn } from '@taproom/games/solutions';
import { notationOf } from '@taproom/games/text';
import { rightOf } from '@taproom/games/whisky-game';
import { quizOn } from '@taproom/games/whisky-game/daily';
import { dieOn, expect, type Page, test } from './helpers/fixtures.ts';
import { choice } from './helpers/stout-player.ts';

// The server counts days by its own clock, so these are played today.
const NOON = new Date(new Date().setHours(12, 0, 0, 0));
const dayOf = (time: Date): string => time.toLocaleDateString('sv');
const later = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);
const DAY = dayOf(NOON);
const inWords = (time: Date, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', style).format(time);
const TODAY = inWords(NOON, { dateStyle: 'full' });
const shortly = (time: Date): string => inWords(time, { day: 'numeric', month: 'long' });
const QUIZ = '/daily/whisky-game';

/** Answers the questions of the day, the first few of them wrongly, by the numbers of the options. */
async function takeQuiz(page: Page, wrong: number): Promise<void> {
  for (const [at, { id, order }] of quizOn(DAY).entries()) {
    const right = order.indexOf(rightOf(id));
    await expect(page.getByText(`${at + 1} / 7`)).toBeVisible();
    await page.keyboard.press(String(((at < wrong ? right + 1 : right) % order.length) + 1));
    await expect(page.getByRole('status').filter({ hasText: at < wrong ? 'Wrong.' : 'Right!' })).toBeVisible();
    await page.keyboard.press('Enter');
  }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: NOON });
});

test('a quiz of seven questions, by keyboard, is kept, compared and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(QUIZ);
  await expect(page.getByText(TODAY)).toBeVisible();
  await expect(page.getByText('No streak yet')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^The next one in (12:00:00|11:\d\d:\d\d)$/);
  await page.getByRole('button', { name: 'Play' }).click();
  await takeQuiz(page, 2);
  await expect(page.getByText('5 of 7 right').first()).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByText('Par, reached by a strong bot: 6 of 7 right.')).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('This browser does not allow copying here.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Copy the result' })).toBeFocused();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n').slice(0, 3)).toEqual([`The Whisky Game · ${TODAY}`, '5 of 7 right', '🟥🟥🟩🟩🟩🟩🟩']);
  await page.getByRole('button', { name: 'Compare with others' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.keyboard.press('Enter');
  const others = page.getByRole('region', { name: 'How others did' });
  await expect(others).toContainText(/Result\s*Players/);
  await expect(others).toContainText(/5 of 7 right *1 · you/);
  await page.reload();
  await expect(page.getByText('5 of 7 right').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `${shortly(NOON)}: 5 of 7 right` })).toBeVisible();
});

test('a quiz that was left goes on with the next question', async ({ page }) => {
  await page.goto(QUIZ);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('1 / 7')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('2 / 7')).toBeVisible();
});

test('every game has its challenge, and its page names what is asked', async ({ page }) => {
  for (const id of GAME_IDS) {
    const { about } = await dailyOf(id).loadWords('en');
    await page.goto('/');
    await page.locator(`a[href="/daily/${id}"]`).click();
    await expect(page.getByRole('heading', { name: about })).toBeVisible();
  }
});

test('a match of the day is one table, and its result stays', async ({ page }) => {
  await page.goto('/daily/six-sided-stout');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText('the same for everyone, one try')).toBeVisible();
  const table = page.url();
  await expect(page.getByRole('button', { name: 'Hint' })).toBeDisabled();
  await page.goto('/daily/six-sided-stout');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(table);
  await choice(page, 'stop').click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page).toHaveURL(`/daily/six-sided-stout/${DAY}`);
  await expect(page.getByText('0 points').first()).toBeVisible();
  await expect(page.getByText(/Par, reached by a strong bot: \d+ points/)).toBeVisible();
  await page.getByRole('button', { name: 'Watch the best line' }).click();
  await expect(page).toHaveURL(/\/replay\/file/);
});

test('who plays the best line against the rival reaches par, and the server finds the same', async ({ page }) => {
  const [game, notation] = [gameOf('dice-box'), notationOf('dice-box')];
  const daily = dailyOf('dice-box');
  if (daily.kind !== 'played') throw new Error('this is no quiz');
  const { par, moves } = await solutionOn(DAY, 'dice-box');
  await page.goto('/daily/dice-box');
  await page.getByRole('button', { name: 'Play' }).click();
  let match = playLine(game, notation, await lineOn(DAY, daily));
  for (const move of moves) {
    const [die = '', square = ''] = move.split(' ');
    if (moveNamed(game, notation, match.state, move)?.seat === 0) {
      await page.locator(`[data-hand] button[data-die="${die}"]`).first().click();
      await page.locator(`[data-square="${square}"]`).click();
    }
    await expect(dieOn(page, square)).toBeVisible();
    match = playNamed(game, notation, match, move);
  }
  await page.getByRole('button', { name: 'See how it went' }).click();
  await expect(page.getByText(`won by ${par}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Par, reached by a strong bot: won by ${par}.`)).toBeVisible();
});

test('an earlier day can be played, a later one not yet, and no other', async ({ page }) => {
  await page.goto(QUIZ);
  await page.getByRole('link', { name: `${shortly(later(-1))}: not played` }).click();
  await expect(page.getByText('This day is over')).toBeVisible();
  for (const day of [dayOf(later(1)), '2026-10-31', 'tomorrow']) {
    await page.goto(`${QUIZ}/${day}`);
    await expect(page.getByRole('alert')).toHaveText('There is no challenge for this day.');
  }
});

/** Keeps a text in this browser, whole or damaged. */
async function keep(page: Page, key: string, kept: unknown): Promise<void> {
  await page.goto('/favicon.svg');
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept);
  await page.evaluate((both) => localStorage.setItem(...both), [key, text] as [string, string]);
}

test('a damaged store costs a sentence, and nothing else', async ({ page }) => {
  const kept = {
    [DAY]: { score: 3, picture: '', on: DAY, answers: [0, 1, 2, 3, 0, 1, 2] },
    [dayOf(later(-1))]: 'soup',
  };
  await keep(page, 'taproom-daily-whisky-game', kept);
  await page.goto(QUIZ);
  await expect(page.getByRole('alert')).toHaveText(
    'Some of your earlier results could not be read. The others are still here.',
  );
  await expect(page.getByText('3 of 7 right').first()).toBeVisible();
});

test('results of which none can be read cost a sentence that is true', async ({ page }) => {
  await keep(page, 'taproom-daily-whisky-game', '{"2026-11-');
  await page.goto(QUIZ);
  await expect(page.getByRole('alert')).toHaveText('Your earlier results could not be read, so they begin anew.');
});

for (const [what, kept, sentence] of [
  ['of other rules', { rules: 1, day: DAY, answers: [1] }, 'The rules have changed since you were here'],
  ['with too many answers', { day: DAY, answers: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, 'What you had begun could not be read'],
  ['with answers that are none', { day: DAY, answers: [-1, -1, -1, -1, -1, -1, -1] }, 'What you had begun could not'],
] as const)
  test(`a quiz ${what} begins anew with a sentence`, async ({ page }) => {
    await keep(page, 'taproom-quiz-whisky-game', kept);
    await page.goto(QUIZ);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('button', { name: 'Play' }).click();
    await takeQuiz(page, 1);
    await expect(page.getByText('6 of 7 right').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a solution that was kept damaged is fetched again', async ({ page }) => {
  const result = { score: 3, picture: '', on: DAY, answers: [0, 1, 2, 3, 0, 1, 2], solution: 'abc' };
  await keep(page, 'taproom-daily-whisky-game', { [DAY]: result });
  await page.goto(QUIZ);
  await expect(page.getByText('3 of 7 right').first()).toBeVisible();
  await expect(page.getByText(/^Par, reached by a strong bot: \d of 7 right\.$/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a best line that cannot be played costs a sentence', async ({ page }) => {
  const result = { score: -2, picture: '', on: DAY, solution: { par: 1, moves: ['zz'] } };
  await keep(page, 'taproom-daily-dice-box', { [DAY]: result });
  await page.goto('/daily/dice-box');
  await page.getByRole('button', { name: 'Watch the best line' }).click();
  await expect(page.getByText('The best line cannot be shown: it does not fit this challenge.')).toBeVisible();
  await expect(page.getByText('lost by 2', { exact: true })).toBeVisible();
});

/** Damages the only table that is kept in this browser. */
const damageTable = (page: Page, damage: 'cut' | 'other-rules'): Promise<void> =>
  page.evaluate(
    (how) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('taproom');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          const tables = transaction.objectStore('tables');
          const all = tables.getAll();
          all.onsuccess = () => {
            const [{ body, ...table }] = all.result;
            tables.put({
              ...table,
              body: how === 'cut' ? body.slice(0, 20) : body.replace(/"rules":\d+/, '"rules":99'),
            });
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    damage,
  );

for (const [damage, sentence] of [
  ['cut', 'What you had begun could not be read, so this challenge begins anew.'],
  ['other-rules', 'The rules have changed since you were here, so this challenge begins anew.'],
] as const)
  test(`a match of the day that was begun and is damaged (${damage}) begins anew with a sentence`, async ({ page }) => {
    await page.goto('/daily/dyce');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page).toHaveURL(/\/table\//);
    const table = page.url();
    await page.goto('/favicon.svg');
    await damageTable(page, damage);
    await page.goto('/daily/dyce');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(page.getByText('the same for everyone, one try')).toBeVisible();
    expect(page.url()).not.toBe(table);
    await page.goto('/daily/dyce');
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('a result that comes too late is not sent, and a sentence says why', async ({ page }) => {
  const late = dayOf(later(-5));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/whisky-game/${late}`)) sent.push(request.url());
  });
  await keep(page, 'taproom-daily-whisky-game', {
    [late]: { score: 3, picture: '', on: DAY, answers: [0, 1, 2, 3, 0, 1, 2] },
  });
  const answer = await page.request.post('/api/guest', { data: { name: 'Ada' } });
  expect(answer.ok()).toBe(true);
  await page.goto(`${QUIZ}/${late}`);
  await expect(page.getByText('This day is over everywhere, so its results are no longer taken.')).toBeVisible();
  await expect(page.getByText(/^Par, reached by a strong bot/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare with others' })).toHaveCount(0);
  expect(sent).toEqual([]);
});
