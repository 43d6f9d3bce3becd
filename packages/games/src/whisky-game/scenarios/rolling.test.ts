import { describe, expect, it } from 'vitest';
import type { WhiskyEvent } from '../state.ts';
import { askedIn, eventsOf, played, travellerIn, withDice } from '../testing/play.ts';
import type { Seated } from '../testing/position.ts';
import { position } from '../testing/position.ts';

type Rolled = Extract<WhiskyEvent, { type: 'rolled' }>;

/** The result of rolling these dice. */
function rolled(seated: Seated, ...dice: number[]): Rolled {
  const [event] = eventsOf(played(withDice(position({ travellers: [seated, {}] }), ...dice), 'roll'), 'rolled');
  if (!event) throw new Error('nothing was rolled');
  return event;
}

const fields = (seated: Seated, ...dice: number[]): number => {
  const { throws, total } = rolled(seated, ...dice);
  expect(throws).toEqual(dice);
  return total;
};

const QUINN = { character: 'john-quinn', at: 'dublin' } as const;
const SWAN = { character: 'jim-swan' } as const;
const JAMESON = { character: 'john-jameson', at: 'dublin' } as const;

describe('WG-3: a roll', () => {
  it.each<[string, Seated, number[], number]>([
    ['one die', {}, [4], 4],
    ['every six adds another throw', {}, [6, 6, 2], 14],
    ['truck doubles', { open: ['truck'] }, [3], 6],
    ['truck doubles what sixes add too', { open: ['truck'] }, [6, 1], 14],
    ['carriage adds 2', { open: ['carriage'] }, [3], 5],
    ['truck and carriage, throw 4: 4 × 2 + 2 = 10', { open: ['truck', 'carriage'] }, [4], 10],
    ['the order in which they were laid out is all the same', { open: ['carriage', 'truck'] }, [4], 10],
    ['hangover takes 2 off', { open: ['hangover'] }, [5], 3],
    ['hangover and throw 3: move 1', { open: ['hangover'] }, [3], 1],
    ['hangover and throw 2: move 0', { open: ['hangover'] }, [2], 0],
    ['hangover and throw 1: move 0, not less', { open: ['hangover'] }, [1], 0],
    ['hangover and throws 6 then 3: hangover ends, move 9', { open: ['hangover'] }, [6, 3], 9],
    ['hangover comes before the truck', { open: ['hangover', 'truck'] }, [5], 6],
    ['and before the carriage', { open: ['hangover', 'carriage'] }, [4], 4],
    ['a sum lowered to 0 moves nothing by carriage', { open: ['hangover', 'carriage'] }, [2], 0],
    ['nor by carriage and truck', { open: ['carriage', 'truck', 'hangover'] }, [1], 0],
    [
      'hangover that ends counts neither before truck nor carriage',
      { open: ['hangover', 'truck', 'carriage'] },
      [6, 1],
      16,
    ],
    ['John Jameson adds 5 in Ireland', JAMESON, [1], 6],
    ['John Jameson adds nothing in Scotland', { ...JAMESON, at: 'glasgow' }, [1], 1],
    ['5 are added after the truck', { ...JAMESON, open: ['truck', 'carriage'] }, [3], 13],
    ['5 do not help a hangover that leaves 0', { ...JAMESON, open: ['hangover'] }, [2], 0],
    ['5 help a hangover that leaves 1', { ...JAMESON, open: ['hangover'] }, [3], 6],
    ['John Quinn throws two in Ireland', QUINN, [2, 5], 7],
    ['and one in Scotland', { ...QUINN, at: 'glasgow' }, [2], 2],
    ['each die goes on after a six', QUINN, [6, 1, 6, 6, 2], 21],
    ['Jim Swan throws two in Scotland', SWAN, [3, 3], 6],
    ['and one in Ireland', { ...SWAN, at: 'dublin' }, [3], 3],
    ['Stephanie Macleod throws two in Scotland', { character: 'stephanie-macleod' }, [1, 4], 5],
    ['on islands as well', { character: 'stephanie-macleod', at: 'lagavulin' }, [1, 4], 5],
    ['hangover takes 2 off the sum of two dice', { ...SWAN, open: ['hangover'] }, [1, 2], 1],
    ['two ones with a hangover move nothing', { ...SWAN, open: ['hangover'] }, [1, 1], 0],
    ['a six on either die ends it', { ...SWAN, open: ['hangover'] }, [2, 6, 4], 12],
  ])('%s', (_, seated, dice, total) => {
    expect(fields(seated, ...dice)).toBe(total);
  });

  it('tells all that made the number', () => {
    expect(rolled({ ...JAMESON, open: ['hangover', 'truck', 'carriage'] }, 4)).toEqual({
      type: 'rolled',
      seat: 0,
      throws: [4],
      hangover: 'lowered',
      truck: true,
      carriage: true,
      plus: 5,
      total: 11,
    });
    expect(rolled({}, 4)).toMatchObject({ hangover: 'none', truck: false, carriage: false, plus: 0 });
    expect(rolled({ open: ['hangover'] }, 6, 1)).toMatchObject({ hangover: 'ended' });
  });

  it('with a six puts the hangover under the deck', () => {
    const state = position({ travellers: [{ open: ['hangover', 'truck'] }, {}] });
    const after = played(withDice(state, 6, 1), 'roll');
    expect(travellerIn(after.state).open).toEqual(['truck']);
    expect(after.state.deck.at(-1)).toBe('hangover');
    expect(eventsOf(after, 'dropped')).toEqual([{ type: 'dropped', seat: 0, card: 'hangover' }]);
  });

  it('without a six leaves the hangover, the truck and the carriage where they are', () => {
    const open = ['hangover', 'truck', 'carriage'] as const;
    const after = played(withDice(position({ travellers: [{ open }, {}] }), 5), 'roll');
    expect(travellerIn(after.state).open).toEqual(open);
  });

  it('begins a walk of so many fields', () => {
    const after = played(withDice(position({ travellers: [{}, {}] }), 4), 'roll');
    expect(after.state.stack.at(-1)).toEqual({ at: 'move', seat: 0, left: 4, path: ['glasgow'] });
  });

  it('is made at once when a ship comes in or a plane lands, by what holds there', () => {
    const state = position({
      travellers: [{ character: 'john-quinn', at: 'sea-irish', wake: 'sea-man', country: 'scotland' }, {}],
    });
    const after = played(withDice(state, 1, 2), 'sail dublin-port', 'roll');
    expect(eventsOf(after, 'rolled')).toMatchObject([{ throws: [1, 2], total: 3 }]);
  });
});

describe('WG-19: a move of 0', () => {
  it.each(['bushmills', 'royal-irish', 'athlone', 'dublin-airport', 'derry'])('does not act on %s', (at) => {
    const seated: Seated = { at, open: ['hangover'], tokens: [4, 4, 4], hand: ['flight-one-way'] };
    const after = played(withDice(position({ travellers: [seated, {}] }), 2), 'roll');
    expect(askedIn(after.state)).toBe('turn 1');
    expect(travellerIn(after.state)).toMatchObject({ at, hand: ['flight-one-way'] });
    expect(after.events.map(({ type }) => type)).toEqual(['rolled']);
  });

  it('pays no barrel', () => {
    const state = position({ travellers: [{ at: 'donegal', open: ['hangover'] }, {}] });
    const after = played(withDice(state, 1), 'roll');
    expect(travellerIn(after.state).tokens).toEqual({ barley: 0, water: 0, yeast: 0 });
  });
});
