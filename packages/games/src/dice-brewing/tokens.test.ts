import { describe, expect, it } from 'vitest';
import { TOKENS, type Token } from './components.ts';
import type { BrewingState, Phase } from './state.ts';
import { askedIn, eventsOf, isOpen, openOf, played, refusal, stateAfter, whenLucky } from './testing/play.ts';
import { type Bench, benchOf, type Position, position } from './testing/position.ts';

/** The first of two brewers has a token to play; the other has `other`. */
const withToken = (token: Token, bench: Bench, other: Bench = {}, told: Partial<Position> = {}): BrewingState =>
  position({ brewers: [{ ...bench, tokens: { [token]: 1 } }, other], ...told });

/** Every kind of token, with a target for each. */
const everything = (phase: Phase): BrewingState =>
  position({
    brewers: [
      {
        reserve: 'y1',
        coins: 9,
        tokens: { raise: 1, reroll: 1, lock: 1, withdraw: 1, blockBuilding: 1, blockRecipe: 1 },
      },
      { warehouse: 'b5', board: { MH2: 'y2' } },
    ],
    phase,
  });

describe('BR-11: when tokens are played', () => {
  it.each<[Phase, readonly Token[]]>([
    ['place', ['raise', 'reroll', 'lock', 'withdraw']],
    ['purchase', ['raise', 'reroll', 'lock', 'withdraw']],
    ['window', TOKENS],
    ['brew', []],
  ])('in a turn of the phase %s: %s', (phase, tokens) => {
    expect(openOf(everything(phase), 'play')).toEqual(tokens);
  });

  it('any number in a turn, before and after a piece', () => {
    const brewers: Bench[] = [{ reserve: 'y1 y3', tokens: { raise: 2, lock: 1 } }, { reserve: 'b2' }];
    const state = position({ brewers });
    const raised = stateAfter(state, 'play raise', 'aim 0 reserve y1', 'play raise', 'aim 0 reserve y2+');
    expect(benchOf(raised)).toEqual({ reserve: 'y3 y3++', tokens: { lock: 1 } });
    const placed = stateAfter(raised, 'place MH2 y3', 'play lock', 'aim 1 reserve b2');
    expect(askedIn(placed)).toBe('place 0');
    expect(benchOf(placed, 1)).toEqual({ reserve: 'b2#' });
  });

  it('only tokens that one has', () => {
    const state = withToken('raise', { reserve: 'y1' });
    expect(refusal(state, 'play reroll')).toBe('BR-11');
    expect(refusal(state, 'play luck')).toBe('BR-11');
  });

  it('not in another’s turn', () => {
    const state = position({ brewers: [{ reserve: 'y1' }, { tokens: { reroll: 1 } }] });
    expect(refusal(state, 'play reroll', 1)).toBe('not-your-turn');
  });

  it('a token that was played leaves the game', () => {
    const state = withToken('raise', { reserve: 'y1' });
    const raised = played(state, 'play raise', 'aim 0 reserve y1');
    expect([raised.state.played.raise, raised.state.blackMarket.raise]).toEqual([1, 2]);
    expect(raised.events[0]).toEqual({ type: 'played', seat: 0, token: 'raise' });
    expect(benchOf(raised.state)).toEqual({ reserve: 'y2+' });
  });
});

describe('the window before the brewing', () => {
  it('goes round until all decline', () => {
    const hand: Bench = { warehouse: 'y1', tokens: { raise: 1, lock: 1 } };
    const state = position({ brewers: [hand, hand, {}], phase: 'window', first: 1 });
    expect(askedIn(state)).toBe('window 1');
    const passed = stateAfter(state, 'pass');
    // The third has no tokens.
    expect(askedIn(passed)).toBe('window 0');
    const played = stateAfter(passed, 'play raise', 'aim 0 warehouse y1');
    expect([askedIn(played), played.passed]).toEqual(['window 1', [false, false, false]]);
    expect(askedIn(stateAfter(played, 'pass'))).toBe('window 0');
    const over = stateAfter(played, 'pass', 'pass');
    expect([over.round, askedIn(over)]).toEqual([4, 'place 2']);
  });

  it('one token a turn', () => {
    const hand: Bench = { warehouse: 'y1', tokens: { raise: 1, lock: 1 } };
    const state = position({ brewers: [hand, hand], phase: 'window' });
    expect(askedIn(stateAfter(state, 'play raise', 'aim 0 warehouse y1'))).toBe('window 1');
  });

  it('BR-28: whoever has tokens is asked, even if none can be played: what they are may be hidden', () => {
    const state = position({ brewers: [{ tokens: { raise: 1 } }, { tokens: { raise: 1 } }], phase: 'window' });
    expect(openOf(state, 'play')).toEqual([]);
    expect(refusal(state, 'play raise')).toBe('BR-25');
    expect(askedIn(stateAfter(state, 'pass'))).toBe('window 1');
  });

  it('BR-20: nothing else is done in it', () => {
    const state = everything('window');
    for (const move of ['store y1', 'done', 'buy fruit', 'brew LAG-1'])
      expect([move, refusal(state, move)]).toEqual([move, 'BR-20']);
    expect(refusal(state, { type: 'play', token: 'raise', seat: 0 })).toBe('BR-20');
  });

  it('after it no token is played', () => {
    const state = position({ brewers: [{ warehouse: 'g1 y2', tokens: { raise: 1 } }, {}], phase: 'window' });
    const brewing = stateAfter(state, 'pass');
    expect([askedIn(brewing), refusal(brewing, 'play raise')]).toEqual(['brew 0', 'BR-20']);
  });
});

describe('raise', () => {
  it('turns an own die to the next value until the end of the round', () => {
    const state = withToken('raise', { warehouse: 'g1 y2' }, {}, { phase: 'window', round: 30 });
    const raised = played(state, 'play raise', 'aim 0 warehouse y2');
    expect(eventsOf(raised, 'aimed')).toEqual([
      { type: 'aimed', seat: 0, token: 'raise', at: 0, place: 'warehouse', die: 'y2', into: 'y3+' },
    ]);
    expect(benchOf(raised.state).warehouse).toBe('g1 y3+');
    expect(benchOf(stateAfter(raised.state, 'pass')).warehouse).toBe('g1 y2');
  });

  it('pays a recipe that the die could not pay before', () => {
    const state = withToken('raise', { warehouse: 'g1 y1' }, {}, { phase: 'window', display: ['LAG-1'] });
    const raised = stateAfter(state, 'play raise', 'aim 0 warehouse y1');
    expect(askedIn(raised)).toBe('brew 0');
    expect(benchOf(stateAfter(raised, 'brew LAG-1')).recipes).toEqual(['LAG-1']);
  });

  it('BR-25: not above 6, not another’s die, and on one’s own board only what waits', () => {
    const bench: Bench = {
      reserve: 'b6 y2',
      warehouse: 'u3',
      board: { MH2: 'y1', MH1: 'seed', SK1: 'u2', HP2: '/u2' },
    };
    const state = stateAfter(withToken('raise', bench, { reserve: 'g2' }), 'play raise');
    expect(openOf(state, 'aim')).toEqual(['0 reserve y2', '0 warehouse u3', '0 MH2 y1']);
    for (const at of [
      '0 reserve b6',
      '1 reserve g2',
      '0 SK1 u2',
      '0 HP2 u2',
      '0 MH1 seed',
      '2 reserve y2',
      '0 reserve u3',
    ])
      expect([at, refusal(state, `aim ${at}`)]).toEqual([at, 'BR-25']);
  });

  it('on a die that waits for a pip the later one is lost at 6', () => {
    const bench: Bench = { board: { MH3: 'y5' } };
    const state = withToken('raise', bench, {}, { phase: 'window', round: 30 });
    const raised = stateAfter(state, 'play raise', 'aim 0 MH3 y5', 'keep warehouse');
    expect(benchOf(raised)).toEqual({ warehouse: 'y5' });
    const low = withToken('raise', { board: { MH3: 'y4' } }, {}, { phase: 'window', round: 30 });
    const both = played(low, 'play raise', 'aim 0 MH3 y4', 'keep warehouse');
    expect(eventsOf(both, 'improved')).toEqual([{ type: 'improved', seat: 0, die: 'y6+' }]);
    expect(benchOf(both.state)).toEqual({ warehouse: 'y5' });
  });
});

describe('reroll', () => {
  it.each<[string, Bench, Bench]>([
    ['0 reserve y1', { reserve: 'y1' }, {}],
    ['0 warehouse b1', { warehouse: 'b1' }, {}],
    ['1 reserve u6', {}, { reserve: 'u6' }],
    ['1 warehouse g6', {}, { warehouse: 'g6' }],
    ['1 MH3 y5', {}, { board: { MH3: 'y5' } }],
    ['0 SD2 b2', { board: { SD2: 'b2' } }, {}],
  ])('rolls any one die, own or another’s: %s', (at, own, other) => {
    const state = withToken('reroll', own, { ...other, tokens: { raise: 1 } });
    const [seat, place, die = ''] = at.split(' ');
    const value = die.endsWith('6') ? 1 : 6;
    const into = `${die.slice(0, 1)}${value}`;
    const isLucky = (after: Parameters<typeof eventsOf>[0]): boolean => eventsOf(after, 'aimed')[0]?.into === into;
    const { state: rolled } = whenLucky(state, ['play reroll', `aim ${at}`], isLucky);
    const bench: Bench = { ...(seat === '0' ? own : { ...other, tokens: { raise: 1 } }) };
    const changed =
      place === 'reserve' || place === 'warehouse' ? { [place]: into } : { board: { [place ?? '']: into } };
    expect(benchOf(rolled, Number(seat))).toEqual({ ...bench, ...changed });
  });

  it('takes off what a token had added', () => {
    const state = withToken('reroll', { reserve: 'y6+' }, { reserve: 'b1' });
    const rolled = stateAfter(state, 'play reroll', 'aim 0 reserve y6+');
    expect(benchOf(rolled).reserve).toMatch(/^y[1-6]$/);
  });

  it('BR-17: a condition already met stays met', () => {
    const state = withToken('reroll', {}, { board: { SK3: 'u5' } }, { phase: 'window', round: 30 });
    const low = whenLucky(
      state,
      ['play reroll', 'aim 1 SK3 u5'],
      (after) => eventsOf(after, 'aimed')[0]?.into === 'u1',
    );
    expect(benchOf(low.state, 1)).toEqual({ reserve: 'u0 u1' });
  });

  it('BR-17: a six that a die on MH3 was rolled to does not rise', () => {
    const state = withToken('reroll', {}, { board: { MH3: 'y1' } }, { phase: 'window', round: 30 });
    const six = whenLucky(
      state,
      ['play reroll', 'aim 1 MH3 y1'],
      (after) => eventsOf(after, 'aimed')[0]?.into === 'y6',
    );
    expect(benchOf(stateAfter(six.state, 'keep warehouse'), 1)).toEqual({ warehouse: 'y6' });
  });

  it('BR-25: not a die that is locked or protected, nor one whose effect is over', () => {
    const state = stateAfter(
      withToken('reroll', { reserve: 'y2#' }, { reserve: 'b3! g1', board: { SK2: 'u4', MH1: '/u3' }, onMarket: 'u6' }),
      'play reroll',
    );
    expect(openOf(state, 'aim')).toEqual(['1 reserve g1']);
    for (const at of ['0 reserve y2#', '1 reserve b3!', '1 SK2 u4', '1 MH1 u3'])
      expect([at, refusal(state, `aim ${at}`)]).toEqual([at, 'BR-25']);
  });
});

describe('lock', () => {
  it('another’s die cannot be used, moved or changed this round', () => {
    const state = withToken('lock', { reserve: 'b1' }, { reserve: 'y2', warehouse: 'u5', tokens: { raise: 1 } });
    const locked = stateAfter(state, 'play lock', 'aim 1 reserve y2');
    expect([benchOf(locked).tokens, benchOf(locked, 1).reserve]).toEqual([undefined, 'y2#']);
    const next = stateAfter(locked, 'pass');
    for (const move of ['store y2#', 'place MH2 y2#']) expect([move, refusal(next, move)]).toEqual([move, 'BR-22']);
    expect(refusal(stateAfter(next, 'play raise'), 'aim 1 reserve y2#')).toBe('BR-25');
  });

  it('a locked die brews nothing', () => {
    const state = withToken('lock', {}, { warehouse: 'g1 y2' }, { phase: 'window', display: ['LAG-1'] });
    const locked = stateAfter(state, 'play lock', 'aim 1 warehouse g1');
    // The second brewer could only pass.
    expect([locked.round, benchOf(locked, 1).recipes]).toEqual([4, undefined]);
    expect(askedIn(stateAfter(state, 'pass'))).toBe('brew 1');
  });

  it('an own die cannot be changed, locked or withdrawn by anyone this round, but be used', () => {
    const state = withToken(
      'lock',
      { warehouse: 'g1 y2' },
      { tokens: { reroll: 1, lock: 1, withdraw: 1 } },
      { phase: 'window', display: ['LAG-1'] },
    );
    const safe = stateAfter(state, 'play lock', 'aim 0 warehouse y2');
    expect(benchOf(safe).warehouse).toBe('g1 y2!');
    for (const token of ['reroll', 'lock', 'withdraw']) {
      const aiming = stateAfter(safe, `play ${token}`);
      expect([token, openOf(aiming, 'aim')]).toEqual([token, ['0 warehouse g1']]);
      expect([token, refusal(aiming, 'aim 0 warehouse y2!')]).toEqual([token, 'BR-25']);
    }
    const brewed = stateAfter(safe, 'pass', 'brew LAG-1');
    expect(benchOf(brewed)).toMatchObject({ recipes: ['LAG-1'], coins: 2, xp: 1 });
  });

  it('ends with the round', () => {
    const bench: Bench = { warehouse: 'y2#' };
    const state = position({ brewers: [bench, { warehouse: 'b3!' }], phase: 'brew', round: 30 });
    const over = stateAfter(state, 'pass');
    expect([benchOf(over).warehouse, benchOf(over, 1).warehouse]).toEqual(['y2', 'b3']);
  });

  it('BR-25: only a die in a reserve or a warehouse', () => {
    const state = stateAfter(
      withToken('lock', { reserve: 'y1' }, { warehouse: 'b2', board: { MH2: 'y3' } }),
      'play lock',
    );
    expect(openOf(state, 'aim')).toEqual(['0 reserve y1', '1 warehouse b2']);
    expect(refusal(state, 'aim 1 MH2 y3')).toBe('BR-25');
  });
});

describe('withdraw', () => {
  it('puts a die from another’s warehouse into its owner’s reserve before the brewing', () => {
    const luca: Bench = { warehouse: 'b5 g1', tokens: { raise: 1 } };
    const state = withToken('withdraw', {}, luca, { phase: 'window', display: ['STO-1'] });
    const withdrawn = played(state, 'play withdraw', 'aim 1 warehouse b5');
    expect(benchOf(withdrawn.state, 1)).toEqual({ reserve: 'b5', warehouse: 'g1', tokens: { raise: 1 } });
    expect(eventsOf(withdrawn, 'aimed')).toEqual([
      { type: 'aimed', seat: 0, token: 'withdraw', at: 1, place: 'warehouse', die: 'b5', into: 'b5' },
    ]);
    // Without a black die there is no stout; the die is rolled at the start of the next round.
    const next = played(withdrawn.state, 'pass');
    expect([next.state.round, benchOf(next.state, 1).recipes]).toEqual([4, undefined]);
    expect(eventsOf(next, 'rolled').find(({ seat }) => seat === 1)?.dice).toEqual([expect.stringMatching(/^b[1-6]$/)]);
  });

  it('takes an own die as well', () => {
    const state = withToken('withdraw', { reserve: 'y1', warehouse: 'b1' }, { reserve: 'g1' });
    expect(benchOf(stateAfter(state, 'play withdraw', 'aim 0 warehouse b1'))).toEqual({ reserve: 'b1 y1' });
  });

  it('BR-25: from a warehouse alone', () => {
    const state = stateAfter(withToken('withdraw', { reserve: 'y1', warehouse: 'b1 g2#' }), 'play withdraw');
    expect(openOf(state, 'aim')).toEqual(['0 warehouse b1']);
    expect(refusal(state, 'aim 0 reserve y1')).toBe('BR-25');
    expect(refusal(state, 'aim 0 warehouse g2#')).toBe('BR-25');
    expect(refusal(withToken('withdraw', { reserve: 'y1' }), 'play withdraw')).toBe('BR-25');
  });
});

describe('block building', () => {
  const board: Bench['board'] = { MH1: 'seed', MH2: '/u3', MH3: 'y2', SK1: 'u2', SK3: 'u5', SD2: 'b1' };

  it('BR-12: that building of one opponent gives nothing; pieces come back, what was sped up stands', () => {
    const state = withToken('blockBuilding', {}, { board }, { phase: 'window', round: 30 });
    const blocked = played(state, 'play blockBuilding', 'block 1 MH');
    expect(eventsOf(blocked, 'blocked')).toEqual([{ type: 'blocked', seat: 0, at: 1, building: 'MH' }]);
    // Nothing on the other buildings needs an answer: the game ends with the tidying.
    expect(benchOf(blocked.state, 1)).toEqual({ reserve: 'u0 u2 u3 u5 y2', seeds: 1, coins: 4 });
    expect(eventsOf(blocked, 'gained')).toEqual([{ type: 'gained', seat: 1, die: 'u0' }]);
  });

  it('BR-12: the School of Skills gives no blue die, but its dice come back', () => {
    const state = withToken('blockBuilding', {}, { board: { SK1: 'u2', SK3: 'u5' } }, { phase: 'window', round: 30 });
    const blocked = stateAfter(state, 'play blockBuilding', 'block 1 SK');
    expect([benchOf(blocked, 1), blocked.supply.blue]).toEqual([{ reserve: 'u2 u5' }, 8]);
  });

  it('BR-12: is only for the window', () => {
    for (const phase of ['place', 'purchase'] as const)
      expect(refusal(everything(phase), 'play blockBuilding')).toBe('BR-12');
  });

  it('BR-25: only where something of another waits', () => {
    const waiting = withToken('blockBuilding', { board: { HP1: 'seed' } }, { board }, { phase: 'window' });
    const state = stateAfter(waiting, 'play blockBuilding');
    expect(openOf(state, 'block')).toEqual(['1 MH', '1 SK', '1 SD']);
    for (const at of ['0 HP', '1 HP', '1 XX', '7 MH'])
      expect([at, refusal(state, `block ${at}`)]).toEqual([at, 'BR-25']);
    expect(refusal(state, 'ban LAG-1')).toBe('BR-20');
    expect(refusal(state, 'aim 1 MH3 y2')).toBe('BR-20');
    const resolved: Bench = { board: { SK1: 'u2', MH1: '/u3' } };
    expect(refusal(withToken('blockBuilding', {}, resolved, { phase: 'window' }), 'play blockBuilding')).toBe('BR-25');
  });
});

describe('block recipe', () => {
  const bench: Bench = { warehouse: 'g1 g6 y2 y6' };

  it('nobody may brew that recipe this round', () => {
    const told: Partial<Position> = { phase: 'window', display: ['LAG-1', 'PAL-1', 'EXP-1'], deck: ['BOC-1'] };
    const state = withToken('blockRecipe', bench, { warehouse: 'g1 g1 g1 y2' }, told);
    const banned = played(state, 'play blockRecipe', 'ban LAG-1');
    expect(banned.events.at(-2)).toEqual({ type: 'banned', seat: 0, recipe: 'LAG-1' });
    // The second brewer had nothing else to brew.
    expect([askedIn(banned.state), openOf(banned.state, 'brew').every((words) => words.startsWith('PAL-1'))]).toEqual([
      'brew 0',
      true,
    ]);
    expect(refusal(banned.state, 'brew LAG-1')).toBe('BR-26');
    const next = stateAfter(banned.state, 'brew PAL-1');
    expect([next.round, next.blocked]).toEqual([4, []]);
  });

  it('BR-12: is only for the window', () => {
    for (const phase of ['place', 'purchase'] as const)
      expect(refusal(everything(phase), 'play blockRecipe')).toBe('BR-12');
  });

  it('BR-25: a recipe on display that is not blocked yet', () => {
    const told: Partial<Position> = { phase: 'window', display: ['LAG-1', 'PAL-1', 'EXP-1'], blocked: ['EXP-1'] };
    const state = stateAfter(withToken('blockRecipe', bench, {}, told), 'play blockRecipe');
    expect(openOf(state, 'ban')).toEqual(['LAG-1', 'PAL-1']);
    for (const recipe of ['EXP-1', 'STO-3', 'nothing']) expect(refusal(state, `ban ${recipe}`)).toBe('BR-25');
    expect(refusal(state, 'block 1 MH')).toBe('BR-20');
    const all: Partial<Position> = { ...told, blocked: ['LAG-1', 'PAL-1', 'EXP-1'] };
    expect(isOpen(withToken('blockRecipe', bench, {}, all), 'play blockRecipe')).toBe(false);
  });
});
