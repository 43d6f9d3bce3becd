import type { FrameOf } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { TOKENS, TOKENS_OF_EACH } from '../components.ts';
import { countOf } from '../rules.ts';
import type { Frames, WhiskyState } from '../state.ts';
import {
  actorIn,
  askedIn,
  eventsOf,
  openIn,
  openOf,
  played,
  refusal,
  stateAfter,
  travellerIn,
  withDice,
  withSeed,
} from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

/** A player on a walk with this many fields left. */
const walking = (at: string, left: number, seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: [{ at, ...seated }, {}], left, ...told });

/** The same player's next turn, with this many fields to walk; the other goes to Kilmarnock or back in between. */
function nextTurn(state: WhiskyState, left: number): WhiskyState {
  const to = travellerIn(state, 1).at === 'glasgow' ? 'kilmarnock' : 'glasgow';
  const begun = stateAfter(withDice(state, 1), 'roll', `step ${to}`);
  const [next] = begun.stack as [FrameOf<Frames>];
  return { ...begun, stack: [next, { at: 'move', seat: 0, left, path: [travellerIn(begun).at as string] }] };
}

const found = (state: WhiskyState, ...moves: string[]): string[] =>
  eventsOf(played(state, ...moves), 'found').map(({ at }) => at);

describe('a walk', () => {
  it('goes on in any direction from where the turn begins', () => {
    expect(openIn(walking('glasgow', 3))).toEqual([
      'step auchentoshan',
      'step glasgow-airport',
      'step stirling',
      'step harthill',
      'step kilmarnock',
      'step lanark',
    ]);
  });

  it('moves the whole number, one field at a time', () => {
    const state = walking('glasgow', 3);
    expect(stateAfter(state, 'step kilmarnock').stack.at(-1)).toEqual({
      at: 'move',
      seat: 0,
      left: 2,
      path: ['glasgow', 'kilmarnock'],
    });
    const after = played(state, 'step kilmarnock', 'step ayr', 'step sanquhar');
    expect(travellerIn(after.state).at).toBe('sanquhar');
    expect(askedIn(after.state)).toBe('turn 1');
    expect(eventsOf(after, 'walked')).toEqual([
      { type: 'walked', seat: 0, path: ['glasgow', 'kilmarnock', 'ayr', 'sanquhar'] },
    ]);
  });

  it('leads over fields where other pawns stand, and may end there', () => {
    const state = position({ travellers: [{ at: 'ayr' }, { at: 'kilmarnock' }], left: 2 });
    const after = stateAfter(state, 'step kilmarnock', 'step glasgow');
    expect(after.travellers.map(({ at }) => at)).toEqual(['glasgow', 'kilmarnock']);
    expect(travellerIn(stateAfter(walking('ayr', 1), 'step kilmarnock')).at).toBe('kilmarnock');
  });
});

describe('WG-4: never back along the edge just come by', () => {
  it('is refused where there is another way', () => {
    const state = stateAfter(walking('glasgow', 3), 'step kilmarnock');
    expect(openIn(state)).toEqual(['step ayr']);
    expect(refusal(state, 'step glasgow')).toBe('WG-4');
  });

  it.each([
    ['dingle', 'tralee'],
    ['oban-harbor', 'oban'],
    ['lagg', 'jura'],
    ['dublin-port', 'dublin'],
  ])('except at the dead end %s', (deadEnd, before) => {
    const state = stateAfter(walking(before, 3), `step ${deadEnd}`);
    expect(openOf(state, 'step')).toEqual([before]);
    expect(travellerIn(stateAfter(state, `step ${before}`)).at).toBe(before);
  });

  it('back from a dead end one does not turn round again', () => {
    const state = stateAfter(walking('tralee', 4), 'step dingle', 'step tralee');
    expect(openOf(state, 'step')).toEqual(['killarney', 'listowel']);
    expect(refusal(state, 'step dingle')).toBe('WG-4');
  });

  it('does not bind a harbour that has a road on, though ships go there', () => {
    const state = stateAfter(walking('girvan', 3), 'step cairnryan');
    expect(openIn(state)).toEqual(['step glenluce', 'stop']);
  });

  it('holds on a round trip only for the last edge', () => {
    const state = stateAfter(walking('calgary', 4), 'step tobermory', 'step salen');
    expect(openOf(state, 'step')).toEqual(['craignure', 'calgary']);
  });

  it('does not hold from turn to turn', () => {
    const after = nextTurn(stateAfter(walking('glasgow', 1), 'step kilmarnock'), 2);
    expect(openOf(after, 'step')).toEqual(['glasgow', 'ayr']);
  });
});

describe('WG-34: one walks along roads, to a neighbouring field', () => {
  it.each(['edinburgh', 'glasgow', 'sea-clyde', 'nowhere', ''])('and not from Glasgow to “%s”', (to) => {
    expect(refusal(walking('glasgow', 3), { type: 'step', to })).toBe('WG-34');
  });

  it('and not along a ferry line', () => {
    expect(refusal(walking('ardrossan', 3), 'step sea-clyde')).toBe('WG-34');
  });
});

describe('WG-35: one stops early', () => {
  it.each([
    ['a distillery', 'glasgow', 'auchentoshan'],
    ['a lost distillery', 'queensferry', 'st-magdalene'],
    ['a harbour', 'ayr', 'ardrossan'],
    ['an airport', 'glasgow', 'glasgow-airport'],
    ['a pub', 'kilmarnock', 'ayr'],
  ])('at %s, also where there is nothing for one', (_, from, to) => {
    const state = stateAfter(walking(from, 5, { lastAsked: to }), `step ${to}`);
    expect(openOf(state, 'stop')).toEqual(['']);
    const after = played(state, 'stop');
    expect(askedIn(after.state)).toBe('turn 1');
    expect(eventsOf(after, 'walked')).toEqual([{ type: 'walked', seat: 0, path: [from, to] }]);
  });

  it.each([
    ['a special field', 'glasgow', 'stirling'],
    ['a barrel', 'glasgow', 'lanark'],
    ['a plain field', 'glasgow', 'kilmarnock'],
    ['a start', 'livingston', 'edinburgh'],
  ])('not at %s', (_, from, to) => {
    expect(refusal(stateAfter(walking(from, 5), `step ${to}`), 'stop')).toBe('WG-35');
  });

  it('only after at least one field', () => {
    const state = walking('auchentoshan', 5);
    expect(openIn(state)).toEqual(['step littlemill', 'step glasgow']);
    expect(refusal(state, 'stop')).toBe('WG-35');
  });

  it('and may go through a place as well', () => {
    const state = stateAfter(walking('glasgow', 2), 'step auchentoshan');
    expect(travellerIn(stateAfter(state, 'step littlemill')).at).toBe('littlemill');
  });
});

describe('a special field', () => {
  it('counts only if the number ends exactly there', () => {
    const exact = played(walking('glasgow', 1, {}, { deck: ['faker'] }), 'step stirling');
    expect(eventsOf(exact, 'drew')).toEqual([{ type: 'drew', seat: 0, card: 'faker' }]);
    const through = played(walking('glasgow', 2, {}, { deck: ['faker'] }), 'step stirling', 'step falkirk');
    expect([eventsOf(through, 'drew'), through.state.deck[0]]).toEqual([[], 'faker']);
  });

  it('a start and a plain field offer nothing', () => {
    for (const [from, to] of [
      ['livingston', 'edinburgh'],
      ['glasgow', 'kilmarnock'],
    ] as const) {
      const after = stateAfter(walking(from, 1, { hand: ['flight-one-way'], tokens: [3, 3, 3] }), `step ${to}`);
      expect(askedIn(after)).toBe('turn 1');
    }
  });
});

describe('a barrel field', () => {
  it('gives a token when it is passed', () => {
    const after = played(walking('glasgow', 2), 'step lanark', 'step moffat');
    expect(eventsOf(after, 'found')).toMatchObject([{ seat: 0, at: 'lanark' }]);
    expect(countOf(travellerIn(after.state).tokens)).toBe(1);
    expect(countOf(after.state.bag)).toBe(3 * TOKENS_OF_EACH - 1);
  });

  it('gives a token when the walk ends there', () => {
    expect(found(walking('glasgow', 1), 'step lanark')).toEqual(['lanark']);
  });

  it('gives the token that is drawn from the bag', () => {
    const [event] = eventsOf(played(walking('glasgow', 1), 'step lanark'), 'found');
    const { tokens } = travellerIn(stateAfter(walking('glasgow', 1), 'step lanark'));
    expect(TOKENS.filter((token) => tokens[token] === 1)).toEqual([event?.token]);
  });

  it('gives nothing where the walk begins', () => {
    expect(found(walking('lanark', 1), 'step glasgow')).toEqual([]);
  });

  it('gives a token when the walk comes back to where it began', () => {
    expect(found(walking('calgary', 3), 'step tobermory', 'step salen', 'step calgary')).toEqual(['calgary']);
  });

  it('gives each one its token on the same walk', () => {
    const moves = ['girvan', 'ayr', 'kilmarnock', 'glasgow', 'lanark'].map((to) => `step ${to}`);
    expect(found(walking('cairnryan', 5), ...moves)).toEqual(['girvan', 'lanark']);
  });
});

describe('WG-5: a barrel field pays', () => {
  const LAP = ['step calgary', 'step tobermory', 'step salen'];

  it('at most once in a turn', () => {
    expect(found(walking('salen', 5), ...LAP, 'step calgary', 'step tobermory')).toEqual(['calgary']);
  });

  it('not if it paid in the turn before', () => {
    const first = stateAfter(walking('salen', 3), ...LAP);
    expect(travellerIn(first).emptied).toEqual(['calgary']);
    const second = nextTurn(first, 3);
    expect(found(second, ...LAP)).toEqual([]);
    expect(travellerIn(stateAfter(second, ...LAP)).emptied).toEqual([]);
  });

  it('but in the turn after that, though it was passed in between', () => {
    const second = stateAfter(nextTurn(stateAfter(walking('salen', 3), ...LAP), 3), ...LAP);
    expect(found(nextTurn(second, 3), ...LAP)).toEqual(['calgary']);
  });

  it('and after a turn elsewhere', () => {
    const away = stateAfter(nextTurn(stateAfter(walking('salen', 3), ...LAP), 1), 'step craignure');
    expect(travellerIn(away).emptied).toEqual([]);
    const back = stateAfter(nextTurn(away, 1), 'step salen');
    expect(found(nextTurn(back, 1), 'step calgary')).toEqual(['calgary']);
  });

  it('though another one paid in the turn before', () => {
    const state = walking('talisker', 1, { emptied: ['calgary'] });
    expect(found(state, 'step dunvegan')).toEqual(['dunvegan']);
    expect(travellerIn(stateAfter(state, 'step dunvegan')).emptied).toEqual(['dunvegan']);
  });

  it('every player on his own', () => {
    const state = position({ travellers: [{ at: 'salen', emptied: ['calgary'] }, { at: 'salen' }], turn: 1, left: 1 });
    expect(actorIn(state)).toBe(1);
    expect(found(state, 'step calgary')).toEqual(['calgary']);
    expect(stateAfter(state, 'step calgary').travellers.map(({ emptied }) => emptied)).toEqual([
      ['calgary'],
      ['calgary'],
    ]);
  });

  it('WG-45: turns that are missed do not count', () => {
    const waiting = stateAfter(walking('salen', 3, { missing: 2 }), ...LAP);
    const missed = played(
      withDice(waiting, 1, 1, 1),
      'roll',
      'step kilmarnock',
      'roll',
      'step glasgow',
      'roll',
      'step kilmarnock',
    );
    expect(eventsOf(missed, 'missed').map(({ seat }) => seat)).toEqual([0, 0]);
    expect([actorIn(missed.state), travellerIn(missed.state).emptied]).toEqual([0, ['calgary']]);
    expect(found(withDice(missed.state, 1), 'roll', 'step calgary')).toEqual([]);
  });
});

describe('WG-33: the bag holds 30 tokens of each kind', () => {
  const empty = walking('glasgow', 2, { tokens: [30, 30, 30] });

  it('and when it is empty a barrel pays nothing, and is not emptied', () => {
    const after = played(empty, 'step lanark', 'step moffat');
    expect(eventsOf(after, 'found')).toEqual([]);
    expect(travellerIn(after.state).emptied).toEqual([]);
  });

  it('what is not there is not drawn', () => {
    const state = walking('glasgow', 1, { tokens: [30, 29, 30] });
    expect(eventsOf(played(state, 'step lanark'), 'found')).toMatchObject([{ token: 'water' }]);
  });

  it('each token in the bag is as likely as any other', () => {
    const state = walking('glasgow', 1, { tokens: [30, 0, 15] });
    const tokens = Array.from(
      { length: 600 },
      (_, seed) => eventsOf(played(withSeed(state, seed), 'step lanark'), 'found')[0]?.token,
    );
    const water = tokens.filter((token) => token === 'water').length;
    expect(tokens).not.toContain('barley');
    expect(Math.abs(water - 400)).toBeLessThan(4 * Math.sqrt((600 * 2) / 9));
  });
});
