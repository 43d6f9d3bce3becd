import { describe, expect, it } from 'vitest';
import type { WhiskyState } from '../state.ts';
import {
  askedIn,
  eventsOf,
  openIn,
  openOf,
  played,
  refusal,
  stateAfter,
  travellerIn,
  withDice,
} from '../testing/play.ts';
import { position, type Seated } from '../testing/position.ts';

const sailing = (seated: Seated): WhiskyState => position({ travellers: [seated, {}] });

const AT_SEA: Seated = { at: 'sea-rathlin', wake: 'ballycastle', country: 'ireland' };

describe('WG-34: one sails along ferry lines', () => {
  it('from a harbour, instead of rolling', () => {
    expect(openIn(sailing({ at: 'ardrossan' }))).toEqual(['roll', 'sail sea-clyde']);
    const after = played(sailing({ at: 'ardrossan' }), 'sail sea-clyde');
    expect(after.events).toEqual([{ type: 'sailed', seat: 0, from: 'ardrossan', to: 'sea-clyde' }]);
    expect(travellerIn(after.state)).toMatchObject({ at: 'sea-clyde', wake: 'ardrossan', country: 'scotland' });
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it('from Port Ellen and Campbeltown one of two ways', () => {
    expect(openOf(sailing({ at: 'port-ellen' }), 'sail')).toEqual(['sea-texa', 'sea-oa']);
    expect(openOf(sailing({ at: 'campbeltown' }), 'sail')).toEqual(['sea-ailsa', 'sea-north-channel']);
  });

  it.each(['sea-lorn', 'brodick', 'ayr', 'nowhere', 'ardrossan'])('and not from Ardrossan to %s', (to) => {
    expect(refusal(sailing({ at: 'ardrossan' }), `sail ${to}`)).toBe('WG-34');
  });

  it('not from other fields', () => {
    expect(openIn(sailing({ at: 'glasgow' }))).toEqual(['roll']);
  });

  it('not in the turn in which one walks to the harbour', () => {
    const state = position({ travellers: [{ at: 'ayr' }, {}], left: 3 });
    const after = stateAfter(state, 'step ardrossan', 'stop');
    expect(askedIn(after)).toBe('turn 1');
    expect(travellerIn(after).at).toBe('ardrossan');
  });

  it('at sea one does not roll', () => {
    expect(openIn(sailing({ at: 'sea-irish', wake: 'sea-man', country: 'scotland' }))).toEqual(['sail dublin-port']);
    expect(refusal(sailing(AT_SEA), 'roll')).toBe('WG-34');
  });

  it('one sea field a turn', () => {
    const after = stateAfter(sailing(AT_SEA), 'sail sea-oa');
    expect([askedIn(after), travellerIn(after).at]).toEqual(['turn 1', 'sea-oa']);
  });
});

describe('WG-22: at sea never back along the edge just sailed', () => {
  it('at a fork one chooses', () => {
    expect(openIn(sailing(AT_SEA))).toEqual(['sail sea-oa', 'sail sea-north-channel']);
  });

  it('back is refused', () => {
    expect(refusal(sailing(AT_SEA), 'sail ballycastle')).toBe('WG-22');
  });

  it('each field sailed is the new wake', () => {
    const state = stateAfter(sailing(AT_SEA), 'sail sea-oa', 'roll');
    expect(travellerIn(state).wake).toBe('sea-rathlin');
  });

  it('from a harbour one may sail back on a later turn', () => {
    expect(openOf(sailing({ at: 'dublin-port' }), 'sail')).toEqual(['sea-irish']);
    const landed = stateAfter(sailing({ at: 'sea-irish', wake: 'sea-man', country: 'scotland' }), 'sail dublin-port');
    expect(travellerIn(landed).wake).toBeNull();
  });
});

describe('a turn that brings one into a harbour', () => {
  const landed = stateAfter(sailing({ at: 'sea-clyde', wake: 'ardrossan' }), 'sail brodick');

  it('goes on at once with a roll', () => {
    expect(landed.stack.at(-1)).toEqual({ at: 'turn', seat: 0, onward: true });
    expect(openIn(landed)).toEqual(['roll']);
    expect(askedIn(stateAfter(withDice(landed, 3), 'roll'))).toBe('move 0');
  });

  it('does not put to sea again', () => {
    expect(refusal(landed, 'sail sea-clyde')).toBe('WG-34');
  });

  it('lets cards be played before the roll', () => {
    const state = sailing({ at: 'sea-clyde', wake: 'ardrossan', hand: ['luck-of-the-irish'] });
    expect(openOf(state, 'play')).toEqual([]);
    expect(openOf(stateAfter(state, 'sail brodick'), 'play')).toEqual(['luck-of-the-irish']);
  });
});

describe('prohibition at sea', () => {
  it('is thrown for too', () => {
    const state = position({
      travellers: [{}, { at: 'sea-irish', wake: 'sea-man', country: 'scotland', open: ['prohibition'] }],
      left: 1,
    });
    const after = played(withDice(state, 6), 'step kilmarnock');
    expect(eventsOf(after, 'sobered')).toEqual([{ type: 'sobered', seat: 1, throws: [6], lifted: true }]);
    expect(travellerIn(after.state, 1).open).toEqual([]);
    expect(openIn(after.state)).toEqual(['sail dublin-port']);
  });
});

describe('WG-9: truck and carriage are lost on reaching land of the other country', () => {
  const OPEN = ['truck', 'hangover', 'carriage'] as const;

  it('by ship: not when putting to sea, but on landing', () => {
    const out = played(sailing({ at: 'ballycastle', open: OPEN }), 'sail sea-rathlin');
    expect(travellerIn(out.state).open).toEqual(OPEN);
    const landing = sailing({ at: 'sea-oa', wake: 'sea-rathlin', country: 'ireland', open: OPEN });
    const after = played(landing, 'sail port-ellen');
    expect(travellerIn(after.state)).toMatchObject({ open: ['hangover'], country: 'scotland' });
    expect(after.state.deck.slice(-2)).toEqual(['truck', 'carriage']);
    expect(after.events.map(({ type }) => type)).toEqual(['sailed', 'dropped', 'dropped']);
  });

  it('by ship into a harbour of the same country they stay', () => {
    const landing = sailing({ at: 'sea-texa', wake: 'sea-gigha', country: 'scotland', open: OPEN });
    expect(travellerIn(stateAfter(landing, 'sail port-ellen')).open).toEqual(OPEN);
  });

  it('by plane', () => {
    const state = position({
      travellers: [{ at: 'dublin', open: OPEN, hand: ['flight-one-way'] }, {}],
      left: 1,
    });
    const after = stateAfter(state, 'step dublin-airport', 'fly aberdeen-airport flight-one-way');
    expect(travellerIn(after).open).toEqual(['hangover']);
    expect(after.deck.slice(-3)).toEqual(['flight-one-way', 'truck', 'carriage']);
  });

  it('by plane within the country they stay', () => {
    const state = position({
      travellers: [{ open: OPEN, hand: ['flight-one-way'] }, {}],
      left: 1,
    });
    const after = stateAfter(state, 'step glasgow-airport', 'fly aberdeen-airport flight-one-way');
    expect(travellerIn(after).open).toEqual(OPEN);
  });

  it.each([
    ['feis-ile', 'bridgend'],
    ['spirit-of-speyside', 'macallan'],
  ] as const)('by %s', (card, to) => {
    const state = position({ travellers: [{ at: 'omagh', open: OPEN }, {}], left: 1, deck: [card] });
    const after = stateAfter(state, 'step derry', `travel ${to}`);
    expect(travellerIn(after)).toMatchObject({ at: to, open: ['hangover'], country: 'scotland' });
  });

  it('only one of them where there is only one', () => {
    const landing = sailing({ at: 'sea-oa', wake: 'sea-rathlin', country: 'ireland', open: ['carriage'] });
    const after = played(landing, 'sail port-ellen');
    expect(eventsOf(after, 'dropped')).toEqual([{ type: 'dropped', seat: 0, card: 'carriage' }]);
  });
});
