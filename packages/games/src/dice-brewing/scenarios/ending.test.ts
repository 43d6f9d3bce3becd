import { parseOptions } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { MOST_ROUNDS } from '../components.ts';
import { diceBrewing } from '../index.ts';
import { RECIPES } from '../recipes/index.ts';
import type { BrewingState } from '../state.ts';
import { askedIn, eventsOf, isOpen, played, stateAfter } from '../testing/play.ts';
import { type Bench, benchOf, position } from '../testing/position.ts';

/** This many recipes, Lagers excluded. */
const some = (count: number, from = 0): string[] =>
  RECIPES.map(({ id }) => id)
    .filter((id) => !id.startsWith('LAG'))
    .slice(from, from + count);

/** The end of the last round, with nothing left to do. */
const over = (...brewers: readonly Bench[]): BrewingState =>
  stateAfter(position({ brewers, phase: 'brew', round: MOST_ROUNDS }), 'pass');

const outcomeOf = (...brewers: readonly Bench[]) => diceBrewing.outcome(over(...brewers));

describe('the last count', () => {
  it('10 XP, 4 yellow, 3 green, 3 black, 2 blue and 7 coins make 26', () => {
    const luca: Bench = { xp: 10, coins: 7, reserve: 'y1 y2 g1 b6 u6', warehouse: 'y3 y4 g2 g3 b1 b2 u1' };
    const outcome = outcomeOf(luca, {});
    expect(outcome?.scores).toEqual([26, 0]);
    expect(outcome?.parts?.[0]).toEqual([
      { name: 'xp', value: 10 },
      { name: 'coins', value: 3 },
      { name: 'dice', value: 13 },
    ]);
    expect(outcome?.places).toEqual([1, 2]);
  });

  it('counts dice wherever they lie', () => {
    const state = position({
      brewers: [{ reserve: 'y1', warehouse: 'b1', board: { MH3: 'b2', SD1: 'g1', MH1: '/u3' }, onMarket: 'u6' }, {}],
    });
    expect(diceBrewing.view(state, 0).seats[0]?.score).toBe(1 + 2 + 2 + 1);
  });

  it('counts a die that its owner is asked about', () => {
    const scoreOf = (state: BrewingState): number | undefined => diceBrewing.view(state, 1).seats[0]?.score;
    const state = position({ brewers: [{ reserve: 'b3 u3' }, {}] });
    expect(scoreOf(stateAfter(state, 'place MH3 b3', 'speed MH3 u3'))).toBe(2);
    const paying = position({ brewers: [{ warehouse: 'b2 y3 y4' }, {}], phase: 'brew', display: ['BOC-1'] });
    expect(scoreOf(stateAfter(paying, 'brew BOC-1 none chosen', 'pay y4'))).toBe(4);
  });

  it('comes after the last tidying', () => {
    const state = over({ board: { SD2: 'b1', MH1: 'seed' } }, {});
    expect([benchOf(state), diceBrewing.outcome(state)?.scores]).toEqual([{ reserve: 'y0', coins: 4 }, [3, 0]]);
  });

  it('counts nothing for seeds, ingredients, tokens and recipes themselves', () => {
    expect(
      outcomeOf({ seeds: 3, ingredients: { honey: 2 }, tokens: { lock: 2 }, recipes: some(2) }, {})?.scores,
    ).toEqual([0, 0]);
  });
});

describe('BR-13: ties', () => {
  it.each<[string, Bench, Bench, readonly number[]]>([
    ['more XP', { xp: 5 }, { xp: 4, coins: 1, recipes: some(3) }, [1, 2]],
    ['more recipes', { xp: 4, coins: 1, recipes: ['PIL-3'] }, { xp: 4, recipes: ['PIL-1', 'PIL-2'] }, [2, 1]],
    ['more expert recipes', { recipes: ['PIL-3', 'WHE-1'] }, { recipes: ['PIL-1', 'PIL-2'], coins: 1 }, [1, 2]],
    ['more coins', { coins: 2, xp: 1 }, { coins: 3, xp: 1 }, [2, 1]],
    ['nothing more', { coins: 3, reserve: 'y1' }, { coins: 3, warehouse: 'g6' }, [1, 1]],
  ])('%s', (_, one, other, places) => {
    expect(outcomeOf(one, other)?.places).toEqual(places);
    expect(outcomeOf(other, one)?.places).toEqual(places.toReversed());
  });

  it('what is decided by more than points says so', () => {
    const isTied = (one: Bench, other: Bench) => outcomeOf(one, other)?.endings.includes('tied');
    expect(isTied({ xp: 4, coins: 2 }, { xp: 4, coins: 3 })).toBe(true);
    expect(isTied({ xp: 5 }, { xp: 4 })).toBe(false);
    expect(isTied({ xp: 4 }, { xp: 4 })).toBe(false);
  });

  it('those who share a place leave the next one empty', () => {
    expect(outcomeOf({ xp: 2 }, { xp: 2 }, { xp: 1 }, { xp: 3 })?.places).toEqual([2, 2, 4, 1]);
  });
});

describe('the end', () => {
  const brewable: Bench = { warehouse: 'g1 y2' };

  /** The first has brewed this many recipes and can brew a Lager. */
  const before = (seats: number, brewed: number): BrewingState => {
    const others = Array.from({ length: seats - 1 }, (): Bench => ({}));
    const recipes = some(brewed);
    return position({ brewers: [{ ...brewable, recipes }, ...others], phase: 'brew', display: ['LAG-1'] });
  };

  it.each([
    [2, 10],
    [3, 15],
    [4, 20],
  ])('with %i players it comes with recipe %i', (seats, recipes) => {
    const last = played(before(seats, recipes - 1), 'brew LAG-1');
    expect(eventsOf(last, 'ended')).toEqual([{ type: 'ended', ending: 'recipes' }]);
    expect([askedIn(last.state), diceBrewing.outcome(last.state)?.endings]).toEqual(['over', ['recipes']]);
    const earlier = stateAfter(before(seats, recipes - 2), 'brew LAG-1');
    expect([earlier.round, diceBrewing.outcome(earlier)]).toEqual([4, undefined]);
  });

  it('counts the recipes of all', () => {
    const brewers: Bench[] = [{ ...brewable, recipes: some(4) }, { recipes: some(5, 4) }];
    expect(askedIn(stateAfter(position({ brewers, phase: 'brew', display: ['LAG-1'] }), 'brew LAG-1'))).toBe('over');
  });

  it('the round is played to its end: others still brew, and all boards are tidied', () => {
    const brewers: Bench[] = [
      { ...brewable, recipes: some(9), board: { SD2: 'b1' } },
      { warehouse: 'g2 y3 y3', board: { SD3: 'u1' } },
    ];
    const state = position({ brewers, phase: 'brew', display: ['LAG-1', 'LAG-2'] });
    const tenth = stateAfter(state, 'brew LAG-1');
    expect([askedIn(tenth), isOpen(tenth, 'brew LAG-2')]).toEqual(['brew 1', true]);
    const end = stateAfter(tenth, 'brew LAG-2');
    expect([askedIn(end), benchOf(end).coins, benchOf(end, 1).coins]).toEqual(['over', 6, 8]);
  });

  it('BR-14: it also comes after round 30', () => {
    const last = played(position({ brewers: [{}, {}], phase: 'brew', round: 30 }), 'pass');
    expect(eventsOf(last, 'ended')).toEqual([{ type: 'ended', ending: 'rounds' }]);
    expect(diceBrewing.outcome(last.state)?.endings).toEqual(['rounds']);
    const earlier = stateAfter(position({ brewers: [{ reserve: 'y1' }, {}], phase: 'brew', round: 29 }), 'pass');
    expect([earlier.round, diceBrewing.outcome(earlier)]).toEqual([30, undefined]);
  });

  it('BR-32: a table may name an earlier last round, which ends as usual', () => {
    const state = { ...position({ brewers: [{ coins: 4 }, {}], phase: 'brew', round: 3 }), lastRound: 3 };
    expect(diceBrewing.view(state, 0)).toMatchObject({ round: 3, lastRound: 3 });
    const last = stateAfter(state, 'pass');
    expect(diceBrewing.outcome(last)).toMatchObject({ endings: ['rounds'], scores: [2, 0] });
  });

  it.each([
    ['1', true],
    ['30', true],
    ['31', false],
    ['0', false],
    ['1e1', false],
  ])('BR-32: a table set for %s rounds: %s', (rounds, isSet) => {
    expect(parseOptions(diceBrewing, 2, { rounds }).ok).toBe(isSet);
  });

  it('BR-14: enough recipes in round 30 are enough recipes', () => {
    const brewers: Bench[] = [{ ...brewable, recipes: some(9) }, {}];
    const state = position({ brewers, phase: 'brew', round: 30, display: ['LAG-1'] });
    expect(diceBrewing.outcome(stateAfter(state, 'brew LAG-1'))?.endings).toEqual(['recipes']);
  });
});
