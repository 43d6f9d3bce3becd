import type { BrewingAction, BrewingState, Die } from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { at } from '../../../lists.ts';
import { brewingPosition, diceOf, type Told } from '../testing/position.ts';
import { appraiseDiceBrewing, leadAt } from './index.ts';

/** Mass Lager needs y3 y3 g2, Sladek Pilsner y2 g3, Hop Avalanche y4 y3 g6 g3. */
const DISPLAY = ['LAG-2', 'PIL-1', 'PAL-3'];
const worthOf = (told: Told, change: (state: BrewingState) => void = () => {}): number => {
  const state = brewingPosition({ display: DISPLAY, round: 3, ...told });
  change(state);
  return leadAt(state, 0);
};

describe('what the evaluation of Dice Brewing knows', () => {
  test('a good die is better in the warehouse, a bad one in the reserve', () => {
    const reserve = worthOf({ reserve: 'y6 y1 g3', warehouse: '' });
    expect(worthOf({ reserve: 'y1 g3', warehouse: 'y6' })).toBeGreaterThan(reserve);
    expect(worthOf({ reserve: 'y6 g3', warehouse: 'y1' })).toBeLessThan(reserve);
  });

  test('a die is the better the more recipes on display it is good for', () => {
    const stored = (warehouse: string): number => worthOf({ reserve: 'y1', warehouse });
    expect(stored('g3')).toBeGreaterThan(stored('g2'));
    expect(stored('g2')).toBeGreaterThan(stored('g1'));
  });

  test('a recipe promises the more, the more of it is in the warehouse', () => {
    const lager = (reserve: string, warehouse: string): number => worthOf({ reserve, warehouse, display: ['LAG-2'] });
    expect(lager('', 'y3 y3 g2')).toBeGreaterThan(lager('g1', 'y3 y3'));
    expect(lager('g1', 'y3 y3')).toBeGreaterThan(lager('g1 y1', 'y3'));
  });

  test('a recipe that can be paid now is better than one that is blocked for the round', () => {
    const told = { reserve: '', warehouse: 'y3 y3 g2', display: ['LAG-2'] };
    expect(worthOf(told)).toBeGreaterThan(worthOf(told, (state) => state.blocked.push('LAG-2')));
  });

  test('an ingredient is worth more if a recipe on display can use it', () => {
    const gain = (display: string[]): number => {
      const told = { reserve: '', warehouse: 'y3 y3 g2', display };
      return worthOf(told, (state) => addFruit(state)) - worthOf(told);
    };
    // Mass Lager takes fruit, Golden Bitter Pilsner does not.
    expect(gain(['LAG-2'])).toBeGreaterThan(gain(['PIL-2']));
  });
});

describe('what the evaluation of Dice Brewing counts', () => {
  test('what lies on the board counts as what will come of it', () => {
    const told = { reserve: 'y3', warehouse: '' };
    const sown = worthOf(told, ({ brewers }) => {
      const [own] = brewers;
      if (!own) return;
      own.seeds--;
      own.board.HP1 = { piece: 'seed', speeder: null, waiting: true };
    });
    expect(sown).toBeGreaterThan(worthOf(told));
  });

  test('a black die that is sold counts as the four coins that it brings', () => {
    const told = { reserve: 'y3', warehouse: '' };
    const sold = worthOf(told, ({ brewers }) => {
      if (brewers[0]) brewers[0].board.SD2 = { piece: dieOf('b2'), speeder: null, waiting: true };
    });
    const paid = worthOf(told, ({ brewers }) => {
      if (brewers[0]) brewers[0].coins += 4;
    });
    expect(sold).toBe(paid);
  });

  test('what others have counts against oneself', () => {
    const told = { reserve: 'y3', warehouse: '' };
    const richRival = worthOf(told, ({ brewers }) => {
      if (brewers[1]) brewers[1].xp += 3;
    });
    expect(richRival).toBeLessThan(worthOf(told));
  });

  test('in the last round nothing counts but what scores and what can be brewed now', () => {
    const last = (reserve: string, warehouse: string): number =>
      worthOf({ reserve, warehouse, display: ['LAG-2'] }, ({ brewers }) => {
        for (const brewer of brewers) brewer.recipes.push('A', 'B', 'C', 'D', 'E');
      });
    expect(last('y1 y1 g1', '')).toBeCloseTo(last('', 'y6 y6 g1'), 1);
    expect(last('', 'y6 y6 g2')).toBeGreaterThan(last('', 'y6 y6 g1') + 1);
  });
});

const dieOf = (word: string): Die => at(diceOf(word), 0);

function addFruit({ brewers }: BrewingState): void {
  if (brewers[0]) brewers[0].ingredients.fruit++;
}

type Frame = BrewingState['stack'][number];

/** What looks best when something is asked. */
function answer(frame: Frame, told: Told): BrewingAction | undefined {
  const state = brewingPosition({ display: DISPLAY, round: 3, ...told });
  state.stack.push(frame);
  const [best] = appraiseDiceBrewing(state, 0).toSorted((a, b) => b.value - a.value);
  return best?.action;
}

describe('what the evaluation of Dice Brewing answers', () => {
  const keep = (value: number, withdrawn = false): Frame => ({
    at: 'keep',
    withdrawn,
    seat: 0,
    die: dieOf(`y${value}`),
  });

  test('a good die that came is stored, a bad one rolled again', () => {
    const told = { reserve: 'g1', warehouse: '' };
    expect(answer(keep(6), told)).toEqual({ type: 'keep', where: 'warehouse' });
    expect(answer(keep(1), told)).toEqual({ type: 'keep', where: 'reserve' });
  });

  test('BR-30: a good die that was withdrawn is stored again, a bad one left to be rolled', () => {
    const told = { reserve: 'g1', warehouse: '' };
    expect(answer(keep(6, true), told)).toEqual({ type: 'keep', where: 'warehouse' });
    expect(answer(keep(1, true), told)).toEqual({ type: 'keep', where: 'reserve' });
  });

  test('bad dice are rolled again, good ones are not', () => {
    const told = { reserve: 'y1 g6', warehouse: 'y5' };
    const reroll = (reserve: number[]): Frame => ({ at: 'reroll', seat: 0, reserve, warehouse: [] });
    expect(answer(reroll([]), told)).toEqual({ type: 'pick', from: 'reserve', die: 'y1' });
    expect(answer(reroll([0]), told)).toEqual({ type: 'roll' });
  });

  test('the worst die goes for the best of the supply', () => {
    const exchange: Frame = { at: 'exchange', seat: 0, colour: 'yellow', rolled: [6, 4, 1] };
    expect(answer(exchange, { reserve: 'g1', warehouse: 'y1 y5' })).toEqual({
      type: 'swap',
      value: 6,
      from: 'warehouse',
      die: 'y1',
    });
  });
});

describe('what the evaluation of Dice Brewing plays', () => {
  test('the last recipe is brewed by one who is far ahead, rather than kept for better days', () => {
    const state = brewingPosition({ reserve: '', warehouse: 'y6 y6 y5 g6 b5 b5 b6', display: DISPLAY, round: 14 });
    const [own, other] = state.brewers;
    own?.recipes.push('A', 'B', 'C', 'D', 'E');
    other?.recipes.push('F', 'G', 'H', 'I');
    if (own) own.xp = 30;
    state.stack = [
      { at: 'round', done: 6 },
      { at: 'inOrder', phase: 'brew', seat: 1 },
      { at: 'brew', seat: 0 },
    ];
    const [best] = appraiseDiceBrewing(state, 0).toSorted((a, b) => b.value - a.value);
    expect(best?.action).toMatchObject({ type: 'brew' });
  });

  test('the die is raised that is missing for a recipe', () => {
    const told = { reserve: '', warehouse: 'y3 y2 g2', display: ['LAG-2'] };
    expect(answer({ at: 'aim', seat: 0, token: 'raise' }, told)).toMatchObject({ type: 'aim', die: 'y2' });
  });

  test("a recipe is blocked that another can brew, or another's die withdrawn that it needs", () => {
    const state = brewingPosition({ reserve: '', warehouse: '', display: ['STO-2', 'LAG-2', 'PAL-3'], round: 3 });
    if (state.brewers[1]) state.brewers[1].warehouse = diceOf('b4 b3 g2 y1');
    const best = (token: 'blockRecipe' | 'withdraw'): unknown => {
      state.stack.push({ at: 'aim', seat: 0, token });
      return appraiseDiceBrewing(state, 0).toSorted((a, b) => b.value - a.value)[0]?.action;
    };
    expect(best('blockRecipe')).toEqual({ type: 'ban', recipe: 'STO-2' });
    expect(best('withdraw')).toMatchObject({ seat: 1, die: expect.stringMatching(/b4|b3|g2/) });
  });
});
