import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../text/format.ts';
import { SPACE_NAMES } from '../city.ts';
import type { Natural } from '../components.ts';
import { dyce } from '../index.ts';
import type { Because, DyceEvent, DyceState, Traded, Walked } from '../state.ts';
import { load, notation } from './index.ts';

const NAMES = ['Anna', 'Ben'];
const texts = { en: await load('en'), cs: await load('cs'), it: await load('it') };
const inEnglish = (event: DyceEvent, names = NAMES): string | undefined => texts.en.event(event, names);

const walk = (because: Because, to: string, ...targets: string[]): Walked => ({
  type: 'walked',
  baron: 'orange',
  from: 'gate',
  to,
  whisky: 'yellow',
  targets,
  because,
});

const trade = (change: Partial<Traded>): Traded => ({
  type: 'bought',
  baron: 'green',
  seat: 0,
  space: 'c2',
  whisky: 'yellow',
  price: 2,
  pounds: 0,
  vps: 0,
  ...change,
});

describe('the log says why a baron goes where he goes', () => {
  it.each<[Walked, string]>([
    [walk('nearest', 'c1', 'c2'), 'The orange baron goes to c1: the nearest shop with yellow whisky is on c2.'],
    [
      walk('nearest', 'c1', 'b2', 'd2'),
      'The orange baron goes to c1: the nearest shops with yellow whisky are on b2, d2.',
    ],
    [
      walk('pounds', 'b1', 'b2'),
      'The orange baron goes to b1: of the equally near shops with yellow whisky, b2 has the most pounds.',
    ],
    [
      walk('castle', 'c1', 'd2'),
      'The orange baron goes to c1 for yellow whisky on d2: of equal ways, the one nearest to the castle.',
    ],
    [
      walk('clockwise', 'd1', 'c4'),
      'The orange baron goes to d1 for yellow whisky on c4: of equal ways, the clockwise one.',
    ],
    [walk('nearest', 'c1', 'c1'), 'The orange baron comes to c1: no shop with yellow whisky is nearer.'],
    [
      walk('clockwise', 'd1', 'b1', 'd1'),
      'The orange baron comes to d1: of equal shops with yellow whisky, this one lies clockwise.',
    ],
    [walk('there', 'c1', 'c1'), 'The orange baron stays on c1, in the shop with yellow whisky.'],
    [walk('nothing', 'gate'), 'The orange baron finds no shop with yellow whisky and stays where he is.'],
  ])('%o', (event, sentence) => {
    expect(inEnglish(event)).toBe(sentence);
  });
});

describe('the log says what comes of a visit', () => {
  it.each<[Partial<Traded>, string]>([
    [{ price: 1 }, 'Anna buys yellow whisky from the green baron for 1 pound.'],
    [{ pounds: 3 }, 'Anna buys yellow whisky from the green baron for 2 pounds; the 3 pounds on the shop are lost.'],
    [
      { type: 'sold', whisky: 'black', price: 6, vps: 2, pounds: 1 },
      'Anna sells black whisky to the green baron: blue, red and yellow go back, 6 pounds and 2 VPs come in; the pound on the shop is lost.',
    ],
    [{ type: 'closed' }, 'Anna cannot pay 2 pounds for yellow whisky and takes the shop on c2 back.'],
    [
      { type: 'closed', whisky: 'purple', pounds: 1 },
      'Anna cannot blend purple whisky without blue and red and takes the shop on c2 back; the pound on it is lost.',
    ],
  ])('%o', (change, sentence) => {
    expect(inEnglish(trade(change))).toBe(sentence);
  });

  it('keeps the blend instead of VPs alone', () => {
    const event = trade({ type: 'sold', whisky: 'green', price: 4 });
    expect(inEnglish(event, ['Anna'])).toBe(
      'Anna sells green whisky to the green baron: blue and yellow go back, 4 pounds come in and the blend is kept.',
    );
  });
});

it('a die that was turned is told with the face on which it fell', () => {
  const drew = { type: 'drew', baron: 'black', back: 'red', whisky: 'orange', value: 5 } as const;
  expect(inEnglish({ ...drew, rolled: 5 })).toBe('The red die goes back to the bag; an orange die comes out: 5.');
  expect(inEnglish({ ...drew, rolled: 2 })).toBe(
    'The red die goes back to the bag; an orange die comes out: 2, turned to 5.',
  );
});

it('Czech has the right preposition and the right number of pounds', () => {
  const green = { ...walk('nearest', 'c1', 'c2'), whisky: 'green' } as const;
  expect(texts.cs.event(green, NAMES)).toContain('obchod se zelenou whisky');
  const sentences = [1, 2, 5].map((price) => texts.cs.event(trade({ price }), NAMES));
  expect(sentences.map((sentence) => /za (.*)\./.exec(sentence ?? '')?.[1])).toEqual(['1 libru', '2 libry', '5 liber']);
});

describe.each(LANGUAGES)('the result alone in %s', (language) => {
  const result = (place: number, blends: number) => ({
    places: [place],
    scores: [7],
    parts: [],
    endings: ['die'],
    table: [
      { name: 'blends', value: blends },
      { name: 'rounds', value: 13 },
    ],
  });

  it('tells rounds and pounds of a win, and the blends of a loss', () => {
    const { alone } = texts[language];
    expect(alone?.(result(1, 4))).toMatch(/13.*7/);
    expect(alone?.(result(2, 3))).toMatch(/3/);
    expect(alone?.(result(2, 0))).not.toMatch(/\d/);
  });
});

describe('what is asked', () => {
  const turn = (change: (state: DyceState) => void, seats = 2): string => {
    const state = dyce.setup(seats, { first: seats === 1 ? 'random' : '1', startDie: '1' }, fastRng(1));
    state.stack = [{ at: 'turn', seat: 0, actions: 0, isLast: false }];
    change(state);
    return texts.en.prompt(dyce.view(state, 0), 'Anna', true);
  };
  const seal = (state: DyceState): void => {
    for (const merchant of state.merchants) merchant.sealed = true;
  };
  const tire = (state: DyceState): void => {
    for (const merchant of state.merchants) merchant.turns = 13;
  };
  const atTurn = (state: DyceState, actions: number, isLast: boolean): void => {
    state.stack = [{ at: 'turn', seat: 0, actions, isLast }];
  };

  it('depends on seals, actions taken and turns', () => {
    expect(turn(() => {})).toBe('Take one or two actions, or pass.');
    expect(turn(seal)).toContain('or a pound');
    expect(turn((state) => [seal(state), atTurn(state, 0, true)])).toContain('the last turn');
    expect(turn((state) => atTurn(state, 1, false))).toContain('a second action');
    expect(turn((state) => [seal(state), atTurn(state, 1, true)])).toContain('then the barons come');
    expect(turn(tire)).toBe('After 12 turns in one round there is nothing left but to pass.');
    expect(turn((state) => [seal(state), tire(state)])).toContain('to take the pound');
    expect(turn(() => {}, 1)).toBe('Round 1: take up to two actions, or let the barons come.');
  });

  const leave = (pounds: number, whiskies: Partial<Record<Natural, number>>) => (state: DyceState) => {
    for (const merchant of state.merchants)
      Object.assign(merchant, { pounds, whiskies: { blue: 0, red: 0, yellow: 0, ...whiskies } });
  };

  it('warns alone before the last pound is spent, if that would lose the game (DY-21)', () => {
    expect(turn(leave(1, { red: 2 }), 1)).toBe(
      'Last pound: unless it buys what you can blend, spending it loses the game.',
    );
    expect(turn(leave(2, {}), 1)).not.toContain('Last pound');
    expect(turn(leave(1, { red: 1, blue: 1 }), 1)).not.toContain('Last pound');
    expect(turn(leave(1, {}))).not.toContain('Last pound');
  });
});

describe('a refusal names what stands in the way', () => {
  const refused = (rule: string, action: { type: string; space: string }, change: (state: DyceState) => unknown) => {
    const state = dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1));
    change(state);
    return texts.en.refusal(rule, action, dyce.view(state, 'table'), 0);
  };
  const at = (name: string) => SPACE_NAMES.indexOf(name);
  const shop = (owner: number) => (state: DyceState) => {
    state.city[at('b1')] = { owner, whisky: null, pounds: 0 };
  };
  const visit = (state: DyceState) => {
    for (const baron of state.barons.slice(1, 2)) baron.standing = { space: at('b1') };
  };
  const hold = (hand: object) => (state: DyceState) => state.merchants.map((one) => Object.assign(one, hand));
  const open = { type: 'open', space: 'b1' };

  it.each([
    ['DY-13', open, shop(1), 'There is already a shop on b1.'],
    ['DY-13', open, visit, 'The green baron stands on b1: no shop can open there until he has left.'],
    ['DY-13', open, hold({ shops: 0 }), 'All your shops are in the city already.'],
    ['DY-13', open, hold({ pounds: 0 }), 'That takes a pound, and you have none in hand.'],
    ['DY-15', { type: 'advertise', space: 'b1' }, () => {}, 'There is no shop on b1: pounds go on shops only.'],
    [
      'DY-14',
      { type: 'stock', space: 'b1' },
      (state: DyceState) => [shop(0)(state), visit(state)],
      'The green baron stands on b1: the shop cannot be stocked until he has left.',
    ],
  ])('%s', (rule, action, change, words) => {
    expect(refused(rule, action, change)).toBe(words);
  });

  it('or is the ruling itself', () => {
    expect(refused('DY-14', { type: 'stock', space: 'b1' }, shop(1))).toBe(texts.en.ruling('DY-14'));
    expect(refused('DY-13', { type: 'open', space: 'c3' }, () => {})).toBe(texts.en.ruling('DY-13'));
  });
});

it('the goal says what counts and, at the last face, that the next rise is the end', () => {
  const goal = (seats: number, white: number) => {
    const state = dyce.setup(seats, { first: 'random', startDie: '1' }, fastRng(1));
    state.white = white;
    return texts.en.goal(dyce.view(state, 'table'));
  };
  expect(goal(2, 3)).toContain('a whisky in hand 3, a VP 6. It ends when the white die passes 6; it shows 3.');
  expect(goal(2, 6)).toContain('its next rise ends the game');
  expect(goal(1, 2)).toContain('Sell all four blends');
  expect(goal(1, 6)).toContain('its next rise ends the game');
});

it('what tumbles is announced without its result', () => {
  const drew: DyceEvent = { type: 'drew', baron: 'green', back: 'red', whisky: 'blue', value: 2, rolled: 5 };
  expect(texts.en.announcement?.(drew, NAMES)).toBe('The red die goes back to the bag, and another one is drawn …');
  const evening = (raised: boolean): DyceEvent => ({ type: 'evening', round: 3, white: 4, raised });
  expect(texts.en.announcement?.(evening(true), NAMES)).not.toContain('4');
  expect(texts.en.announcement?.(evening(false), NAMES)).toBeUndefined();
});

it('the notation shows a position in a few lines', () => {
  const state = dyce.setup(2, { first: '1', startDie: '1' }, fastRng(1));
  state.city[SPACE_NAMES.indexOf('c2')] = { owner: 1, whisky: 'black', pounds: 3 };
  state.city[SPACE_NAMES.indexOf('a3')] = { owner: 0, whisky: null, pounds: 0 };
  for (const baron of state.barons.slice(1, 2)) baron.standing = { space: SPACE_NAMES.indexOf('e4') };
  const lines = notation.position(dyce.view(state, 'table')).split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[2]).toBe('2 ·   ·   1k3 ·   ·');
  expect(lines[3]).toBe('3 0–  ·   #   ·   ·');
  expect(lines[6]).toMatch(/^orange@gate (\w\d ?){4}· green@e4 /);
  expect(lines[8]).toMatch(/^1: 6 pounds · .* · 6 shops · 0 vps · \d+$/);
});
