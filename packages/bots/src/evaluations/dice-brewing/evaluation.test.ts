import { type BrewingState, diceBrewing } from '@taproom/games/dice-brewing';
import { describe, expect, test } from 'vitest';
import { brewingPosition, type Told } from '../../testing/dice-brewing.ts';
import { evaluateDiceBrewing } from './index.ts';

const worth = (state: BrewingState): number => evaluateDiceBrewing(diceBrewing.view(state, 0), 0);

/** Mass Lager needs y3 y3 g2, Sladek Pilsner y2 g3, Hop Avalanche y4 y3 g6 g3. */
const DISPLAY = ['LAG-2', 'PIL-1', 'PAL-3'];
const worthOf = (told: Told, change: (state: BrewingState) => void = () => {}): number => {
  const state = brewingPosition({ display: DISPLAY, round: 3, ...told });
  change(state);
  return worth(state);
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

function addFruit({ brewers }: BrewingState): void {
  if (brewers[0]) brewers[0].ingredients.fruit++;
}

describe('an open question', () => {
  const asked = (frame: BrewingState['stack'][number], told: Told = {}): number =>
    worthOf({ reserve: 'y1 g1', warehouse: 'y3', ...told }, ({ stack }) => stack.push(frame));
  const die = (value: number) => ({ colour: 'yellow', value, raised: 0, lock: null, unlucky: false }) as const;

  test('about a die that came is worth more, the better the die', () => {
    expect(asked({ at: 'keep', seat: 0, die: die(6) })).toBeGreaterThan(asked({ at: 'keep', seat: 0, die: die(1) }));
  });

  test('about rerolling is worth something if dice are bad, and nothing good is picked', () => {
    const none = asked({ at: 'reroll', seat: 0, reserve: [], warehouse: [] });
    const bad = asked({ at: 'reroll', seat: 0, reserve: [0], warehouse: [] });
    const good = asked({ at: 'reroll', seat: 0, reserve: [], warehouse: [0] }, { warehouse: 'y6' });
    expect(none).toBeGreaterThan(worthOf({ reserve: 'y1 g1', warehouse: 'y3' }));
    expect(bad).toBeGreaterThan(none);
    expect(good).toBeLessThan(none);
  });

  test('about an exchange is worth more, the better the dice that were rolled', () => {
    const rolled = (value: number): number =>
      asked({ at: 'exchange', seat: 0, colour: 'yellow', rolled: [value] }, { warehouse: 'y2' });
    expect(rolled(6)).toBeGreaterThan(rolled(2));
  });

  test('about a token is worth what the best target brings', () => {
    const told = { reserve: '', warehouse: 'y3 y2 g2', display: ['LAG-2'] };
    expect(asked({ at: 'aim', seat: 0, token: 'raise' }, told)).toBeGreaterThan(worthOf(told) + 1);
  });
});
