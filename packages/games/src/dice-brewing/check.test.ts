import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { COLOURS, INGREDIENTS, TOKENS } from './components.ts';
import type { Brewer, BrewingState, Die } from './state.ts';
import { stateAfter } from './testing/play.ts';
import { position } from './testing/position.ts';

/** A bit of everything, everywhere. */
const brewery = (): BrewingState =>
  position({
    brewers: [
      {
        reserve: 'b2 y1',
        warehouse: 'g3 u4',
        seeds: 1,
        coins: 5,
        xp: 2,
        ingredients: { fruit: 1 },
        tokens: { lock: 1 },
        board: { MH1: 'seed', MH2: '/u3', HP2: 'g2' },
        onMarket: 'u6',
        recipes: ['LAG-1'],
      },
      { reserve: 'y2' },
    ],
    played: { raise: 1 },
  });

/** The problem found after a change. */
function wrong(change: (state: BrewingState) => void, state = brewery()): string | undefined {
  change(state);
  return check(state);
}

const own = ({ brewers }: BrewingState): Brewer => brewers[0] as Brewer;

describe('the components', () => {
  it('are all there', () => {
    expect(check(brewery())).toBeUndefined();
  });

  it.each(COLOURS)('a %s die does not get lost or doubled', (colour) => {
    expect(wrong(({ supply }) => supply[colour]--)).toMatch(`${colour} dice`);
    expect(wrong(({ supply }) => supply[colour]++)).toMatch(`${colour} dice`);
  });

  it('a die is missed wherever it lay', () => {
    expect(wrong((state) => own(state).reserve.pop())).toBe('yellow dice: 12 + 1 instead of 14');
    expect(wrong((state) => own(state).warehouse.shift())).toBe('green dice: 10 + 1 instead of 12');
    expect(wrong((state) => Object.assign(own(state), { onMarket: null }))).toBe('blue dice: 7 + 2 instead of 10');
    expect(wrong((state) => Object.assign(own(state).board.MH2 ?? {}, { speeder: null }))).toMatch('blue dice');
    expect(wrong((state) => Object.assign(own(state).board.HP2 ?? {}, { piece: null }))).toMatch('green dice');
  });

  it('a die is missed while its owner is asked about it', () => {
    const keeping = position({ brewers: [{ reserve: 'u3 y3' }, {}] });
    const asked = stateAfter(keeping, 'place MH3 y3', 'speed MH3 u3');
    expect(check(asked)).toBeUndefined();
    expect(wrong(({ stack }) => stack.pop(), asked)).toMatch('yellow dice');
    const paying = position({ brewers: [{ warehouse: 'g1 y2 y3' }, {}], phase: 'brew', display: ['LAG-1'] });
    const paid = stateAfter(paying, 'brew LAG-1 none chosen', 'pay y3');
    expect(check(paid)).toBeUndefined();
    expect(wrong(({ stack }) => stack.pop(), paid)).toMatch('yellow dice');
  });

  it('there is never less than no die of a colour', () => {
    const owed = wrong((state) => {
      state.supply.blue = -1;
      for (let i = 0; i < 8; i++) own(state).reserve.push(structuredClone(own(state).onMarket as Die));
    });
    expect(owed).toBe('blue dice: -1 + 11 instead of 10');
  });

  it('a die shows what a die can show', () => {
    const shown = (change: Partial<Die>): string | undefined =>
      wrong((state) => Object.assign(own(state).reserve[0] as Die, change));
    expect(shown({ value: 7 })).toBe('a black die shows 7, raised by 0');
    expect(shown({ value: -1 })).toBe('a black die shows -1, raised by 0');
    expect(shown({ raised: 6 })).toBe('a black die shows 2, raised by 6');
    expect(shown({ raised: -1 })).toBe('a black die shows 2, raised by -1');
  });

  it.each(INGREDIENTS)('%s does not get lost or doubled', (ingredient) => {
    expect(wrong(({ market }) => market[ingredient]--)).toMatch(`${ingredient}: `);
    expect(wrong((state) => own(state).ingredients[ingredient]++)).toMatch(`${ingredient}: `);
  });

  it.each(TOKENS)('a token %s does not get lost or doubled', (token) => {
    expect(wrong(({ blackMarket }) => blackMarket[token]--)).toMatch(`${token}: `);
    expect(wrong((state) => own(state).tokens[token]++)).toMatch(`${token}: `);
    expect(wrong(({ played }) => played[token]++)).toMatch(`${token}: `);
  });

  it('a seed does not get lost or doubled', () => {
    expect(wrong((state) => state.seeds--)).toBe('seeds: 3 + 1 + 0 + 1 + 0 instead of 6');
    expect(wrong((state) => own(state).seeds++)).toMatch('seeds: ');
    expect(wrong((state) => Object.assign(own(state).board.MH1 ?? {}, { piece: null }))).toMatch('seeds: ');
    const owed = wrong((state) => {
      own(state).seeds = -1;
      state.seeds = 6;
    });
    expect(owed).toBe('seeds: 6 + 1 + 0 + -1 + 0 instead of 6');
  });

  it('a recipe is in one place', () => {
    expect(wrong(({ deck }) => deck.pop())).toMatch('recipes: ');
    expect(wrong(({ display }) => display.pop())).toMatch('recipes: ');
    expect(wrong((state) => own(state).recipes.pop())).toMatch('recipes: ');
    expect(wrong(({ deck }) => deck.splice(0, 1, 'LAG-1'))).toMatch('recipes: ');
  });

  it('nobody owes coins or XP', () => {
    expect(wrong((state) => Object.assign(own(state), { coins: -1 }))).toBe('seat 0: -1 coins, 2 XP');
    expect(wrong((state) => Object.assign(own(state), { xp: -1 }))).toBe('seat 0: 5 coins, -1 XP');
  });
});
