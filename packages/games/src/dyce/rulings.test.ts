import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from './city.ts';
import { NATURALS, type Whisky } from './components.ts';
import { dyce } from './index.ts';
import { setup } from './setup.ts';
import type { DyceEvent, DyceState, Merchant, Shop } from './state.ts';
import { type After, actorIn, eventsOf, isOpen, played, refusal } from './testing/play.ts';
import { evening, naturals, position } from './testing/position.ts';

// DY-1, DY-6, DY-7 and DY-8 are tested with movement, DY-2 with set-up, DY-11 with the solo game.

const merchant = (state: DyceState, seat: number): Merchant => state.merchants[seat] as Merchant;
const shop = (state: DyceState, space: string): Shop | null => state.city[spaceNamed(space)] as Shop | null;
const types = ({ events }: After): string[] => events.map(({ type }) => type);
const openTypes = (state: DyceState): string[] => [
  ...new Set(dyce.legal(state, actorIn(state)).map(({ type }) => type)),
];
const twoWith = (shops: Record<string, string>, pounds = 6): DyceState =>
  position({ shops, merchants: [{ pounds }, {}] });

describe('DY-3', () => {
  it('a turn may stop after one action, but not before any', () => {
    const state = twoWith({});
    expect(refusal(state, 'done')).toBe('DY-3');
    const after = played(state, 'open a1', 'done');
    expect(after.events.at(-1)).toEqual({ type: 'rested', seat: 0 });
    expect(actorIn(after.state)).toBe(1);
  });

  it('the colour that a shop shows already cannot be stocked again', () => {
    const state = twoWith({ a1: '0 red' });
    expect(refusal(state, 'stock a1 red')).toBe('DY-3');
    expect(isOpen(state, 'stock a1 blue')).toBe(true);
  });

  it('a colour of which the supply has none cannot be stocked', () => {
    const shops = { a1: '1 green', a2: '1 green', a3: '1 green', a4: '0' };
    const last = twoWith(shops);
    expect(last.supply.green).toBe(1);
    const none = played(last, 'stock a4 green').state;
    expect(none.supply.green).toBe(0);
    expect(refusal(played(none, 'done', 'open e5').state, 'stock e5 green')).toBe('DY-3');
  });

  it('the last cube is there again once it is replaced', () => {
    const state = twoWith({ a1: '0 green', a2: '1 green', a3: '1 green', a4: '1 green', a5: '0' });
    expect(refusal(state, 'stock a5 green')).toBe('DY-3');
    const after = played(state, 'stock a1 red', 'stock a5 green').state;
    expect(after.supply).toMatchObject({ green: 0, red: 7 });
    expect(shop(after, 'a5')?.whisky).toBe('green');
  });
});

describe('DY-4', () => {
  /** Two merchants who keep changing their minds. */
  const SHOPS = { a1: '0 blue', e5: '1 yellow' };
  const change = (space: string, turn: number): string => `stock ${space} ${turn % 2 === 1 ? 'red' : 'purple'}`;
  function dithering(state: DyceState, turns: number): DyceState {
    let now = state;
    for (let turn = 1; turn <= turns; turn++)
      now = played(now, change('a1', turn), 'done', change('e5', turn), 'done').state;
    return now;
  }

  it('after twelve turns only passing is left', () => {
    const eleven = dithering(twoWith(SHOPS), 11);
    expect(openTypes(eleven)).toEqual(['pass', 'advertise', 'stock', 'open']);
    const twelve = dithering(twoWith(SHOPS), 12);
    expect(actorIn(twelve)).toBe(0);
    expect(openTypes(twelve)).toEqual(['pass']);
    for (const move of ['open b1', 'advertise a1', 'stock a1 black']) expect(refusal(twelve, move)).toBe('DY-4');
  });

  it('with the seal down only the pound is left', () => {
    const sealed = position({ shops: SHOPS, merchants: [{ sealed: true }, {}] });
    const twelve = dithering(sealed, 12);
    expect(openTypes(twelve)).toEqual(['take']);
    expect(merchant(played(twelve, 'take').state, 0)).toMatchObject({ pounds: 7, sealed: true });
  });

  it('then the seat is skipped as if it had passed, so the round ends and nobody gets a pound for it', () => {
    const twelve = dithering(twoWith(SHOPS), 12);
    const one = played(twelve, 'pass');
    expect(actorIn(one.state)).toBe(1);
    expect(openTypes(one.state)).toEqual(['pass']);
    const both = played(one.state, 'pass');
    expect(types(both).slice(0, 2)).toEqual(['passed', 'walked']);
    expect(both.state).toMatchObject({ round: 2, first: 1 });
    expect(both.state.merchants.map(({ pounds, turns }) => ({ pounds, turns }))).toEqual([
      { pounds: 6, turns: 0 },
      { pounds: 6, turns: 1 },
    ]);
  });

  it('a new round begins with twelve turns again', () => {
    const next = played(dithering(twoWith(SHOPS), 12), 'pass', 'pass').state;
    expect(openTypes(next)).toContain('stock');
  });
});

describe('DY-5', () => {
  it('barons share a space, and another trades where one stands', () => {
    // Orange waits on the shop with red whisky for a die of his colour; green comes for red.
    const state = evening({
      shops: { b2: '0 red', e5: '1 yellow' },
      barons: { orange: 'b2', green: 'c2' },
      lines: { orange: ['black5'], green: ['red3'], purple: ['blue1'], black: ['blue1'] },
      merchants: [{}, {}],
    });
    const after = played(state, 'take');
    expect(eventsOf(after, 'bought')).toMatchObject([{ baron: 'green', seat: 0, space: 'b2', price: 3 }]);
    expect(dyce.view(after.state, 0).barons.map(({ space }) => space)).toEqual(['b2', 'b2', null, null]);
  });

  it('who stands there trades when the whisky of the shop comes to the head of his line', () => {
    const shops = { b2: '0 red', b3: '0 blue' };
    const barons = { orange: 'b2', green: 'b2' } as const;
    const lines = { orange: ['red2'], green: ['blue3'], purple: ['yellow1'], black: ['yellow1'] } as const;
    const after = played(evening({ shops, barons, lines, merchants: [{}, {}] }), 'take');
    expect(eventsOf(after, 'bought')).toMatchObject([
      { baron: 'orange', space: 'b2', price: 2 },
      { baron: 'green', space: 'b3', price: 3 },
    ]);
    expect(merchant(after.state, 0)).toMatchObject({ pounds: 1, whiskies: naturals('blue', 'red') });
  });

  it('shops and other barons do not block the way', () => {
    const state = evening({
      shops: { b1: '1 yellow +3', b2: '0 red' },
      barons: { orange: 'a1', green: 'b1' },
      lines: { orange: ['red1'], green: ['black5'], purple: ['blue1'], black: ['blue1'] },
      merchants: [{}, {}],
    });
    const [walk] = eventsOf(played(state, 'take'), 'walked');
    expect(walk).toMatchObject({ baron: 'orange', from: 'a1', because: 'clockwise', to: 'b1' });
  });
});

describe('DY-9', () => {
  const lines = { orange: ['red2'], green: ['blue1'], purple: ['blue1'], black: ['blue1'] } as const;

  it('pounds on the shop pay nothing', () => {
    const state = evening({ shops: { c1: '0 red +5' }, lines, merchants: [{ pounds: 1 }, {}] });
    const after = played(state, 'take');
    expect(eventsOf(after, 'closed')).toMatchObject([{ seat: 0, price: 2, pounds: 5 }]);
    expect(merchant(after.state, 0)).toMatchObject({ pounds: 1, whiskies: naturals() });
  });

  it('who can pay must', () => {
    const state = evening({ shops: { c1: '0 red' }, lines, merchants: [{ pounds: 2 }, {}] });
    expect(merchant(played(state, 'take').state, 0)).toMatchObject({ pounds: 0, whiskies: naturals('red') });
  });

  it('the pound taken in the last turn can pay at once', () => {
    const state = evening({ shops: { c1: '1 red' }, lines, merchants: [{}, { pounds: 1 }] });
    const after = played(state, 'take');
    expect(eventsOf(after, 'bought')).toMatchObject([{ seat: 1, price: 2 }]);
    expect(merchant(after.state, 1).pounds).toBe(0);
  });
});

describe('DY-10', () => {
  // All barons want natural whisky, so the white die stays.
  const at = (round: number, white = 1) => played(evening({ merchants: [{ pounds: 9 }, {}], round, white }), 'take');

  it('the game ends after round 60', () => {
    const { state, events } = at(60);
    expect(events.at(-1)).toEqual({ type: 'ended', ending: 'rounds' });
    expect(dyce.outcome(state)).toMatchObject({ endings: ['rounds'], scores: [9, 7], places: [1, 2] });
  });

  it('and not after round 59', () => {
    expect(dyce.outcome(at(59).state)).toBeUndefined();
    expect(at(59).state.round).toBe(60);
  });
});

describe('DY-12', () => {
  it('pounds on a shop belong to its owner at the final count, whoever put them there', () => {
    const last = evening({ shops: { e5: '0 +1' }, merchants: [{}, {}], white: 6, lines: { orange: ['black5'] } });
    const { state } = played(last, 'advertise e5', 'advertise e5');
    expect(dyce.outcome(state)).toMatchObject({ scores: [6 + 3, 6 - 2], places: [1, 2] });
    expect(dyce.outcome(state)?.parts[0]).toContainEqual({ name: 'onShops', value: 3 });
  });
});

describe('DY-13', () => {
  const state = position({ shops: { a1: '0', b1: '1' }, barons: { green: 'c2' }, merchants: [{}, {}] });

  it.each(['a1', 'b1', 'c2', 'c3', 'f1', 'a6'])('no shop is opened on %s', (space) => {
    expect(refusal(state, `open ${space}`)).toBe('DY-13');
  });

  it('an open space costs a pound and a shop', () => {
    expect(merchant(state, 0)).toMatchObject({ pounds: 6, shops: 5 });
    expect(merchant(played(state, 'open a2').state, 0)).toMatchObject({ pounds: 5, shops: 4 });
  });

  it('nobody opens a shop without a pound, or without a shop in hand', () => {
    expect(refusal(twoWith({}, 0), 'open a1')).toBe('DY-13');
    const all = { a1: '0', a2: '0', a3: '0', a4: '0', a5: '0', b1: '0' };
    expect(refusal(twoWith(all), 'open e5')).toBe('DY-13');
  });

  it('a gate is no space: a baron who waits there keeps nobody from his side', () => {
    expect(isOpen(state, 'open c1')).toBe(true);
  });
});

describe('DY-14', () => {
  const state = position({
    shops: { a1: '0', b1: '1', c1: '0 red' },
    barons: { green: 'c1' },
    merchants: [{}, {}],
  });

  it.each(['b1', 'c1', 'd1', 'c3', 'z9'])('nothing is stocked on %s', (space) => {
    expect(refusal(state, `stock ${space} blue`)).toBe('DY-14');
  });

  it('the shop is one’s own and no baron stands there', () => {
    expect(isOpen(state, 'stock a1 blue')).toBe(true);
  });

  it('what is stocked is a whisky', () => {
    expect(refusal(state, 'stock a1 white')).toBe('DY-3');
    expect(refusal(state, { type: 'stock', space: 'a1', whisky: null })).toBe('DY-3');
  });
});

describe('DY-15', () => {
  const state = position({ shops: { a1: '0', b1: '1 red' }, barons: { green: 'b1' }, merchants: [{}, {}] });

  it('a pound goes to any shop, empty or not, with or without a baron', () => {
    expect(['a1', 'b1'].map((space) => isOpen(state, `advertise ${space}`))).toEqual([true, true]);
    const after = played(state, 'advertise b1').state;
    expect([merchant(after, 0).pounds, shop(after, 'b1')?.pounds]).toEqual([5, 1]);
  });

  it('but not where there is none, and not from an empty hand', () => {
    expect(['c1', 'c3', 'nowhere'].map((space) => refusal(state, `advertise ${space}`))).toEqual(
      Array(3).fill('DY-15'),
    );
    expect(refusal(twoWith({ a1: '0 +4' }, 0), 'advertise a1')).toBe('DY-15');
  });
});

describe('DY-16', () => {
  it('whiskies are chosen before the first round, and only then', () => {
    const draft = position({ pool: ['blue', 'red'], merchants: [{}, {}] });
    expect(['open a1', 'pass', 'take', 'done'].map((move) => refusal(draft, move))).toEqual(Array(4).fill('DY-16'));
    expect(refusal(twoWith({}), 'choose red')).toBe('DY-16');
    expect(refusal(twoWith({}), 'dance')).toBe('DY-16');
  });

  it('one thing is done at a time', () => {
    const state = twoWith({ a1: '0' });
    expect(refusal(state, { type: 'pass', space: 'a1' })).toBe('DY-16');
    expect(refusal(state, { type: 'open', space: 'b1', whisky: 'red' })).toBe('DY-16');
    expect(refusal(state, { type: 'stock', space: 'a1', whisky: 'red', pounds: 1 })).toBe('DY-16');
    expect(refusal(state, { type: 'advertise', space: 'a1', pounds: 2 })).toBe('DY-16');
    expect(refusal(played(state, 'open b1').state, { type: 'done', for: 'today' })).toBe('DY-16');
  });

  it('a turn is its seat’s', () => {
    expect(refusal(twoWith({}), 'pass', 1)).toBe('not-your-turn');
  });
});

describe('DY-17', () => {
  it('in the draft one of the cubes drawn is taken', () => {
    const draft = position({ pool: ['blue', 'red'], merchants: [{}, {}] });
    expect(refusal(draft, 'choose yellow')).toBe('DY-17');
    expect(refusal(draft, 'choose black')).toBe('DY-17');
    expect(refusal(draft, { type: 'choose', whisky: 'red', gladly: true })).toBe('DY-16');
    expect(merchant(played(draft, 'choose red').state, 1).whiskies).toEqual(naturals('red'));
  });
});

describe('DY-18', () => {
  it('alone nobody passes and nobody takes a pound', () => {
    const alone = position({ merchants: [{}] });
    expect(['pass', 'take'].map((move) => refusal(alone, move))).toEqual(['DY-18', 'DY-18']);
  });
});

describe('DY-19', () => {
  it('the seal goes down instead of actions, and once a round', () => {
    const state = twoWith({});
    expect(merchant(played(state, 'pass').state, 0).sealed).toBe(true);
    expect(refusal(played(state, 'open a1').state, 'pass')).toBe('DY-19');
    expect(refusal(position({ merchants: [{ sealed: true }, {}] }), 'pass')).toBe('DY-19');
  });

  it('the pound is for those whose seal lay on the castle, instead of actions', () => {
    expect(refusal(twoWith({}), 'take')).toBe('DY-19');
    const sealed = position({ merchants: [{ sealed: true }, {}] });
    expect(isOpen(sealed, 'take')).toBe(true);
    expect(refusal(played(sealed, 'open a1').state, 'take')).toBe('DY-19');
  });
});

describe('DY-20', () => {
  it('when one colour is left in the draft, the rest is dealt out', () => {
    const draft = position({ pool: ['blue', 'yellow', 'yellow', 'yellow'], merchants: [{}, {}, {}, {}], first: 0 });
    const after = played(draft, 'choose blue');
    expect(after.events).toEqual([
      { type: 'chose', seat: 3, whisky: 'blue' },
      { type: 'chose', seat: 2, whisky: 'yellow' },
      { type: 'chose', seat: 1, whisky: 'yellow' },
      { type: 'chose', seat: 0, whisky: 'yellow' },
    ]);
    expect([after.state.pool, actorIn(after.state)]).toEqual([[], 0]);
  });

  it('as long as there is a choice it is made', () => {
    const draft = position({ pool: ['blue', 'yellow', 'yellow', 'yellow'], merchants: [{}, {}, {}, {}] });
    expect(actorIn(played(draft, 'choose yellow').state)).toBe(2);
  });

  it('at the deal as well: who draws one colour need not choose', () => {
    const dealt = (seed: number): { state: DyceState; poured: readonly Whisky[] } => {
      const events: DyceEvent[] = [];
      const options = { first: 'random', startDie: '1' };
      const state = setup(2, options, fastRng(seed), (event) => events.push(event));
      return { state, poured: events.flatMap((event) => (event.type === 'poured' ? event.whiskies : [])) };
    };
    const deals = Array.from({ length: 30 }, (_, seed) => dealt(seed));
    for (const { state, poured } of deals) {
      const isChoice = new Set(poured).size > 1;
      expect(dyce.view(state, 'table').phase).toBe(isChoice ? 'draft' : 'turn');
      expect(actorIn(state)).toBe(isChoice ? 1 - state.first : state.first);
    }
    expect(new Set(deals.map(({ poured }) => new Set(poured).size))).toEqual(new Set([1, 2]));
  });

  it('alone the one cube is dealt', () => {
    const state = setup(1, { first: 'random', startDie: '1' }, fastRng(1));
    const held = NATURALS.reduce((sum, natural) => sum + merchant(state, 0).whiskies[natural], 0);
    expect([held, state.pool.length, dyce.view(state, 0).phase]).toEqual([1, 0, 'turn']);
  });
});
