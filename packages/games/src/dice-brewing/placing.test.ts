import { describe, expect, it } from 'vitest';
import { SPACES, type Space } from './components.ts';
import type { BrewingState } from './state.ts';
import {
  askedIn,
  eventsOf,
  isOpen,
  type Move,
  openOf,
  played,
  refusal,
  stateAfter,
  whenLucky,
} from './testing/play.ts';
import { type Bench, benchOf, type Position, position, wordsOf } from './testing/position.ts';

/** The player whose turn is next, with one die that could be stored. */
const OTHER: Bench = { reserve: 'b1' };

/** The first of two brewers is to place; the other waits. */
const turnOf = (bench: Bench, told: Partial<Position> = {}): BrewingState =>
  position({ brewers: [bench, OTHER], ...told });

describe('the examples', () => {
  it('a 3 on MH3 with a blue 3 becomes 4 at once and may be stored', () => {
    const state = turnOf({ reserve: 'u3 y3' });
    const raised = played(state, 'place MH3 y3', 'speed MH3 u3');
    expect(eventsOf(raised, 'improved')).toEqual([{ type: 'improved', seat: 0, die: 'y4' }]);
    expect(askedIn(raised.state)).toBe('keep 0');
    const kept = stateAfter(raised.state, 'keep warehouse');
    expect(benchOf(kept)).toEqual({ warehouse: 'y4', board: { MH3: '/u3' } });
    // That ends the turn: two dice of any colour.
    expect(askedIn(kept)).toBe('place 1');
  });

  it('a bad roll with a blue 3: the School of Skills rolls the malt and the hops again, and they are stored', () => {
    const state = turnOf({ reserve: 'g2 u3 y1', seeds: 1 }, { round: 2 });
    expect(openOf(state, 'place').filter((words) => words.startsWith('SK'))).toEqual([
      'SK1 u3 reserve',
      'SK2 u3 reserve',
    ]);
    const isLucky = (after: { state: BrewingState }): boolean => benchOf(after.state).reserve === 'g5 y4';
    const lucky = whenLucky(state, ['place SK1 u3', 'pick y1', 'pick g2', 'roll'], isLucky);
    expect(eventsOf(lucky, 'rerolled')).toEqual([
      { type: 'rerolled', seat: 0, dice: ['y1', 'g2'], into: ['y4', 'g5'] },
    ]);
    // One more piece could be placed, but the seed is saved.
    expect(askedIn(lucky.state)).toBe('place 0');
    const stored = stateAfter(lucky.state, 'store y4', 'store g5');
    expect(benchOf(stored)).toEqual({ warehouse: 'g5 y4', seeds: 1, board: { SK1: 'u3' } });
    expect(isOpen(stored, 'sow HP1')).toBe(true);
    expect(askedIn(stateAfter(stored, 'done'))).toBe('place 1');
  });

  it('a seed on MH1 and a yellow die on MH2: in the next turn a blue die speeds up either', () => {
    const state = turnOf({ reserve: 'u3 y2', seeds: 1 });
    const next = stateAfter(state, 'sow MH1', 'place MH2 y2', 'pass');
    expect(openOf(next, 'speed')).toEqual(['MH1 u3 reserve', 'MH2 u3 reserve']);
  });

  it('3 players, two of them use MH1: the third cannot use MH1 this round but can use MH2', () => {
    const sown: Bench = { board: { MH1: 'seed' } };
    const state = position({ brewers: [sown, sown, { seeds: 1, reserve: 'y2' }], turn: 2 });
    expect(refusal(state, 'sow MH1')).toBe('BR-4');
    expect(isOpen(state, 'place MH2 y2')).toBe(true);
    expect(isOpen(state, 'sow HP1')).toBe(true);
  });
});

describe('the eleven spaces with a blue die', () => {
  it.each<[Space, Bench, Move, string, Bench]>([
    ['MH1', { reserve: 'u3', seeds: 1 }, 'sow MH1', 'u3', { reserve: 'y' }],
    ['MH2', { reserve: 'u3 y6' }, 'place MH2 y6', 'u3', { reserve: 'b' }],
    ['MH3', { reserve: 'b5 u2' }, 'place MH3 b5', 'u2', { reserve: 'b6' }],
    ['MH3', { reserve: 'u2 y1' }, 'place MH3 y1', 'u2', { reserve: 'y2' }],
    ['HP1', { reserve: 'u3', seeds: 1 }, 'sow HP1', 'u3', { reserve: 'g' }],
    ['HP2', { reserve: 'g5 u2' }, 'place HP2 g5', 'u2', { reserve: 'g6' }],
    ['SD1', { reserve: 'u3 y1' }, 'place SD1 y1', 'u3', { seeds: 2 }],
    ['SD1', { reserve: 'g1 u3' }, 'place SD1 g1', 'u3', { seeds: 2 }],
    ['SD2', { reserve: 'b1 u3' }, 'place SD2 b1', 'u3', { coins: 4 }],
    ['SD3', { reserve: 'u1 u4' }, 'place SD3 u1', 'u4', { coins: 4 }],
  ])('%s: %o, %s and %s give %o at once', (space, bench, placing, blue, gained) => {
    const before = turnOf(bench);
    const sped = stateAfter(before, placing, `speed ${space} ${blue}`);
    const isDie = gained.reserve !== undefined;
    expect(askedIn(sped)).toBe(isDie ? 'keep 0' : 'place 1');
    const after = benchOf(isDie ? stateAfter(sped, 'keep reserve') : sped);
    // A new die is rolled at once: only its colour is known in advance.
    const isNew = gained.reserve?.length === 1;
    expect({ ...after, ...(isNew ? { reserve: after.reserve?.slice(0, 1) } : {}) }).toEqual({
      ...gained,
      board: { [space]: `/${blue}` },
    });
    if (isNew) expect(after.reserve).toMatch(/^[ybg][1-6]$/);
  });

  it('what was given for it goes to the supply at once', () => {
    const sown = turnOf({ reserve: 'u3 u4', seeds: 1 });
    const sped = stateAfter(sown, 'sow MH1', 'speed MH1 u3', 'keep reserve');
    expect([sped.seeds - sown.seeds, sped.supply.yellow - sown.supply.yellow]).toEqual([1, -1]);
    const roasting = turnOf({ reserve: 'u3 y5' });
    const roasted = stateAfter(roasting, 'place MH2 y5', 'speed MH2 u3', 'keep reserve');
    expect(roasted.supply).toEqual({ ...roasting.supply, yellow: 14, black: roasting.supply.black - 1 });
    const selling = turnOf({ reserve: 'u1 u4' });
    expect(stateAfter(selling, 'place SD3 u1', 'speed SD3 u4').supply.blue).toBe(selling.supply.blue + 1);
  });

  it.each<[Space, Bench, Move, number]>([
    ['MH1', { seeds: 1 }, 'sow MH1', 3],
    ['MH2', { reserve: 'y1' }, 'place MH2 y1', 3],
    ['MH3', { reserve: 'y1' }, 'place MH3 y1', 2],
    ['HP1', { seeds: 1 }, 'sow HP1', 3],
    ['HP2', { reserve: 'g1' }, 'place HP2 g1', 2],
    ['SD1', { reserve: 'y1' }, 'place SD1 y1', 3],
    ['SD2', { reserve: 'b1' }, 'place SD2 b1', 3],
    ['SD3', { reserve: 'u1' }, 'place SD3 u1', 4],
  ])('BR-18: %s: %o, %s, sped up by a blue %i and no less', (space, bench, placing, least) => {
    const blues = 'u1 u2 u3 u4 u5 u6';
    const state = stateAfter(turnOf({ ...bench, warehouse: blues }), placing);
    const able = blues.split(' ').filter((blue) => isOpen(state, `speed ${space} ${blue} warehouse`));
    expect(able).toEqual(blues.split(' ').slice(least - 1));
    if (least > 1) expect(refusal(state, `speed ${space} u${least - 1} warehouse`)).toBe('BR-18');
  });
});

describe('BR-21: a space takes what it takes', () => {
  const every = 'y1 y6 b1 b6 g1 g6 u1 u2 u3 u4 u5 u6';
  const state = turnOf({ reserve: every, seeds: 1 });

  it.each<[Space, string]>([
    ['MH2', 'y1 y6'],
    ['MH3', 'y1 b1'],
    ['HP2', 'g1'],
    ['SK1', 'u2 u3 u4 u5 u6'],
    ['SK2', 'u3 u4 u5 u6'],
    ['SK3', 'u5 u6'],
    ['SD1', 'y1 y6 g1 g6'],
    ['SD2', 'b1 b6'],
    ['SD3', 'u1 u2 u3 u4 u5 u6'],
  ])('%s: %s', (space, dice) => {
    expect(every.split(' ').filter((die) => isOpen(state, `place ${space} ${die}`))).toEqual(dice.split(' '));
  });

  it('seeds go on MH1 and HP1 alone', () => {
    expect(SPACES.filter((space) => isOpen(state, `sow ${space}`))).toEqual(['MH1', 'HP1']);
    expect(refusal(state, 'sow MH2')).toBe('BR-21');
    expect(refusal(state, 'place MH1 y1')).toBe('BR-21');
    expect(refusal(turnOf({ reserve: 'y1' }), 'sow MH1')).toBe('BR-21');
  });

  it('a wrong colour, too low a value and no space at all are refused', () => {
    expect(refusal(state, 'place HP2 y1')).toBe('BR-21');
    expect(refusal(state, 'place SK3 u4')).toBe('BR-21');
    expect(refusal(state, 'place XX1 y1')).toBe('BR-21');
    expect(refusal(state, 'place MH2 y1 warehouse')).toBe('BR-21');
  });

  it.each<[number, readonly Space[]]>([
    [1, ['MH1', 'MH2', 'MH3', 'HP1', 'HP2']],
    [2, ['MH1', 'MH2', 'MH3', 'HP1', 'HP2', 'SK1', 'SK2', 'SK3']],
    [3, SPACES],
    [4, SPACES],
  ])('in round %i these spaces are open: %s', (round, spaces) => {
    const now = turnOf({ reserve: every, seeds: 1 }, { round });
    const placed = [...openOf(now, 'sow'), ...openOf(now, 'place').map((words) => words.slice(0, 3))];
    expect(SPACES.filter((space) => placed.includes(space))).toEqual(spaces);
  });

  it('a space that opens later is refused until then', () => {
    expect(refusal(turnOf({ reserve: 'u6' }, { round: 1 }), 'place SK1 u6')).toBe('BR-21');
    expect(refusal(turnOf({ reserve: 'b1' }, { round: 2 }), 'place SD2 b1')).toBe('BR-21');
  });

  it('pieces come from the reserve or from the warehouse', () => {
    const state = turnOf({ reserve: 'y2', warehouse: 'y5' });
    expect(openOf(state, 'place').filter((words) => words.startsWith('MH2'))).toEqual([
      'MH2 y2 reserve',
      'MH2 y5 warehouse',
    ]);
    expect(benchOf(stateAfter(state, 'place MH2 y5 warehouse'))).toEqual({ reserve: 'y2', board: { MH2: 'y5' } });
  });
});

describe('turns', () => {
  it.each<[string, Bench, Move[]]>([
    ['two dice', { reserve: 'g3 y2' }, ['place MH2 y2', 'place HP2 g3']],
    ['a seed and a die', { reserve: 'y2', seeds: 1 }, ['sow MH1', 'place MH2 y2']],
    ['two seeds', { seeds: 2 }, ['sow MH1', 'sow HP1']],
    ['a seed and the blue die under it', { reserve: 'u3', seeds: 1 }, ['sow MH1', 'speed MH1 u3', 'keep reserve']],
  ])('BR-19: %s are a turn', (_, bench, moves) => {
    const state = turnOf({ ...bench, warehouse: 'b6' });
    expect(askedIn(stateAfter(state, moves[0] as Move))).toBe('place 0');
    expect(askedIn(stateAfter(state, ...moves))).toBe('place 1');
  });

  it('BR-19: one piece is a turn when it is ended, and a turn without a piece is passed', () => {
    const state = turnOf({ reserve: 'y2', seeds: 1 });
    expect(refusal(state, 'done')).toBe('BR-19');
    const sown = stateAfter(state, 'sow MH1');
    expect(refusal(sown, 'pass')).toBe('BR-19');
    const ended = stateAfter(sown, 'done');
    expect([askedIn(ended), ended.passed]).toEqual(['place 1', [false, false]]);
    // The next turn comes after the other player's.
    expect(askedIn(stateAfter(ended, 'pass'))).toBe('place 0');
  });

  it('go round in order from the holder of the season token', () => {
    const brewers = [1, 2, 3, 4].map((value): Bench => ({ reserve: `g${value}`, warehouse: 'b6' }));
    const state = position({ brewers, first: 2 });
    const turns = [state, stateAfter(state, 'pass')];
    turns.push(stateAfter(turns[1] as BrewingState, 'place HP2 g4', 'done'));
    turns.push(stateAfter(turns[2] as BrewingState, 'pass'), stateAfter(turns[2] as BrewingState, 'pass', 'pass'));
    expect(turns.map(askedIn)).toEqual(['place 2', 'place 3', 'place 0', 'place 1', 'place 3']);
  });

  it('BR-2: a pass is final for this phase', () => {
    const state = turnOf({ reserve: 'y2' }, { brewers: [{ reserve: 'y2' }, { reserve: 'g2 g3' }] });
    const passed = played(state, 'pass');
    expect(passed.events).toEqual([{ type: 'passed', seat: 0 }]);
    expect(askedIn(stateAfter(passed.state, 'place HP2 g2', 'done'))).toBe('place 1');
    expect(refusal(passed.state, 'place MH2 y2', 0)).toBe('not-your-turn');
    // The purchase phase follows once everyone has passed.
    expect(askedIn(stateAfter(passed.state, 'pass'))).toBe('purchase 0');
  });

  it('BR-28: whoever could only pass has passed', () => {
    const state = position({ brewers: [{ reserve: 'y2' }, {}, { reserve: 'g1' }] });
    const after = played(state, 'pass');
    expect([askedIn(after.state), after.state.passed]).toEqual(['place 2', [true, true, false]]);
    expect(after.events).toEqual([{ type: 'passed', seat: 0 }]);
  });

  it('BR-20: each choice has its time and says what it must and no more', () => {
    const state = turnOf({ reserve: 'u3 y2', seeds: 1, coins: 9 });
    for (const move of ['buy fruit', 'deal raise', 'brew LAG-1', 'keep reserve', 'roll', 'pick y2', 'take blue'])
      expect([move, refusal(state, move)]).toEqual([move, 'BR-20']);
    expect(refusal(state, { type: 'sow', space: 'MH1', die: 'y2' })).toBe('BR-20');
    expect(refusal(state, { type: 'pass', really: true })).toBe('BR-20');
    expect(refusal(state, { type: 'place', space: 'MH2', from: 'reserve', die: 'y2', twice: 1 })).toBe('BR-20');
    const asked = stateAfter(state, 'sow MH1', 'speed MH1 u3');
    expect(refusal(asked, 'pass')).toBe('BR-20');
    expect(refusal(asked, 'store y2')).toBe('BR-20');
  });
});

describe('storing', () => {
  it('is free, any number of dice, and no turn', () => {
    const state = turnOf({ reserve: 'b4 u1 y2 y2' });
    const stored = played(state, 'store y2', 'store b4', 'store y2');
    expect(benchOf(stored.state)).toEqual({ reserve: 'u1', warehouse: 'b4 y2 y2' });
    expect(eventsOf(stored, 'stored').map(({ die }) => die)).toEqual(['y2', 'b4', 'y2']);
    expect(refusal(stored.state, 'done')).toBe('BR-19');
    expect(askedIn(stored.state)).toBe('place 0');
  });

  it('can be done between two pieces of a turn', () => {
    const state = turnOf({ reserve: 'g2 y2 y5' });
    const stored = stateAfter(state, 'place MH2 y2', 'store y5');
    expect(benchOf(stored)).toEqual({ reserve: 'g2', warehouse: 'y5', board: { MH2: 'y2' } });
  });

  it('BR-3: no die goes back from the warehouse to the reserve', () => {
    const state = turnOf({ reserve: 'y2', warehouse: 'b5' });
    expect(openOf(state, 'store')).toEqual(['y2']);
    expect(refusal(state, 'store b5')).toBe('BR-3');
    expect(refusal(state, { type: 'store', die: 'b5', from: 'warehouse' })).toBe('BR-3');
  });
});

describe('BR-4: spaces in use', () => {
  const user: Bench = { board: { SD2: 'b3' } };
  const idle: Bench = { reserve: 'b2' };

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])('with %i players one and the same space is used by %i', (seats, users) => {
    const at = (using: number): BrewingState =>
      position({ brewers: Array.from({ length: seats }, (_, seat) => (seat < using ? user : idle)), turn: seats - 1 });
    expect(refusal(at(users), 'place SD2 b2')).toBe('BR-4');
    expect(isOpen(at(users - 1), 'place SD2 b2')).toBe(true);
  });

  it('one uses a space once a round', () => {
    const state = position({ brewers: [{ reserve: 'y2', board: { MH2: 'y1' } }, OTHER, OTHER] });
    expect(refusal(state, 'place MH2 y2')).toBe('BR-4');
    expect(isOpen(state, 'place MH3 y2')).toBe(true);
  });

  it('a space that was sped up stays in use, for its user and for the others', () => {
    const sped: Bench = { reserve: 'y2', board: { MH2: '/u4' } };
    expect(refusal(turnOf(sped), 'place MH2 y2')).toBe('BR-4');
    expect(refusal(position({ brewers: [sped, { reserve: 'y2' }], turn: 1 }), 'place MH2 y2')).toBe('BR-4');
  });

  it('speeding up what already lies there is never blocked', () => {
    const brewers: Bench[] = [{ reserve: 'u2', board: { MH3: 'y2' } }, { board: { MH3: 'y4' } }, OTHER];
    expect(isOpen(position({ brewers }), 'speed MH3 u2')).toBe(true);
  });

  it('BR-1: there are blocking markers and coins for everything', () => {
    const board: Bench['board'] = { MH1: 'seed', MH2: 'y1', MH3: 'y2', HP1: 'seed', HP2: 'g1', SD1: 'y3', SD2: 'b2' };
    const state = position({ brewers: [{ board }, { reserve: 'b1 g1 y1', seeds: 1 }], turn: 1 });
    expect([...openOf(state, 'sow'), ...openOf(state, 'place')]).toEqual([]);
    const rich = turnOf({ reserve: 'b1 u3', coins: 1000 });
    expect(benchOf(stateAfter(rich, 'place SD2 b1', 'speed SD2 u3')).coins).toBe(1004);
  });
});

describe('BR-5 and BR-18: speeding up', () => {
  it('BR-5: a die that is gained is rolled at once, and the brewer says where it goes', () => {
    const state = turnOf({ reserve: 'u4', seeds: 1 });
    const asked = played(state, 'sow HP1', 'speed HP1 u4');
    const [gained] = eventsOf(asked, 'gained');
    expect(gained?.die).toMatch(/^g[1-6]$/);
    expect(benchOf(stateAfter(asked.state, 'keep reserve'))).toEqual({ reserve: gained?.die, board: { HP1: '/u4' } });
    expect(benchOf(stateAfter(asked.state, 'keep warehouse'))).toEqual({
      warehouse: gained?.die,
      board: { HP1: '/u4' },
    });
    expect(refusal(asked.state, 'keep supply')).toBe('BR-5');
  });

  it('BR-5: the die can be used like any other in the same round', () => {
    const state = turnOf({ reserve: 'u4', seeds: 1 });
    const gained = whenLucky(state, ['sow HP1', 'speed HP1 u4', 'keep reserve', 'pass'], ({ state: { brewers } }) =>
      wordsOf(brewers[0]?.reserve ?? []).startsWith('g2'),
    );
    expect(isOpen(gained.state, 'place HP2 g2')).toBe(true);
  });

  it('the blue die comes from the reserve or the warehouse', () => {
    const state = turnOf({ reserve: 'u3', warehouse: 'u5', board: { MH1: 'seed' } });
    expect(openOf(state, 'speed')).toEqual(['MH1 u3 reserve', 'MH1 u5 warehouse']);
    expect(benchOf(stateAfter(state, 'speed MH1 u5 warehouse', 'keep reserve'))).toMatchObject({
      board: { MH1: '/u5' },
    });
  });

  it('an effect is sped up once, and only where one waits on the own board', () => {
    const state = turnOf({ reserve: 'u6 u6', board: { MH1: '/u3', SK3: 'u5', SK1: 'u2' } });
    expect(openOf(state, 'speed')).toEqual([]);
    for (const space of ['MH1', 'MH2', 'SK3', 'SK1', 'XX1']) expect(refusal(state, `speed ${space} u6`)).toBe('BR-18');
    const across = position({ brewers: [{ reserve: 'u6' }, { board: { MH1: 'seed' } }] });
    expect(refusal(across, 'speed MH1 u6')).toBe('BR-18');
  });

  it('only a blue die speeds up', () => {
    const state = turnOf({ reserve: 'u3 y6', board: { MH1: 'seed' } });
    expect(refusal(state, 'speed MH1 y6')).toBe('BR-18');
    expect(refusal(state, 'speed MH1 u6')).toBe('BR-18');
  });

  it('where there is nothing to gain nothing is sped up', () => {
    const all = 'y1 '.repeat(14);
    const state = position({ brewers: [{ reserve: 'u6', board: { MH1: 'seed' } }, { warehouse: all }] });
    expect([state.supply.yellow, refusal(state, 'speed MH1 u6')]).toEqual([0, 'BR-18']);
    const seedless = position({ brewers: [{ reserve: 'u6', board: { SD1: 'y2' } }, { seeds: 6 }] });
    expect([seedless.seeds, refusal(seedless, 'speed SD1 u6')]).toEqual([0, 'BR-18']);
  });

  it('two seeds are as many as there are', () => {
    const state = position({
      brewers: [
        { reserve: 'u6', board: { SD1: 'y2' } },
        { ...OTHER, seeds: 5 },
      ],
    });
    const sped = played(state, 'speed SD1 u6', 'done');
    expect(eventsOf(sped, 'seeded')).toEqual([{ type: 'seeded', seat: 0, count: 1 }]);
    expect(benchOf(sped.state)).toEqual({ seeds: 1, board: { SD1: '/u6' } });
  });
});

describe('BR-6 and BR-15: one pip more', () => {
  it('BR-6: not on a six', () => {
    const state = turnOf({ reserve: 'b6 g6 y6' });
    expect(refusal(state, 'place MH3 y6')).toBe('BR-6');
    expect(refusal(state, 'place MH3 b6')).toBe('BR-6');
    expect(refusal(state, 'place HP2 g6')).toBe('BR-6');
    expect(isOpen(state, 'place MH2 y6')).toBe(true);
  });

  it('BR-15: a die that is sped up goes to the reserve or to the warehouse', () => {
    const asked = stateAfter(turnOf({ reserve: 'u2', warehouse: 'g3' }), 'place HP2 g3 warehouse', 'speed HP2 u2');
    expect(benchOf(stateAfter(asked, 'keep reserve')).reserve).toBe('g4');
    expect(benchOf(stateAfter(asked, 'keep warehouse')).warehouse).toBe('g4');
  });
});

describe('SK1', () => {
  const state = turnOf({ reserve: 'u2 y1 y1', warehouse: 'b2 u1' });

  it('rerolls any number of own dice, each where it lies', () => {
    const rolled = played(state, 'place SK1 u2', 'pick y1', 'pick b2 warehouse', 'pick u1 warehouse', 'roll');
    const [event] = eventsOf(rolled, 'rerolled');
    expect(event?.dice).toEqual(['y1', 'b2', 'u1']);
    const [y, b, u] = event?.into ?? [];
    expect(benchOf(rolled.state)).toEqual({
      reserve: [y, 'y1'].sort().join(' '),
      warehouse: [b, u].sort().join(' '),
      board: { SK1: 'u2' },
    });
  });

  it('rerolls none if none is wanted', () => {
    const rolled = played(state, 'place SK1 u2', 'roll');
    expect(eventsOf(rolled, 'rerolled')).toEqual([]);
    expect(benchOf(rolled.state)).toEqual({ reserve: 'y1 y1', warehouse: 'b2 u1', board: { SK1: 'u2' } });
  });

  it('picks each die once', () => {
    const picked = stateAfter(state, 'place SK1 u2', 'pick y1', 'pick y1');
    expect(openOf(picked, 'pick')).toEqual(['b2 warehouse', 'u1 warehouse']);
    expect(refusal(picked, 'pick y1')).toBe('BR-22');
    expect(refusal(picked, 'pick b2')).toBe('BR-22');
    expect(refusal(picked, { type: 'pick', from: 'SK1', die: 'u2' })).toBe('BR-22');
  });

  it('leaves the other half of the turn', () => {
    expect(askedIn(stateAfter(state, 'place SK1 u2', 'pick y1', 'roll'))).toBe('place 0');
    expect(askedIn(stateAfter(state, 'place MH2 y1', 'place SK1 u2', 'roll'))).toBe('place 1');
  });
});

describe('SK2', () => {
  const state = turnOf({ reserve: 'u3 y2', warehouse: 'b4 y1' });

  it('rolls all dice of a colour in the supply and swaps one; it lies where the given one lay', () => {
    const searched = played(state, 'place SK2 u3', 'colour yellow');
    const [event] = eventsOf(searched, 'searched');
    expect(event?.rolled).toHaveLength(12);
    expect(event?.rolled).toEqual(event?.rolled.toSorted((a, b) => b - a));
    const best = Math.max(...(event?.rolled ?? []));
    const swapped = played(searched.state, `swap ${best} y1 warehouse`);
    expect(swapped.events).toEqual([{ type: 'swapped', seat: 0, die: 'y1', into: `y${best}` }]);
    expect(benchOf(swapped.state)).toEqual({ reserve: 'y2', warehouse: `b4 y${best}`, board: { SK2: 'u3' } });
    expect(swapped.state.supply).toEqual(state.supply);
    expect(benchOf(stateAfter(searched.state, `swap ${best} y2`)).reserve).toBe(`y${best}`);
  });

  it('can be declined', () => {
    const declined = played(state, 'place SK2 u3', 'colour black', 'decline');
    expect(declined.events.at(-1)).toEqual({ type: 'declined', seat: 0 });
    expect(benchOf(declined.state)).toEqual({ reserve: 'y2', warehouse: 'b4 y1', board: { SK2: 'u3' } });
  });

  it('BR-16: only dice of the colour are swapped, for a value that was rolled', () => {
    const searched = whenLucky(state, ['place SK2 u3', 'colour black'], ({ state: { stack } }) => {
      const frame = stack.at(-1);
      return frame?.at === 'exchange' && !frame.rolled.includes(6);
    });
    expect(refusal(searched.state, 'swap 6 b4 warehouse')).toBe('BR-16');
    expect(refusal(searched.state, 'swap 5 y2')).toBe('BR-16');
    expect(refusal(searched.state, 'swap 5 b4 reserve')).toBe('BR-16');
  });

  it('BR-16: can be used only with a malt or hops die of one’s own', () => {
    expect(refusal(turnOf({ reserve: 'u3 u4' }), 'place SK2 u3')).toBe('BR-16');
    expect(refusal(turnOf({ reserve: 'u3', board: { MH2: 'y1' } }), 'place SK2 u3')).toBe('BR-16');
    expect(openOf(stateAfter(state, 'place SK2 u3'), 'colour')).toEqual(['yellow', 'black']);
    expect(refusal(stateAfter(state, 'place SK2 u3'), 'colour green')).toBe('BR-16');
    expect(refusal(stateAfter(state, 'place SK2 u3'), 'colour blue')).toBe('BR-16');
  });

  it('BR-16: and only of a colour that the supply has', () => {
    const brewers: Bench[] = [{ reserve: 'g2 u3' }, { warehouse: 'g1 '.repeat(11) }];
    expect(refusal(position({ brewers }), 'place SK2 u3')).toBe('BR-16');
    const malted = position({ brewers: [{ reserve: 'g2 u3 y1' }, { warehouse: 'g1 '.repeat(11) }] });
    expect(openOf(stateAfter(malted, 'place SK2 u3'), 'colour')).toEqual(['yellow']);
  });
});

describe('BR-22: locked and protected dice', () => {
  const state = turnOf({ reserve: 'b2# g2! u3# u4! y2#', warehouse: 'y3! y3#', board: { MH1: 'seed' } });

  it('a locked die is not placed, stored or put under an effect', () => {
    expect(refusal(state, 'place MH2 y2#')).toBe('BR-22');
    expect(refusal(state, 'store b2#')).toBe('BR-22');
    expect(refusal(state, 'speed MH1 u3#')).toBe('BR-22');
    expect(refusal(state, 'place MH2 y3# warehouse')).toBe('BR-22');
  });

  it('a protected die is placed, stored and put under an effect', () => {
    expect(isOpen(state, 'place MH2 y3! warehouse')).toBe(true);
    expect(isOpen(state, 'store g2!')).toBe(true);
    expect(isOpen(state, 'speed MH1 u4!')).toBe(true);
  });

  it('neither is changed, not even by its owner', () => {
    expect(refusal(state, 'place HP2 g2!')).toBe('BR-6');
    const rerolling = stateAfter(state, 'place SK1 u4!');
    expect(openOf(rerolling, 'pick')).toEqual([]);
    expect(refusal(rerolling, 'pick g2!')).toBe('BR-22');
    expect(refusal(rerolling, 'pick y2#')).toBe('BR-22');
  });

  it('a locked die is not given in exchange', () => {
    const locked = turnOf({ reserve: 'u3 y2# y4' });
    const searched = stateAfter(locked, 'place SK2 u3', 'colour yellow');
    expect(openOf(searched, 'swap').every((words) => words.includes('y4'))).toBe(true);
    const [value] = openOf(searched, 'swap').map((words) => words.slice(0, 1));
    expect(refusal(searched, `swap ${value} y2#`)).toBe('BR-22');
    expect(refusal(turnOf({ reserve: 'u3 y2#' }), 'place SK2 u3')).toBe('BR-16');
  });
});
