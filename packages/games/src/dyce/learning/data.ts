import type { LearningData, LessonData } from '../../learning/learning.ts';
import type { Line } from '../../learning/line.ts';

const moves = (names: string): string[] => names.split(', ');

/** A whole game, won by 28 to 22: 7 pounds, a whisky and 3 VPs. */
const OVER: Line = {
  seats: 2,
  options: { first: '1' },
  seed: 259,
  moves: moves(
    'open e2, e2 yellow, open e3, e3 yellow, pass, pass, take, ' +
      'open a5, a5 blue, open b5, b5 blue, pass, pass, take, ' +
      'open b4, b4 red, pass, pass, take, ' +
      'open a4, a4 green, e2 black, done, pass, pass, take, ' +
      'b5 red, done, a5 yellow, done, pass, pass, take, ' +
      'a4 yellow, done, open d3, d3 orange, pass, pass, take, ' +
      'b4 red, done, e3 blue, done, pass, pass, take',
  ),
};

/** The game that is taught. The other player begins; so the learner chooses a whisky first. */
const NEW: Line = { seats: 2, options: { first: '2' }, seed: 71762 };
/** The same game after some moves. */
const after = (names: string): Line => ({ ...NEW, moves: moves(names) });

const lesson: LessonData = [
  { id: 'goal', from: OVER, point: ['merchant=0'] },
  {
    id: 'draft',
    from: NEW,
    point: ['choose=yellow'],
    moves: ['yellow'],
    answers: { blue: 'blue-later' },
    after: ['open a2', 'a2 red'],
    rulings: ['DY-17', 'DY-20'],
  },
  {
    id: 'open',
    point: ['price=orange'],
    moves: ['open c1'],
    answers: {
      'open a1': 'also-near',
      'open b1': 'also-near',
      'open d1': 'also-near',
      'open e1': 'also-near',
      'open c2': 'too-far',
      pass: 'open-first',
    },
    rulings: ['DY-13'],
  },
  {
    id: 'stock',
    moves: ['c1 blue'],
    answers: {
      'c1 red': 'wants-blue',
      'c1 yellow': 'wants-blue',
      'c1 green': 'not-yet',
      'c1 orange': 'not-yet',
      'c1 purple': 'not-yet',
      'c1 black': 'not-yet',
      done: 'show-first',
    },
    after: ['open d2', 'd2 red'],
  },
  { id: 'ways', point: ['ways'], rulings: ['DY-1', 'DY-6'] },
  { id: 'pass', point: ['space=c3'], moves: ['pass'], after: ['pass'], rulings: ['DY-19'] },
  { id: 'take', moves: ['take'] },
  { id: 'bought', point: ['price=orange', 'price=purple'] },
  {
    id: 'sell-where',
    point: ['price=purple', 'space=c1'],
    moves: ['open b5'],
    answers: { 'open c5': 'leave-c5', 'open d5': 'take-b5', pass: 'sell-first' },
    rulings: ['DY-14'],
  },
  {
    id: 'sell',
    moves: ['b5 green'],
    answers: { done: 'show-first' },
    after: ['open c5', 'c5 green'],
  },
  {
    id: 'advertise',
    point: ['space=c5'],
    moves: ['ad b5'],
    answers: { 'ad c5': 'not-theirs', pass: 'draw-first' },
    rulings: ['DY-7', 'DY-15'],
  },
  { id: 'done', moves: ['done'], answers: { 'ad b5': 'enough' }, after: ['pass'], rulings: ['DY-3'] },
  { id: 'pass-again', moves: ['pass'], after: ['take'] },
  { id: 'sold', point: ['merchant=0', 'price=purple'] },
  { id: 'rise', point: ['space=c3'] },
  { id: 'closed', point: ['space=d2'], rulings: ['DY-9'] },
  { id: 'tip', point: ['baron=orange'] },
];

const ROUND_1 = 'yellow, open a2, a2 red, open c1, c1 blue, open d2, d2 red';
const ROUND_2 = `${ROUND_1}, pass, pass, take, open b5, b5 green, open c5, c5 green, ad b5`;

export const data: LearningData = {
  lesson,
  refusals: ['DY-14', 'DY-13', 'DY-15'],
  pictures: { win: 'score', turn: 'shop', scores: 'blends', ends: 'rise' },
  figures: {
    blends: { line: NEW, part: 'blends' },
    start: { line: NEW },
    turn: { line: after(ROUND_1), part: 'counter' },
    shop: { line: after(ROUND_1), part: 'shop' },
    seals: { line: after(`${ROUND_1}, pass, pass`), part: 'castle' },
    walk: { line: after(ROUND_1), part: 'ways' },
    tie: { line: after(ROUND_2), part: 'south' },
    trade: { line: after(`${ROUND_1}, pass, pass, take`), part: 'north', point: ['space=c1'] },
    rise: { line: after(`${ROUND_2}, done, pass, pass, take`), part: 'castle' },
    score: { line: OVER, part: 'score' },
    alone: { line: { seats: 1, seed: 4, moves: moves('open c5, c5 red, open a3, a3 orange') }, part: 'alone' },
  },
};
