import { describe, expect, it } from 'vitest';
import type { Space } from './components.ts';
import type { BrewingState } from './state.ts';
import { askedIn, eventsOf, openOf, played, refusal, stateAfter } from './testing/play.ts';
import { type Bench, benchOf, type Position, position } from './testing/position.ts';

/**
 * Nobody brews, and the boards are tidied. It is the last round, so nothing is rolled and all dice stay as they are.
 */
const evening = (brewers: readonly Bench[], told: Partial<Position> = {}): BrewingState =>
  position({ brewers, phase: 'brew', round: 30, ...told });

const tidied = (...brewers: readonly Bench[]): BrewingState => stateAfter(evening(brewers), 'pass');

describe('the eleven spaces without a blue die', () => {
  it.each<[Space, string, Bench]>([
    ['MH1', 'seed', { reserve: 'y0' }],
    ['MH2', 'y6', { reserve: 'b0' }],
    ['MH3', 'y3', { warehouse: 'y4' }],
    ['MH3', 'b5', { warehouse: 'b6' }],
    ['HP1', 'seed', { reserve: 'g0' }],
    ['HP2', 'g1', { warehouse: 'g2' }],
    ['SK1', 'u2', { reserve: 'u2' }],
    ['SK2', 'u3', { reserve: 'u3' }],
    ['SK3', 'u5', { reserve: 'u0 u5' }],
    ['SD1', 'y6', { seeds: 2 }],
    ['SD1', 'g6', { seeds: 2 }],
    ['SD2', 'b6', { coins: 4 }],
    ['SD3', 'u1', { coins: 4 }],
  ])('%s: %s becomes %o', (space, piece, gained) => {
    const state = tidied({ board: { [space]: piece } }, {});
    const asked = gained.warehouse !== undefined;
    expect(askedIn(state)).toBe(asked ? 'keep 0' : 'over');
    expect(benchOf(asked ? stateAfter(state, 'keep warehouse') : state)).toEqual(gained);
  });

  it('what is given for it goes to the supply', () => {
    const board: Bench['board'] = { MH1: 'seed', MH2: 'y6', SD1: 'g2', SD2: 'b3', SD3: 'u2' };
    const before = evening([{ board }, {}]);
    const after = stateAfter(before, 'pass');
    expect(before.supply).toEqual({ yellow: 13, black: 13, green: 11, blue: 9 });
    // A yellow and a black die were gained, and one of each came back.
    expect(after.supply).toEqual({ yellow: 13, black: 13, green: 12, blue: 10 });
    expect([before.seeds, after.seeds]).toEqual([5, 4]);
    expect(benchOf(after)).toEqual({ reserve: 'b0 y0', seeds: 2, coins: 8 });
  });

  it('a gained die is rolled at the beginning of the next round', () => {
    const state = evening([{ board: { MH1: 'seed' } }, {}], { round: 3 });
    const after = played(state, 'pass');
    expect(eventsOf(after, 'gained')).toEqual([{ type: 'gained', seat: 0, die: 'y0' }]);
    expect(benchOf(after.state).reserve).toMatch(/^y[1-6]$/);
  });

  it('BR-15: a die with one pip more goes to the reserve or the warehouse as its owner chooses', () => {
    const asked = tidied({}, { board: { HP2: 'g3' } });
    expect([askedIn(asked), openOf(asked, 'keep')]).toEqual(['keep 1', ['reserve', 'warehouse']]);
    expect(benchOf(stateAfter(asked, 'keep reserve'), 1)).toEqual({ reserve: 'g4' });
    expect(benchOf(stateAfter(asked, 'keep warehouse'), 1)).toEqual({ warehouse: 'g4' });
    expect(refusal(asked, 'keep board')).toBe('BR-5');
  });

  it('a blue die that was sent to school comes back, and is not asked for anything again', () => {
    const state = position({ brewers: [{ reserve: 'u3 u4 y2' }, {}], round: 30 });
    const over = stateAfter(state, 'place SK1 u3', 'roll', 'place SK2 u4', 'colour yellow', 'decline', 'pass', 'done');
    expect([askedIn(over), benchOf(over), over.supply.blue]).toEqual(['over', { reserve: 'u3 u4 y2' }, 8]);
  });

  it('what was sped up gives nothing more, and its blue die comes back', () => {
    const sowing = position({ brewers: [{ reserve: 'u3 u5', seeds: 1 }, {}], round: 30 });
    const sped = stateAfter(sowing, 'sow MH1', 'speed MH1 u3', 'keep reserve');
    expect(refusal(sped, 'speed MH1 u5')).toBe('BR-18');
    const done = stateAfter(sped, 'pass', 'done');
    expect([askedIn(done), done.supply]).toEqual(['over', { yellow: 13, black: 14, green: 12, blue: 8 }]);
    expect(benchOf(done).reserve).toMatch(/^u3 u5 y[1-6]$/);
    const state = tidied({ board: { MH1: '/u3', MH2: '/u4', SD2: '/u5' } }, {});
    expect([benchOf(state), state.supply.yellow]).toEqual([{ reserve: 'u3 u4 u5' }, 14]);
  });

  it('a blue die on the Market comes back to the reserve', () => {
    expect(benchOf(tidied({ onMarket: 'u6', ingredients: { honey: 1 } }, {}))).toEqual({
      reserve: 'u6',
      ingredients: { honey: 1 },
    });
  });

  it('dice in the reserve and in the warehouse stay, without what tokens did to them', () => {
    expect(benchOf(tidied({ reserve: 'g2 y5+', warehouse: 'b6++ u1*' }, {}))).toEqual({
      reserve: 'g2 y4',
      warehouse: 'b4 u1',
    });
  });
});

describe('the order', () => {
  it('is that of the round, beginning with the season token', () => {
    const raising: Bench = { board: { MH3: 'y1' } };
    const state = evening([raising, raising, { board: { HP2: 'g1' } }], { first: 1 });
    const asked = stateAfter(state, 'pass');
    const turns = [asked, stateAfter(asked, 'keep reserve'), stateAfter(asked, 'keep reserve', 'keep reserve')];
    expect(turns.map(askedIn)).toEqual(['keep 1', 'keep 2', 'keep 0']);
  });
});

describe('BR-10: what has run out', () => {
  const yellows = (count: number): string => Array<string>(count).fill('y1').join(' ');

  it('the first takes the last die, and the seed of the second is wasted', () => {
    const sown: Bench = { board: { MH1: 'seed' } };
    const state = evening([sown, sown, { warehouse: yellows(13) }], { first: 1 });
    const after = played(state, 'pass');
    expect(eventsOf(after, 'gained')).toEqual([{ type: 'gained', seat: 1, die: 'y0' }]);
    expect(eventsOf(after, 'wasted')).toEqual([{ type: 'wasted', seat: 0, space: 'MH1' }]);
    expect([benchOf(after.state), benchOf(after.state, 1), after.state.seeds]).toEqual([{}, { reserve: 'y0' }, 6]);
  });

  it('a die that comes back while boards are tidied is taken instead of wasting the seed', () => {
    const state = evening([{ board: { MH1: 'seed' } }, { warehouse: yellows(13), board: { SD1: 'y6' } }]);
    expect(state.supply.yellow).toBe(0);
    const after = played(state, 'pass');
    expect(eventsOf(after, 'wasted')).toEqual([]);
    expect([benchOf(after.state), benchOf(after.state, 1).seeds]).toEqual([{ reserve: 'y0' }, 2]);
  });

  it('what a player gives back serves the own seed before a later player’s', () => {
    const sown: Bench = { board: { MH1: 'seed', MH2: 'y4' } };
    const state = evening([sown, { warehouse: yellows(13), board: { MH1: 'seed' } }]);
    expect(state.supply.yellow).toBe(0);
    const after = played(state, 'pass');
    expect(eventsOf(after, 'gained')).toEqual([
      { type: 'gained', seat: 0, die: 'b0' },
      { type: 'gained', seat: 0, die: 'y0' },
    ]);
    expect(eventsOf(after, 'wasted')).toEqual([{ type: 'wasted', seat: 1, space: 'MH1' }]);
    expect(benchOf(after.state)).toEqual({ reserve: 'b0 y0' });
  });

  it.each<[NonNullable<Bench['board']>, string, Bench]>([
    [{ MH2: 'y1', SD2: 'b1' }, 'b1 '.repeat(13), { reserve: 'b0', coins: 4 }],
    [{ HP1: 'seed', SD1: 'g1' }, 'g1 '.repeat(11), { reserve: 'g0', seeds: 2 }],
    [{ SK3: 'u5', SD3: 'u1' }, 'u1 '.repeat(8), { reserve: 'u0 u5', coins: 4 }],
    [{ MH1: 'seed', MH2: 'y1', SD2: 'b1' }, `${'b1 '.repeat(13)}${'y1 '.repeat(13)}`, { reserve: 'b0 y0', coins: 4 }],
  ])('so it is with every kind of dice: %o', (board, taken, gained) => {
    const after = played(evening([{ board }, { warehouse: taken }]), 'pass');
    expect([eventsOf(after, 'wasted'), benchOf(after.state)]).toEqual([[], gained]);
  });

  it('a seed is spent whatever comes of it, so it serves the own piece that asks for seeds', () => {
    const state = evening([{ board: { MH1: 'seed', SD1: 'y2' } }, { seeds: 5, warehouse: yellows(13) }]);
    expect([state.seeds, state.supply.yellow]).toEqual([0, 0]);
    // The spent seed is the one gained, and the yellow die that was placed for it is the one the seed brings.
    const after = played(state, 'pass');
    expect([eventsOf(after, 'wasted'), benchOf(after.state)]).toEqual([[], { reserve: 'y0', seeds: 1 }]);
  });

  it('what a later player gives back comes only when it is tried once more', () => {
    const state = evening([
      { board: { MH1: 'seed' } },
      { warehouse: yellows(12), board: { MH2: 'y1', MH1: 'seed' } },
      { warehouse: 'y1' },
    ]);
    expect(state.supply.yellow).toBe(0);
    const after = played(state, 'pass');
    expect(eventsOf(after, 'wasted')).toEqual([{ type: 'wasted', seat: 0, space: 'MH1' }]);
    expect([benchOf(after.state), benchOf(after.state, 1).reserve]).toEqual([{}, 'b0 y0']);
  });

  it('it is tried once more, not again and again, and others than seeds come back', () => {
    const blacks = Array<string>(14).fill('b1').join(' ');
    const after = played(evening([{ board: { MH2: 'y4' } }, { warehouse: blacks }]), 'pass');
    expect(eventsOf(after, 'wasted')).toEqual([{ type: 'wasted', seat: 0, space: 'MH2' }]);
    expect([benchOf(after.state), after.state.supply.yellow]).toEqual([{ reserve: 'y4' }, 13]);
  });

  it('a blue die of the School comes back without another', () => {
    const blues = Array<string>(9).fill('u1').join(' ');
    expect(benchOf(tidied({ board: { SK3: 'u5' } }, { warehouse: blues }))).toEqual({ reserve: 'u5' });
  });

  it('a die for seeds comes back if there are none, and brings what there is', () => {
    expect(benchOf(tidied({ board: { SD1: 'y5' } }, { seeds: 6 }))).toEqual({ reserve: 'y5' });
    expect(benchOf(tidied({ board: { SD1: 'y5' } }, { seeds: 5 }))).toEqual({ seeds: 1 });
  });

  it('a seed that comes back serves those who found none', () => {
    const state = evening([{ board: { SD1: 'y5' } }, { seeds: 5, board: { MH1: 'seed' } }]);
    expect(state.seeds).toBe(0);
    const after = stateAfter(state, 'pass');
    expect([benchOf(after).seeds, benchOf(after, 1)]).toEqual([1, { reserve: 'y0', seeds: 5 }]);
  });
});

describe('the next round', () => {
  it('the season token goes one seat left and is flipped; in summer everyone takes a seed', () => {
    const state = position({ brewers: [{}, {}, {}], phase: 'brew', round: 1, first: 2 });
    const summer = played(state, 'pass');
    expect(eventsOf(summer, 'tidied')).toEqual([{ type: 'tidied', round: 1 }]);
    expect(eventsOf(summer, 'began')).toEqual([{ type: 'began', round: 2, seat: 0, season: 'summer' }]);
    expect(eventsOf(summer, 'seeded').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect([summer.state.first, summer.state.seeds, askedIn(summer.state)]).toEqual([0, 3, 'place 0']);
  });

  it('in winter nobody takes a seed', () => {
    const state = position({ brewers: [{ reserve: 'y1' }, {}], phase: 'brew', round: 2 });
    const winter = played(state, 'pass');
    expect(eventsOf(winter, 'began')).toEqual([{ type: 'began', round: 3, seat: 1, season: 'winter' }]);
    expect([eventsOf(winter, 'seeded'), winter.state.seeds]).toEqual([[], 6]);
  });

  it('seeds are taken in the new order while there are any', () => {
    const brewers: Bench[] = [{ seeds: 4 }, { reserve: 'y1' }, {}, {}];
    const summer = played(position({ brewers, phase: 'brew', round: 3, first: 1 }), 'pass');
    expect(eventsOf(summer, 'seeded').map(({ seat }) => seat)).toEqual([2, 3]);
    expect(summer.state.brewers.map(({ seeds }) => seeds)).toEqual([4, 0, 1, 1]);
  });

  it('everyone rolls all dice of the reserve, and those in the warehouse keep their value', () => {
    const brewers: Bench[] = [{ reserve: 'y0 b6', warehouse: 'g2 u5' }, { reserve: 'g0' }];
    const after = played(position({ brewers, phase: 'brew', round: 4 }), 'pass');
    const [first, second] = eventsOf(after, 'rolled');
    expect([first?.seat, second?.seat]).toEqual([1, 0]);
    expect(first?.dice).toEqual([expect.stringMatching(/^g[1-6]$/)]);
    expect(second?.dice).toEqual([expect.stringMatching(/^y[1-6]$/), expect.stringMatching(/^b[1-6]$/)]);
    expect(benchOf(after.state)).toEqual({ reserve: second?.dice.toSorted().join(' '), warehouse: 'g2 u5' });
  });
});
