import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Eavesdropper, eavesdrop, type Heard } from './helpers/eavesdropper.ts';
import { ANNA, expect, GUEST, type Page, sitDownTo } from './helpers/fixtures.ts';
import { carryOnUntil, goHome, newPerson, setTable, test } from './helpers/online-people.ts';
import { travel } from './helpers/whisky-player.ts';

/** The answer key as it is in the build. */
const KEY: readonly (readonly [id: string, right: number, fact: Readonly<Record<string, string>>])[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../games/src/whisky-game/questions/answers.json'), 'utf8'),
);

/** Unescapes quotes, as in a program's string literals. */
const plain = (text: string): string => text.replace(/\\(['"`])/g, '$1');

/**
 * The questions whose answers appear in a text: by their facts, or by the index of the right answer beside their id.
 */
function answersIn(text: string): string[] {
  const said = plain(text);
  return KEY.flatMap(([id, right, fact]) => {
    const beside = new RegExp(`\\b${id}["'\`]?\\s*[,:=]\\s*${right}\\b`);
    return beside.test(said) || Object.values(fact).some((one) => said.includes(one)) ? [id] : [];
  });
}

/** Everything heard that answers a question other than the settled ones. */
const leaksIn = (heard: readonly Heard[], settled: readonly string[] = []): string[] =>
  heard.flatMap(({ from, text }) => {
    const told = answersIn(text).filter((id) => !settled.includes(id));
    return told.length > 0 ? [`${from}: ${told.join(' ')}`] : [];
  });

let ear: Eavesdropper;
test.beforeEach(async ({ baseURL }) => {
  ear = await eavesdrop(baseURL ?? '');
});
test.afterEach(() => ear.close());

const isKept = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.includes(wanted));
  }, part);

const serviceWorkers = 'allow';

test('at an online table nothing that a browser fetches tells an answer before the question is settled', async ({
  browser,
}) => {
  const anna = await newPerson(browser, 'Anna', { baseURL: ear.address, serviceWorkers });
  const { page } = anna;
  await setTable(anna, { game: 'whisky-game', seats: [{ kind: 'me' }, { kind: 'bot', level: 'guest' }] });
  const options = page.locator('[data-option]');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await isKept(page, '/assets/OnlineTable')).toBe(true);
  // The bot may have been asked before.
  const pushed = () => ear.heard().filter(({ from }) => from === '/ws');
  const settled = (): string[] =>
    answersIn(
      pushed()
        .map(({ text }) => text)
        .join('\n'),
    );
  await carryOnUntil([anna], travel, async () => (await options.count()) > 0);
  const before = settled();
  const log = page.getByRole('tabpanel');
  await expect(log).toContainText('question for Anna');
  const told = log.getByText(/(Right!|Wrong, the right answer|gives no answer)/);
  expect(await told.count()).toBe(before.length);
  expect(leaksIn(ear.heard(), before)).toEqual([]);

  await options.first().click();
  // The bot moves on at once, and may have been asked by now too.
  await expect(async () => {
    // What was answered is read at leisure; the rest is told once it is put aside.
    const card = page.locator('[data-answer="close"]');
    if (await card.isVisible()) await card.click();
    expect(settled().length).toBeGreaterThan(before.length);
    expect(await told.count()).toBe(settled().length);
  }).toPass();
  const known = settled();
  for (const id of known.filter((one) => !before.includes(one)))
    await expect(log).toContainText(KEY.find(([one]) => one === id)?.[2]['en'] ?? '');
  expect(leaksIn(ear.heard(), settled())).toEqual([]);
  await goHome(anna);
});

test('the same search finds the answers that a table of one’s own is played with', async ({ browser }) => {
  const anna = await newPerson(browser, 'Anna', { baseURL: ear.address, serviceWorkers });
  await sitDownTo(anna.page, 'whisky-game', ANNA, GUEST);
  await expect(anna.page.locator('[data-target="dublin"]')).toBeAttached();
  const told = leaksIn(ear.heard()).find((leak) => leak.split(' ').length === KEY.length + 1);
  const [rules = ''] = told?.split(':') ?? [];
  expect(rules).toMatch(/^\/assets\/.*\.js$/);
  await expect.poll(() => isKept(anna.page, rules)).toBe(true);
  await goHome(anna);
});
