import { anyGame, clone, fastRng, nextFast, play } from '@taproom/engine';
import { type BrewingState, diceBrewing, type Token } from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { withoutTime } from '../../../testing/thoughts.ts';
import { choose } from '../../../thinking/choose.ts';
import type { Thought } from '../../../thinking/thought.ts';
import { brewingPosition, type Told } from '../testing/position.ts';

const game = anyGame(diceBrewing);
const QUICK: BotSpec = { kind: 'expert', budget: { iterations: 4 } };
const CAREFUL: BotSpec = { kind: 'expert', budget: { iterations: 40 } };
type Mode = BrewingState['mode'];

const deal = (seats: number, seed: number, mode: Mode = 'standard'): BrewingState =>
  diceBrewing.setup(seats, { mode, unlucky: 'on', coins: 'same', rounds: '30' }, fastRng(seed));

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
    { at: 'round', done: 6 },
    { at: 'inOrder', phase: 'brew', seat: 1 },
    { at: 'brew', seat: 0 },
  ];
  return state;
}

function give({ brewers, blackMarket }: BrewingState, seat: number, token: Token): void {
  blackMarket[token]--;
  const brewer = brewers[seat];
  if (brewer) brewer.tokens[token]++;
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

  test('BR-31: declines where it is asked only because of its hidden token', async () => {
    const state = { ...brewingPosition({ reserve: '', warehouse: 'b6', round: 2 }), mode: 'advanced' as const };
    if (state.brewers[0]) state.brewers[0].seeds = 0;
    give(state, 0, 'blockRecipe');
    expect((await choose(game, state, 0, spec, 1)).action).toEqual({ type: 'pass' });
  });

  test('gives the same answer for the same seed', async () => {
    const state = await played(deal(3, 8), { kind: 'apprentice' }, 1, 40);
    const seat = at(game.actors(state), 0);
    const [once, again] = [await choose(game, state, seat, spec, 7), await choose(game, state, seat, spec, 7)];
    expect(withoutTime(again)).toEqual(withoutTime(once));
  });
});

describe('the greedy brewer', () => {
  const spec: BotSpec = { kind: 'greedy' };

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
});

describe('the expert of Dice Brewing', () => {
  test('brews with the ingredient that wins the game, in its last round', async () => {
    const state = {
      ...brewing({ reserve: '', warehouse: 'y3 y3 g2', display: ['LAG-2', 'STO-3', 'POR-3'] }),
      lastRound: 3,
    };
    const [own, rival] = state.brewers;
    if (own) own.ingredients.fruit = 1;
    // Mass Lager makes 7 XP of what there is, or 9 with fruit.
    if (rival) rival.xp = 3;
    const { action, ranked } = await choose(game, state, 0, CAREFUL, 1);
    expect(action).toEqual({ type: 'brew', recipe: 'LAG-2', extra: 'fruit', pay: 'cheapest' });
    expect(ranked[0]?.value).toBe(1);
  });

  test('plays by the rules', async () => {
    const state = await played(deal(3, 5), QUICK, 1, 60);
    expect(diceBrewing.check?.(state)).toBeUndefined();
  });

  test('does not see the dice, the recipes and the tokens to come', async () => {
    const state = await played(deal(3, 8, 'advanced'), { kind: 'apprentice' }, 1, 60);
    const seat = at(game.actors(state), 0);
    const otherwise = { ...clone(state), rng: fastRng(12345), deck: state.deck.toReversed() };
    const [here, there] = [
      await choose(game, state, seat, CAREFUL, 3),
      await choose(game, otherwise, seat, CAREFUL, 3),
    ];
    expect(withoutTime(there)).toEqual(withoutTime(here));
  });

  test('BR-31: does not know which tokens the others hold', async () => {
    const [seat = 0] = game.actors(deal(3, 8, 'advanced'));
    const thoughtIn = ([one, other]: readonly [Token, Token]): Promise<Thought> => {
      const state = deal(3, 8, 'advanced');
      give(state, seat, 'raise');
      give(state, (seat + 1) % 3, one);
      give(state, (seat + 2) % 3, other);
      return choose(game, state, seat, CAREFUL, 3);
    };
    const [here, there] = [await thoughtIn(['lock', 'reroll']), await thoughtIn(['withdraw', 'blockRecipe'])];
    expect(withoutTime(there)).toEqual(withoutTime(here));
  });
});

describe('the expert of Dice Brewing under way', () => {
  test('answers at once when it is stopped, by looks', async () => {
    const state = deal(2, 1);
    const seat = at(game.actors(state), 0);
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
    const seat = at(game.actors(state), 0);
    const spec: BotSpec = { kind: 'expert', budget: { iterations: 1_000_000 } };
    const { action } = await choose(game, state, seat, spec, 1, { signal: stopper.signal, onProgress });
    expect(shares.at(-1)).toBe(1);
    expect(diceBrewing.legal(state, seat)).toContainEqual(action);
  });

  test('raises the die in the window that lets it brew', async () => {
    const state = brewing({ reserve: '', warehouse: 'y3 y2 g2', display: ['LAG-2', 'STO-3', 'POR-3'] });
    state.stack = [
      { at: 'round', done: 5 },
      { at: 'inOrder', phase: 'window', seat: 1 },
      { at: 'window', seat: 0 },
    ];
    if (state.brewers[0]) state.brewers[0].tokens.raise = 1;
    expect((await choose(game, state, 0, CAREFUL, 1)).action).toEqual({ type: 'play', token: 'raise' });
  });
});
