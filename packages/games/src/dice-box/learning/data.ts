import type { LearningData } from '../../learning/learning.ts';
import type { Line } from '../../learning/line.ts';

/** Moves in notation, written one after the other. */
const inRows = (...rows: readonly string[]): string[] => rows.flatMap((row) => row.split(', '));

/** The match that the lesson plays, and leaves to be played on. */
const YOURS: Line = { seats: 2, options: { first: '1' }, seed: 932 };
const OPENING = ['r6 c2', 'w4 b3', 'b5 b2', 'y6 d3', 'r3 b4', 'w5 d4', 'b5 d2', 'y2 b5'];
const LATER = [...OPENING, 'y1 c5', 'y6 a2'];

/** None of seat 0's dice fits here; its rival has the turn. */
const STUCK: Line = {
  seats: 2,
  options: { first: '1' },
  seed: 73,
  moves: inRows(
    'y4 d3, y5 e3, b6 e2, y6 e4, r5 e5, w4 c4, r5 d4, b2 c2',
    'r3 c5, w2 b3, b1 c1, y3 a3, w3 b2, r4 a4, w5 a5',
  ),
};

/** One open square is left; a blue 6 there wins by two pips. */
const LAST: Line = {
  seats: 2,
  options: { first: '1' },
  seed: 3646,
  moves: inRows(
    'r5 b3, y6 b2, r6 b4, w6 a3, b3 d3, w4 d2, y2 d4, y4 e3, w1 d5, w3 e4',
    'y2 c5, b2 e5, w3 d1, b2 e1, b2 c1, r3 e2, b5 a2, y6 a1, r5 a4',
  ),
};

/** Seat 0 is last of three; a white 5 lifts the unclaimed colour above everyone. */
const THREE: Line = {
  seats: 3,
  options: { first: '1' },
  seed: 10081,
  moves: inRows(
    'y6 b3, y5 b4, y4 d3, r5 b2, b6 c4, b4 a2, b3 a1, r4 b5, r5 e3, y3 d2, y2 d1',
    'w3 e1, b1 c1, b5 a5, r6 a4, w5 d4, w6 d5, w4 e4, y5 c5, w4 e2, b5 a3',
  ),
};

const FOUR: Line = { seats: 4, options: { first: '1' }, seed: 4 };

const later = (line: Line, ...moves: readonly string[]): Line => ({
  ...line,
  moves: [...(line.moves ?? []), ...moves],
});

/** Each of these dice on each of these squares. */
const each = (dice: string, squares: string): string[] =>
  dice.split(' ').flatMap((die) => squares.split(' ').map((square) => `${die} ${square}`));

/** One answer to several moves. */
const all = (key: string, moves: readonly string[]): Record<string, string> =>
  Object.fromEntries(moves.map((move) => [move, key]));

export const data: LearningData = {
  lesson: [
    { id: 'goal', from: later(LAST, 'b6 a5'), point: ['seat=0', 'colour=red', 'colour=blue'] },
    {
      id: 'seed',
      from: YOURS,
      point: ['square=c3'],
      moves: ['r6 c2'],
      answers: {
        ...all('theirs', each('y4 w4 w6', 'c2 b3 d3 c4')),
        ...all('lower', each('r4', 'c2 b3 d3 c4')),
        ...all('named', each('r6', 'b3 d3 c4')),
      },
      after: ['w4 b3'],
      rulings: ['DB-8', 'DB-11'],
    },
    {
      id: 'both',
      point: ['square=c2', 'square=b3'],
      moves: ['b5 b2'],
      answers: { ...all('single', each('b5', 'c1 d2 a3 b4')), ...all('theirs', each('y4 w4 w6', 'd3 c4')) },
      after: ['y6 d3'],
      rulings: ['DB-10'],
    },
    {
      id: 'corner',
      point: ['square=b3', 'square=c3'],
      moves: ['r3 b4'],
      answers: { 'r3 a3': 'named', ...all('theirs', each('y4 w4 w6', 'b1 a2 c4')) },
      after: ['w5 d4'],
      rulings: ['DB-9'],
    },
    {
      id: 'own',
      point: ['die=b5'],
      moves: each('b5', 'd2 c1 a3 e3'),
      isAsked: true,
      answers: { ...all('lower', each('r4', 'b1 a2 a4')), ...all('theirs', each('y4 w4 w6', 'b1 a2')) },
      after: ['y2 b5'],
    },
    {
      id: 'low',
      point: ['square=d5', 'hand=1'],
      moves: ['y1 c5'],
      answers: { 'y1 a5': 'low', ...all('theirs', each('y4 w4 w6', 'b1 a2 d5')) },
      after: ['y6 a2'],
    },
    { id: 'dead', point: ['square=c4', 'square=d5'], rulings: ['DB-3'] },
    { id: 'stuck', from: STUCK, point: ['hand=0'], after: ['r3 b4', 'b5 e1'], rulings: ['DB-2'] },
    {
      id: 'rolled',
      point: ['hand=0'],
      moves: each('b4', 'b5 a2 d5'),
      answers: all('theirs', each('w4', 'a2 b5 d5')),
      rulings: ['DB-13'],
    },
    { id: 'last', from: LAST, point: ['square=a5'], moves: ['b6 a5'], isAsked: true, answers: { 'w6 a5': 'theirs' } },
    { id: 'over', point: ['seat=0', 'seat=1'], rulings: ['DB-6'] },
    { id: 'three', from: THREE, point: ['unclaimed'], moves: ['w5 e5'], answers: { 'r5 e5': 'shared' } },
    { id: 'turned', point: ['unclaimed', 'seat=0'], rulings: ['DB-5', 'DB-4'] },
    {
      id: 'four',
      from: FOUR,
      point: ['pool'],
      moves: ['r'],
      answers: all('spare', ['y', 'b', 'w']),
      rulings: ['DB-12'],
    },
    {
      id: 'rest',
      from: later(YOURS, ...LATER),
      point: ['die=r4'],
      moves: [...each('r4', 'e2 b1 d1 a4 e4'), 'b2 a4'],
      isAsked: true,
      answers: all('theirs', each('y4 w4 w6', 'b1 d1 e2 e4')),
    },
  ],
  refusals: ['DB-10', 'DB-9', 'DB-8'],
  pictures: { win: 'tally', turn: 'neighbours', scores: 'colours', ends: 'blocked' },
  figures: {
    tally: { line: later(LAST, 'b6 a5'), part: 'players', point: ['seat=0'] },
    colours: { line: later(LAST, 'b6 a5'), point: ['colour=red', 'colour=blue'] },
    start: { line: YOURS, part: 'box and hand' },
    draft: { line: FOUR, part: 'draft' },
    neighbours: { line: later(YOURS, ...OPENING.slice(0, 2)), point: ['square=b2'] },
    corner: { line: later(YOURS, ...OPENING.slice(0, 4)), point: ['square=b4'] },
    stuck: { line: STUCK, part: 'box and hand', point: ['hand=0'] },
    dead: { line: later(YOURS, ...LATER), point: ['square=c4', 'square=d5'] },
    blocked: { line: later(LAST, 'b6 a5') },
    turned: { line: later(THREE, 'w5 e5'), part: 'players', point: ['unclaimed'] },
  },
};
