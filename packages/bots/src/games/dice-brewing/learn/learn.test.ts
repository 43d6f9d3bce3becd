import { expect, test } from 'vitest';
import { type TrainingPlan, train } from '../../../lab/train.ts';
import { LEARNT } from '../learnt/two.ts';

const plan = (network: string, games: number, seed = 5): TrainingPlan => ({
  game: 'dice-brewing',
  network,
  games,
  minutes: undefined,
  seed,
});

test('a network learns from whole games, and the same from the same', async () => {
  const [once, again, other] = [
    await train(plan('two', 2)),
    await train(plan('two', 2)),
    await train(plan('two', 2, 6)),
  ];
  expect(again.text).toBe(once.text);
  expect(once.report).toMatch(/rounds a game, surprised by \d\.\d+ bits/);
  expect(other.text.split('\n').slice(3)).not.toEqual(once.text.split('\n').slice(3));
});

test.each(['on', 'more'])('the training %s begins with what games of two have taught', async (network) => {
  expect((await train(plan(network, 1))).text).toContain(LEARNT);
});
