import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { CASTLE, spaceNamed } from './city.ts';
import { BLENDS, NATURALS, WHISKIES } from './components.ts';
import type { Baron, Die, DyceState, Merchant } from './state.ts';
import { position } from './testing/position.ts';

/** A bit of everything. */
const street = (): DyceState =>
  position({
    shops: { a1: '0 red +2', b1: '1 black', e5: '1' },
    barons: { green: 'b1' },
    merchants: [{ whiskies: { blue: 2 }, vps: 1 }, { whiskies: { yellow: 1 } }],
  });

/** The problem found after a change. */
function wrong(change: (state: DyceState) => void): string | undefined {
  const state = street();
  change(state);
  return check(state);
}

const merchant = (state: DyceState, seat = 0): Merchant => state.merchants[seat] as Merchant;
const line = (state: DyceState): Die[] => (state.barons[0] as Baron).line;

describe('the components', () => {
  it('are all there', () => {
    expect(check(street())).toBeUndefined();
  });

  it.each(WHISKIES)('a %s cube does not get lost or doubled', (whisky) => {
    expect(wrong(({ supply }) => supply[whisky]--)).toMatch(`${whisky} cubes`);
    expect(wrong(({ supply }) => supply[whisky]++)).toMatch(`${whisky} cubes`);
  });

  it.each(NATURALS)('a %s cube does not appear in a hand or in the draft', (natural) => {
    expect(wrong((state) => merchant(state).whiskies[natural]++)).toMatch(`${natural} cubes`);
    expect(wrong(({ pool }) => pool.push(natural))).toMatch(`${natural} cubes`);
  });

  it.each(BLENDS)('a %s cube is not kept for nothing', (blend) => {
    expect(wrong((state) => merchant(state).sold[blend]++)).toMatch(`${blend} cubes`);
  });

  it('a cube does not vanish from a shop, nor is there less than none of one', () => {
    expect(wrong(({ city }) => Object.assign(city[0] ?? {}, { whisky: null }))).toBe('red cubes: 7 + 0 + 0 + 0 + 0');
    const owed = wrong((state) => {
      merchant(state).whiskies.red = -1;
      state.supply.red = 8;
    });
    expect(owed).toMatch('red cubes');
  });

  it.each(WHISKIES)('a %s die does not get lost or doubled', (whisky) => {
    expect(wrong(({ bag }) => bag[whisky]--)).toMatch(`${whisky} dice`);
    expect(wrong(({ bag }) => bag[whisky]++)).toMatch(`${whisky} dice`);
  });

  it('a line has four dice', () => {
    const short = wrong((state) => {
      const [die] = line(state).splice(0, 1) as [Die];
      state.bag[die.whisky]++;
    });
    expect(short).toBe('a line of 3 dice');
  });

  it('a price is one that a die of its colour can show', () => {
    const priced = (whisky: string, value: number) =>
      wrong((state) => {
        const at = state.barons.flatMap((baron) => baron.line).find((die) => die.whisky === whisky);
        Object.assign(at as Die, { value });
      });
    expect([priced('blue', 4), priced('blue', 3)]).toEqual(['a blue die shows 4', undefined]);
    expect([priced('green', 3), priced('green', 6)]).toEqual(['a green die shows 3', undefined]);
  });

  it('a shop is in the hand or in the city, once', () => {
    expect(wrong((state) => merchant(state).shops--)).toBe('seat 0: shops 4 + 1');
    expect(wrong(({ city }) => city.fill(null, spaceNamed('e5')))).toBe('seat 1: shops 4 + 1');
  });

  it('no shop stands in the castle, and no street is missing', () => {
    expect(wrong(({ city }) => city.splice(CASTLE, 1, { owner: 0, whisky: null, pounds: 0 }))).toBe(
      'a shop in the castle',
    );
    expect(wrong(({ city }) => city.pop())).toBe('a city of 24 spaces');
  });

  it('the white die has six faces', () => {
    expect(wrong((state) => Object.assign(state, { white: 7 }))).toBe('the white die shows 7');
    expect(wrong((state) => Object.assign(state, { white: 0 }))).toBe('the white die shows 0');
  });

  it('DY-21: alone, a game without pounds and blends is over', () => {
    const alone = position({ merchants: [{ pounds: 1, whiskies: { red: 2 } }] });
    expect(check(alone)).toBeUndefined();
    merchant(alone).pounds = 0;
    expect(check(alone)).toBe('nothing left to trade with, and the game goes on');
    expect(check({ ...alone, ending: 'ruin' })).toBeUndefined();
  });

  it('nobody owes pounds or VPs', () => {
    expect(wrong((state) => Object.assign(merchant(state), { pounds: -1 }))).toBe('seat 0: -1 pounds, 1 VPs');
    expect(wrong((state) => Object.assign(merchant(state, 1), { vps: -1 }))).toBe('seat 1: 6 pounds, -1 VPs');
  });
});
