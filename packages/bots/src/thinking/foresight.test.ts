import type { AnyGame } from '@taproom/engine';
import { isOneInSix } from '@taproom/testkit';
import { expect, test } from 'vitest';
import { nextDie, nextDieWith } from '../testing/next-die.ts';
import { choose } from './choose.ts';

const TRIES = 3000;
const SEARCH = { kind: 'search', budget: { iterations: 30 } } as const;

/** How often the search says what the real die then shows. */
async function hitRate(game: AnyGame, tries: number): Promise<number> {
  let hits = 0;
  for (let seed = 0; seed < tries; seed++) {
    const state = nextDieWith(seed);
    const { action } = await choose(game, state, 0, SEARCH, seed + tries);
    game.apply(state, 0, action, () => {});
    hits += state.hit ? 1 : 0;
  }
  return hits / tries;
}

test('a search guesses the next die one time in six', async () => {
  expect(await hitRate(nextDie, TRIES)).toSatisfy((rate: number) => isOneInSix(rate, TRIES));
});

test('it would always guess right in a game that forgets to hide the dice', async () => {
  expect(await hitRate({ ...nextDie, imagine() {} }, 100)).toBe(1);
});
