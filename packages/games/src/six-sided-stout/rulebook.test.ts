import {
  act,
  clone,
  fastRng,
  type Match,
  openMatch,
  play,
  rewind,
  type Seat,
  start,
  type Unchecked,
  undoPoint,
} from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { BOARDS, DICE, GOODS, MALTS, unitsOf } from './components.ts';
import { sixSidedStout as game } from './index.ts';
import { takeUnit } from './rules.ts';
import { scoreParts, total } from './score.ts';
import type { StoutAction, StoutEvent, StoutOptions, StoutState } from './state.ts';
import { cellsOf, pictureOf, position } from './testing/position.ts';
import { notation } from './text/index.ts';
import type { SeenBrewer } from './view.ts';

function deal(seats: number, options: Partial<StoutOptions> = {}, seed = 1): StoutState {
  const started = start(game, seats, fastRng(seed), options);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

const words = (state: StoutState, seat: Seat = 0): string[] => game.legal(state, seat).map(notation.action);

function actionOf(state: StoutState, seat: Seat, word: string): StoutAction {
  const found = game.legal(state, seat).find((action) => notation.action(action) === word);
  if (!found) throw new Error(`${word} is not open to seat ${seat}, but ${words(state, seat).join(', ')}`);
  return found;
}

interface After {
  readonly state: StoutState;
  readonly events: readonly StoutEvent[];
}

/** Plays a seat's moves; gives the state and the events. */
function played(state: StoutState, seat: Seat, ...moves: string[]): After {
  let after: After = { state, events: [] };
  for (const move of moves) {
    const result = play(game, after.state, seat, actionOf(after.state, seat, move));
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    after = { state: result.state, events: [...after.events, ...result.events] };
  }
  return after;
}

const after = (state: StoutState, ...moves: string[]): StoutState => played(state, 0, ...moves).state;

function refusal(state: StoutState, action: Unchecked, seat: Seat = 0): string | undefined {
  const result = play(game, state, seat, action);
  return result.ok ? undefined : 'rule' in result.refusal ? result.refusal.rule : result.refusal.code;
}

const market = (good: string, assistant: string | null = null): Unchecked => ({ type: 'market', good, assistant });
const roast = (store: string, ...dice: number[]): Unchecked => ({ type: 'roast', store, dice });
const put = (kind: string, cell: string): Unchecked => ({ type: 'put', kind, cell });

const own = (state: StoutState, seat: Seat = 0): SeenBrewer => game.view(state, seat).seats[seat] as SeenBrewer;
const recipe = (state: StoutState, seat: Seat = 0): string =>
  pictureOf(game.view(state, seat).seats[seat]?.cells ?? [], state.board);
const cellsFor = (state: StoutState, kind: string): string[] =>
  words(state)
    .filter((word) => word.startsWith(`${kind} `))
    .map((word) => word.split(' ')[1] as string);

/** A recipe's score by kind. */
const score = (picture: string): Record<string, number> =>
  Object.fromEntries(scoreParts(BOARDS.standard, cellsOf(picture)).map(({ name, value }) => [name, value]));
const points = (picture: string): number => total(scoreParts(BOARDS.standard, cellsOf(picture)));

/** One unit of hops in the top corner. */
const HOPS_ONLY = `
  H.....
  ..~~..
  .~~~~.
  .~~~~.
  ..~~..
  ......`;

/** A recipe with only the cell f6 left. */
const NEARLY_FULL = `
  PPPPPP
  PP~~PP
  P~~~~P
  P~~~~P
  PH~~YP
  PPPPP.`;

/** Room for three in one corner and for one in another. */
const POCKETS = `
  ..PPPP
  .P~~PP
  P~~~~P
  P~~~~P
  PP~~.P
  PPPPPP`;

const EMPTY_STANDARD = '......\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';

describe('worked checks', () => {
  it('malt dice 2 and 4 are six units, as two dice in the pale store', () => {
    const { state, events } = played(position({ dice: { malt: [2, 4, 6] }, brewers: [{}] }), 0, 'malt');
    expect(own(state).stores).toEqual({ pale: [2, 4], caramel: [], chocolate: [] });
    expect(events.at(-1)).toMatchObject({ type: 'bought', good: 'malt', dice: [2, 4], units: 6 });
  });

  it('hops dice 3 and 5 are four units, yeast dice 4 and 4 are two', () => {
    const state = position({ dice: { hops: [3, 5, 6], yeast: [4, 4, 6] }, brewers: [{}] });
    expect(own(after(state, 'hops'))).toMatchObject({ good: 'hops', left: 4 });
    expect(own(after(state, 'yeast'))).toMatchObject({ good: 'yeast', left: 2 });
  });

  it('dice 1 and 1 are two malt, one hops, one yeast', () => {
    expect(GOODS.map((good) => unitsOf(good, [1, 1]))).toEqual([2, 1, 1]);
  });

  it('three hops with eight pale contacts in all score 24', () => {
    const picture = `
      PHP.P.
      HP~~HP
      P~~~~.
      .~~~~.
      ..~~..
      ......`;
    expect(score(picture)['hops']).toBe(24);
  });

  it('a yeast with two water sides and two caramel malts scores 8', () => {
    const picture = `
      .C....
      CY~~..
      .~~~~.
      .~~~~.
      ..~~..
      H.....`;
    expect(score(picture)).toEqual({ pale: 0, caramel: 4, chocolate: 0, hops: 0, yeast: 8 });
  });
});

describe('the rulebook', () => {
  it('Market: what is wanted is named before the dice are rolled', () => {
    const state = deal(1);
    expect(own(state).dice).toEqual([]);
    expect(own(after(state, 'malt')).dice).toHaveLength(2);
  });

  it('Market: malt waits in its store from day to day', () => {
    const state = after(position({ dice: { malt: [2, 4, 6] }, brewers: [{}] }), 'malt', 'done');
    expect(own(state)).toMatchObject({ stage: 'choose', stores: { pale: [2, 4] } });
  });

  it('Roast: two of four dice in the pale malt section move to the caramel malt section', () => {
    const state = after(position({ brewers: [{ stores: { pale: [1, 3, 5, 6] } }] }), 'roast pale 3 6');
    expect(own(state).stores).toEqual({ pale: [1, 5], caramel: [3, 6], chocolate: [] });
  });

  it('Roast: caramel becomes chocolate, and chocolate burns', () => {
    const state = position({ brewers: [{ stores: { caramel: [2, 3], chocolate: [4, 5, 6] } }] });
    expect(own(after(state, 'roast caramel 2 3')).stores.chocolate).toEqual([4, 5, 6, 2, 3]);
    expect(own(after(state, 'roast chocolate 4 6')).stores).toEqual({ pale: [], caramel: [2, 3], chocolate: [5] });
  });

  it('Roast: roasting two days in a row is allowed', () => {
    const state = position({ brewers: [{ stores: { pale: [1, 2] } }] });
    expect(own(after(state, 'roast pale 1 2', 'done', 'roast caramel 1 2')).stores.chocolate).toEqual([1, 2]);
  });

  it('Allocate: of three hops the second touches the first, the third the first or the second', () => {
    let state = after(position({ dice: { hops: [3, 3, 1] }, brewers: [{}] }), 'hops', 'hops c1');
    expect(cellsFor(state, 'hops')).toEqual(['b1', 'd1']);
    state = after(state, 'hops d1');
    expect(cellsFor(state, 'hops')).toEqual(['b1', 'e1']);
    expect(refusal(state, put('hops', 'f1'))).toBe('SS-10');
  });

  it('Allocate: on day 8 Mary puts yeast beside yeast, hops or caramel malt', () => {
    const picture = `
      .CH...
      .Y~~..
      .~~~~.
      .~~~~.
      ..~~..
      ......`;
    const state = after(position({ day: 8, dice: { yeast: [1, 1, 1] }, brewers: [{ recipe: picture }] }), 'yeast');
    // a1 touches caramel but no water; a2 touches the yeast that touches water.
    expect(cellsFor(state, 'yeast')).toEqual(['d1', 'a2']);
  });

  it('Allocate: touching means sharing a side, not a corner', () => {
    const state = after(position({ brewers: [{ recipe: HOPS_ONLY, stores: { pale: [1, 1] } }] }), 'roast pale 1 1');
    expect(cellsFor(state, 'caramel')).toEqual(['b1', 'a2']);
  });

  it('End: after day 10 the judges taste', () => {
    const { state, events } = played(
      position({ day: 10, brewers: [{ stores: { pale: [1] } }] }),
      0,
      'roast pale 1',
      'done',
    );
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['closed', 'finished', 'ended']);
    expect(game.outcome(state)).toMatchObject({ endings: ['contest'], places: [1] });
    expect(game.actors(state)).toEqual([]);
  });

  it('End: the brewer may stop early, with nine days behind as well', () => {
    const stopped = after(position({ day: 4, brewers: [{}] }), 'stop');
    expect(game.outcome(stopped)).toMatchObject({ endings: ['stopped'] });
    expect(game.outcome(after(position({ day: 10, brewers: [{}] }), 'stop'))?.endings).toEqual(['stopped']);
  });

  it('End: pale, caramel and chocolate malt score 1, 2 and 5', () => {
    const picture = `
      PCK...
      ..~~..
      .~~~~.
      .~~~~.
      ..~~..
      H..Y..`;
    expect(score(picture)).toMatchObject({ pale: 1, caramel: 2, chocolate: 5 });
  });

  it('End: hops score 3, 2 and 1 for pale, caramel and chocolate', () => {
    const hops = (malt: string): number | undefined => score(HOPS_ONLY.replace('H.', `H${malt}`))['hops'];
    expect(['P', 'C', 'K', 'Y', 'H'].map(hops)).toEqual([3, 2, 1, 0, 0]);
  });

  it('End: yeast scores 1, 2 and 5 times its sides at the water', () => {
    const two = EMPTY_STANDARD.replace('..~~', '?Y~~');
    const one = EMPTY_STANDARD.replace('......', '.?Y...');
    const none = EMPTY_STANDARD.replace('......', 'Y?....');
    const yeast = (picture: string) => ['P', 'C', 'K'].map((malt) => score(picture.replace('?', malt))['yeast']);
    expect([two, one, none].map(yeast)).toEqual([
      [2, 4, 10],
      [1, 2, 5],
      [0, 0, 0],
    ]);
  });

  it('End: without malt, hops or yeast the total is 0', () => {
    const beer = 'HPY...\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';
    expect(points(beer)).toBe(1 + 3 + 1);
    for (const missing of ['H', 'P', 'Y']) expect(points(beer.replace(missing, '.'))).toBe(0);
    expect(score(beer.replace('Y', '.'))).toMatchObject({ pale: 1, hops: 3, noBeer: -4 });
  });

  it('End: malt left in the stores scores nothing', () => {
    const state = after(position({ brewers: [{ stores: { chocolate: [6, 6] } }] }), 'stop');
    expect(game.outcome(state)?.scores).toEqual([0]);
  });
});

describe('rulings', () => {
  it('SS-1: in a contest all act at the same time, and with the same dice', () => {
    const state = deal(3);
    expect(game.actors(state)).toEqual([0, 1, 2]);
    const first = played(state, 2, 'malt').state;
    const both = played(first, 0, 'malt+maltExpert').state;
    expect(own(both, 0).dice.slice(0, 2)).toEqual(own(both, 2).dice);
    expect(own(both, 0).dice).toHaveLength(3);
  });

  it('SS-1: what the others do is hidden until the day ends', () => {
    const state = position({ dice: { hops: [1, 1, 1] }, brewers: [{}, {}] });
    const { state: busy, events } = played(state, 1, 'hops', 'hops c1');
    expect(events.map((event) => game.witness(event, 0))).toEqual(events.map(() => undefined));
    expect(events.map((event) => game.witness(event, 'table'))).toEqual(events.map(() => undefined));
    expect(events.map((event) => game.witness(event, 1))).toEqual(events);
    expect(game.view(busy, 0)).toEqual(game.view(state, 0));
    expect(game.view(played(busy, 1, 'done').state, 0).seats[1]).toMatchObject({ stage: 'done', days: [], score: 0 });
  });

  it('SS-1: when the last brewer closes the day, everything is open', () => {
    const state = position({ dice: { hops: [1, 1, 1] }, brewers: [{}, {}] });
    const waiting = played(state, 1, 'hops', 'hops c1', 'done').state;
    expect(game.actors(waiting)).toEqual([0]);
    const { state: next, events } = played(waiting, 0, 'malt', 'done');
    const closed = events.filter(({ type }) => type === 'closed');
    expect(closed).toEqual([
      { type: 'closed', seat: 0, day: 1, deed: 'malt', put: [] },
      { type: 'closed', seat: 1, day: 1, deed: 'hops', put: ['c1'] },
    ]);
    expect(game.view(next, 0).seats[1]).toMatchObject({ stage: 'busy', days: ['hops'] });
    expect(pictureOf(game.view(next, 0).seats[1]?.cells ?? [])).toContain('..H...');
    expect(game.view(next, 0).day).toBe(2);
  });

  it('SS-1: a brewer who stops is seen to when the day ends, and the others go on', () => {
    const { state, events } = played(position({ brewers: [{}, {}] }), 0, 'stop');
    expect(events).toEqual([]);
    expect(game.view(state, 1).seats[0]?.stage).toBe('done');
    const next = played(state, 1, 'malt', 'done');
    expect(next.events).toContainEqual({ type: 'finished', seat: 0, reason: 'chosen' });
    expect(game.view(next.state, 1).seats[0]?.stage).toBe('stopped');
    expect(game.actors(next.state)).toEqual([1]);
    const over = played(next.state, 1, 'stop');
    expect(over.events.filter(({ type }) => type === 'finished')).toEqual([
      { type: 'finished', seat: 1, reason: 'chosen' },
    ]);
    expect(game.outcome(over.state)?.endings).toEqual(['stopped']);
  });

  it('SS-1: the highest score wins and equal scores share the win', () => {
    const beer = 'HPY...\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';
    const state = position({ brewers: [{ recipe: beer }, {}, { recipe: beer }] });
    const over = [0, 1, 2].reduce((one, seat) => played(one, seat, 'stop').state, state);
    expect(game.outcome(over)).toMatchObject({ scores: [5, 0, 5], places: [1, 3, 1] });
  });

  it('SS-2: 24 cells around 12 of water, of which four touch it on two sides and eight on one', () => {
    const { names, water } = BOARDS.standard;
    expect(names).toHaveLength(24);
    expect(names.filter((_, cell) => water[cell] === 2)).toEqual(['b2', 'e2', 'b5', 'e5']);
    expect(names.filter((_, cell) => water[cell] === 1)).toEqual(['c1', 'd1', 'a3', 'f3', 'a4', 'f4', 'c6', 'd6']);
    expect(recipe(deal(1))).toBe(EMPTY_STANDARD);
  });

  it('SS-3: the big pot has 52 cells around the same water', () => {
    const { names, water } = BOARDS.big;
    expect(names).toHaveLength(52);
    expect(names.filter((_, cell) => water[cell] === 2)).toEqual(['c3', 'f3', 'c6', 'f6']);
    expect(names.filter((_, cell) => water[cell] === 1)).toHaveLength(8);
    const state = after(position({ board: 'big', dice: { yeast: [3, 3, 1] }, brewers: [{}] }), 'yeast');
    expect(cellsFor(state, 'yeast')).toEqual(names.filter((_, cell) => (water[cell] ?? 0) > 0));
    expect(recipe(after(state, 'yeast c3'))).toContain('..Y~~...');
  });

  it('SS-4: what was bought yesterday cannot be bought today', () => {
    const state = position({ day: 2, brewers: [{ days: ['malt'] }] });
    expect(refusal(state, market('malt'))).toBe('SS-4');
    expect(refusal(state, market('malt', 'maltExpert'))).toBe('SS-4');
    expect(refusal(state, market('hops'))).toBeUndefined();
  });

  it('SS-4: malt, roast, malt is legal', () => {
    const state = position({ day: 3, brewers: [{ days: ['malt', 'roast'] }] });
    expect(refusal(state, market('malt'))).toBeUndefined();
  });

  it('SS-5: hops and yeast are bought only if a unit could go on the board today, malt on a full board as well', () => {
    const full = NEARLY_FULL.replace('PPPPP.', 'PPPPPP');
    const state = position({ brewers: [{ recipe: full }] });
    expect(words(state)).toEqual(['malt', 'malt+maltExpert', 'malt+masterBrewer', 'stop']);
    expect(refusal(state, market('hops'))).toBe('SS-5');
    // f6 touches no water and no yeast that does.
    const nearly = position({ brewers: [{ recipe: NEARLY_FULL }] });
    expect(refusal(nearly, market('hops'))).toBeUndefined();
    expect(refusal(nearly, market('yeast'))).toBe('SS-5');
  });

  it('SS-5: malt in store may have to lead yeast to the water, and must reach that far', () => {
    const morning = (picture: string, pale: number[]): StoutState =>
      position({ brewers: [{ recipe: picture, stores: { pale } }] });
    // b1 or a2 must be filled before b2, c1 or a3 touches anything.
    expect(refusal(morning(HOPS_ONLY, []), market('yeast'))).toBe('SS-5');
    expect(refusal(morning(HOPS_ONLY, [1]), market('yeast'))).toBeUndefined();
    expect(refusal(morning(HOPS_ONLY, [1]), market('yeast', 'scientist'))).toBeUndefined();
    const far = `
      H.......
      ........
      ...~~...
      ..~~~~..
      ..~~~~..
      ...~~...
      ........
      ........`;
    const atBig = (stores: Partial<Record<string, number[]>>): StoutState =>
      position({ board: 'big', brewers: [{ recipe: far, stores }] });
    expect(refusal(atBig({ pale: [2] }), market('yeast'))).toBe('SS-5');
    expect(refusal(atBig({ pale: [1], caramel: [1], chocolate: [1] }), market('yeast'))).toBeUndefined();
  });

  it('SS-5: malt is bought if SS-4 and SS-12 allow it', () => {
    const after2 = (days: ('malt' | 'roast')[], pale: number[]): StoutState =>
      position({ day: 2, brewers: [{ days, stores: { pale } }] });
    expect(refusal(after2(['roast'], [1, 1]), market('malt'))).toBeUndefined();
    expect(refusal(after2(['malt'], [1, 1]), market('malt'))).toBe('SS-4');
    expect(refusal(after2(['roast'], [1, 1, 1, 1, 1, 1, 1, 1, 1]), market('malt'))).toBe('SS-12');
  });

  it('SS-6: with an assistant three dice are rolled and two kept', () => {
    const state = after(position({ dice: { hops: [2, 6, 5] }, brewers: [{}] }), 'hops+hopsImporter');
    expect(own(state)).toMatchObject({ stage: 'keep', dice: [2, 6, 5], companion: 'hopsImporter' });
    expect(words(state)).toEqual(['keep 2 5', 'keep 2 6', 'keep 5 6']);
    expect(own(after(state, 'keep 5 6'))).toMatchObject({ good: 'hops', left: 5 });
    for (const dice of [[6, 5], [5], [5, 5], [2, 5, 6]]) expect(refusal(state, { type: 'keep', dice })).toBe('SS-6');
  });

  it('SS-6: of the malt dice the two kept go to the store', () => {
    const state = after(position({ dice: { malt: [2, 6, 5] }, brewers: [{}] }), 'malt+masterBrewer', 'keep 5 6');
    expect(own(state).stores.pale).toEqual([5, 6]);
  });

  it('SS-6: each assistant knows their ingredient, the Master Brewer all', () => {
    expect(words(deal(1)).filter((word) => word.includes('+'))).toEqual([
      'malt+maltExpert',
      'malt+masterBrewer',
      'hops+hopsImporter',
      'hops+masterBrewer',
      'yeast+scientist',
      'yeast+masterBrewer',
    ]);
    expect(refusal(deal(1), market('hops', 'maltExpert'))).toBe('SS-6');
    expect(refusal(deal(1), market('hops', 'barmaid'))).toBe('SS-6');
  });

  it('SS-6: each assistant helps once', () => {
    const state = position({ dice: { malt: [2, 6, 5] }, brewers: [{}] });
    const next = after(state, 'malt+maltExpert', 'keep 5 6', 'done', 'roast pale 5 6', 'done');
    expect(own(next)).toMatchObject({ assistants: ['hopsImporter', 'scientist', 'masterBrewer'], companion: null });
    expect(refusal(next, market('malt', 'maltExpert'))).toBe('SS-6');
    expect(refusal(next, market('malt', 'masterBrewer'))).toBeUndefined();
  });

  it('SS-7: two dice are roasted, one only if there is only one, none from an empty store', () => {
    const state = position({ brewers: [{ stores: { pale: [2, 4, 4], caramel: [3] } }] });
    expect(words(state).filter((word) => word.startsWith('roast'))).toEqual([
      'roast pale 2 4',
      'roast pale 4 4',
      'roast caramel 3',
    ]);
    for (const action of [
      roast('pale', 2),
      roast('pale', 2, 2),
      roast('pale', 4, 2),
      roast('chocolate'),
      roast('hops'),
    ])
      expect(refusal(state, action)).toBe('SS-7');
    expect(own(after(state, 'roast caramel 3')).stores).toEqual({ pale: [2, 4, 4], caramel: [], chocolate: [3] });
  });

  it('SS-8: today’s hops must go on the board as long as a cell takes them, and the rest is lost', () => {
    const state = after(position({ dice: { hops: [6, 6, 1] }, brewers: [{ recipe: NEARLY_FULL }] }), 'hops');
    expect(own(state)).toMatchObject({ good: 'hops', left: 6 });
    expect(words(state)).toEqual(['hops f6']);
    expect(refusal(state, { type: 'done' })).toBe('SS-8');
    const filled = after(state, 'hops f6');
    expect(words(filled)).toEqual(['done']);
    expect(played(filled, 0, 'done').events[0]).toMatchObject({ type: 'lost', good: 'hops', units: 5 });
  });

  it('SS-8: the first unit goes where every one finds room, not into a pocket that holds fewer', () => {
    const state = after(position({ dice: { hops: [3, 3, 1] }, brewers: [{ recipe: POCKETS }] }), 'hops');
    expect(own(state)).toMatchObject({ left: 3 });
    expect(words(state)).toEqual(['hops b1', 'hops a2']);
    expect(refusal(state, put('hops', 'e5'))).toBe('SS-8');
    expect(own(after(state, 'hops b1', 'hops a1', 'hops a2'))).toMatchObject({ left: 0 });
  });

  it('SS-8: if no place has room for all, the first goes where most find room, and the rest is lost', () => {
    const state = after(position({ dice: { hops: [4, 4, 1] }, brewers: [{ recipe: POCKETS }] }), 'hops');
    expect(own(state)).toMatchObject({ left: 4 });
    expect(words(state)).toEqual(['hops b1', 'hops a2']);
    expect(refusal(state, put('hops', 'e5'))).toBe('SS-8');
    const full = after(state, 'hops a2', 'hops a1', 'hops b1');
    expect(words(full)).toEqual(['done']);
    expect(played(full, 0, 'done').events[0]).toMatchObject({ type: 'lost', good: 'hops', units: 1 });
  });

  it('SS-8: a pocket is as good as any other if it holds them all', () => {
    const state = after(position({ dice: { hops: [1, 1, 1] }, brewers: [{ recipe: POCKETS }] }), 'hops');
    expect(cellsFor(state, 'hops')).toEqual(['b1', 'a2', 'e5']);
  });

  it('SS-8: yeast finds room at the water and beside yeast at the water', () => {
    const picture = `
      ..PPPP
      ..~~PP
      P~~~~P
      P~~~~P
      PP~~.P
      PPPP.P`;
    const state = after(position({ dice: { yeast: [5, 4, 1] }, brewers: [{ recipe: picture }] }), 'yeast');
    expect(own(state)).toMatchObject({ left: 3 });
    // From e5, yeast reaches e6 and no further. b2 would take two more, on b1 and a2, but touches nothing yet.
    expect(cellsFor(state, 'yeast')).toEqual(['e5']);
    const opened = after(
      position({ brewers: [{ recipe: picture, stores: { pale: [1] } }] }),
      'roast pale 1',
      'caramel b1',
      'done',
    );
    opened.dice.yeast = [5, 4, 1];
    // Two fit from b2, on b2 and a2, and two from e5: a1 touches neither water nor a yeast that does.
    expect(cellsFor(after(opened, 'yeast'), 'yeast')).toEqual(['b2', 'e5']);
  });

  it('SS-8: malt never goes where fewer find room than before, neither before the first unit nor between', () => {
    const bench = { recipe: POCKETS, stores: { pale: [3] } };
    const state = after(position({ dice: { hops: [3, 3, 1] }, brewers: [bench] }), 'hops');
    expect(cellsFor(state, 'pale')).toEqual(['e5']);
    for (const cell of ['b1', 'a2']) expect(refusal(state, put('pale', cell))).toBe('SS-8');
    const between = after(state, 'hops b1');
    expect(refusal(between, put('pale', 'a2'))).toBe('SS-8');
    expect(refusal(between, put('pale', 'e5'))).toBeUndefined();
    // With all three in, malt can go anywhere again.
    const spare = after(position({ dice: { hops: [1, 1, 1] }, brewers: [bench] }), 'hops', 'hops b1');
    expect(refusal(spare, put('pale', 'a2'))).toBeUndefined();
  });

  it('SS-8: malt may take room that is more than today’s units need', () => {
    const bench = { recipe: POCKETS, stores: { pale: [3] } };
    const state = after(position({ dice: { hops: [2, 2, 1] }, brewers: [bench] }), 'hops');
    expect(cellsFor(state, 'pale')).toEqual(['b1', 'a2', 'e5']);
    const one = after(state, 'pale b1');
    expect(cellsFor(one, 'pale')).toEqual([]);
    expect(cellsFor(one, 'hops')).toEqual(['a1', 'a2']);
  });

  it('SS-8: where nothing lies yet, malt may go first, but must not leave yeast out of touch', () => {
    const state = after(position({ dice: { yeast: [6, 6, 1] }, brewers: [{ stores: { pale: [6] } }] }), 'yeast');
    expect(refusal(state, put('pale', 'a1'))).toBe('SS-8');
    expect(refusal(state, put('pale', 'b1'))).toBeUndefined();
    expect(own(after(state, 'pale b1', 'pale a1', 'yeast b2', 'yeast a2', 'yeast a3'))).toMatchObject({ left: 1 });
  });

  it('SS-9: any number of units is taken from a store, a die used in part is still a die, a die used up is free', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [3, 1] } };
    const state = after(position({ brewers: [bench] }), 'roast pale 1 3', 'caramel b1', 'caramel c1', 'caramel d1');
    expect(own(state).stores.caramel).toEqual([1]);
    expect(own(after(state, 'caramel e1')).stores.caramel).toEqual([]);
    const dice = [4];
    takeUnit(dice);
    expect(dice).toEqual([3]);
  });

  it('SS-9: malt may be put on any later day, and between today’s hops', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [2] } };
    const state = after(position({ dice: { hops: [2, 2, 1] }, brewers: [bench] }), 'hops');
    const done = after(state, 'hops b1', 'pale a2', 'hops c1', 'pale a3', 'done');
    expect(recipe(done)).toContain('HHH...\nP.~~..\nP~~~~.');
  });

  it('SS-10: the second unit of a kind must touch one of that kind put there today, and malts are different kinds', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [1, 1, 2], caramel: [2] } };
    const state = after(position({ brewers: [bench] }), 'roast pale 1 1', 'caramel b1');
    expect(cellsFor(state, 'caramel')).toEqual(['c1', 'b2']);
    expect(refusal(state, put('caramel', 'a2'))).toBe('SS-10');
    expect(cellsFor(state, 'pale')).toEqual(['c1', 'a2', 'b2']);
    // Yesterday's caramel is an ingredient like any other; new caramel need not touch it.
    const next = after(state, 'done', 'hops', ...hopsAway(state));
    expect(cellsFor(next, 'caramel')).toContain('a2');
  });

  it('SS-11: a unit goes on an empty cell of the board', () => {
    const state = after(position({ brewers: [{ recipe: HOPS_ONLY, stores: { pale: [1] } }] }), 'roast pale 1');
    for (const cell of ['a1', 'c3', 'g1', '']) expect(refusal(state, put('caramel', cell))).toBe('SS-11');
    expect(refusal(state, { type: 'put', kind: 'caramel' })).toBe('SS-11');
  });

  it('SS-12: two dice must lie in no store to go to the market, three with an assistant', () => {
    const with8 = position({ brewers: [{ stores: { pale: [1, 2, 3, 4], caramel: [1, 2], chocolate: [5, 6] } }] });
    expect(refusal(with8, market('hops'))).toBeUndefined();
    expect(refusal(with8, market('hops', 'hopsImporter'))).toBe('SS-12');
    const with9 = position({ brewers: [{ stores: { pale: [1, 2, 3, 4, 5], caramel: [1, 2], chocolate: [5, 6] } }] });
    expect(refusal(with9, market('malt'))).toBe('SS-12');
    expect(words(with9).every((word) => word.startsWith('roast') || word === 'stop')).toBe(true);
  });

  it('SS-13: when nothing can be done in the morning, the recipe is finished', () => {
    const bench = { recipe: NEARLY_FULL, stores: { pale: [] }, days: [] };
    const state = position({ dice: { malt: [1, 1, 1] }, brewers: [bench] });
    // One malt fills the last cell and the other is left, so there is still something to roast.
    const second = after(state, 'malt', 'pale f6', 'done');
    expect(words(second)).toEqual(['roast pale 1', 'stop']);
    const burnt = after(second, 'roast pale 1', 'done', 'roast caramel 1', 'done', 'roast chocolate 1', 'done');
    expect(words(burnt)).toEqual(['malt', 'malt+maltExpert', 'malt+masterBrewer', 'stop']);

    const last = position({ brewers: [{ recipe: NEARLY_FULL.replace('PPPPP.', 'PPPP..'), days: [] }] });
    last.dice.malt = [1, 1, 1];
    const { state: over, events } = played(last, 0, 'malt', 'pale e6', 'pale f6', 'done');
    expect(events.slice(-3)).toEqual([
      { type: 'dawned', day: 2 },
      { type: 'finished', seat: 0, reason: 'nothing-left' },
      { type: 'ended' },
    ]);
    expect(game.outcome(over)?.endings).toEqual(['stopped']);
  });

  it('SS-13: in a contest the others go on', () => {
    const nearly = { recipe: NEARLY_FULL.replace('PPPPP.', 'PPPP..') };
    const state = position({ dice: { malt: [1, 1, 1] }, brewers: [nearly, {}] });
    const waiting = after(state, 'malt', 'pale e6', 'pale f6', 'done');
    const { state: next, events } = played(waiting, 1, 'malt', 'done');
    expect(events).toContainEqual({ type: 'finished', seat: 0, reason: 'nothing-left' });
    expect(game.view(next, 1).seats[0]?.stage).toBe('stopped');
    expect(game.actors(next)).toEqual([1]);
  });

  it('SS-14: stopping is possible only in the morning', () => {
    const state = position({ brewers: [{ stores: { pale: [1] } }] });
    expect(words(state)).toContain('stop');
    expect(refusal(after(state, 'roast pale 1'), { type: 'stop' })).toBe('SS-14');
    expect(refusal(after(state, 'malt+maltExpert'), { type: 'stop' })).toBe('SS-14');
  });

  it('SS-15: a yeast that touches water only through another yeast scores nothing, but is an ingredient', () => {
    const picture = `
      HYY...
      .K~~..
      .~~~~.
      .~~~~.
      ..~~..
      ......`;
    expect(score(picture)).toMatchObject({ chocolate: 5, hops: 0, yeast: 0 });
    expect(points(picture)).toBe(5);
    const chained = after(position({ brewers: [{ recipe: picture, stores: { pale: [1] } }] }), 'roast pale 1');
    expect(cellsFor(chained, 'caramel')).toContain('a2');
  });

  it('SS-16: a unit of malt comes from the die that shows least', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [6, 6], caramel: [5, 2, 4] } };
    const state = after(position({ brewers: [bench] }), 'roast pale 6 6', 'caramel b1');
    expect(own(state).stores.caramel).toEqual([5, 1, 4, 6, 6]);
    expect(own(after(state, 'caramel c1')).stores.caramel).toEqual([5, 4, 6, 6]);
  });

  it('SS-17: each choice has its time', () => {
    const morning = position({ brewers: [{ stores: { pale: [2, 4] } }] });
    for (const action of [{ type: 'keep', dice: [1, 2] }, put('pale', 'a1'), { type: 'done' }, { type: 'pass' }])
      expect(refusal(morning, action)).toBe('SS-17');
    const keeping = after(morning, 'malt+maltExpert');
    for (const action of [market('hops'), roast('pale', 2, 4), put('pale', 'a1'), { type: 'done' }])
      expect(refusal(keeping, action)).toBe('SS-17');
    const putting = after(morning, 'malt');
    for (const action of [market('hops'), roast('pale', 2, 4), { type: 'keep', dice: [2, 4] }])
      expect(refusal(putting, action)).toBe('SS-17');
    expect(refusal(morning, { ...market('malt'), twice: true })).toBe('SS-17');
    expect(refusal(putting, { type: 'done', twice: true })).toBe('SS-17');
    expect(refusal(morning, market('beer'))).toBe('SS-17');
  });

  it('SS-18: the first unit of the game may go anywhere, later ones must touch an ingredient', () => {
    const bare = after(position({ dice: { malt: [2, 4, 6] }, brewers: [{}] }), 'malt');
    expect(cellsFor(bare, 'pale')).toEqual(BOARDS.standard.names);
    const bench = { recipe: HOPS_ONLY, stores: { pale: [1] } };
    const state = after(position({ brewers: [bench] }), 'roast pale 1');
    expect(refusal(state, put('caramel', 'b2'))).toBe('SS-18');
    expect(refusal(state, put('caramel', 'f6'))).toBe('SS-18');
    expect(refusal(state, put('caramel', 'a2'))).toBeUndefined();
  });

  it('SS-18: an ingredient put there today will do', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [1, 1, 1] } };
    const state = after(position({ brewers: [bench] }), 'roast pale 1 1', 'caramel b1');
    expect(refusal(state, put('pale', 'c1'))).toBeUndefined();
  });

  it('SS-19: yeast must touch water, or a yeast that touches water', () => {
    const bare = after(position({ dice: { yeast: [6, 6, 6] }, brewers: [{}] }), 'yeast');
    expect(refusal(bare, put('yeast', 'a1'))).toBe('SS-19');
    const one = after(bare, 'yeast b2');
    expect(cellsFor(one, 'yeast')).toEqual(['b1', 'a2']);
    // a1 touches only the yeast on a2, which touches no water itself.
    expect(refusal(after(one, 'yeast a2'), put('yeast', 'a1'))).toBe('SS-19');
  });

  it('SS-20: only what was bought today or lies in a store can be put', () => {
    const state = after(position({ dice: { hops: [1, 1, 1] }, brewers: [{ stores: { pale: [1] } }] }), 'hops');
    expect(refusal(state, put('yeast', 'c1'))).toBe('SS-20');
    expect(refusal(state, put('chocolate', 'c1'))).toBe('SS-20');
    expect(refusal(state, put('water', 'c1'))).toBe('SS-20');
    const spent = after(state, 'hops c1');
    expect(refusal(spent, put('hops', 'd1'))).toBe('SS-20');
    expect(refusal(after(spent, 'pale d1'), put('pale', 'e1'))).toBe('SS-20');
  });

  it('SS-21: yeast without a place waits for malt that leads to one, and the day cannot be closed before', () => {
    const bench = { recipe: HOPS_ONLY, stores: { pale: [2] } };
    const state = after(position({ dice: { yeast: [1, 1, 1] }, brewers: [bench] }), 'yeast');
    expect(words(state)).toEqual(['pale b1', 'pale a2']);
    expect(refusal(state, { type: 'done' })).toBe('SS-21');
    expect(refusal(state, put('yeast', 'b2'))).toBe('SS-18');
    const opened = after(state, 'pale b1');
    expect(cellsFor(opened, 'yeast')).toEqual(['c1', 'b2']);
    expect(refusal(opened, { type: 'done' })).toBe('SS-8');
    expect(words(after(opened, 'yeast b2'))).toContain('done');
  });

  it('SS-21: until then malt must not be spent where the rest of it no longer reaches the water', () => {
    const recipeAtTop = `
      H.......
      ........
      ...~~...
      ..~~~~..
      ..~~~~..
      ...~~...
      ........
      ........`;
    const bench = { recipe: recipeAtTop, stores: { pale: [2], caramel: [1] } };
    const state = after(position({ board: 'big', dice: { yeast: [1, 1, 1] }, brewers: [bench] }), 'yeast');
    expect(words(state)).toEqual(['pale b1', 'pale a2', 'caramel b1', 'caramel a2']);
    const further = after(state, 'pale b1', 'pale c1');
    // c2 is next to c3 and d2 at the water, d1 is next to d2; b2 is one step too far, and b1 is hemmed in.
    expect(cellsFor(further, 'caramel')).toEqual(['d1', 'c2']);
    for (const cell of ['a2', 'b2']) expect(refusal(further, put('caramel', cell))).toBe('SS-21');
    // Pale would have to continue from pale; with caramel in between it cannot.
    const stuck = after(state, 'caramel b1');
    expect(refusal(stuck, put('pale', 'a2'))).toBe('SS-21');
  });

  it('SS-21: room is counted from where a unit could go now, so malt need not open a better place', () => {
    const picture = `
      ..PPPP
      ..~~PP
      P~~~~P
      P~~~~P
      PP~~.P
      PPPPPP`;
    const bench = { recipe: picture, stores: { pale: [1] } };
    const state = after(position({ dice: { yeast: [3, 3, 1] }, brewers: [bench] }), 'yeast');
    expect(own(state)).toMatchObject({ left: 2 });
    expect(words(state)).toEqual(['pale b1', 'pale a2', 'yeast e5']);
    // Once b2 is open it has room for both, so the pocket is no longer allowed.
    expect(cellsFor(after(state, 'pale b1'), 'yeast')).toEqual(['b2']);
    expect(played(after(state, 'yeast e5'), 0, 'done').events[0]).toMatchObject({ type: 'lost', units: 1 });
  });

  it('SS-21: with no malt left that leads there, or after the first yeast, the rest is lost', () => {
    const picture = `
      ..PPPP
      ..~~PP
      P~~~~P
      P~~~~P
      PP~~.P
      PPPPPP`;
    const bench = { recipe: picture, stores: { pale: [2] } };
    const state = after(position({ dice: { yeast: [3, 3, 1] }, brewers: [bench] }), 'yeast', 'yeast e5');
    expect(words(state)).toEqual(['pale b1', 'pale a2', 'done']);
  });
});

/** Moves that place all of today's hops as far from the top corner as possible. */
function hopsAway(state: StoutState): string[] {
  const morning = after(state, 'done', 'hops');
  const moves: string[] = [];
  for (let one = morning; cellsFor(one, 'hops').length > 0; ) {
    const move = `hops ${cellsFor(one, 'hops').findLast((cell) => cell !== 'a2' && cell !== 'b2')}`;
    moves.push(move);
    one = after(one, move);
  }
  return moves;
}

describe('dice', () => {
  it('are conserved: what leaves a store is free, and there are ten', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = deal(1, {}, seed);
      for (let turn = 0; game.actors(state).length > 0; turn++) {
        const legal = game.legal(state, 0).filter(({ type }) => type !== 'stop' || game.legal(state, 0).length === 1);
        const action = legal[(seed * 31 + turn * 7) % legal.length] as StoutAction;
        const before = lying(state);
        game.apply(state, 0, action, () => {});
        expect(lying(state)).toBeLessThanOrEqual(DICE);
        expect(lying(state) - before).toSatisfy((change: number) => changes(action).includes(change));
        expect(game.check(state)).toBeUndefined();
      }
    }
  });

  it('more than ten, or one without pips, are noticed', () => {
    const state = deal(1);
    const brewer = state.brewers[0] as StoutState['brewers'][number];
    brewer.stores.pale = Array.from({ length: 11 }, () => 1);
    expect(game.check(state)).toContain('11 dice');
    brewer.stores.pale = [0];
    expect(game.check(state)).toContain('shows 0');
  });
});

const lying = (state: StoutState): number => MALTS.reduce((sum, malt) => sum + own(state).stores[malt].length, 0);

/** How an action may change the number of dice in the stores. */
function changes(action: StoutAction): number[] {
  if (action.type === 'market') return action.good === 'malt' && action.assistant === null ? [2] : [0];
  if (action.type === 'roast') return action.store === 'chocolate' ? [-action.dice.length] : [0];
  if (action.type === 'keep') return [0, 2];
  return action.type === 'put' ? [0, -1] : [0];
}

describe('what is imagined', () => {
  it('keeps the dice that were seen, and rolls the others anew', () => {
    const state = after(position({ dice: { malt: [2, 4, 6] }, brewers: [{}] }), 'malt');
    const worlds = Array.from({ length: 30 }, (_, seed) => {
      const world = clone(state);
      game.imagine(world, 0, fastRng(seed));
      return world.dice;
    });
    expect(worlds.every(({ malt }) => malt[0] === 2 && malt[1] === 4)).toBe(true);
    expect(new Set(worlds.map(({ malt }) => malt[2])).size).toBe(6);
    expect(new Set(worlds.map(({ hops }) => hops[0])).size).toBe(6);
  });

  it('knows of another’s closed day only that it was a day', () => {
    const state = played(position({ brewers: [{}, {}] }), 1, 'malt', 'done').state;
    game.imagine(state, 0, fastRng(7));
    const next = after(state, 'malt', 'done');
    expect(next.brewers.map(({ days }) => days.length)).toEqual([1, 1]);
    expect(own(played(next, 1, 'hops').state, 1).dice).toHaveLength(2);
  });
});

describe('undo', () => {
  const open = (seats: number): Match<StoutState> => {
    const opened = openMatch(game, { seats, dice: { kind: 'seed', seed: 4 } });
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  };
  const doing = (match: Match<StoutState>, seat: Seat, ...moves: string[]): Match<StoutState> =>
    moves.reduce((one, move) => {
      const moved = act(game, one, seat, actionOf(one.state, seat, move));
      if (!moved.ok) throw new Error(moved.error.code);
      return moved.value.match;
    }, match);

  it('takes back what was put, until the day is closed', () => {
    const match = doing(open(1), 0, 'malt', 'pale c1', 'pale d1');
    expect(undoPoint(game, match, [0])).toBe(2);
    expect(undoPoint(game, rewind(game, match, 2), [0])).toBe(1);
    expect(undoPoint(game, doing(match, 0, 'done'), [0])).toBeUndefined();
  });

  it('does not take back a roll, but the choice among its dice', () => {
    const rolled = doing(open(1), 0, 'malt+maltExpert');
    expect(undoPoint(game, rolled, [0])).toBeUndefined();
    const [keep] = words(rolled.state);
    expect(undoPoint(game, doing(rolled, 0, keep as string), [0])).toBe(1);
  });

  it('takes back a closed day in a contest as long as the others brew', () => {
    const match = doing(open(2), 0, 'malt', 'pale c1', 'done');
    expect(undoPoint(game, match, [0])).toBe(2);
    expect(undoPoint(game, doing(match, 1, 'malt', 'done'), [0])).toBeUndefined();
  });
});
