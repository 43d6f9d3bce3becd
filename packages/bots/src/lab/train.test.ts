import { expect, test } from 'vitest';
import { type TrainingPlan, train } from './train.ts';

const PLAN: TrainingPlan = { game: 'dyce', network: 'alone', games: 4, minutes: undefined, seed: 3 };

test.each(['alone', 'rivals'])(
  'the same games and seed teach the same %s, and the file names the command',
  async (network) => {
    const plan = { ...PLAN, network };
    const [once, again, other] = [await train(plan), await train(plan), await train({ ...plan, seed: 4 })];
    expect(again.text).toBe(once.text);
    expect(other.text.split('\n').slice(3)).not.toEqual(once.text.split('\n').slice(3));
    expect(once).toMatchObject({
      games: 4,
      text: expect.stringContaining(`lab train dyce --network ${network} --games 4 --seed 3\n`),
    });
  },
);

test('a training that is stopped says what it was able to learn from', async () => {
  const { games, text } = await train({ ...PLAN, minutes: 1 }, { signal: AbortSignal.abort() });
  expect(games).toBe(0);
  expect(text).toMatch(/learnt from 0 games.+\n.+--games 4 --minutes 1 --seed 3\n/);
});

test('a game has only networks that it names', async () => {
  await expect(train({ ...PLAN, network: 'none' })).rejects.toThrow('no network none');
});
