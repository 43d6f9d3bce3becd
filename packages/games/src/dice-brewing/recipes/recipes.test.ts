import { describe, expect, it } from 'vitest';
import type { BrewingState } from '../state.ts';
import { askedIn, isOpen, type Move, stateAfter } from '../testing/play.ts';
import { type Bench, benchOf, position } from '../testing/position.ts';
import { RECIPES } from './index.ts';

/**
 * Each recipe's requirements, its reward besides the 1 XP that all give, and its enhancements, copied by hand from the
 * table in the rules: coins `c`, XP `x`, tokens `t`, yellow or green dice `m`, dice of any colour `a`.
 */
const CARDS: Readonly<Record<string, readonly [needs: string, reward: string, extras: string]>> = {
  'LAG-1': ['g1 y2', 'c2', 'u3:c1 fruit:c3'],
  'LAG-2': ['g2 y3 y3', 'c4', 'u4:c2 fruit:x2 honey:c6'],
  'LAG-3': ['g4 y3 y4 y5', 'x4', 'u5:c3 spices:x3 honey:c7'],
  'PIL-1': ['g3 y2', 't1', 'u4:c2 hops:c5'],
  'PIL-2': ['g4 y2 y3', 't1 c2', 'u4:x1 hops:x3'],
  'PIL-3': ['g3 g5 y4 y4', 'a1 c3', 'u5:c3 honey:x3 hops:c7'],
  'WHE-1': ['y3 y3', 'm1', 'fruit:c3 spices:x2'],
  'WHE-2': ['g2 y4 y4', 'm1 c2', 'fruit:x2 spices:c5'],
  'WHE-3': ['g3 y3 y5 y5', 'x4', 'u5:c3 fruit:c5 spices:x3'],
  'PAL-1': ['g4 y2', 'c3', 'u3:c1 hops:c5'],
  'PAL-2': ['g2 g5 y3', 'a1', 'u4:c2 fruit:x2 hops:c6'],
  'PAL-3': ['g3 g6 y3 y4', 'x5', 'u6:x3 fruit:c5 hops:c7'],
  'AMB-1': ['b2 g1 y2', 'c3', 'malt:c4 honey:c5'],
  'AMB-2': ['b3 g3 y3', 'c5', 'u4:c2 malt:x2 honey:x3'],
  'AMB-3': ['b4 g5 y4 y4', 't1 c6', 'u5:c3 spices:x3 malt:x3'],
  'BOC-1': ['b2 y3', 'c3', 'u3:c1 malt:x2'],
  'BOC-2': ['b4 g1 y4', 't1 c3', 'spices:c5 honey:c6'],
  'BOC-3': ['b3 b5 y3 y5', 'x5', 'u5:c3 malt:x3 honey:x3'],
  'POR-1': ['b3 g2', 'm1', 'fruit:c3 spices:c4'],
  'POR-2': ['b4 g3 y2', 'a1', 'u4:x1 spices:c5 malt:x2'],
  'POR-3': ['b4 b5 g4 y3', 'a2', 'u5:c3 malt:x3 honey:c7'],
  'STO-1': ['b4 g1', 't1 c1', 'malt:c4 hops:c5'],
  'STO-2': ['b3 b4 g2', 'x3', 'u4:c2 malt:x2 honey:c6'],
  'STO-3': ['b3 b5 g4 y2 y3', 'x5', 'u5:c3 malt:c5 hops:x3'],
  'EXP-1': ['b1 g2 y2', 't1', 'fruit:x3 spices:c6 honey:c7'],
  'EXP-2': ['g2 y2 y3', 't1', 'u4:x1 fruit:x3 honey:x4'],
  'EXP-3': ['b3 g2 y2', 'c3', 'fruit:c5 spices:x3 honey:c7'],
  'EXP-4': ['b2 g2 y4', 'm1', 'spices:c6 honey:x4 hops:c7'],
  'EXP-5': ['b2 b4 y2', 'c4', 'spices:x3 malt:c7 hops:c7'],
  'EXP-6': ['b2 g3 g4 y3', 't1 c2', 'u5:c3 fruit:c5 hops:x4'],
};

const cards = Object.entries(CARDS).map(([id, [needs, reward, extras]]) => ({
  id,
  needs,
  reward,
  extras: extras.split(' '),
}));
const enhanced = cards.flatMap(({ extras, ...card }) => extras.map((extra) => ({ ...card, extra })));

const countIn = (reward: string, letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(reward)?.[1] ?? 0);

/** In the last round, since nothing is rolled after it. */
const ready = (id: string, bench: Bench): BrewingState =>
  position({ brewers: [bench, {}], phase: 'brew', round: 30, display: [id] });

/** Brews and takes every choice: lock tokens, black dice, and green ones where black is not offered. */
function brewed(state: BrewingState, id: string, extra: string): BrewingState {
  let after = stateAfter(state, `brew ${id} ${extra}`);
  for (const move of ['claim lock', 'take black', 'take green'] as Move[])
    while (askedIn(after) !== 'over' && isOpen(after, move)) after = stateAfter(after, move);
  return after;
}

/** The brewer's expected possessions afterwards. */
function rewarded(id: string, needs: string, reward: string, bonus: string): Bench {
  const coins = countIn(reward, 'c') + countIn(bonus, 'c');
  const lock = countIn(reward, 't');
  const dice = [
    ...Array(countIn(reward, 'a')).fill('b0'),
    ...Array(countIn(reward, 'm')).fill('g0'),
    ...needs.split(' '),
  ];
  return {
    reserve: dice.sort().join(' '),
    xp: 1 + countIn(reward, 'x') + countIn(bonus, 'x'),
    ...(coins > 0 ? { coins } : {}),
    ...(lock > 0 ? { tokens: { lock } } : {}),
    recipes: [id],
  };
}

/** The dice with one of them a pip lower, or removed if it shows 1. */
const lowered = (dice: string): string[] =>
  dice.split(' ').map((_, at) =>
    dice
      .split(' ')
      .map((die, i) => (i === at ? `${die[0]}${Number(die[1]) - 1}` : die))
      .filter((die) => !die.endsWith('0'))
      .join(' '),
  );

describe('the thirty recipes', () => {
  it('are eight beers in three levels and six experiments', () => {
    expect(RECIPES.map(({ id }) => id)).toEqual(Object.keys(CARDS));
    const levels = RECIPES.map(({ level }) => level);
    expect(
      ['beginner', 'intermediate', 'expert', 'experimental'].map((one) => levels.filter((l) => l === one).length),
    ).toEqual([8, 8, 8, 6]);
    expect(new Set(RECIPES.map(({ beer }) => beer)).size).toBe(9);
  });

  it.each(cards)('$id is brewed from $needs for $reward', ({ id, needs, reward }) => {
    expect(benchOf(brewed(ready(id, { warehouse: needs }), id, 'none'))).toEqual(rewarded(id, needs, reward, ''));
  });

  it.each(cards)('$id needs no less than $needs', ({ id, needs }) => {
    for (const warehouse of lowered(needs)) expect(isOpen(ready(id, { warehouse }), `brew ${id}`)).toBe(false);
  });

  it.each(enhanced)('$id from $needs brings $reward and with $extra more', ({ id, needs, reward, extra }) => {
    const [thing = '', bonus = ''] = extra.split(':');
    const isBlue = thing.startsWith('u');
    const bench: Bench = isBlue
      ? { warehouse: `${needs} ${thing}` }
      : { warehouse: needs, ingredients: { [thing]: 1 } };
    const dice = isBlue ? `${needs} ${thing}` : needs;
    const after = brewed(ready(id, bench), id, thing);
    expect(benchOf(after)).toEqual(rewarded(id, dice, reward, bonus));
    expect(Object.values(after.market)).toEqual([3, 3, 3, 3, 3]);
    if (isBlue) {
      const low = `u${Number(thing[1]) - 1}`;
      expect(isOpen(ready(id, { warehouse: `${needs} ${low}` }), `brew ${id} ${low}`)).toBe(false);
    }
  });

  it.each(cards)('$id is enhanced by $extras alone', ({ id, needs, extras }) => {
    const ingredients = { fruit: 1, spices: 1, malt: 1, honey: 1, hops: 1 };
    const state = ready(id, { warehouse: `${needs} u6`, ingredients });
    const listed = extras.map((extra) => extra.replace(/^u\d/, 'u6').split(':')[0]);
    const open = [...Object.keys(ingredients), 'u6'].filter((extra) => isOpen(state, `brew ${id} ${extra}`));
    expect(open.sort()).toEqual(listed.sort());
  });
});
