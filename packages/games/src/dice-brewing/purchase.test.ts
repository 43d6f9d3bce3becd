import { describe, expect, it } from 'vitest';
import { INGREDIENTS, type Ingredient, TOKENS, type Token } from './components.ts';
import { diceBrewing } from './index.ts';
import type { BrewingState } from './state.ts';
import { askedIn, eventsOf, isOpen, openOf, played, refusal, stateAfter, whenLucky } from './testing/play.ts';
import { type Bench, benchOf, type Position, position } from './testing/position.ts';

/** The first of two brewers is to buy; the other waits. */
const turnOf = (bench: Bench, told: Partial<Position> = {}): BrewingState =>
  position({ brewers: [bench, { coins: 9 }], phase: 'purchase', ...told });

const PRICES: readonly [Ingredient, number][] = [
  ['fruit', 2],
  ['spices', 3],
  ['malt', 3],
  ['honey', 4],
  ['hops', 4],
];

describe('the Market', () => {
  it.each(PRICES)('sells %s for %i coins', (ingredient, price) => {
    const bought = played(turnOf({ coins: 5 }), `buy ${ingredient}`);
    expect(benchOf(bought.state)).toEqual({ coins: 5 - price, ingredients: { [ingredient]: 1 } });
    expect(bought.state.market[ingredient]).toBe(2);
    expect(bought.events).toEqual([{ type: 'bought', seat: 0, ingredient, price, die: null }]);
    expect(refusal(turnOf({ coins: price - 1 }), `buy ${ingredient}`)).toBe('BR-23');
    expect(isOpen(turnOf({ coins: price }), `buy ${ingredient}`)).toBe(true);
  });

  it.each<[Ingredient, readonly number[]]>([
    ['fruit', [0, 0, 0, 0, 0, 0]],
    ['spices', [0, 0, 0, 1, 1, 1]],
    ['malt', [0, 0, 0, 1, 1, 1]],
    ['honey', [0, 0, 0, 0, 1, 2]],
    ['hops', [0, 0, 0, 0, 1, 2]],
  ])('takes for blue dice from 1 to 6 off %s: %s', (ingredient, discounts) => {
    const price = PRICES.find(([name]) => name === ingredient)?.[1] ?? 0;
    for (const [at, off] of discounts.entries()) {
      const blue = `u${at + 1}`;
      const state = turnOf({ reserve: blue, coins: 4 });
      if (off === 0) expect(refusal(state, `buy ${ingredient} ${blue} reserve`)).toBe('BR-22');
      else
        expect(benchOf(stateAfter(state, `buy ${ingredient} ${blue} reserve`))).toEqual({
          coins: 4 - price + off,
          ingredients: { [ingredient]: 1 },
          onMarket: blue,
        });
    }
  });

  it('takes a blue die from the reserve or the warehouse, and it pays only what it takes off', () => {
    const state = turnOf({ reserve: 'u4', warehouse: 'u6', coins: 2 });
    expect(openOf(state, 'buy')).toEqual([
      'fruit  ',
      'spices u4 reserve',
      'spices u6 warehouse',
      'malt u4 reserve',
      'malt u6 warehouse',
      'honey u6 warehouse',
      'hops u6 warehouse',
    ]);
    expect(refusal(state, 'buy honey')).toBe('BR-23');
    expect(refusal(turnOf({ reserve: 'u5', coins: 2 }), 'buy honey u5 reserve')).toBe('BR-23');
    expect(benchOf(stateAfter(state, 'buy honey u6 warehouse'))).toEqual({
      reserve: 'u4',
      ingredients: { honey: 1 },
      onMarket: 'u6',
    });
  });

  it('BR-22: that die is blue, lies there and is not locked', () => {
    const state = turnOf({ reserve: 'u6# y6', coins: 9 });
    expect(refusal(state, 'buy honey y6 reserve')).toBe('BR-22');
    expect(refusal(state, 'buy honey u6 warehouse')).toBe('BR-22');
    expect(refusal(state, 'buy honey u6# reserve')).toBe('BR-22');
    expect(refusal(state, { type: 'buy', ingredient: 'honey', from: 'reserve', die: null })).toBe('BR-22');
  });

  it('BR-24: one ingredient a round, of those there are', () => {
    const state = turnOf({ coins: 9 }, { brewers: [{ coins: 9 }, { coins: 9, ingredients: { fruit: 3 } }] });
    expect(refusal(state, 'buy fruit')).toBe('BR-24');
    expect(refusal(state, 'buy yeast')).toBe('BR-24');
    const bought = stateAfter(state, 'buy spices');
    expect(openOf(bought, 'buy')).toEqual([]);
    expect(refusal(bought, 'buy malt')).toBe('BR-24');
  });

  it.each([
    [1, 0],
    [2, INGREDIENTS.length],
    [3, INGREDIENTS.length],
  ])('BR-24: in round %i it sells %i ingredients', (round, count) => {
    const state = turnOf({ reserve: 'y1', coins: 9 }, { round });
    expect(openOf(state, 'buy')).toHaveLength(count);
    expect(refusal(state, 'buy fruit')).toBe(count > 0 ? undefined : 'BR-24');
  });
});

describe('the Black Market', () => {
  it.each<[Token, number]>([
    ['raise', 2],
    ['reroll', 2],
    ['lock', 2],
    ['withdraw', 3],
    ['blockBuilding', 3],
    ['blockRecipe', 3],
  ])('sells %s for %i coins', (token, price) => {
    const dealt = played(turnOf({ coins: 5 }), `deal ${token}`);
    expect(benchOf(dealt.state)).toEqual({ coins: 5 - price, tokens: { [token]: 1 } });
    expect(dealt.state.blackMarket[token]).toBe(2);
    expect(dealt.events).toEqual([{ type: 'dealt', seat: 0, token, price, open: true }]);
    expect(refusal(turnOf({ coins: price - 1 }), `deal ${token}`)).toBe('BR-23');
    expect(isOpen(turnOf({ coins: price }), `deal ${token}`)).toBe(true);
  });

  it('BR-24: one token a round, of those there are', () => {
    const state = turnOf({}, { brewers: [{ coins: 9 }, { tokens: { raise: 2 } }], played: { raise: 1 } });
    expect(refusal(state, 'deal raise')).toBe('BR-24');
    expect(refusal(state, 'deal luck')).toBe('BR-24');
    const dealt = stateAfter(state, 'deal lock');
    expect(openOf(dealt, 'deal')).toEqual([]);
    expect(refusal(dealt, 'deal reroll')).toBe('BR-24');
    expect(openOf(dealt, 'buy')).toHaveLength(INGREDIENTS.length);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, TOKENS.length],
  ])('BR-24: in round %i it sells %i tokens', (round, count) => {
    const state = turnOf({ reserve: 'y1', coins: 9 }, { round });
    expect(openOf(state, 'deal')).toHaveLength(count);
    expect(refusal(state, 'deal raise')).toBe(count > 0 ? undefined : 'BR-24');
  });
});

describe('the turn', () => {
  it('is an ingredient and a token in either order, dice stored, and done', () => {
    const state = turnOf({ reserve: 'b2 y5', coins: 7 });
    const bought = stateAfter(state, 'deal lock', 'store y5', 'buy fruit');
    expect(benchOf(bought)).toEqual({
      reserve: 'b2',
      warehouse: 'y5',
      coins: 3,
      ingredients: { fruit: 1 },
      tokens: { lock: 1 },
    });
    expect(askedIn(stateAfter(bought, 'done'))).toBe('purchase 1');
  });

  it('comes once, in order, and then what lies in the reserve stays there', () => {
    const brewers: Bench[] = [{ coins: 9 }, { coins: 9 }, { coins: 9, reserve: 'y1' }];
    const state = turnOf({}, { brewers, first: 1 });
    const turns = [state, stateAfter(state, 'done'), stateAfter(state, 'done', 'done')];
    expect(turns.map(askedIn)).toEqual(['purchase 1', 'purchase 2', 'purchase 0']);
    expect(isOpen(turns[1] as BrewingState, 'store y1')).toBe(true);
    // Nothing to brew and nothing to tidy: on to the next round.
    const next = stateAfter(turns[2] as BrewingState, 'done');
    expect([next.round, askedIn(next)]).toEqual([4, 'place 2']);
  });

  it('BR-28: whoever can neither buy nor store nor play has had it', () => {
    const state = turnOf({}, { brewers: [{ reserve: 'y1' }, { coins: 1 }, { coins: 2 }] });
    expect(askedIn(stateAfter(state, 'done'))).toBe('purchase 2');
  });

  it('BR-20: nothing is placed or brewed in it', () => {
    const state = turnOf({ reserve: 'y2', warehouse: 'g1 y2', seeds: 1, coins: 9 });
    for (const move of ['sow MH1', 'place MH2 y2', 'pass', 'brew LAG-1'])
      expect([move, refusal(state, move)]).toEqual([move, 'BR-20']);
    expect(refusal(state, { type: 'deal', token: 'raise', price: 1 })).toBe('BR-20');
    expect(refusal(state, { type: 'done', seat: 1 })).toBe('BR-20');
  });
});

describe('BR-30: a die that was withdrawn after its owner’s purchase', () => {
  const taker: Bench = { coins: 9, tokens: { withdraw: 2, lock: 1, reroll: 1 } };
  /** The first has bought, and now the second may play tokens. */
  const afterwards = (first: Bench, told: Partial<Position> = {}): BrewingState =>
    position({ brewers: [first, taker], phase: 'purchase', turn: 1, passed: [0], round: 30, ...told });
  const withdraw = (die: string): string[] => ['play withdraw', `aim 0 warehouse ${die}`];

  it('may be stored at the end of the phase', () => {
    const state = afterwards({ warehouse: 'b5 g1' });
    const withdrawn = stateAfter(state, ...withdraw('b5'));
    expect([askedIn(withdrawn), benchOf(withdrawn).reserve]).toEqual(['purchase 1', 'b5']);
    const asked = stateAfter(withdrawn, 'done');
    expect([askedIn(asked), openOf(asked, 'keep')]).toEqual(['keep 0', ['reserve', 'warehouse']]);
    expect(diceBrewing.view(asked, 0).asked).toMatchObject({ at: 'keep', withdrawn: true, die: { value: 5 } });
    expect(refusal(asked, 'keep board')).toBe('BR-30');
    expect(refusal(asked, { type: 'keep', where: 'warehouse', die: 'b5' })).toBe('BR-20');
    expect(refusal(asked, 'done')).toBe('BR-20');
    const stored = played(asked, 'keep warehouse');
    expect(benchOf(stored.state).warehouse).toBe('b5 g1');
    expect(eventsOf(stored, 'kept')).toEqual([{ type: 'kept', seat: 0, die: 'b5', where: 'warehouse' }]);
    expect(askedIn(stored.state)).toBe('window 1');
    expect(benchOf(stateAfter(asked, 'keep reserve'))).toEqual({ reserve: 'b5', warehouse: 'g1' });
  });

  it('each is asked about once, in the order of play', () => {
    const brewers: Bench[] = [taker, { warehouse: 'y1' }, { warehouse: 'b5' }];
    const state = position({ brewers, phase: 'purchase', first: 1, turn: 0, passed: [1, 2], round: 30 });
    const moves = ['play withdraw', 'aim 2 warehouse b5', 'play withdraw', 'aim 1 warehouse y1', 'done'];
    const asked = stateAfter(state, ...moves);
    const turns = [asked, stateAfter(asked, 'keep reserve'), stateAfter(asked, 'keep reserve', 'keep warehouse')];
    expect(turns.map(askedIn)).toEqual(['keep 1', 'keep 2', 'window 0']);
  });

  it('of several of one owner each is asked about', () => {
    const asked = stateAfter(afterwards({ warehouse: 'b5 b5 g1' }), ...withdraw('b5'), ...withdraw('b5'), 'done');
    const next = stateAfter(asked, 'keep warehouse');
    expect([askedIn(asked), askedIn(next)]).toEqual(['keep 0', 'keep 0']);
    expect(benchOf(stateAfter(next, 'keep reserve'))).toEqual({ reserve: 'b5', warehouse: 'b5 g1' });
  });

  it('is asked about even if its owner had nothing to do in the phase', () => {
    const brewers: Bench[] = [{ reserve: 'y1' }, { warehouse: 'g4' }, taker];
    const state = position({ brewers, phase: 'purchase', round: 30 });
    const asked = stateAfter(state, 'done', 'play withdraw', 'aim 1 warehouse g4', 'done');
    expect(askedIn(asked)).toBe('keep 1');
  });

  it('is asked about as it lies there, also when it was rolled again', () => {
    const rolled = stateAfter(afterwards({ warehouse: 'b5' }), ...withdraw('b5'), 'play reroll', 'aim 0 reserve b5');
    const die = benchOf(rolled).reserve;
    const stored = stateAfter(rolled, 'done', 'keep warehouse');
    expect(benchOf(stored)).toEqual({ warehouse: die });
  });

  it('is not asked about when it is locked, for then it cannot be moved', () => {
    const lock = ['play lock', 'aim 0 reserve b5'];
    const locked = stateAfter(afterwards({ warehouse: 'b5' }), ...withdraw('b5'), ...lock, 'done');
    expect([askedIn(locked), benchOf(locked).reserve]).toEqual(['window 1', 'b5#']);
    // Of two dice that look the same, the lock hits the one that could be stored.
    const twins = stateAfter(afterwards({ reserve: 'b5', warehouse: 'b5' }), ...withdraw('b5'), ...lock, 'done');
    expect([askedIn(twins), benchOf(twins).reserve]).toEqual(['window 1', 'b5 b5#']);
  });

  it('is not asked about when its owner’s purchase is still to come, or was when it happened', () => {
    const first = position({ brewers: [taker, { warehouse: 'b5', reserve: 'y1' }], phase: 'purchase', round: 30 });
    const own = stateAfter(first, 'play withdraw', 'aim 1 warehouse b5', 'done');
    expect([askedIn(own), isOpen(own, 'store b5')]).toEqual(['purchase 1', true]);
    expect(askedIn(stateAfter(own, 'done'))).toBe('window 0');
    const mine = position({ brewers: [{ ...taker, warehouse: 'b5' }, {}], phase: 'purchase', round: 30 });
    expect(askedIn(stateAfter(mine, ...withdraw('b5'), 'done'))).toBe('window 0');
  });

  it('is not asked about when it was withdrawn before the purchase, or in the window', () => {
    const brewers: Bench[] = [{ ...taker, coins: 0 }, { warehouse: 'b5' }];
    const moves = ['play withdraw', 'aim 1 warehouse b5'];
    const placing = stateAfter(position({ brewers, passed: [1], round: 30 }), ...moves, 'pass', 'done', 'done');
    expect(askedIn(placing)).toBe('window 0');
    const window = stateAfter(position({ brewers, phase: 'window', passed: [1], round: 30 }), ...moves, 'pass');
    expect([askedIn(window), benchOf(window, 1)]).toEqual(['over', { reserve: 'b5' }]);
  });
});

describe('unlucky rolls', () => {
  const unlucky = { unlucky: 'on' } as const;
  const luckOf = (state: BrewingState): number | undefined => {
    const { asked } = diceBrewing.view(state, 0);
    return asked?.at === 'purchase' ? asked.luck : undefined;
  };

  it('three 1s after the roll and 2 coins: 6 coins to spend in this purchase phase', () => {
    const state = turnOf({ reserve: 'b1* g1* y1*', coins: 2 }, unlucky);
    expect(luckOf(state)).toBe(4);
    const bought = stateAfter(state, 'buy hops', 'deal raise');
    // The dice are kept.
    expect(benchOf(bought)).toEqual({ reserve: 'b1* g1* y1*', ingredients: { hops: 1 }, tokens: { raise: 1 } });
    expect(refusal(turnOf({ reserve: 'b1 g1 y1', coins: 2 }), 'buy hops')).toBe('BR-23');
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 6],
  ])('%i dice count as %i coins', (count, coins) => {
    expect(luckOf(turnOf({ reserve: 'y1* '.repeat(count), coins: 1 }, unlucky))).toBe(coins);
  });

  it('BR-23: their coins go first, and what is left of them vanishes', () => {
    const state = turnOf({ reserve: 'y1* y1* y1*', coins: 2 }, unlucky);
    const bought = stateAfter(state, 'buy fruit');
    expect([benchOf(bought).coins, luckOf(bought)]).toEqual([2, 2]);
    const dealt = stateAfter(bought, 'deal withdraw');
    expect([benchOf(dealt).coins, luckOf(dealt)]).toEqual([1, 0]);
    expect(benchOf(stateAfter(bought, 'done')).coins).toBe(2);
  });

  it('a die that is stored counts no more, and coins already spent are not asked back', () => {
    const state = turnOf({ reserve: 'y1* y1* y1*' }, unlucky);
    expect(luckOf(stateAfter(state, 'store y1*'))).toBe(2);
    const spent = stateAfter(state, 'buy spices', 'store y1*', 'store y1*');
    expect([luckOf(spent), benchOf(spent).coins]).toEqual([0, undefined]);
  });

  it('a die that is raised counts no more', () => {
    const state = turnOf({ reserve: 'b1* y1*', tokens: { raise: 1 } }, unlucky);
    const raised = stateAfter(state, 'play raise', 'aim 0 reserve b1*');
    expect([luckOf(state), luckOf(raised)]).toEqual([2, 0]);
  });

  it('BR-22: a die that another has locked is of no use here either', () => {
    expect(luckOf(turnOf({ reserve: 'b1#* y1*', coins: 1 }, unlucky))).toBe(0);
    const state = turnOf({ reserve: 'b1#* g1* y1*' }, unlucky);
    expect([isOpen(state, 'buy fruit'), refusal(state, 'buy spices')]).toEqual([true, 'BR-23']);
  });

  it('only dice that showed 1 in this round’s roll count', () => {
    const rolling = position({
      brewers: [{ reserve: 'y2 y2', warehouse: 'b1' }, {}],
      phase: 'brew',
      round: 4,
      unlucky: 'on',
    });
    const rolled = whenLucky(rolling, ['pass'], ({ state }) => benchOf(state).reserve === 'y1* y1*');
    expect(benchOf(rolled.state).warehouse).toBe('b1');
    expect(eventsOf(rolled, 'rolled')[1]).toEqual({ type: 'rolled', seat: 0, dice: ['y1*', 'y1*'] });
    expect(luckOf(stateAfter(rolled.state, 'pass'))).toBe(2);
    const other = turnOf({ reserve: 'y1 y1', coins: 1 }, unlucky);
    expect(luckOf(other)).toBe(0);
  });

  it('there is no luck in it where it is not agreed on', () => {
    const rolling = position({ brewers: [{ reserve: 'y2 y2' }, {}], phase: 'brew', round: 4 });
    const rolled = whenLucky(rolling, ['pass'], ({ state }) => benchOf(state).reserve === 'y1 y1');
    expect(luckOf(stateAfter(rolled.state, 'pass'))).toBe(0);
  });
});
