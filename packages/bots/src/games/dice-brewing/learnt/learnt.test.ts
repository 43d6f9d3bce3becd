import { clone, fastRng, nextFast, type Seat } from '@taproom/engine';
import { type BrewingAction, type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { at, pick } from '../../../lists.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { lookOf } from '../evaluation/looks.ts';
import { brewingPosition, type Told } from '../testing/position.ts';
import { judgeBrewing } from './index.ts';
import { networkFor } from './network.ts';
import { learntStandingOf } from './standing.ts';
import { leadAmong, sharesAmong } from './worths.ts';

/** A position on the way of a game that is played anyhow. */
function middle(seats: number, seed: number, actions: number): BrewingState {
  const rng = fastRng(seed);
  const state = diceBrewing.setup(seats, { mode: 'standard', unlucky: 'off', coins: 'same', rounds: '30' }, rng);
  for (let i = 0; i < actions; i++) {
    const seat = at(diceBrewing.actors(state), 0);
    const [best] = judgeBrewing(state, seat);
    const legal = diceBrewing.legal(state, seat);
    diceBrewing.apply(state, seat, nextFast(rng) % 3 === 0 || !best ? pick(rng, legal) : best.action, unheard);
  }
  return state;
}

const leadOf = (state: BrewingState, seat: Seat): number => learntStandingOf(state, networkFor(state)).judge.lead(seat);
const answersIn = (state: BrewingState): Float64Array =>
  learntStandingOf(state, networkFor(state)).worths.answers.slice();
/** On trial only what the seat shows is looked at anew. */
const leadIfOnly = (seat: Seat, before: Float64Array, after: Float64Array): number =>
  leadAmong(before.with(seat, at(Array.from(after), seat)), seat);
const sharesOf = (state: BrewingState): number[] =>
  sharesAmong(learntStandingOf(state, networkFor(state), true).worths.answers);

/** Actions whose consequences lie open, within the same turn. */
const isPlain = (action: BrewingAction): boolean => ['store', 'sow', 'deal'].includes(action.type);

describe('a network that judges brewers', () => {
  test.each([2, 3, 4])('sees after an action on trial what it sees after the action (%i seats)', (seats) => {
    let compared = 0;
    for (const actions of [5, 60, 90, 130]) {
      const state = middle(seats, actions, actions);
      const seat = at(diceBrewing.actors(state), 0);
      const standing = learntStandingOf(state, networkFor(state));
      const looks = diceBrewing
        .legal(state, seat)
        .filter(isPlain)
        .map((action) => [action, lookOf(standing, state, seat, action)] as const);
      for (const [action, look] of looks) {
        const after = clone(state);
        diceBrewing.apply(after, seat, action, unheard);
        if (after.stack.at(-1)?.at !== state.stack.at(-1)?.at) continue;
        expect(leadIfOnly(seat, answersIn(state), answersIn(after))).toBeCloseTo(look, 9);
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(4);
  });

  test.each([2, 3, 4])('shares one win among %i seats', (seats) => {
    const shares = sharesOf(middle(seats, 1, 100));
    expect(shares).toHaveLength(seats);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  });

  test('does not count what the dice show as a round begins', () => {
    const state = brewingPosition({ reserve: 'y1 b2 g3 u4', round: 3 });
    const otherwise = brewingPosition({ reserve: 'y6 b6 g6 u6', round: 3 });
    expect(sharesOf(state)).toEqual(sharesOf(otherwise));
    expect(leadOf(state, 0)).toBeLessThan(leadOf(otherwise, 0));
  });
});

describe('what games have taught', () => {
  /** The share of the win of seat 0 as a round begins. */
  function shareIn(told: Told, change: (state: BrewingState) => void = () => {}): number {
    const state = brewingPosition({ reserve: 'y1 b1 g1 u1', warehouse: '', round: 4, ...told });
    for (const brewer of state.brewers) brewer.recipes = ['WHE-1'];
    change(state);
    return at(sharesOf(state), 0);
  }
  const own = (state: BrewingState): BrewingState['brewers'][number] => at(state.brewers, 0);

  test('experience, coins, seeds, dice and ingredients are good', () => {
    const usual = shareIn({});
    for (const change of [
      (state: BrewingState) => (own(state).xp = 4),
      (state: BrewingState) => (own(state).coins += 4),
      (state: BrewingState) => (own(state).seeds += 1),
    ])
      expect(shareIn({}, change)).toBeGreaterThan(usual);
    expect(shareIn({ reserve: 'y1 y1 b1 g1 u1' })).toBeGreaterThan(usual);
    expect(shareIn({ reserve: 'y1 b1 g1 u1 u1' })).toBeGreaterThan(usual);
  });

  test('it is good to have the dice for a recipe when it comes to brewing', () => {
    const lead = (display: string[]): number => {
      const state = brewingPosition({ reserve: 'u1', warehouse: 'y3 y3 g2', round: 4, display });
      state.passed = [false, false];
      state.stack = [
        { at: 'round', done: 6 },
        { at: 'inOrder', phase: 'brew', seat: 1 },
        { at: 'brew', seat: 0 },
      ];
      return leadOf(state, 0);
    };
    // Mass Lager needs y3 y3 g2, Cellar-Rested Lager y5 y4 y3 g4.
    expect(lead(['LAG-2', 'STO-3', 'POR-3'])).toBeGreaterThan(lead(['LAG-3', 'STO-3', 'POR-3']));
  });

  test('a lead decides the more, the nearer the end', () => {
    const lead = (brewed: number): number =>
      shareIn({}, (state) => {
        own(state).xp = 6;
        for (const brewer of state.brewers) brewer.recipes = Array<string>(brewed).fill('LAG-1');
      });
    expect(lead(4)).toBeGreaterThan(lead(1));
  });
});
