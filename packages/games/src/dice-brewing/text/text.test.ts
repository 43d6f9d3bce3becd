import { fastRng } from '@taproom/engine';
import { describe, expect, it, test } from 'vitest';
import { diceBrewing as game } from '../index.ts';
import type { BrewingEvent, BrewingState } from '../state.ts';
import type { Asked, BrewingView } from '../view.ts';
import { load, notation } from './index.ts';

const NAMES = ['Ada', 'Bea'];
const [en, cs, italian] = await Promise.all([load('en'), load('cs'), load('it')]);

const begin = (mode: BrewingState['mode'] = 'standard'): BrewingState =>
  game.setup(2, { mode, unlucky: 'off', coins: 'same' }, fastRng(1));

describe('events', () => {
  const said = (event: BrewingEvent): string | undefined => en.event(event, NAMES);

  test('a die that was rolled at once is told with its value, one that waits without', () => {
    expect(said({ type: 'gained', seat: 0, die: 'y4' })).toBe('Ada gets a die and rolls it at once: yellow 4.');
    expect(said({ type: 'gained', seat: 0, die: 'y0' })).toBe('Ada gets a yellow die.');
  });

  test('marks of dice are said', () => {
    expect(said({ type: 'rolled', seat: 1, dice: ['u1*', 'b3+!', 'g4#', 'y5++'] })).toBe(
      'Bea rolls blue 1 (unlucky), black 3 (raised) (protected), green 4 (locked), yellow 5 (raised).',
    );
    expect(said({ type: 'rolled', seat: 1, dice: [] })).toBe('Bea has nothing to roll.');
  });

  test.each([
    ['raise', 3, 'Ada buys the token “Raise a die” for 3 coins.'],
    ['raise', 0, 'Ada takes the token “Raise a die”.'],
    [null, 3, 'Ada buys an action token for 3 coins.'],
    [null, 0, 'Ada takes an action token.'],
  ] as const)('a token %s for %d is told as far as it is known', (token, price, sentence) => {
    expect(said({ type: 'dealt', seat: 0, token, price, open: false })).toBe(sentence);
  });

  test.each([
    ['raise', 0, 'Ada raises yellow 3 in the reserve: now yellow 4 (raised).'],
    ['reroll', 0, 'Ada rerolls yellow 3 in the reserve: yellow 4 (raised).'],
    ['reroll', 1, 'Ada rerolls yellow 3 in the reserve of Bea: yellow 4 (raised).'],
    ['lock', 0, 'Ada protects yellow 3 in the reserve.'],
    ['lock', 1, 'Ada locks yellow 3 in the reserve of Bea.'],
    ['withdraw', 0, 'Ada withdraws yellow 3 from the warehouse to the reserve.'],
    ['withdraw', 1, 'Ada withdraws yellow 3 from the warehouse of Bea, to the reserve.'],
  ] as const)('%s aimed at seat %d says whose die it is', (token, at, sentence) => {
    expect(said({ type: 'aimed', seat: 0, token, at, place: 'reserve', die: 'y3', into: 'y4+' })).toBe(sentence);
  });

  test('coins and points are told only where there are any', () => {
    expect(said({ type: 'earned', seat: 0, coins: 3, xp: 0 })).toBe('Ada earns 3 coins.');
    expect(said({ type: 'earned', seat: 0, coins: 0, xp: 1 })).toBe('Ada gains 1 experience point.');
    expect(said({ type: 'earned', seat: 0, coins: 1, xp: 6 })).toBe('Ada gains 6 experience points and 1 coin.');
  });

  test('numbers are counted as each language counts', () => {
    const seeds = (text: typeof en, count: number) => text.event({ type: 'seeded', seat: 0, count } as never, NAMES);
    expect([1, 2, 5].map((count) => seeds(cs, count))).toEqual([
      'Ada si bere 1 semínko.',
      'Ada si bere 2 semínka.',
      'Ada si bere 5 semínek.',
    ]);
    expect([1, 2].map((count) => seeds(italian, count))).toEqual([
      'Ada prende 1 gettone Seme.',
      'Ada prende 2 gettoni Seme.',
    ]);
  });
});

test('in Italian the one has its own article', () => {
  expect(['y1', 'y2'].map((die) => italian.action({ type: 'pay', die } as never))).toEqual([
    'Usa l’1 giallo',
    'Usa il 2 giallo',
  ]);
});

test('an action calls the owner of a die or a building by name', () => {
  const block = { type: 'block', seat: 1, building: 'MH' };
  expect(en.action(block, ['Ada', 'Bea'])).toBe('Block the Malt House of Bea');
  expect(italian.action(block, ['Ada', 'Bea'])).toContain(' di Bea');
});

describe('prompts', () => {
  const asking = (asked: Asked, more: Partial<BrewingView> = {}): BrewingView => ({
    ...game.view(begin(), 0),
    actor: 0,
    asked,
    ...more,
  });
  const you = (asked: Asked, more: Partial<BrewingView> = {}): string => en.prompt(asking(asked, more), 'Ada', true);

  it.each([
    [1, false, false, 'You may store dice; what stays in the reserve is rolled again.'],
    [2, false, false, 'You may buy an ingredient, and store dice.'],
    [3, false, false, 'You may buy an ingredient and an action token, and store dice.'],
    [3, true, false, 'You may buy an action token, and store dice.'],
    [3, false, true, 'You may buy an ingredient, and store dice.'],
    [3, true, true, 'You may store dice; what stays in the reserve is rolled again.'],
  ])('say in round %d what can still be bought', (round, bought, dealt, sentence) => {
    expect(you({ at: 'purchase', bought, dealt, luck: 0 }, { round })).toBe(sentence);
  });

  it('count the coins of unlucky dice', () => {
    expect(you({ at: 'purchase', bought: false, dealt: true, luck: 4 }, { round: 3 })).toBe(
      'You may buy an ingredient, and store dice. Your unlucky dice are worth 4 more coins.',
    );
  });

  it('name the requirement that is paid next, the strictest first', () => {
    const paying = (paid: number): string =>
      you({
        at: 'pay',
        recipe: 'STO-3',
        extra: 'none',
        dice: game.view(begin(), 0).seats[0]?.reserve.slice(0, paid) ?? [],
      });
    expect([0, 1].map(paying)).toEqual([
      'Strong Roasted Stout: which black die of 5 or more pays?',
      'Strong Roasted Stout: which green die of 4 or more pays?',
    ]);
  });

  it('list the dice that are picked', () => {
    const view = asking({ at: 'reroll', reserve: [0, 2], warehouse: [] });
    const [first, , third] = view.seats[0]?.reserve ?? [];
    expect(en.prompt(view, 'Ada', true)).toBe(
      `Picked for rerolling: yellow ${first?.value}, green ${third?.value}. Pick more, or roll.`,
    );
  });

  it('say to others what someone is doing', () => {
    const view = asking({ at: 'aim', token: 'blockRecipe' });
    expect(en.prompt(view, 'Ada', false)).toBe('Ada has played the token “Block a recipe” and chooses what for.');
  });
});

describe('the notation', () => {
  it('tells a position in a few lines', () => {
    const lines = notation.position(game.view(begin('advanced'), 0)).split('\n');
    expect(lines[0]).toMatch(
      /^round 1 winter · first p\d · place p\d · brewed 0\/10 · yellow12 black12 green10 blue8 seeds4$/,
    );
    expect(lines[2]).toMatch(/^p1: xp0 coins2 seeds1 · res y\d b\d g\d u\d · wh – · – · – · – · – · 5$/);
    expect(lines[3]).toContain(' · tokens0 · ');
  });

  it('shows what dice become', () => {
    const event = { type: 'aimed', seat: 0, token: 'reroll', at: 1, place: 'warehouse', die: 'y3', into: 'y6' };
    expect(notation.event(event)).toBe('aimed p1 reroll p2 wh y3 > y6');
  });
});
