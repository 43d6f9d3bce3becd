import { clone, fastRng, play, type Seat, start, type Tagged } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { COLOURS, type DieName, parseDie, SQUARE_NAMES, type SquareName } from './components.ts';
import type { DiceBoxAction, DiceBoxEvent, DiceBoxOptions, DiceBoxState } from './index.ts';
import { diceBox } from './index.ts';
import { isDead, readDie, takesAt, tallyOf } from './reading.ts';
import { placesOf } from './rules.ts';
import { position } from './testing/position.ts';

const place = (die: DieName, square: SquareName): DiceBoxAction => ({ type: 'place', die, square });

function deal(seats: number, options: Partial<DiceBoxOptions> = {}, seed = 1): DiceBoxState {
  const started = start(diceBox, seats, fastRng(seed), options);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

function played(
  state: DiceBoxState,
  seat: Seat,
  action: Tagged,
): { state: DiceBoxState; events: readonly DiceBoxEvent[] } {
  const result = play(diceBox, state, seat, action);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result;
}

const refusal = (state: DiceBoxState, seat: Seat, action: unknown): unknown => {
  const result = play(diceBox, state, seat, action);
  return result.ok ? undefined : 'rule' in result.refusal ? result.refusal.rule : result.refusal.code;
};

/** The squares a die may go on, found by trying them all. */
const squaresFor = (state: DiceBoxState, seat: Seat, die: DieName): SquareName[] =>
  SQUARE_NAMES.filter((square) => play(diceBox, state, seat, place(die, square)).ok);

/** How many dice of each colour a seat holds, rolled or not. */
function heldBy(state: DiceBoxState, seat: Seat): Record<string, number> {
  const { hands, unrolled } = diceBox.view(state, 'table');
  const held = [...(hands[seat] ?? []).map((die) => readDie(die).colour), ...(unrolled[seat] ?? [])];
  return Object.fromEntries(COLOURS.map((colour) => [colour, held.filter((one) => one === colour).length]));
}

const ONLY_SEED = `.. .. .. .. ..
                   .. .. .. .. ..
                   .. .. s3 .. ..
                   .. .. .. .. ..
                   .. .. .. .. ..`;

/** The rulebook's picture, in the top left corner: `#` is a2, `+` is c2. */
const RULEBOOK = `r1 y2 b3 .. ..
                  .. w3 .. .. ..
                  r5 y4 b5 .. ..
                  .. .. .. .. ..
                  .. .. .. .. ..`;

/** A box with only e5 open, which takes a 3 beside two 2s. */
const LAST_SQUARE = `r1 y2 b1 w2 r1
                     y2 b1 w2 r1 y2
                     b1 w2 s1 y2 b1
                     w2 r1 y2 b1 w2
                     r1 y2 b1 w2 ..`;

describe('set-up', () => {
  it('two players hold three dice of each colour', () => {
    expect(heldBy(deal(2), 0)).toEqual({ red: 3, yellow: 3, blue: 3, white: 3 });
    expect(heldBy(deal(2), 1)).toEqual({ red: 3, yellow: 3, blue: 3, white: 3 });
  });

  it('three players hold two dice of each colour', () => {
    const state = deal(3);
    for (const seat of [0, 1, 2]) expect(heldBy(state, seat)).toEqual({ red: 2, yellow: 2, blue: 2, white: 2 });
  });

  it('four players hold one of each colour and draft eight in a snake from a random seat', () => {
    const firsts = new Set<Seat>();
    for (let seed = 0; seed < 40; seed++) {
      let state = deal(4, {}, seed);
      expect(heldBy(state, 3)).toEqual({ red: 1, yellow: 1, blue: 1, white: 1 });
      const order: Seat[] = [];
      while (diceBox.view(state, 'table').phase === 'draft') {
        const seat = diceBox.actors(state)[0] as Seat;
        order.push(seat);
        state = played(state, seat, diceBox.legal(state, seat)[0] as DiceBoxAction).state;
      }
      const first = order[0] as Seat;
      const round = [0, 1, 2, 3].map((i) => (first + i) % 4);
      expect(order).toEqual([...round, ...round.toReversed()]);
      firsts.add(first);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  it('picked dice are held, and the last pick rolls the Seed and all dice', () => {
    let state = deal(4, {}, 7);
    let events: readonly DiceBoxEvent[] = [];
    while (diceBox.view(state, 'table').phase === 'draft') {
      const seat = diceBox.actors(state)[0] as Seat;
      ({ state, events } = played(state, seat, diceBox.legal(state, seat).at(-1) as DiceBoxAction));
    }
    expect(events.map(({ type }) => type).slice(0, 6)).toEqual([
      'picked',
      'seeded',
      'rolled',
      'rolled',
      'rolled',
      'rolled',
    ]);
    expect(state.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6]);
  });

  it('two players score for red and blue against yellow and white, or for one colour each', () => {
    expect(deal(2).colours).toEqual([
      ['red', 'blue'],
      ['yellow', 'white'],
    ]);
    expect(deal(2, { colours: 'one' }).colours).toEqual([['red'], ['yellow']]);
    expect(deal(3).colours).toEqual([['red'], ['yellow'], ['blue']]);
    expect(deal(4).colours).toEqual(COLOURS.map((colour) => [colour]));
  });

  it('the first player is random, or the seat that was chosen', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => deal(3, {}, seed).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    for (let seed = 0; seed < 20; seed++) expect(deal(3, { first: '2' }, seed).first).toBe(1);
  });

  it('options that do not fit the number of players are answered with those that do', () => {
    const one = start(diceBox, 3, fastRng(1), { colours: 'one' });
    expect(one).toEqual({ ok: false, error: { code: 'bad-value', option: 'colours', given: 'one', valid: ['two'] } });
    const fourth = start(diceBox, 2, fastRng(1), { first: '4' });
    expect(fourth.ok || fourth.error.valid).toEqual(['random', '1', '2']);
    expect(start(diceBox, 5, fastRng(1))).toMatchObject({ error: { code: 'bad-seats', valid: ['2', '3', '4'] } });
  });
});

describe('worked checks', () => {
  it('centre 3: a 2 or a 4 may go on any of its four neighbours, nothing else anywhere', () => {
    const hand: DieName[] = ['r1', 'y2', 'b3', 'w4', 'r5', 'y6'];
    const state = position({ grid: ONLY_SEED, hands: [hand, hand], turn: 0 });
    for (const die of hand) {
      const fits = die === 'y2' || die === 'w4';
      expect(squaresFor(state, 0, die)).toEqual(fits ? ['c2', 'b3', 'd3', 'c4'] : []);
    }
    expect(diceBox.legal(state, 0)).toHaveLength(8);
  });

  it('the rulebook’s example: + takes only a 4, # takes nothing, ever', () => {
    const hand: DieName[] = ['r1', 'y2', 'b3', 'w4', 'r5', 'y6'];
    const state = position({ grid: RULEBOOK, hands: [hand, hand], turn: 0 });
    const { grid } = diceBox.view(state, 'table');
    expect(takesAt(grid, SQUARE_NAMES.indexOf('c2'))).toEqual([4]);
    expect(isDead(grid, SQUARE_NAMES.indexOf('a2'))).toBe(true);
    expect(hand.filter((die) => squaresFor(state, 0, die).includes('c2'))).toEqual(['w4']);
    expect(hand.filter((die) => squaresFor(state, 0, die).includes('a2'))).toEqual([]);
  });

  it('three players with 20, 18 and 15 and an unclaimed 21: the seat with 15 wins', () => {
    expect(placesOf([20, 18, 15], true)).toEqual([3, 2, 1]);
    const outcome = finished({ red: 20, yellow: 18, blue: 15, white: 21 });
    expect(outcome).toMatchObject({ places: [3, 2, 1], scores: [20, 18, 15], endings: ['blocked', 'inverted'] });
    expect(outcome?.table).toEqual([{ name: 'white', value: 21 }]);
  });

  it('three players with 20, 18 and 15 and an unclaimed 20: the seat with 20 wins', () => {
    expect(finished({ red: 20, yellow: 18, blue: 15, white: 20 })?.places).toEqual([1, 2, 3]);
  });
});

/** A finished game with these tallies. Play could never leave the dice like this. */
function finished(tallies: Record<(typeof COLOURS)[number], number>, seats = 3, options: Partial<DiceBoxOptions> = {}) {
  const state = deal(seats, options);
  state.stack = [];
  state.open = 0;
  state.grid = COLOURS.flatMap((colour, index) => diceAdding(tallies[colour], index));
  state.grid = [...state.grid, ...Array.from({ length: 25 - state.grid.length }, () => -1)];
  return diceBox.outcome(state);
}

function diceAdding(sum: number, colour: number): number[] {
  const pips = [];
  for (let left = sum; left > 0; left -= 6) pips.push(Math.min(6, left));
  return pips.map((value) => colour * 6 + value - 1);
}

describe('rulings', () => {
  it('DB-1: a seat without dice is skipped', () => {
    const state = position({ grid: RULEBOOK, hands: [['w4', 'r1'], [], ['w4', 'r1']], turn: 0 });
    const after = played(state, 0, place('w4', 'c2'));
    expect(diceBox.actors(after.state)).toEqual([2]);
    expect(after.events.map(({ type }) => type)).toEqual(['placed']);
  });

  it('DB-2: a seat that cannot place rerolls all its dice in a recorded step, and nothing is asked', () => {
    const state = position({
      grid: ONLY_SEED,
      hands: [
        ['r2', 'y4'],
        ['b6', 'w6'],
      ],
      turn: 0,
    });
    const { events, state: after } = played(state, 0, place('r2', 'c2'));
    const rerolled = events.filter((event) => event.type === 'rerolled');
    expect(rerolled.length).toBeGreaterThan(0);
    expect(rerolled[0]).toMatchObject({
      seat: 1,
      dice: [expect.stringMatching(/^b[1-6]$/), expect.stringMatching(/^w[1-6]$/)],
    });
    expect(after.turns).toBe(1 + rerolled.length);
    // The seat that rerolled has used its turn: play went on to the left.
    const last = events.at(-1) as Extract<DiceBoxEvent, { type: 'rerolled' }>;
    expect(diceBox.actors(after)).toEqual([(last.seat + 1) % 2]);
  });

  it('DB-2: dice that were not placed are not rerolled', () => {
    const state = position({
      grid: ONLY_SEED,
      hands: [
        ['r2', 'y4', 'b5'],
        ['w4', 'w2'],
      ],
      turn: 0,
    });
    const { state: after, events } = played(state, 0, place('r2', 'c2'));
    expect(events).toHaveLength(1);
    expect(diceBox.view(after, 'table').hands[0]).toEqual(['y4', 'b5']);
  });

  it('DB-3: a vacancy is dead once two of its neighbours differ by 4, and the game ends when none can be filled', () => {
    const dead = `r1 .. r5 .. ..
                  .. .. .. .. ..
                  .. .. .. .. ..
                  .. .. .. .. ..
                  .. .. .. .. ..`;
    const state = position({ grid: dead, hands: [['r2', 'r3'], ['r4']], turn: 0 });
    expect(isDead(diceBox.view(state, 'table').grid, SQUARE_NAMES.indexOf('b1'))).toBe(true);
    for (const die of ['r2', 'r3'] as const) expect(refusal(state, 0, place(die, 'b1'))).toBe('DB-10');
    expect(diceBox.outcome(state)).toBeUndefined();

    const blocked = `r1 y2 b1 w2 r1
                     y2 b1 w2 r1 y2
                     b1 w2 s1 y2 b1
                     w2 r1 y2 b1 r6
                     r1 y2 b1 w2 ..`;
    const over = position({ grid: blocked, hands: [['r3'], ['y4']], turn: 0 });
    expect(diceBox.actors(over)).toEqual([]);
    expect(diceBox.outcome(over)?.endings).toEqual(['blocked']);
  });

  it('DB-3: every square keeps one parity, and is dead exactly when two filled neighbours differ by 4', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = deal(2, {}, seed);
      while (diceBox.actors(state).length > 0) {
        const { grid } = diceBox.view(state, 'table');
        for (const square of grid.keys()) {
          const around = valuesAround(state, square);
          const isBlocked = around.some((a) => around.some((b) => Math.abs(a - b) === 4));
          expect(isDead(grid, square)).toBe(grid[square] === null && isBlocked);
        }
        const seat = diceBox.actors(state)[0] as Seat;
        const legal = diceBox.legal(state, seat);
        diceBox.apply(state, seat, legal[(seed + state.turns) % legal.length] as DiceBoxAction, () => {});
      }
    }
  });

  it('DB-4: equal tallies share the win, also the lowest after the inversion', () => {
    expect(finished({ red: 20, yellow: 20, blue: 15, white: 3 })?.places).toEqual([1, 1, 3]);
    expect(finished({ red: 20, yellow: 15, blue: 15, white: 21 })?.places).toEqual([3, 1, 1]);
  });

  it('DB-5: the inversion is for three players only', () => {
    const two = finished({ red: 20, yellow: 15, blue: 30, white: 30 }, 2, { colours: 'one' });
    expect(two).toMatchObject({ places: [1, 2], endings: ['blocked'] });
  });

  it('DB-5: the unclaimed colour must beat every player strictly', () => {
    expect(finished({ red: 20, yellow: 18, blue: 15, white: 20 })?.endings).toEqual(['blocked']);
  });

  it('DB-6: the end is checked right after a placement, before anyone must reroll', () => {
    const state = position({ grid: LAST_SQUARE, hands: [['r3'], ['y6', 'y5']], turn: 0 });
    const { state: after, events } = played(state, 0, place('r3', 'e5'));
    expect(events).toEqual([
      { type: 'placed', seat: 0, die: 'r3', square: 'e5' },
      { type: 'ended', ending: 'full' },
    ]);
    expect(after.hands[1]).toEqual([parseDie('y6'), parseDie('y5')]);
    expect(after.rng).toEqual(state.rng);
  });

  it('DB-7: ten thousand turns are an error, not a game', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2', 'y4'], ['b2']], turn: 0 });
    state.turns = 9_999;
    expect(() => diceBox.apply(clone(state), 0, place('r2', 'c2'), () => {})).toThrow('DB-7');
    state.turns = 9_998;
    expect(() => diceBox.apply(clone(state), 0, place('r2', 'c2'), () => {})).not.toThrow();
  });

  it('DB-8: a filled square, or none of the grid, takes no die', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2'], ['r2']], turn: 0 });
    expect(refusal(state, 0, place('r2', 'c3'))).toBe('DB-8');
    expect(refusal(state, 0, { type: 'place', die: 'r2', square: 'f9' })).toBe('DB-8');
    expect(refusal(state, 0, { type: 'place', die: 'r2' })).toBe('DB-8');
  });

  it('DB-9: a corner is no neighbour, and neither is nothing at all', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2'], ['r2']], turn: 0 });
    expect(refusal(state, 0, place('r2', 'b2'))).toBe('DB-9');
    expect(refusal(state, 0, place('r2', 'a1'))).toBe('DB-9');
  });

  it('DB-10: the difference is exactly 1 to every neighbour, and 1 and 6 are not neighbours', () => {
    const six = ONLY_SEED.replace('s3', 's6');
    const state = position({ grid: six, hands: [['r1', 'y6', 'b4', 'w5'], ['r5']], turn: 0 });
    expect(refusal(state, 0, place('r1', 'c2'))).toBe('DB-10');
    expect(refusal(state, 0, place('y6', 'c2'))).toBe('DB-10');
    expect(refusal(state, 0, place('b4', 'c2'))).toBe('DB-10');
    expect(refusal(state, 0, place('w5', 'c2'))).toBeUndefined();
  });

  it('DB-11: only a die in hand can be placed, with the value it shows', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2'], ['y4']], turn: 0 });
    expect(refusal(state, 0, place('y4', 'c2'))).toBe('DB-11');
    expect(refusal(state, 0, place('r4', 'c2'))).toBe('DB-11');
    expect(refusal(state, 0, { type: 'place', die: 7, square: 'c2' })).toBe('DB-11');
  });

  it('DB-12: only colours that are still spare can be picked', () => {
    let state = deal(4, {}, 3);
    for (let picks = 0; picks < 2; picks++) {
      state = played(state, diceBox.actors(state)[0] as Seat, { type: 'pick', colour: 'red' } as DiceBoxAction).state;
    }
    const seat = diceBox.actors(state)[0] as Seat;
    expect(refusal(state, seat, { type: 'pick', colour: 'red' })).toBe('DB-12');
    expect(refusal(state, seat, { type: 'pick', colour: 'green' })).toBe('DB-12');
    expect(diceBox.legal(state, seat)).toEqual(['yellow', 'blue', 'white'].map((colour) => ({ type: 'pick', colour })));
  });

  it('DB-13: no die is placed before all are picked, none is picked later, and a turn is one die: no passing, no reroll by choice', () => {
    const draft = deal(4, {}, 3);
    const drafter = diceBox.actors(draft)[0] as Seat;
    expect(refusal(draft, drafter, place('r2', 'c2'))).toBe('DB-13');
    const turn = position({ grid: ONLY_SEED, hands: [['r2'], ['y4']], turn: 0 });
    expect(refusal(turn, 0, { type: 'pick', colour: 'red' })).toBe('DB-13');
    expect(refusal(turn, 0, { type: 'pass' })).toBe('DB-13');
    expect(refusal(turn, 0, { type: 'reroll' })).toBe('DB-13');
    expect(refusal(turn, 0, { type: 'place', die: 'r2', square: 'c2', twice: true })).toBe('DB-13');
  });
});

function valuesAround(state: DiceBoxState, square: number): number[] {
  const [x, y] = [square % 5, Math.floor(square / 5)];
  const sides = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as [number, number][];
  const inside = sides.filter(([a, b]) => a >= 0 && a < 5 && b >= 0 && b < 5);
  return inside
    .map(([a, b]) => state.grid[b * 5 + a] as number)
    .filter((die) => die >= 0)
    .map((die) => (die % 6) + 1);
}

describe('turns', () => {
  it('others’ turns and finished games are answered as such', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2'], ['y4']], turn: 0 });
    expect(refusal(state, 1, place('y4', 'c2'))).toBe('not-your-turn');
    const over = played(position({ grid: LAST_SQUARE, hands: [['r3'], []], turn: 0 }), 0, place('r3', 'e5')).state;
    expect(refusal(over, 1, place('y4', 'c2'))).toBe('game-over');
  });

  it('if you can place you must: no other action is open', () => {
    const state = position({ grid: ONLY_SEED, hands: [['r2'], ['y4']], turn: 0 });
    expect(diceBox.legal(state, 0).every(({ type }) => type === 'place')).toBe(true);
  });

  it('a die scores for the owner of its colour, whoever placed it', () => {
    const state = position({ grid: ONLY_SEED, hands: [['y4'], ['r2']], turn: 0 });
    const { scores } = tallyOf(diceBox.view(played(state, 0, place('y4', 'c2')).state, 'table'));
    expect(scores).toEqual([0, 4]);
  });

  it('the Seed scores for nobody', () => {
    const { scores, unclaimed } = tallyOf(diceBox.view(deal(2), 'table'));
    expect([...scores, ...unclaimed]).toEqual([0, 0]);
  });
});
