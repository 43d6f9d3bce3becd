import { ANNA, diceOnGrid, expect, GUEST, openSquares, sitDown, test, usefulDice } from './helpers/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the client starts, opens its tables, plays against bots and teaches', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Whatever tables need is fetched as soon as a page asks for it.
    const isKept = async () => (await caches.match('/', { ignoreSearch: true })) && (await keptWorkers()) === 2;
    const keptWorkers = async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).filter(({ url }) => /worker-.*\.js$/.test(url)).length;
    };
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await sitDown(page, ANNA, GUEST);
  await usefulDice(page).first().click();
  const before = await diceOnGrid(page).count();
  await openSquares(page).first().click();
  await expect.poll(() => diceOnGrid(page).count()).toBeGreaterThan(before);
  await page.goto('/rules/dice-box#DB-3');
  await expect(page.getByText('DB-3')).toBeVisible();
  await page.goto('/learn/dice-box');
  await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('[data-square].hinted')).toBeVisible();
});
