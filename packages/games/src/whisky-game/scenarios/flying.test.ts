import { describe, expect, it } from 'vitest';
import type { WhiskyState } from '../state.ts';
import { askedIn, openIn, openOf, played, refusal, stateAfter, travellerIn, withDice } from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

/** A player one field away from Glasgow Airport. */
const boarding = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: [seated, {}], left: 1, ...told });

const atAirport = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
  stateAfter(boarding(seated, told), 'step glasgow-airport');

describe('WG-39: one flies', () => {
  const state = atAirport({ hand: ['flight-one-way'] });

  it('with a ticket, to another airport', () => {
    expect(askedIn(state)).toBe('airport 0');
    expect(openIn(state)).toEqual([
      'fly dublin-airport flight-one-way',
      'fly aberdeen-airport flight-one-way',
      'leave',
    ]);
  });

  it.each([
    'fly glasgow-airport flight-one-way',
    'fly dublin flight-one-way',
    'fly nowhere flight-one-way',
    'fly dublin-airport flight-return',
    'fly dublin-airport flight-back',
    'fly dublin-airport faker',
  ])('but not “%s”', (move) => {
    expect(refusal(state, move)).toBe('WG-39');
  });

  it('then rolls and moves on at once', () => {
    const after = played(state, 'fly dublin-airport flight-one-way');
    expect(after.events).toEqual([
      { type: 'flew', seat: 0, from: 'glasgow-airport', to: 'dublin-airport', ticket: 'flight-one-way' },
    ]);
    expect(travellerIn(after.state)).toMatchObject({ at: 'dublin-airport', country: 'ireland', hand: [] });
    expect(after.state.stack.at(-1)).toEqual({ at: 'turn', seat: 0, onward: true });
    expect(openIn(after.state)).toEqual(['roll']);
    const walk = stateAfter(withDice(after.state, 2), 'roll', 'step drogheda', 'step dundalk');
    expect(askedIn(walk)).toBe('turn 1');
  });

  it('or stays, and the turn ends', () => {
    const after = stateAfter(state, 'leave');
    expect([askedIn(after), travellerIn(after).hand]).toEqual(['turn 1', ['flight-one-way']]);
  });

  it('under prohibition as well', () => {
    expect(askedIn(atAirport({ hand: ['flight-one-way'] }, { so: { prohibited: true } }))).toBe('airport 0');
  });

  it('not where one only passes an airport', () => {
    const state = stateAfter(boarding({ hand: ['flight-one-way'] }, { left: 2 }), 'step glasgow-airport');
    expect(askedIn(stateAfter(state, 'step ardrossan'))).toBe('turn 1');
    expect(askedIn(stateAfter(state, 'stop'))).toBe('airport 0');
  });
});

describe('the tickets', () => {
  it('one way: goes under the deck', () => {
    const after = stateAfter(atAirport({ hand: ['faker', 'flight-one-way'] }), 'fly dublin-airport flight-one-way');
    expect([travellerIn(after).hand, travellerIn(after).open, after.deck.at(-1)]).toEqual([
      ['faker'],
      [],
      'flight-one-way',
    ]);
  });

  it('WG-28: a return ticket lies open after its first flight', () => {
    const after = stateAfter(atAirport({ hand: ['flight-return'] }), 'fly dublin-airport flight-return');
    expect([travellerIn(after).hand, travellerIn(after).open]).toEqual([[], ['flight-return']]);
    expect(after.deck).toHaveLength(boarding({ hand: ['flight-return'] }).deck.length);
  });

  it('WG-18: a return ticket is handed in on its second flight', () => {
    const state = atAirport({ open: ['flight-return'] });
    expect(openIn(state)).toEqual(['fly dublin-airport flight-back', 'fly aberdeen-airport flight-back', 'leave']);
    const after = played(state, 'fly aberdeen-airport flight-back');
    expect(travellerIn(after.state).open).toEqual([]);
    expect(after.state.deck.at(-1)).toBe('flight-return');
    expect(after.events.map(({ type }) => type)).toEqual(['flew', 'dropped']);
  });

  it('one of each may be had, and one chooses', () => {
    const state = atAirport({ hand: ['flight-return', 'flight-one-way'], open: ['flight-return'] });
    expect(openIn(state)).toEqual([
      'fly dublin-airport flight-one-way',
      'fly aberdeen-airport flight-one-way',
      'fly dublin-airport flight-return',
      'fly aberdeen-airport flight-return',
      'fly dublin-airport flight-back',
      'fly aberdeen-airport flight-back',
      'leave',
    ]);
  });
});

describe('two return tickets', () => {
  it('may lie open side by side, and one is handed in at a time', () => {
    const after = stateAfter(
      atAirport({ hand: ['flight-return'], open: ['flight-return'] }),
      'fly dublin-airport flight-return',
    );
    expect(travellerIn(after).open).toEqual(['flight-return', 'flight-return']);
    const state = atAirport({ open: ['flight-return', 'flight-return'] });
    expect(openIn(state)).toEqual(['fly dublin-airport flight-back', 'fly aberdeen-airport flight-back', 'leave']);
    expect(travellerIn(stateAfter(state, 'fly dublin-airport flight-back')).open).toEqual(['flight-return']);
  });
});

describe('WG-21: one flight a turn', () => {
  it('another airport reached in the same turn offers none', () => {
    const state = atAirport({ hand: ['flight-one-way', 'flight-return'] });
    const flown = stateAfter(withDice(stateAfter(state, 'fly aberdeen-airport flight-one-way'), 4), 'roll');
    const back = stateAfter(flown, 'step huntly', 'step glendronach', 'step oldmeldrum', 'step aberdeen-airport');
    expect([travellerIn(back).at, askedIn(back)]).toEqual(['aberdeen-airport', 'turn 1']);
  });

  it('the next turn is another one', () => {
    const flown = stateAfter(atAirport({ hand: ['flight-one-way'] }), 'fly dublin-airport flight-one-way');
    expect(flown.turn.flown).toBe(true);
    expect(stateAfter(withDice(flown, 1), 'roll', 'step drogheda').turn).toMatchObject({ seat: 1, flown: false });
  });
});

describe('WG-41: whoever begins a turn at an airport may fly first', () => {
  const beginning = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
    position({ travellers: [{ at: 'glasgow-airport', ...seated }, {}], ...told });

  it('and then rolls and moves on', () => {
    const state = beginning({ hand: ['flight-one-way', 'faker'] });
    expect(openIn(state)).toEqual(['roll', 'fly dublin-airport flight-one-way', 'fly aberdeen-airport flight-one-way']);
    const flown = stateAfter(state, 'fly dublin-airport flight-one-way');
    expect(flown.stack.at(-1)).toEqual({ at: 'turn', seat: 0, onward: true });
    expect(openIn(flown)).toEqual(['roll']);
    expect(askedIn(stateAfter(withDice(flown, 1), 'roll', 'step drogheda'))).toBe('turn 1');
  });

  it('with a return ticket that lies open as well', () => {
    const state = beginning({ open: ['flight-return'] });
    expect(openIn(state)).toEqual(['roll', 'fly dublin-airport flight-back', 'fly aberdeen-airport flight-back']);
    expect(travellerIn(stateAfter(state, 'fly dublin-airport flight-back')).open).toEqual([]);
  });

  it('also under prohibition, and after a card was played', () => {
    const hand = ['flight-one-way', 'faker'] as const;
    const told = { travellers: [{ at: 'glasgow-airport', hand }, { bottles: ['oban-1'] }], so: { prohibited: true } };
    expect(openOf(stateAfter(position(told), 'play faker', 'pick oban-1'), 'fly')).toHaveLength(2);
  });

  it('which is the one flight of that turn (WG-21)', () => {
    const state = beginning({ hand: ['flight-one-way', 'flight-return'] });
    const flown = stateAfter(withDice(stateAfter(state, 'fly aberdeen-airport flight-one-way'), 4), 'roll');
    const back = stateAfter(flown, 'step huntly', 'step glendronach', 'step oldmeldrum', 'step aberdeen-airport');
    expect(askedIn(back)).toBe('turn 1');
    const landed = stateAfter(state, 'fly aberdeen-airport flight-one-way');
    expect(refusal(landed, 'fly dublin-airport flight-return')).toBe('WG-21');
  });

  it('not from anywhere else', () => {
    const state = position({ travellers: [{ hand: ['flight-one-way'] }, {}] });
    expect(openIn(state)).toEqual(['roll']);
    expect(refusal(state, 'fly dublin-airport flight-one-way')).toBe('WG-41');
  });

  it('with a ticket, to another airport (WG-39)', () => {
    expect(openIn(beginning({ hand: ['faker'] }))).toEqual(['roll']);
    expect(refusal(beginning({ hand: ['faker'] }), 'fly dublin-airport flight-one-way')).toBe('WG-39');
    expect(refusal(beginning({ hand: ['flight-one-way'] }), 'fly dublin flight-one-way')).toBe('WG-39');
  });
});

describe('WG-27: nobody learns from being asked', () => {
  it('whoever holds any card is asked at an airport', () => {
    const state = atAirport({ hand: ['faker'] });
    expect(askedIn(state)).toBe('airport 0');
    expect(openIn(state)).toEqual(['leave']);
  });

  it('whoever holds none is not', () => {
    expect(askedIn(atAirport({}))).toBe('turn 1');
  });

  it.each([
    ['a lost distillery', 'auchentoshan', 'littlemill', 'lost'],
    ['a pub', 'kilmarnock', 'ayr', 'pub'],
    ['a special field', 'glasgow', 'stirling', 'special'],
  ])('whoever holds any card is asked at %s, and whoever holds none is not', (_, at, to, asked) => {
    const arrived = (seated: Seated): string =>
      askedIn(stateAfter(position({ travellers: [{ at, ...seated }, {}], left: 1, deck: ['hangover'] }), `step ${to}`));
    for (const card of ['dave-broom', 'luck-of-the-irish', 'aeneas-coffey'] as const)
      expect(arrived({ hand: [card] })).toBe(`${asked} 0`);
    expect(arrived({})).toBe('turn 1');
  });

  it('whoever holds any card is asked at a distillery where there is nothing for him', () => {
    const sold = (seated: Seated): WhiskyState =>
      stateAfter(
        position({ travellers: [{ bottles: ['auchentoshan-1'], ...seated }, {}], left: 1 }),
        'step auchentoshan',
      );
    expect(openIn(sold({ hand: ['fifty-fifty'] }))).toEqual(['leave']);
    expect(askedIn(sold({}))).toBe('turn 1');
  });
});
