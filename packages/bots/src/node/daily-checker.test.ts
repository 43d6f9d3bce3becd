import { recordOf } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { dailyOf, FIRST_DAY, lineOn } from '@taproom/games/daily';
import { playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { afterAll, expect, test } from 'vitest';
import { checkDaily } from '../index.ts';
import { openDailyChecker } from './daily-checker.ts';

const id = 'six-sided-stout';
const daily = dailyOf(id);
if (daily.kind !== 'played') throw new Error('this is tested with a match');
const unplayed = recordOf(playLine(gameOf(id), notationOf(id), await lineOn(FIRST_DAY, daily)));

const checker = openDailyChecker();
afterAll(() => checker.close());

test('records are checked elsewhere as they would be here', async () => {
  for (const record of [unplayed, { ...unplayed, dice: { kind: 'seed', seed: -1 } as const }])
    expect(await checker.check(id, FIRST_DAY, record)).toEqual(await checkDaily(id, daily, FIRST_DAY, record));
});

test('there is no match to check in a quiz', async () => {
  await expect(checker.check('whisky-game', FIRST_DAY, unplayed)).rejects.toThrow('is no match');
});

test('nobody is left waiting when the checker is closed', async () => {
  const other = openDailyChecker();
  const checks = Promise.allSettled([1, 2].map(() => other.check(id, FIRST_DAY, unplayed)));
  await other.close();
  expect((await checks).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
