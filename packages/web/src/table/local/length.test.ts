import { expect, test } from 'vitest';
import { longMatch, type MoveCost } from './testing/long-match.ts';

/** The middle of what many moves cost. */
const middle = (costs: readonly MoveCost[], of: (cost: MoveCost) => number): number =>
  costs.map(of).toSorted((a, b) => a - b)[costs.length >> 1] ?? 0;

test('a move after 2,000 entries writes and posts hardly more than one after 100', { timeout: 600_000 }, async () => {
  const { move, browser, id } = await longMatch();
  const costs: MoveCost[] = [];
  for (let entry = 0; entry < 2_100; entry++) costs.push(await move());
  expect(browser.saves.get(id)?.entries).toHaveLength(2_100);
  const [early, late] = [costs.slice(100, 200), costs.slice(2_000)];
  for (const of of [({ written }: MoveCost) => written, ({ posted }: MoveCost) => posted])
    expect(middle(late, of) / middle(early, of)).toBeLessThan(1.3);
});
