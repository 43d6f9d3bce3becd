import { describe, expect, it } from 'vitest';
import { LOST_BOTTLES } from './components.ts';
import type { WhiskyState } from './state.ts';
import { askedIn, eventsOf, openIn, openOf, played, refusal, stateAfter, travellerIn } from './testing/play.ts';
import { type Position, position, type Seated } from './testing/position.ts';

/** A player who has just walked to a lost distillery. */
const atLost = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
  stateAfter(position({ travellers: [{ at: 'auchentoshan', ...seated }, {}], left: 1, ...told }), 'step littlemill');

/** A player who has just walked to a pub. */
const atPub = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
  stateAfter(position({ travellers: [{ at: 'kilmarnock', ...seated }, {}], left: 1, ...told }), 'step ayr');

describe('a lost distillery', () => {
  it('gives the top lost bottle for two barley, two water and two yeast', () => {
    const state = atLost({ tokens: [2, 3, 4] }, { lostDeck: ['lost-malt-mill'] });
    expect(openIn(state)).toEqual(['redeem', 'leave']);
    const after = played(state, 'redeem');
    expect(after.events).toEqual([{ type: 'redeemed', seat: 0, bottle: 'lost-malt-mill' }]);
    expect(travellerIn(after.state)).toMatchObject({
      lost: ['lost-malt-mill'],
      bottles: [],
      tokens: { barley: 0, water: 1, yeast: 2 },
    });
    expect(after.state.bag).toEqual({ barley: 30, water: 29, yeast: 28 });
    expect(after.state.lostDeck).toHaveLength(13);
  });

  it.each([[[1, 9, 9]], [[9, 1, 9]], [[9, 9, 1]]] as [[number, number, number]][])(
    'asks nothing of those who cannot pay: %s',
    (tokens) => {
      expect(askedIn(atLost({ tokens }))).toBe('turn 1');
    },
  );

  it('WG-44: costs two of each, and has a bottle only while the lost deck does', () => {
    const hand = ['dave-broom'] as const;
    for (const tokens of [
      [1, 9, 9],
      [9, 1, 9],
      [9, 9, 1],
    ] as [number, number, number][]) {
      const state = atLost({ tokens, hand });
      expect([openIn(state), refusal(state, 'redeem')]).toEqual([['leave'], 'WG-44']);
    }
    const travellers = [{ at: 'auchentoshan', tokens: [2, 2, 2] as const, hand }, { lost: LOST_BOTTLES }];
    const empty = stateAfter(position({ travellers, left: 1 }), 'step littlemill');
    expect([openIn(empty), refusal(empty, 'redeem')]).toEqual([['leave'], 'WG-44']);
    expect(refusal(atLost({ character: 'friar-john-cor', tokens: [5, 0, 0], hand }), 'redeem')).toBe('WG-44');
  });

  it('need not be used', () => {
    const after = stateAfter(atLost({ tokens: [2, 2, 2] }), 'leave');
    expect([askedIn(after), travellerIn(after).lost]).toEqual(['turn 1', []]);
  });

  it('has none left when all are owned', () => {
    const travellers = [{ at: 'auchentoshan', tokens: [2, 2, 2] as const }, { lost: LOST_BOTTLES }];
    expect(askedIn(stateAfter(position({ travellers, left: 1 }), 'step littlemill'))).toBe('turn 1');
  });

  it('WG-6: one per visit', () => {
    expect(askedIn(stateAfter(atLost({ tokens: [6, 6, 6] }), 'redeem'))).toBe('turn 1');
  });
});

describe('WG-32: Friar John Cor hands in six tokens, each time of the kind he has most of', () => {
  const friar = (...tokens: [number, number, number]): Seated => ({ character: 'friar-john-cor', tokens });

  it.each<[[number, number, number], [number, number, number]]>([
    [
      [6, 0, 0],
      [0, 0, 0],
    ],
    [
      [0, 0, 7],
      [0, 0, 1],
    ],
    [
      [5, 1, 1],
      [0, 0, 1],
    ],
    [
      [3, 3, 3],
      [1, 1, 1],
    ],
    [
      [1, 9, 2],
      [1, 3, 2],
    ],
  ])('of %j he keeps %j', (before, left) => {
    const { barley, water, yeast } = travellerIn(stateAfter(atLost(friar(...before)), 'redeem')).tokens;
    expect([barley, water, yeast]).toEqual(left);
  });

  it('with five he gets none', () => {
    expect(askedIn(atLost(friar(2, 2, 1)))).toBe('turn 1');
  });
});

describe('a pub', () => {
  it('Worked check: with 3 barley, 1 water, 4 yeast two yeast for one water give 3/2/2', () => {
    const state = atPub({ tokens: [3, 1, 4] });
    const after = played(state, 'swap yeast water');
    expect(after.events).toEqual([{ type: 'swapped', seat: 0, give: 'yeast', take: 'water' }]);
    expect(travellerIn(after.state).tokens).toEqual({ barley: 3, water: 2, yeast: 2 });
    expect(after.state.bag).toEqual({ barley: 27, water: 28, yeast: 28 });
    expect(openIn(atLost({ tokens: [3, 2, 2] }))).toEqual(['redeem', 'leave']);
  });

  it('swaps as often as one likes', () => {
    const state = atPub({ tokens: [6, 0, 0] });
    const after = stateAfter(state, 'swap barley water', 'swap barley yeast', 'swap barley yeast', 'swap yeast water');
    expect(travellerIn(after).tokens).toEqual({ barley: 0, water: 2, yeast: 0 });
    expect(askedIn(after)).toBe('pub 0');
    expect(askedIn(stateAfter(after, 'leave'))).toBe('turn 1');
  });

  it('is left by itself when there is nothing more to swap', () => {
    expect(askedIn(stateAfter(atPub({ tokens: [2, 0, 0] }), 'swap barley water'))).toBe('turn 1');
  });

  it('WG-7: two different tokens are not a pair', () => {
    expect(askedIn(atPub({ tokens: [1, 1, 1] }))).toBe('turn 1');
    const state = atPub({ tokens: [2, 1, 0] });
    expect(openIn(state)).toEqual(['swap barley water', 'swap barley yeast', 'leave']);
    for (const move of [
      'swap water yeast',
      'swap yeast barley',
      'swap barley barley',
      'swap barley hops',
      'swap hops water',
    ])
      expect(refusal(state, move)).toBe('WG-7');
  });

  it('WG-33: what is not in the bag is not taken', () => {
    const state = atPub(
      { tokens: [4, 0, 0] },
      { travellers: [{ at: 'kilmarnock', tokens: [4, 0, 0] }, { tokens: [0, 30, 0] }] },
    );
    expect(openOf(state, 'swap')).toEqual(['barley yeast']);
    expect(refusal(state, 'swap barley water')).toBe('WG-33');
  });
});

describe('under prohibition', () => {
  const prohibited: Partial<Position> = { so: { prohibited: true } };

  it('there is no business at a distillery, a lost distillery or a pub', () => {
    const visit = position({ travellers: [{ hand: ['robbie-macpherson'] }, {}], left: 1, ...prohibited });
    expect(askedIn(stateAfter(visit, 'step auchentoshan'))).toBe('turn 1');
    expect(askedIn(atLost({ tokens: [2, 2, 2] }, prohibited))).toBe('turn 1');
    expect(askedIn(atPub({ tokens: [4, 4, 4] }, prohibited))).toBe('turn 1');
  });

  it('barrels and special cards are collected', () => {
    const state = position({ travellers: [{}, {}], left: 2, deck: ['faker'], ...prohibited });
    const after = played(state, 'step lanark', 'step moffat');
    expect(eventsOf(after, 'found')).toHaveLength(1);
    expect(travellerIn(after.state).hand).toEqual(['faker']);
  });

  it('one may stop early all the same', () => {
    const state = position({ travellers: [{}, {}], left: 3, ...prohibited });
    expect(openOf(stateAfter(state, 'step auchentoshan'), 'stop')).toEqual(['']);
  });
});
