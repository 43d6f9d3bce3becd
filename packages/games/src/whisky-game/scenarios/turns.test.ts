import { describe, expect, it } from 'vitest';
import type { WhiskyState } from '../state.ts';
import {
  type After,
  askedIn,
  eventsOf,
  openIn,
  played,
  refusal,
  stateAfter,
  travellerIn,
  withDice,
} from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

/** Ends seat 0's turn and begins the next. */
const next = (others: readonly Seated[], told: Partial<Position> = {}, ...dice: number[]): After =>
  played(withDice(position({ travellers: [{}, ...others], left: 1, ...told }), ...dice), 'step kilmarnock');

/** The start of seat 1's turn under prohibition. */
const prohibited = (...dice: number[]): After => next([{ open: ['truck', 'prohibition'] }], {}, ...dice);

describe('turns', () => {
  it('follow each other clockwise', () => {
    expect(askedIn(next([{}, {}]).state)).toBe('turn 1');
    const last = position({ travellers: [{}, {}, {}], turn: 2, left: 1 });
    expect(askedIn(stateAfter(last, 'step kilmarnock'))).toBe('turn 0');
  });

  it('a round is over when it is the first player’s turn again', () => {
    const state = position({ travellers: [{}, {}, {}], turn: 0, first: 1, round: 4, left: 1 });
    const after = played(state, 'step kilmarnock');
    expect(eventsOf(after, 'round')).toEqual([{ type: 'round', round: 5 }]);
    expect(after.state.round).toBe(5);
    expect(next([{}, {}], { round: 4 }).state.round).toBe(4);
  });

  it('begin anew', () => {
    const state = position({
      travellers: [{}, {}],
      left: 1,
      so: { prohibited: true, opening: true, flown: true, barrels: ['lanark'] },
    });
    expect(stateAfter(state, 'step kilmarnock').turn).toEqual({
      seat: 1,
      prohibited: false,
      opening: false,
      flown: false,
      barrels: [],
    });
  });

  it('WG-26: each choice has its time', () => {
    const state = position({ travellers: [{}, {}] });
    const moves = ['start dublin', 'step lanark', 'stop', 'ask easy', 'answer 1', 'timeUp', 'throw', 'jump'];
    for (const move of [...moves, 'redeem', 'swap barley water', 'leave', 'pick oban-1', 'choose 1', 'travel oban'])
      expect(refusal(state, move)).toBe('WG-26');
    for (const move of ['draw', 'toString', 'constructor']) expect(refusal(state, move)).toBe('WG-26');
    const walking = position({ travellers: [{}, {}], left: 2 });
    for (const move of ['roll', 'leave', 'play faker', 'sail sea-clyde']) expect(refusal(walking, move)).toBe('WG-26');
  });

  it('WG-26: says what it must and no more', () => {
    const state = position({ travellers: [{ at: 'ardrossan' }, {}] });
    expect(refusal(state, { type: 'roll', value: 6 })).toBe('WG-26');
    expect(refusal(state, { type: 'sail', to: 'sea-clyde', from: 'ardrossan' })).toBe('WG-26');
    const walking = position({ travellers: [{}, {}], left: 2 });
    expect(refusal(walking, { type: 'step', to: 'lanark', token: 'yeast' })).toBe('WG-26');
  });
});

describe('missed turns', () => {
  it('are used up first', () => {
    const after = next([{ missing: 2 }, {}]);
    expect(after.events.at(-1)).toEqual({ type: 'missed', seat: 1, left: 1 });
    expect([askedIn(after.state), travellerIn(after.state, 1).missing]).toEqual(['turn 2', 1]);
  });

  it('count for rounds', () => {
    const after = next([{ missing: 3 }, { missing: 1 }], { round: 7 });
    expect(after.events.map(({ type }) => type)).toEqual(['walked', 'missed', 'missed', 'round']);
    expect([askedIn(after.state), after.state.round]).toEqual(['turn 0', 8]);
  });

  it('add up', () => {
    const state = position({ travellers: [{ hand: ['nick-offerman'] }, { missing: 2 }] });
    expect(travellerIn(stateAfter(state, 'play nick-offerman', 'choose 1'), 1).missing).toBe(4);
    expect(eventsOf(next([{ missing: 4 }]), 'missed')).toEqual([{ type: 'missed', seat: 1, left: 3 }]);
  });

  it('when all miss theirs, time goes on until somebody plays', () => {
    const state = position({ travellers: [{}, { missing: 3 }], left: 1, deck: ['whisky-show'] });
    const after = played(state, 'step stirling');
    expect(eventsOf(after, 'missed').map(({ seat, left }) => [seat, left])).toEqual([
      [1, 2],
      [0, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
    expect(askedIn(after.state)).toBe('turn 0');
  });

  it('prohibition is not thrown for in them', () => {
    const after = next([{ missing: 1, open: ['prohibition'] }, {}]);
    expect(eventsOf(after, 'sobered')).toEqual([]);
  });
});

describe('prohibition', () => {
  it.each([[[6]], [[1, 6]], [[5, 4, 6]]])('ends with a six among up to three throws: %j', (dice) => {
    const after = prohibited(...dice);
    expect(eventsOf(after, 'sobered')).toEqual([{ type: 'sobered', seat: 1, throws: dice, lifted: true }]);
    expect(eventsOf(after, 'dropped')).toEqual([{ type: 'dropped', seat: 1, card: 'prohibition' }]);
    expect(after.state.deck.at(-1)).toBe('prohibition');
    expect(travellerIn(after.state, 1).open).toEqual(['truck']);
    expect(after.state.turn.prohibited).toBe(false);
    expect(openIn(after.state)).toEqual(['roll']);
  });

  it('stays without one, and the turn is played under it', () => {
    const after = prohibited(1, 2, 3);
    expect(eventsOf(after, 'sobered')).toEqual([{ type: 'sobered', seat: 1, throws: [1, 2, 3], lifted: false }]);
    expect(travellerIn(after.state, 1).open).toEqual(['truck', 'prohibition']);
    expect(after.state.turn.prohibited).toBe(true);
    expect(openIn(after.state)).toEqual(['roll']);
  });

  it('binds from the next turn of whoever was given it', () => {
    const state = position({ travellers: [{}, {}], left: 1, deck: ['prohibition'] });
    const after = played(withDice(stateAfter(state, 'step stirling'), 2, 2, 2), 'choose 1');
    expect(after.state.turn).toMatchObject({ seat: 1, prohibited: true });
  });

  it('cards may be played under it', () => {
    const travellers: Seated[] = [{}, { open: ['prohibition'], hand: ['shackleton'] }];
    const state = stateAfter(withDice(position({ travellers, left: 1 }), 1, 1, 1), 'step kilmarnock');
    expect(openIn(state)).toEqual(['roll', 'play shackleton']);
  });
});

describe('a whole turn', () => {
  const begin = (): WhiskyState => position({ travellers: [{ at: 'edinburgh' }, {}] });

  it('is rolled, walked, and acted out on the field where it ends', () => {
    const after = played(
      withDice(begin(), 2),
      'roll',
      'step dalkeith',
      'step glenkinchie',
      'ask medium',
      'answer right',
    );
    expect(after.events.map(({ type }) => type)).toEqual(['rolled', 'found', 'walked', 'asked', 'answered', 'took']);
    expect(askedIn(after.state)).toBe('turn 1');
  });
});
