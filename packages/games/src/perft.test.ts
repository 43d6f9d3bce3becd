import { type BaseState, fastRng, start } from '@taproom/engine';
import { divide, perft, statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { findGame, GAME_IDS } from './index.ts';
import { planOf } from './testing/golden.ts';
import { perftTableOf } from './testing/perft.ts';

const tables = new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await perftTableOf(id)] as const)));
const DEALS = GAME_IDS.flatMap((game) => (tables.get(game)?.deals ?? []).map((deal) => ({ game, ...deal })));
const ENDGAMES = GAME_IDS.flatMap((game) =>
  (tables.get(game)?.endgames ?? []).map((endgame) => ({ game, ...endgame })),
);

function gameOf(id: string) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function dealOf({ game, seats, seed, options = {} }: (typeof DEALS)[number]): BaseState {
  const dealt = start(gameOf(game), seats, fastRng(seed), options);
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  return dealt.value;
}

/** A random game, this many actions before its end. */
async function endgameOf({ game, seats, seed, left }: (typeof ENDGAMES)[number]): Promise<BaseState> {
  const choose = (await planOf(game)).choose(seed);
  const run = walk(gameOf(game), { seats, dice: { kind: 'seed', seed } }, choose, { mostActions: 1_000 });
  return statesOf(run).at(-1 - left) as BaseState;
}

const countsOf = (game: string, state: BaseState, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(gameOf(game), state, i + 1));

describe('perft', () => {
  it.each(DEALS)('$game, $seats seats, seed $seed, $options, from the deal', (deal) => {
    expect(countsOf(deal.game, dealOf(deal), deal.counts.length)).toEqual(deal.counts);
  });

  it.each(ENDGAMES)('$game, $seats seats, seed $seed, $left actions before the end', async (endgame) => {
    expect(countsOf(endgame.game, await endgameOf(endgame), endgame.counts.length)).toEqual(endgame.counts);
  });

  it.each(DEALS)('$game, $seats seats, seed $seed: the counts by first action add up', (deal) => {
    const state = dealOf(deal);
    const sum = divide(gameOf(deal.game), state, 2).reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(perft(gameOf(deal.game), state, 2));
  });

  it.each(GAME_IDS)('%s has a table', (id) => {
    expect(tables.get(id)?.deals.length).toBeGreaterThan(0);
  });
});
