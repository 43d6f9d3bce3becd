import { type AnyGame, clone, fastRng, nextFast, play } from '@taproom/engine';
import { type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { runArena } from '../../arena/index.ts';
import { choose } from '../../choose.ts';
import type { BotSpec } from '../../spec.ts';
import { brewingPosition, type Told } from '../../testing/dice-brewing.ts';
import type { Thought } from '../../thought.ts';

const game = diceBrewing as unknown as AnyGame;
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 4 } };
const CAREFUL: BotSpec = { kind: 'expert', budget: { iterations: 40 } };
type Mode = BrewingState['mode'];

const deal = (seats: number, seed: number, mode: Mode = 'standard'): BrewingState =>
  diceBrewing.setup(seats, { mode, unlucky: 'on', coins: 'same' }, fastRng(seed));
const withoutTime = (thought: Thought): Thought => ({ ...thought, milliseconds: 0 });

/** Plays by the rules until the end, or for so many actions. */
async function played(state: BrewingState, spec: BotSpec, seed: number, actions = 10_000): Promise<BrewingState> {
  const seeds = fastRng(seed);
  let now = state;
  for (let seat = game.actors(now)[0], i = 0; seat !== undefined && i < actions; seat = game.actors(now)[0], i++) {
    const { action } = await choose(game, now, seat, spec, nextFast(seeds));
    const next = play(diceBrewing, now, seat, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused`);
    now = next.state;
  }
  return now;
}

/** The brewing phase of a position, in which seat 0 has the turn. */
function brewing(told: Told): BrewingState {
  const state = brewingPosition({ round: 3, ...told });
  state.stack = [
    { at: 'round', done: 5 },
    { at: 'inOrder', phase: 'brew', seat: 1 },
    { at: 'brew', seat: 0 },
  ];
  return state;
}

describe.each([{ kind: 'greedy' }, { kind: 'apprentice' }] as const)('the $kind brewer', (spec) => {
  test.each([
    [2, 'standard'],
    [3, 'advanced'],
    [4, 'standard'],
  ] as const)('plays a whole game by the rules with %i seats, %s, and brews it to an end', async (seats, mode) => {
    const { ending, round } = await played(deal(seats, seats, mode), spec, seats);
    expect(ending).toBe('recipes');
    expect(round).toBeLessThan(20);
  });

  test('brews what it can, with the ingredient that it has for it', async () => {
    const state = brewing({ reserve: '', warehouse: 'y3 y3 g2', display: ['LAG-2', 'STO-3', 'POR-3'] });
    if (state.brewers[0]) state.brewers[0].ingredients.fruit = 1;
    const { action } = await choose(game, state, 0, spec, 1);
    expect(action).toEqual({ type: 'brew', recipe: 'LAG-2', extra: 'fruit', pay: 'cheapest' });
  });

  test('brews the better of two recipes for which it has the dice only once', async () => {
    // Cheap Lager brings two coins, Garden Pale Ale three, and one who has a green four now may not have it again.
    const state = brewing({ reserve: '', warehouse: 'y2 g4', display: ['LAG-1', 'PAL-1', 'LAG-3'] });
    expect((await choose(game, state, 0, spec, 1)).action).toMatchObject({ type: 'brew', recipe: 'PAL-1' });
  });

  test('gives the same answer for the same seed', async () => {
    const state = await played(deal(3, 8), { kind: 'apprentice' }, 1, 40);
    const seat = game.actors(state)[0] as number;
    const [once, again] = [await choose(game, state, seat, spec, 7), await choose(game, state, seat, spec, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });
});

describe('the expert of Dice Brewing', () => {
  test('plays by the rules', async () => {
    const state = await played(deal(3, 5), QUICK, 1, 60);
    expect(diceBrewing.check?.(state)).toBeUndefined();
  });

  test('does not see the dice, the recipes and the tokens to come', async () => {
    const state = await played(deal(3, 8, 'advanced'), { kind: 'apprentice' }, 1, 60);
    const seat = game.actors(state)[0] as number;
    const otherwise = { ...clone(state), rng: fastRng(12345), deck: state.deck.toReversed() };
    const thoughts = await Promise.all([state, otherwise].map((one) => choose(game, one, seat, CAREFUL, 3)));
    expect(withoutTime(thoughts[1] as Thought)).toEqual(withoutTime(thoughts[0] as Thought));
  });

  test('answers at once when it is stopped, by looks', async () => {
    const state = deal(2, 1);
    const seat = game.actors(state)[0] as number;
    const endless: BotSpec = { kind: 'expert', budget: {} };
    const { action, iterations } = await choose(game, state, seat, endless, 1, { signal: AbortSignal.abort() });
    expect(iterations).toBe(0);
    expect(diceBrewing.legal(state, seat)).toContainEqual(action);
  });

  test('answers with the best so far when it is stopped on the way, and tells how far it is', async () => {
    const state = deal(2, 1);
    const stopper = new AbortController();
    const shares: number[] = [];
    const onProgress = (share: number): void => {
      shares.push(share);
      if (shares.length === 2) stopper.abort();
    };
    const seat = game.actors(state)[0] as number;
    const spec: BotSpec = { kind: 'expert', budget: { iterations: 1_000_000 } };
    const { action } = await choose(game, state, seat, spec, 1, { signal: stopper.signal, onProgress });
    expect(shares.at(-1)).toBe(1);
    expect(diceBrewing.legal(state, seat)).toContainEqual(action);
  });

  test('raises the die in the window that lets it brew', async () => {
    const state = brewing({ reserve: '', warehouse: 'y3 y2 g2', display: ['LAG-2', 'STO-3', 'POR-3'] });
    state.stack = [
      { at: 'round', done: 4 },
      { at: 'inOrder', phase: 'window', seat: 1 },
      { at: 'window', seat: 0 },
    ];
    if (state.brewers[0]) state.brewers[0].tokens.raise = 1;
    expect((await choose(game, state, 0, CAREFUL, 1)).action).toEqual({ type: 'play', token: 'raise' });
  });
});

test('greedy beats random in Dice Brewing', async () => {
  const plan = { game: 'dice-brewing', seats: 2, options: {}, seed: 1, games: 8 };
  const { score } = await runArena({ ...plan, a: { kind: 'greedy' }, b: { kind: 'random' } });
  expect(score).toBeGreaterThan(0.9);
});
