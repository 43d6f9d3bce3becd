import { fastRng, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import { describe, expect, test } from 'vitest';
import { never, pick } from '../../../lists.ts';
import { actBy } from '../../../thinking/casual.ts';
import { winShares } from '../../../thinking/rewards.ts';
import { LINE_LENGTH, type Market } from '../evaluation/market.ts';
import { TEMPER } from '../temper.ts';
import { actionOf, deedOf, firstOf, isSingle, type Play, playOf } from './deeds.ts';
import { finishDraft } from './draft.ts';
import { turnsIn } from './turns.ts';
import { isOver, sharesAtEnd, takeTurn, type World, worldOf } from './world.ts';

const ALL = { toStock: LINE_LENGTH, toOpen: LINE_LENGTH, steps: 9, pairs: 0 };

function deal(seats: number, seed: number): DyceState {
  const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(seed));
  finishDraft(state, fastRng(seed));
  return state;
}

const actorIn = (state: DyceState): Seat => dyce.actors(state)[0] ?? never();
const act = (state: DyceState, action: DyceAction): void => dyce.apply(state, actorIn(state), action, () => {});

/** A whole turn by the rules: at random, but it always has two actions or a rest. */
function turnOf(state: DyceState, rng: ReturnType<typeof fastRng>): Play {
  const rests = { rests: TEMPER.rests ?? [] };
  const first = actBy(rests, dyce.legal(state, actorIn(state)), rng);
  act(state, first);
  if (first.type === 'pass' || first.type === 'take') return playOf(deedOf(first));
  const second = actBy(rests, dyce.legal(state, actorIn(state)), rng);
  act(state, second);
  return playOf(deedOf(first), deedOf(second));
}

/** All but the dice that come out of the bag. */
function known(world: World): object {
  const { market, turns } = world;
  const dice = { colours: old(market.colours), prices: old(market.prices) };
  return { ...world, turns: [...turns], bag: null, market: { ...plain(market), ...dice, all: null, trades: null } };
}

/** The dice that lay in the lines before. */
const old = (dice: Int16Array): number[] => [...dice].filter((_, i) => i % LINE_LENGTH < LINE_LENGTH - 1);

const plain = (market: Market): object =>
  Object.fromEntries(
    Object.entries(market).map(([name, list]) => [name, list instanceof Int16Array ? [...list] : list]),
  );

describe.each([2, 3, 4])('a game of %i as numbers', (seats) => {
  test('goes as by the rules, and ends alike', () => {
    for (const seed of [1, 2, 3]) {
      const rng = fastRng(seed);
      const state = deal(seats, seed);
      while (state.ending === null) {
        const world = worldOf(state);
        const play = turnOf(state, rng);
        takeTurn(world, play, rng);
        expect(isOver(world)).toBe(state.ending !== null);
        if (state.ending === null) expect(known(world)).toEqual(known(worldOf(state)));
        else expect(sharesAtEnd(world.market)).toEqual(winShares(dyce.outcome(state)?.places ?? []));
      }
    }
  });

  test('holds as many dice in bag and lines as there are', () => {
    const state = deal(seats, 5);
    const world = worldOf(state);
    const rng = fastRng(2);
    const dice = (): number[] => {
      const counts = [...world.bag];
      for (const colour of world.market.colours) counts[colour] = (counts[colour] ?? 0) + 1;
      return counts;
    };
    const before = dice();
    for (let turn = 0; turn < 60 && !isOver(world); turn++)
      takeTurn(world, pick(rng, turnsIn(world, ALL).slice(0, 2)), rng);
    expect(world.round).toBeGreaterThan(2);
    expect(dice()).toEqual(before);
  });

  test('offers only turns that the rules allow, and all that a widest look must find', () => {
    const rng = fastRng(4);
    const state = deal(seats, 7);
    for (let turn = 0; turn < 40 && state.ending === null; turn++) {
      const legal = dyce.legal(state, actorIn(state));
      const turns = turnsIn(worldOf(state), ALL);
      for (const play of turns) expect(legal).toContainEqual(actionOf(firstOf(play)));
      const rests = legal.filter(({ type }) => type === 'pass' || type === 'take');
      expect(turns.filter(isSingle).map((play) => actionOf(firstOf(play)))).toEqual(expect.arrayContaining(rests));
      turnOf(state, rng);
    }
  });
});

test('every action has a number of its own', () => {
  const state = deal(2, 1);
  const rng = fastRng(1);
  for (let turn = 0; turn < 30 && state.ending === null; turn++) {
    const legal = dyce.legal(state, actorIn(state));
    expect(legal.map((action) => actionOf(deedOf(action)))).toEqual(legal);
    turnOf(state, rng);
  }
});
