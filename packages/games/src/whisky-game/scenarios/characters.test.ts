import { describe, expect, it } from 'vitest';
import { CHARACTERS, type Character } from '../components.ts';
import { whiskyGame } from '../index.ts';
import { pointsOf } from '../rules.ts';
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
  withSeed,
} from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

const pointsWith = (seated: Seated): number => pointsOf(travellerIn(position({ travellers: [seated, {}] })));

describe('characters whose bottle counts more', () => {
  it.each<[Character, string, number]>([
    ['alan-winchester', 'glenlivet', 3],
    ['billy-leighton', 'midleton', 2],
    ['gordon-motion', 'highland-park', 2],
    ['rachel-barrie', 'glendronach', 2],
    ['john-campbell', 'laphroaig', 2],
  ])('%s: a bottle of %s counts %i times', (character, distillery, factor) => {
    for (const points of [1, 3, 5])
      expect(pointsWith({ character, bottles: [`${distillery}-${points}`, 'ardbeg-3'] })).toBe(points * factor + 3);
    expect(pointsWith({ character: 'nick-savage', bottles: [`${distillery}-5`] })).toBe(5);
  });

  it('Worked check: Alan Winchester with the 5-point Glenlivet bottle counts 15', () => {
    expect(pointsWith({ character: 'alan-winchester', bottles: ['glenlivet-5'] })).toBe(15);
  });

  it('no other bottle counts more, whatever kind it is', () => {
    const bottles = ['ardbeg-5', 'bottle-craigellachie-31'];
    for (const character of CHARACTERS)
      expect(pointsWith({ character, bottles, lost: ['lost-malt-mill'] })).toBe(5 + 7 + 10);
  });

  it('also after Gordon & MacPhail changed it', () => {
    const seated: Seated = { character: 'alan-winchester', bottles: ['glenlivet-1'], hand: ['gordon-macphail'] };
    const state = position({ travellers: [seated, {}] });
    const after = stateAfter(state, 'play gordon-macphail', 'pick glenlivet-3');
    expect([pointsOf(travellerIn(state)), pointsOf(travellerIn(after))]).toEqual([3, 9]);
  });

  it('and what happens to it says so, which it does of no other', () => {
    const seated: Seated = {
      character: 'alan-winchester',
      bottles: ['glenlivet-1', 'oban-1'],
      hand: ['gordon-macphail'],
    };
    const asked = stateAfter(position({ travellers: [seated, {}] }), 'play gordon-macphail');
    const told = (move: string) => played(asked, move).events.find(({ type }) => type === 'exchanged');
    expect(told('pick glenlivet-3')).toEqual({
      type: 'exchanged',
      seat: 0,
      bottle: 'glenlivet-1',
      into: 'glenlivet-3',
      factor: 3,
    });
    expect(told('pick oban-3')).toEqual({ type: 'exchanged', seat: 0, bottle: 'oban-1', into: 'oban-3' });
  });

  it('also after Angels changed it', () => {
    const other: Seated = { character: 'alan-winchester', bottles: ['glenlivet-5'] };
    const state = position({ travellers: [{ hand: ['angels'] }, other] });
    const after = stateAfter(state, 'play angels', 'pick glenlivet-5');
    expect(pointsOf(travellerIn(after, 1))).toBe(3);
  });

  it('is what everyone sees', () => {
    const state = position({ travellers: [{ character: 'alan-winchester', bottles: ['glenlivet-5'] }, {}] });
    expect(whiskyGame.view(state, 1).seats.map(({ points }) => points)).toEqual([15, 0]);
  });
});

// Billy Walker, David Stewart and Jim McEwan are tested with the questions, the characters who move faster with the
// rolls, and Friar John Cor with the lost distilleries.

describe('WG-12: Nick Savage', () => {
  const savage = (seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
    position({ travellers: [{ character: 'nick-savage', at: 'craigellachie', ...seated }, {}], left: 1, ...told });
  const atMacallan = (seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
    stateAfter(savage(seated, told), 'step macallan');

  it.each(['answer right', 'answer wrong', 'timeUp'])('may jump to Bladnoch after “%s” at Macallan', (move) => {
    const state = stateAfter(atMacallan(), 'ask easy', move);
    expect(openIn(state)).toEqual(['jump', 'leave']);
    const after = played(state, 'jump');
    expect(after.events).toEqual([{ type: 'moved', seat: 0, to: 'bladnoch', by: 'jump' }]);
    expect(travellerIn(after.state)).toMatchObject({ at: 'bladnoch', jumped: true });
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it('has his bottle before he jumps', () => {
    expect(travellerIn(stateAfter(atMacallan(), 'ask easy', 'answer right')).bottles).toEqual(['macallan-1']);
  });

  it('chooses what he smuggles before he jumps', () => {
    const asked = stateAfter(atMacallan({ hand: ['robbie-macpherson'] }), 'play robbie-macpherson', 'ask easy');
    const state = stateAfter(asked, 'answer right');
    expect(askedIn(state)).toBe('bottle 0');
    expect(askedIn(stateAfter(state, 'pick ardbeg-1'))).toBe('jump 0');
  });

  it('may stay', () => {
    const after = stateAfter(atMacallan(), 'ask easy', 'timeUp', 'leave');
    expect(travellerIn(after)).toMatchObject({ at: 'macallan', jumped: false });
    expect(askedIn(after)).toBe('turn 1');
  });

  it('may jump at once if Macallan has nothing for him', () => {
    expect(askedIn(atMacallan({ bottles: ['macallan-3'] }))).toBe('jump 0');
    expect(askedIn(atMacallan({ lastAsked: 'macallan' }))).toBe('jump 0');
    const holding = atMacallan({ bottles: ['macallan-3'], hand: ['faker'] });
    expect(askedIn(stateAfter(holding, 'leave'))).toBe('jump 0');
  });

  it('does not jump if he declines a question he could have had', () => {
    expect(askedIn(stateAfter(atMacallan(), 'leave'))).toBe('turn 1');
  });

  it('does not jump under prohibition', () => {
    expect(askedIn(atMacallan({}, { so: { prohibited: true } }))).toBe('turn 1');
  });

  it('does not jump from elsewhere, nor does anybody else', () => {
    const elsewhere = stateAfter(savage(), 'step aberlour', 'ask easy', 'timeUp');
    expect(askedIn(elsewhere)).toBe('turn 1');
    const other = atMacallan({ character: 'john-quinn' });
    expect(askedIn(stateAfter(other, 'ask easy', 'timeUp'))).toBe('turn 1');
  });

  it('may jump when a festival has brought him to Macallan', () => {
    const drawn = stateAfter(savage({ at: 'aberlour' }, { left: 2, deck: ['spirit-of-speyside'] }), 'step imperial');
    const state = stateAfter(drawn, 'step knockando', 'travel macallan', 'ask easy', 'timeUp');
    expect(askedIn(state)).toBe('jump 0');
  });

  /** The start of his turn after the jump. */
  const jumped = (seated: Seated = {}): WhiskyState => {
    const travellers = [{}, { character: 'nick-savage' as const, at: 'bladnoch', jumped: true, ...seated }];
    return stateAfter(position({ travellers, left: 1 }), 'step kilmarnock');
  };

  it('may open his next turn with Bladnoch’s question instead of rolling, and the turn then ends', () => {
    const state = jumped();
    expect(openIn(state)).toEqual(['roll', 'visit']);
    const visit = stateAfter(state, 'visit');
    expect(openIn(visit)).toEqual(['ask easy', 'ask medium', 'ask hard', 'leave']);
    const after = stateAfter(visit, 'ask hard', 'answer right');
    expect([travellerIn(after, 1).bottles, askedIn(after)]).toEqual([['bladnoch-5'], 'turn 0']);
    expect(askedIn(stateAfter(visit, 'leave'))).toBe('turn 0');
  });

  it('may open only his next turn so', () => {
    expect(travellerIn(jumped(), 1).jumped).toBe(false);
    const later = stateAfter(withDice(jumped(), 1), 'roll', 'step newton-stewart');
    expect([travellerIn(later, 1).jumped, askedIn(later)]).toEqual([false, 'turn 0']);
    expect(refusal(position({ travellers: [{ character: 'nick-savage', at: 'bladnoch' }, {}] }), 'visit')).toBe(
      'WG-12',
    );
  });

  it('keeps the chance over turns that he misses', () => {
    const state = jumped({ missing: 1 });
    expect([askedIn(state), travellerIn(state, 1).jumped]).toEqual(['turn 0', true]);
  });

  it('does not open his turn where there is nothing for him', () => {
    expect(openIn(jumped({ bottles: ['bladnoch-1'] }))).toEqual(['roll']);
    expect(openIn(jumped({ lastAsked: 'bladnoch' }))).toEqual(['roll']);
    expect(openIn(jumped({ bottles: ['bladnoch-1'], hand: ['robbie-macpherson'] }))).toEqual(['roll', 'visit']);
    expect(openIn(jumped({ bottles: ['bladnoch-1'], hand: ['fifty-fifty'] }))).toEqual(['roll']);
  });

  it('does not open his turn after he was fetched away, under prohibition, or as somebody else', () => {
    expect(openIn(jumped({ at: 'lagavulin' }))).toEqual(['roll']);
    expect(openIn(jumped({ character: 'john-quinn' }))).toEqual(['roll']);
    const travellers = [
      {},
      { character: 'nick-savage' as const, at: 'bladnoch', jumped: true, open: ['prohibition'] as const },
    ];
    const state = stateAfter(withDice(position({ travellers, left: 1 }), 1, 2, 3), 'step kilmarnock');
    expect([openIn(state), refusal(state, 'visit')]).toEqual([['roll'], 'WG-12']);
  });

  it('does not visit instead of rolling after a flight or a voyage', () => {
    const state = position({
      travellers: [{ character: 'nick-savage', at: 'bladnoch' }, {}],
      asked: { at: 'turn', onward: true },
      so: { opening: true },
    });
    expect(refusal(state, 'visit')).toBe('WG-12');
    expect(openIn(state)).toEqual(['roll']);
  });
});

describe('WG-11: Richard Paterson', () => {
  const paterson = (others: readonly Seated[], seated: Seated = {}): WhiskyState =>
    position({ travellers: [{ character: 'richard-paterson', ...seated }, ...others] });
  const OTHERS: readonly Seated[] = [
    { bottles: ['ardbeg-5', 'bottle-arran', 'lost-imperial'] },
    { lost: ['lost-malt-mill'] },
    {},
    { bottles: ['dingle-1'] },
  ];

  it('pours away a random open bottle of an opponent', () => {
    const state = paterson(OTHERS);
    expect(openOf(state, 'pour')).toEqual(['1', '4']);
    const poured = Array.from(
      { length: 60 },
      (_, seed) => eventsOf(played(withSeed(state, seed), 'pour 1'), 'lost')[0],
    );
    expect(new Set(poured.map((event) => event?.bottle))).toEqual(new Set(OTHERS[0]?.bottles));
    for (const event of poured) expect(event).toMatchObject({ seat: 1, by: 'pour', hidden: false });
  });

  it('goes on with his turn', () => {
    const after = stateAfter(paterson(OTHERS), 'pour 4');
    expect([askedIn(after), openIn(after)]).toEqual(['turn 0', ['roll', 'pour 1']]);
    expect(travellerIn(after, 4).bottles).toEqual([]);
  });

  it('once per opponent', () => {
    const after = stateAfter(paterson(OTHERS), 'pour 1');
    expect(travellerIn(after).poured).toEqual([1]);
    expect(refusal(after, 'pour 1')).toBe('WG-11');
    expect(openOf(stateAfter(after, 'pour 4'), 'pour')).toEqual([]);
  });

  it('WG-10: only open bottles', () => {
    expect(refusal(paterson(OTHERS), 'pour 2')).toBe('WG-10');
    expect(refusal(paterson(OTHERS), 'pour 3')).toBe('WG-10');
  });

  it('not his own, and only he', () => {
    expect(refusal(paterson(OTHERS, { bottles: ['oban-1'] }), 'pour 0')).toBe('WG-11');
    expect(refusal(paterson(OTHERS), 'pour 9')).toBe('WG-11');
    expect(refusal(paterson(OTHERS, { character: 'jim-swan' }), 'pour 1')).toBe('WG-11');
  });

  it.each([
    ['ardbeg-5', (state: WhiskyState) => openIn(state).length > 0],
    ['bottle-arran', ({ deck }: WhiskyState) => deck.at(-1) === 'bottle-arran'],
    ['lost-imperial', ({ lostDeck }: WhiskyState) => lostDeck.includes('lost-imperial')],
  ] as const)('%s goes back to where it came from', (bottle, isBack) => {
    const state = paterson([{ bottles: [bottle] }]);
    const after = stateAfter(state, 'pour 1');
    expect(travellerIn(after, 1).bottles).toEqual([]);
    expect(isBack(after)).toBe(true);
  });
});
