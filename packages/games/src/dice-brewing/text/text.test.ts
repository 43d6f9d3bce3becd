import { fastRng } from '@taproom/engine';
import { describe, expect, it, test } from 'vitest';
import { diceBrewing as game } from '../index.ts';
import type { BrewingEvent, BrewingState, Die, Phase } from '../state.ts';
import { actionOf, stateAfter } from '../testing/play.ts';
import { type Bench, benchOf, position } from '../testing/position.ts';
import type { Asked, BrewingView } from '../view.ts';
import { load, notation } from './index.ts';

const NAMES = ['Ada', 'Bea'];
const [en, cs, italian] = await Promise.all([load('en'), load('cs'), load('it')]);

const begin = (mode: BrewingState['mode'] = 'standard'): BrewingState =>
  game.setup(2, { mode, unlucky: 'off', coins: 'same', rounds: '30' }, fastRng(1));

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
    expect(you({ at: 'purchase', bought, dealt, luck: 0, idle: false }, { round })).toBe(sentence);
  });

  it('count the coins of unlucky dice', () => {
    expect(you({ at: 'purchase', bought: false, dealt: true, luck: 4, idle: false }, { round: 3 })).toBe(
      'You may buy an ingredient, and store dice. Your unlucky dice are worth 4 more coins.',
    );
  });

  it('BR-31: say to someone who is asked in vain that there is nothing to do, and why', () => {
    const why = 'You are asked so that nobody learns which tokens you hold.';
    expect(you({ at: 'place', pieces: 0, idle: true })).toBe(
      `Nothing to place, and none of your tokens fits here: pass. ${why}`,
    );
    expect(you({ at: 'purchase', bought: false, dealt: false, luck: 0, idle: true })).toBe(
      `Nothing to buy or store, and none of your tokens fits here: you are done. ${why}`,
    );
    expect(you({ at: 'window', idle: true })).toBe('None of your tokens fits here: pass.');
    expect(you({ at: 'window', idle: false })).toBe(
      'Before the brewing: play an action token, or pass; brewing comes next.',
    );
    // The prompt for a second piece does not depend on what the player holds.
    expect(you({ at: 'place', pieces: 1, idle: true })).toBe('Place a second piece, or end your turn.');
  });

  it('BR-30: ask whether to store what was withdrawn', () => {
    const die = position({ brewers: [{ reserve: 'b5' }, {}] }).brewers[0]?.reserve[0] as Die;
    const asked = { at: 'keep', die, withdrawn: true } as const;
    expect(you(asked)).toBe('After your purchase black 5 was withdrawn to the reserve. Do you store it again?');
    expect(cs.prompt(asking(asked), 'Ada', true)).toContain('černá 5');
    expect(you({ ...asked, withdrawn: false })).toBe('Where does black 5 go: to the reserve, or to the warehouse?');
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
    const view = asking({ at: 'aim', token: 'blockRecipe', phase: 'window' });
    expect(en.prompt(view, 'Ada', false)).toBe('Ada has played the token “Block a recipe” and chooses what for.');
  });
});

describe('warnings before a raise that would be lost', () => {
  const raising = (phase: Phase, bench: Bench): BrewingState =>
    position({ brewers: [{ ...bench, tokens: { raise: 1 } }, {}], phase });
  const warned = (state: BrewingState, move: string): string | undefined =>
    en.warning?.(actionOf(move), game.view(state, 0));

  const BOTH = (value: number): string =>
    `Both would be wasted: raised to 6, this die cannot be improved here any more, and at the end of the round it falls back to ${value}.`;
  const UNLESS_SPED = 'Helps only if you speed this space up in this round: the raise ends before the die comes back.';
  const LOST = 'The raise would be wasted: it ends with the round, and this die is of no more use until then.';

  test.each<[Phase, string, Bench, string | undefined]>([
    ['place', 'MH3 y5', { board: { MH3: 'y5' } }, BOTH(5)],
    ['window', 'MH3 b5', { board: { MH3: 'b5' } }, BOTH(5)],
    ['place', 'HP2 g5+', { board: { HP2: 'g5+' } }, BOTH(4)],
    ['place', 'MH3 y4', { board: { MH3: 'y4' } }, UNLESS_SPED],
    ['purchase', 'HP2 g4', { board: { HP2: 'g4' } }, LOST],
    ['window', 'MH3 y4', { board: { MH3: 'y4' } }, LOST],
    ['place', 'MH2 y5', { board: { MH2: 'y5' } }, LOST],
    ['window', 'reserve y5', { reserve: 'y5' }, LOST],
    ['place', 'reserve y5', { reserve: 'y5' }, undefined],
    ['purchase', 'reserve y5', { reserve: 'y5' }, undefined],
    ['window', 'warehouse y5', { warehouse: 'y5' }, undefined],
  ])('in the phase %s on %s', (phase, target, bench, sentence) => {
    const state = stateAfter(raising(phase, bench), 'play raise');
    expect(warned(state, `aim 0 ${target}`)).toBe(sentence);
  });

  test('what they say comes true', () => {
    const state = stateAfter(raising('window', { board: { MH3: 'y5' } }), 'play raise');
    const raised = stateAfter(state, 'aim 0 MH3 y5', 'keep warehouse');
    const left = stateAfter(raising('window', { board: { MH3: 'y5' } }), 'pass', 'keep warehouse');
    expect([benchOf(raised).warehouse, benchOf(left).warehouse]).toEqual(['y5', 'y6']);
  });

  test('of the token itself, if it could help no die at all', () => {
    const sentence =
      'Whichever die you raise now, the raise would be wasted: it ends with the round, before the die is of any use.';
    const warns = (phase: Phase, bench: Bench): boolean => warned(raising(phase, bench), 'play raise') === sentence;
    expect(warns('window', { reserve: 'y1', warehouse: 'b6', board: { MH3: 'y5' } })).toBe(true);
    expect(warns('place', { warehouse: 'b2!', board: { HP2: 'g5' } })).toBe(true);
    expect(warns('place', { board: { HP2: 'g4' } })).toBe(false);
    expect(warns('place', { reserve: 'y1' })).toBe(false);
    expect(warns('window', { warehouse: 'y1' })).toBe(false);
  });

  test('of a reroll for which the School finds no die, or none in the reserve', () => {
    const sent = (bench: Bench): string | undefined => warned(raising('place', bench), 'place SK1 u3');
    expect(sent({ reserve: 'u3', warehouse: 'g5' })).toBe(
      'Nothing would be left in your reserve: you could reroll only dice of your warehouse.',
    );
    expect(sent({ reserve: 'u3', warehouse: 'g5!' })).toBe(
      'No die would be left to reroll: the blue die would be at school for nothing.',
    );
    expect(sent({ reserve: 'u3 y1' })).toBeUndefined();
  });

  test('nothing else is warned of', () => {
    const state = position({ brewers: [{ reserve: 'y5', tokens: { reroll: 1 }, board: { MH3: 'y5' } }, {}] });
    const aiming = stateAfter(state, 'play reroll');
    expect([warned(state, 'play reroll'), warned(state, 'place MH2 y5'), warned(aiming, 'aim 0 MH3 y5')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('in three languages', () => {
    const state = stateAfter(raising('place', { board: { MH3: 'y5' } }), 'play raise');
    const sentences = [en, cs, italian].map((text) => text.warning?.(actionOf('aim 0 MH3 y5'), game.view(state, 0)));
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/6.*5/);
  });
});

describe('refusals say what the ruling means here', () => {
  type Given = Parameters<typeof position>[0];

  function refused(given: Given, action: object, text = en): string | undefined {
    const state = position(given);
    const rule = game.refuse(state, 0, action as never);
    return rule && text.refusal(rule, action as never, game.view(state, 0), 0, ['Ada', 'Bea', 'Cleo']);
  }

  const place = (space: string, die: string) => ({ type: 'place', space, from: 'reserve', die });
  const brew = (recipe: string) => ({ type: 'brew', recipe, extra: 'none', pay: 'cheapest' });
  const ADA: Bench = { reserve: 'y3 u2', warehouse: 'y2' };

  test('when a house opens, in every language', () => {
    const given = { brewers: [ADA, {}], round: 1 };
    expect([en, cs, italian].map((text) => refused(given, place('SK1', 'u2'), text))).toEqual([
      'School of Skills opens in round 2.',
      'Učiliště otevírá v 2. kole.',
      'Scuola Professionale: apre nel round 2.',
    ]);
  });

  test('who is there, and what is used', () => {
    const others = [{ board: { MH2: 'y1' } }, { board: { MH2: 'y4' } }];
    expect(refused({ brewers: [ADA, ...others] }, place('MH2', 'y3'))).toBe(
      'Malt House 2 is full in this round: Bea and Cleo got there first.',
    );
    expect(refused({ brewers: [{ ...ADA, board: { MH2: 'y1' } }, {}] }, place('MH2', 'y3'))).toBe(
      'You have already used Malt House 2 in this round.',
    );
  });

  test('what a space takes', () => {
    expect(refused({ brewers: [ADA, {}] }, place('SD2', 'y3'))).toBe(
      'Department of Seed 2 takes a black die, and you have none to put there.',
    );
    expect(refused({ brewers: [ADA, {}] }, { type: 'sow', space: 'MH1' })).toBe(
      'Malt House 1 takes a seed, and you have none to put there.',
    );
    const waits = { brewers: [{ ...ADA, board: { MH2: 'y1' } }, {}] };
    expect(refused(waits, { ...place('MH2', 'u2'), type: 'speed' })).toContain('with a blue die of 3 or more');
  });

  test('when it is bought, and what it costs', () => {
    const fruit = { type: 'buy', ingredient: 'fruit', from: null, die: null };
    const raise = { type: 'deal', token: 'raise' };
    const brewers = [{ ...ADA, coins: 1 }, {}];
    expect(refused({ brewers }, fruit)).toBe('Things are bought in the purchase, after the placing.');
    expect(refused({ brewers, phase: 'purchase' }, fruit)).toBe('It costs 2 coins, and you have 1.');
    expect(refused({ brewers, phase: 'purchase' }, raise)).toBe('It costs 2 coins, and you have 1.');
    expect(refused({ brewers, phase: 'purchase', round: 1 }, fruit)).toBe('The Market opens in round 2.');
    expect(refused({ brewers, phase: 'purchase', round: 2 }, raise)).toBe('The Black Market opens in round 3.');
  });

  test('when a recipe is brewed, and what it lacks', () => {
    const given = { brewers: [ADA, {}], display: ['LAG-1'] };
    expect(refused(given, brew('LAG-1'))).toMatch(/^Recipes are brewed after the purchase\./);
    expect(refused({ ...given, phase: 'brew' }, brew('LAG-1'))).toBe(
      'Cheap Lager: your warehouse still lacks green 1 or more.',
    );
    expect(refused({ ...given, phase: 'brew' }, brew('LAG-2'))).toBe(
      'Mass Lager: your warehouse still lacks 2 yellow dice of 3 or more and green 2 or more.',
    );
    expect(refused({ ...given, phase: 'brew', blocked: ['LAG-1'] }, brew('LAG-1'))).toBe(
      'Cheap Lager is blocked in this round.',
    );
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
