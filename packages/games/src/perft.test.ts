import { type BaseState, fastRng, start } from '@taproom/engine';
import { bySeed, divide, perft, statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { findGame, GAME_IDS } from './index.ts';

/** The number of action sequences to depth 1, 2, 3 … A count that changes is a rule that changed, or a bug. */
const DEALS = [
  { game: 'dice-box', seats: 2, seed: 1, options: {}, counts: [12, 348, 6908] },
  { game: 'dice-box', seats: 2, seed: 2, options: { colours: 'one' }, counts: [12, 216, 4992] },
  { game: 'dice-box', seats: 3, seed: 1, options: { first: '2' }, counts: [12, 204, 4184, 86520] },
  // The draft: eight picks of which each colour is two, so 8! / 2!⁴ orders in the end.
  { game: 'dice-box', seats: 4, seed: 1, options: {}, counts: [4, 16, 60, 204, 600, 1440, 2520, 2520] },
];

/** Towards the end the lines are few and lead through rerolls, which must fall the same each time. */
const ENDGAMES = [
  { game: 'dice-box', seats: 2, seed: 3, left: 6, counts: [9, 48, 147, 371, 496, 815] },
  { game: 'dice-box', seats: 3, seed: 3, left: 6, counts: [2, 5, 5, 11, 12, 16] },
  { game: 'dice-box', seats: 4, seed: 3, left: 6, counts: [2, 8, 8, 8, 12, 12] },
];

function gameOf(id: string) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function dealOf({ game, seats, seed, options }: (typeof DEALS)[number]): BaseState {
  const dealt = start(gameOf(game), seats, fastRng(seed), options);
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.error));
  return dealt.value;
}

/** A random game, so many actions before its end. */
function endgameOf({ game, seats, seed, left }: (typeof ENDGAMES)[number]): BaseState {
  const run = walk(gameOf(game), { seats, dice: { kind: 'seed', seed } }, bySeed(seed), { mostActions: 1_000 });
  return statesOf(run).at(-1 - left) as BaseState;
}

const countsOf = (game: string, state: BaseState, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(gameOf(game), state, i + 1));

describe('perft', () => {
  it.each(DEALS)('$game, $seats seats, seed $seed, $options, from the deal', (deal) => {
    expect(countsOf(deal.game, dealOf(deal), deal.counts.length)).toEqual(deal.counts);
  });

  it.each(ENDGAMES)('$game, $seats seats, seed $seed, $left actions before the end', (endgame) => {
    expect(countsOf(endgame.game, endgameOf(endgame), endgame.counts.length)).toEqual(endgame.counts);
  });

  it.each(DEALS)('$game, $seats seats, seed $seed: the counts by first action add up', (deal) => {
    const state = dealOf(deal);
    const sum = divide(gameOf(deal.game), state, 2).reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(perft(gameOf(deal.game), state, 2));
  });

  it('has a table for every game', () => {
    expect(new Set(DEALS.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
  });
});
