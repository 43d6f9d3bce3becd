import { describe, expect, it } from 'vitest';
import { spaceNamed } from './city.ts';
import type { DyceState, Shop } from './state.ts';
import { type After, actorIn, eventsOf, played, whenLucky } from './testing/play.ts';
import { naturals, position } from './testing/position.ts';

// Section 10. The spaces are our own: Red and Blue on black's side, Yellow beside the castle and on green's side, White
// on orange's. So are prices missing from the text: what Red pays in the second round.

const [RED, BLUE, YELLOW, WHITE] = [0, 1, 2, 3] as const;

const DEAL = position({
  pool: ['blue', 'red', 'yellow', 'yellow'],
  first: RED,
  merchants: [{}, {}, {}, {}],
  lines: {
    orange: ['yellow2', 'blue3'],
    green: ['red2', 'blue1'],
    purple: ['blue2'],
    black: ['red1', 'red3'],
  },
  bag: ['green', 'yellow', 'purple', 'black'],
});

/** Plays the turns and checks that each belongs to the seat named in the text. */
function turns(state: DyceState, ...told: readonly (readonly [seat: number, ...moves: string[]])[]): After {
  let after: After = { state, events: [] };
  for (const [seat, ...moves] of told) {
    expect(actorIn(after.state)).toBe(seat);
    const next = played(after.state, ...moves);
    after = { state: next.state, events: [...after.events, ...next.events] };
  }
  return after;
}

const pounds = ({ merchants }: DyceState): number[] => merchants.map((merchant) => merchant.pounds);
const whiskies = ({ merchants }: DyceState) => merchants.map((merchant) => merchant.whiskies);
const seals = ({ merchants }: DyceState): boolean[] => merchants.map(({ sealed }) => sealed);
const shop = (state: DyceState, space: string): Shop | null => state.city[spaceNamed(space)] as Shop | null;
const steps = (after: After): string[] => eventsOf(after, 'walked').map(({ baron, to }) => `${baron} ${to}`);
const purchases = (after: After) =>
  eventsOf(after, 'bought').map(({ baron, seat, whisky, price }) => [baron, seat, whisky, price]);
const drawn = (after: After): string[] => eventsOf(after, 'drew').map(({ baron, whisky }) => `${baron} ${whisky}`);

const drafted = turns(DEAL, [WHITE, 'choose red'], [YELLOW, 'choose yellow'], [BLUE, 'choose blue']).state;

const opened = turns(
  drafted,
  [RED, 'open a3', 'stock a3 red'],
  [BLUE, 'open a2', 'stock a2 red'],
  [YELLOW, 'open d3', 'stock d3 blue'],
  [WHITE, 'open c1', 'stock c1 yellow'],
).state;

const competed = turns(
  opened,
  [RED, 'pass'],
  [BLUE, 'advertise a2', 'open b5'],
  [YELLOW, 'open e3', 'stock e3 red'],
  [WHITE, 'pass'],
).state;

const sealed = turns(competed, [RED, 'take'], [BLUE, 'pass'], [YELLOW, 'pass']).state;

const isAsDrawn = (after: After): boolean => drawn(after).join() === 'orange green,green red,black yellow';
const firstRound = whenLucky(sealed, ['take'], isAsDrawn);

const invested = turns(
  firstRound.state,
  [BLUE, 'stock b5 yellow', 'open e1'],
  [YELLOW, 'open d2', 'stock d2 green'],
  [WHITE, 'open b1', 'stock b1 blue'],
  [RED, 'open c5', 'stock c5 blue'],
).state;

const waiting = turns(invested, [BLUE, 'pass'], [YELLOW, 'pass'], [WHITE, 'pass'], [RED, 'pass']).state;
const secondRound = turns(waiting, [BLUE, 'take']);

describe('10. Sample game', () => {
  it('White picks red, Yellow yellow, Blue blue, and Red has the other yellow', () => {
    expect(whiskies(drafted)).toEqual([naturals('yellow'), naturals('blue'), naturals('yellow'), naturals('red')]);
    expect(actorIn(drafted)).toBe(RED);
    expect(drafted.pool).toEqual([]);
  });

  it('each opens a shop for a pound and stocks it', () => {
    expect(pounds(opened)).toEqual([5, 5, 5, 5]);
    expect(shop(opened, 'a3')).toEqual({ owner: RED, whisky: 'red', pounds: 0 });
    expect(shop(opened, 'a2')).toEqual({ owner: BLUE, whisky: 'red', pounds: 0 });
    expect(shop(opened, 'd3')).toEqual({ owner: YELLOW, whisky: 'blue', pounds: 0 });
    expect(shop(opened, 'c1')).toEqual({ owner: WHITE, whisky: 'yellow', pounds: 0 });
  });

  it('Red passes, Blue advertises and opens, Yellow opens and stocks, White passes', () => {
    expect(pounds(competed)).toEqual([5, 3, 4, 5]);
    expect(seals(competed)).toEqual([true, false, false, true]);
    expect(shop(competed, 'a2')?.pounds).toBe(1);
    expect(competed.merchants.map(({ shops }) => shops)).toEqual([5, 4, 4, 5]);
  });

  it('Red takes a pound, Blue and Yellow pass, and White’s turn is the last', () => {
    expect(pounds(sealed)).toEqual([6, 3, 4, 5]);
    expect(seals(sealed)).toEqual([true, true, true, true]);
    expect(sealed.stack).toEqual([{ at: 'turn', seat: WHITE, actions: 0, isLast: true }]);
    expect(firstRound.events[0]).toEqual({ type: 'took', seat: WHITE });
    expect(firstRound.events[1]?.type).toBe('walked');
  });

  it('the barons move: to White’s shop, to Yellow’s as the closest, towards the blue whisky, to the shop with a pound', () => {
    expect(steps(firstRound)).toEqual(['orange c1', 'green e3', 'purple d5', 'black a2']);
    expect(eventsOf(firstRound, 'walked')).toMatchObject([
      { targets: ['c1'], whisky: 'yellow' },
      { targets: ['e3'], whisky: 'red', because: 'nearest' },
      { targets: ['d3'], whisky: 'blue', because: 'nearest' },
      { targets: ['a2'], whisky: 'red', because: 'pounds' },
    ]);
  });

  it('they sell yellow to White for 2, red to Yellow for 2 and red to Blue for 1', () => {
    expect(purchases(firstRound)).toEqual([
      ['orange', WHITE, 'yellow', 2],
      ['green', YELLOW, 'red', 2],
      ['black', BLUE, 'red', 1],
    ]);
    const { state } = firstRound;
    expect(pounds(state)).toEqual([6, 3 - 1, 4 - 2, 5 + 1 - 2]);
    expect(whiskies(state)).toEqual([
      naturals('yellow'),
      naturals('blue', 'red'),
      naturals('yellow', 'red'),
      naturals('red', 'yellow'),
    ]);
    expect(shop(state, 'a2')).toEqual({ owner: BLUE, whisky: null, pounds: 0 });
    expect(shop(state, 'a3')).toEqual({ owner: RED, whisky: 'red', pounds: 0 });
  });

  it('new dice come for orange (green), green (red) and black (yellow), at the ends of their lines', () => {
    expect(firstRound.state.barons.map(({ line }) => line.at(-1)?.whisky)).toEqual([
      'green',
      'red',
      DEAL.barons[2]?.line.at(-1)?.whisky,
      'yellow',
    ]);
    expect(firstRound.state.barons.map(({ line }) => line[0])).toEqual([
      { whisky: 'blue', value: 3 },
      { whisky: 'blue', value: 1 },
      { whisky: 'blue', value: 2 },
      { whisky: 'red', value: 3 },
    ]);
    expect(firstRound.state.white).toBe(1);
  });

  it('Blue has the barrel in the second round, in which each opens one more shop', () => {
    expect([firstRound.state.first, firstRound.state.round]).toEqual([BLUE, 2]);
    expect(pounds(invested)).toEqual([5, 1, 1, 3]);
    expect(invested.merchants.map(({ shops }) => shops)).toEqual([4, 3, 3, 4]);
    expect(shop(invested, 'd2')).toEqual({ owner: YELLOW, whisky: 'green', pounds: 0 });
  });

  it('after that all pass, and Blue earns a pound since all seals lie on the castle', () => {
    expect(seals(waiting)).toEqual([true, true, true, true]);
    expect(secondRound.events[0]).toEqual({ type: 'took', seat: BLUE });
    expect(pounds(secondRound.state)[BLUE]).toBe(1 + 1);
  });

  it('the barons sell blue to White for 3, blue to Yellow for 1, blue and red to Red', () => {
    expect(steps(secondRound)).toEqual(['orange b1', 'green d3', 'purple c5', 'black a3']);
    expect(purchases(secondRound)).toEqual([
      ['orange', WHITE, 'blue', 3],
      ['green', YELLOW, 'blue', 1],
      ['purple', RED, 'blue', 2],
      ['black', RED, 'red', 3],
    ]);
    expect(pounds(secondRound.state)).toEqual([5 - 2 - 3, 2, 1 - 1, 3 - 3]);
    expect(whiskies(secondRound.state)).toEqual([
      naturals('yellow', 'blue', 'red'),
      naturals('blue', 'red'),
      naturals('yellow', 'red', 'blue'),
      naturals('red', 'yellow', 'blue'),
    ]);
  });

  it('new dice come for all barons, and the third round begins', () => {
    expect(eventsOf(secondRound, 'drew').map(({ baron, back }) => `${baron} ${back}`)).toEqual([
      'orange blue',
      'green blue',
      'purple blue',
      'black red',
    ]);
    expect(secondRound.state).toMatchObject({ round: 3, first: YELLOW, white: 1 });
    expect(actorIn(secondRound.state)).toBe(YELLOW);
    expect(seals(secondRound.state)).toEqual([false, false, false, false]);
  });
});

describe('the seals of the sample round', () => {
  it('Red pass, Blue acts, Yellow acts, White pass, Red takes 1, Blue pass, Yellow pass, White takes 1, end', () => {
    const after = turns(
      opened,
      [RED, 'pass'],
      [BLUE, 'advertise a2', 'done'],
      [YELLOW, 'advertise d3', 'done'],
      [WHITE, 'pass'],
      [RED, 'take'],
      [BLUE, 'pass'],
      [YELLOW, 'pass'],
      [WHITE, 'take'],
    );
    const said = after.events.flatMap((event) =>
      event.type === 'passed' || event.type === 'took' ? [`${event.seat} ${event.type}`] : [],
    );
    expect(said).toEqual(['0 passed', '3 passed', '0 took', '1 passed', '2 passed', '3 took']);
    expect(eventsOf(after, 'evening')).toHaveLength(1);
  });
});
