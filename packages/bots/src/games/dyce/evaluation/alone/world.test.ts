import { type FastRng, fastRng } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce, WHISKIES } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { at, never } from '../../../../lists.ts';
import { actBy } from '../../../../thinking/casual.ts';
import { TEMPER } from '../../temper.ts';
import { dycePosition } from '../../testing/position.ts';
import { type Market, NATURAL_COUNT } from '../market.ts';
import type { Turn } from '../turns.ts';
import { takeTurn } from './judge.ts';
import { verdictOn } from './verdict.ts';
import { drawDice, type World, worldOf } from './world.ts';

interface Evening {
  readonly before: World;
  readonly turn: Turn;
  /** As the rules have it, with new dice drawn. */
  readonly after: DyceState;
}

/** One turn and what the barons do, by the rules. */
function live(state: DyceState, rng: FastRng): Turn {
  const turn: DyceAction[] = [];
  const { round } = state;
  while (state.round === round && state.ending === null) {
    const action = actBy(TEMPER, dyce.legal(state, 0), rng);
    turn.push(action);
    dyce.apply(state, 0, action, () => {});
  }
  const [first = never(), ...then] = turn;
  return [first, ...then];
}

/** Every round of a game in which one acts at random. */
function eveningsOf(seed: number): Evening[] {
  const rng = fastRng(seed);
  const state = dyce.setup(1, { first: 'random', startDie: '1' }, fastRng(seed));
  const evenings: Evening[] = [];
  while (state.ending === null) {
    const before = worldOf(state);
    const turn = live(state, rng);
    evenings.push({ before, turn, after: structuredClone(state) });
  }
  return evenings;
}

const evenings = Array.from({ length: 40 }, (_, seed) => eveningsOf(seed)).flat();

/** All but the lines. */
const settled = ({ owners, stock, adverts, barons, pounds, hands, shops, sold, lives }: Market): number[][] => [
  ...[owners, stock, adverts, barons, pounds, hands, shops, sold].map((list) => [...list]),
  [lives],
];

const diceIn = ({ market, bag }: World): number[] =>
  WHISKIES.map((_, whisky) => (bag[whisky] ?? never()) + market.colours.filter((one) => one === whisky).length);

describe('a world of DYCE alone', () => {
  test('goes the way of the rules, whatever one does', () => {
    const open = evenings.filter(({ after }) => after.ending === null);
    expect(open.length).toBeGreaterThan(200);
    for (const { before, turn, after } of open) {
      takeTurn(before.market, turn);
      expect(verdictOn(before.market, before.round)).toBe('open');
      expect(settled(before.market)).toEqual(settled(worldOf(after).market));
      drawDice(before, fastRng(1));
      expect(before.round).toBe(after.round);
    }
  });

  test('is lost when the rules say so', () => {
    const ends = evenings.filter(({ after }) => after.ending !== null && after.ending !== 'blends');
    expect(new Set(ends.map(({ after }) => after.ending)).size).toBeGreaterThan(1);
    for (const { before, turn } of ends) {
      takeTurn(before.market, turn);
      expect(verdictOn(before.market, before.round)).toBe('lost');
    }
  });

  test('is won with the fourth blend', () => {
    const state = dycePosition({
      seats: 1,
      lines: [['green5']],
      shops: { c1: [0, 'green'] },
      whiskies: [['blue', 'yellow']],
      white: 5,
    });
    for (const merchant of state.merchants) merchant.sold = { green: 0, orange: 1, purple: 1, black: 1 };
    const world = worldOf(state);
    takeTurn(world.market, [{ type: 'done' }]);
    expect(verdictOn(world.market, world.round)).toBe('won');
  });

  test('keeps all dice, at prices of their kind, and draws each as often as another', () => {
    const rng = fastRng(3);
    const world = worldOf(dyce.setup(1, { first: 'random', startDie: '1' }, fastRng(2)));
    const all = diceIn(world);
    const firsts = WHISKIES.map(() => 0);
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      world.market.heads[0] = 1;
      drawDice(world, rng);
      const [colour, price] = [world.market.colours[0] ?? never(), world.market.prices[0] ?? never()];
      firsts[colour] = at(firsts, colour) + 1;
      expect(price > 3).toBe(colour >= NATURAL_COUNT);
    }
    expect(diceIn(world)).toEqual(all);
    const others = [...world.market.colours].slice(4);
    for (const [colour, times] of firsts.entries()) {
      const turning = at(all, colour) - others.filter((one) => one === colour).length;
      expect(times / rounds).toBeCloseTo(turning / 8, 1);
    }
  });
});
