import type { Figure, LearningData, StepData } from '../../learning/learning.ts';
import { lineTo } from '../../learning/lesson.ts';
import type { Line } from '../../learning/line.ts';
import { BEFORE_LOST, OPTIONS, turns, WON } from './won.ts';

/** The game that the lesson plays, and that goes on after it. */
const JOURNEY: Line = { seats: 2, options: OPTIONS, seed: 701128 };

const START: StepData = {
  id: 'start',
  from: JOURNEY,
  point: ['target=dublin'],
  moves: ['start dublin'],
  answers: { 'start edinburgh': 'edinburgh' },
  after: ['start edinburgh'],
  rulings: ['WG-38'],
};

/** From Dublin to the far north of Ireland. */
const TO_BUSHMILLS: readonly StepData[] = [
  { id: 'roll', moves: ['roll'] },
  {
    id: 'walk',
    moves: ['step liberties'],
    answers: {
      'step dublin-port': 'elsewhere',
      'step maynooth': 'elsewhere',
      'step dublin-airport': 'airport',
      'step bray': 'elsewhere',
    },
    after: ['step teeling', 'stop'],
    rulings: ['WG-34', 'WG-35'],
  },
  {
    id: 'ask',
    point: ['level=easy'],
    moves: ['ask easy'],
    answers: { 'ask medium': 'easier', 'ask hard': 'easier', leave: 'stay' },
    rulings: ['WG-36'],
  },
  {
    id: 'answer',
    moves: ['answer c'],
    answers: { 'answer a': 'wrong', 'answer b': 'wrong', 'answer d': 'wrong', pass: 'guess' },
    after: turns('roll, step dalkeith, step glenkinchie, stop, ask hard, answer b'),
  },
  { id: 'again', point: ['to-win'], moves: ['roll'] },
  {
    id: 'special',
    moves: ['step liberties'],
    answers: { 'step portlaoise': 'elsewhere' },
    after: turns(
      'step dublin, step maynooth, step kinnegad',
      'roll, step dalkeith, step edinburgh, step queensferry, step st-magdalene',
    ),
    rulings: ['WG-4'],
  },
  { id: 'kept', point: ['hand', 'tab=own'], moves: ['roll'], rulings: ['WG-24', 'WG-29'] },
  {
    id: 'barrels',
    point: ['target=bushmills'],
    moves: ['step kilbeggan'],
    answers: { 'step maynooth': 'elsewhere' },
    after: turns('step mullingar, step enniskillen, step omagh, step derry, step coleraine, step bushmills'),
    rulings: ['WG-3', 'WG-5'],
  },
  {
    id: 'medium',
    point: ['level=medium'],
    moves: ['ask medium'],
    answers: { 'ask easy': 'bolder', 'ask hard': 'easier', leave: 'stay' },
  },
  {
    id: 'fifty',
    point: ['aid=fifty-fifty'],
    moves: ['play fifty-fifty'],
    answers: { 'answer a': 'card', 'answer b': 'card', 'answer c': 'card', 'answer d': 'card', pass: 'card' },
    rulings: ['WG-16', 'WG-17'],
  },
  {
    id: 'pick',
    moves: ['answer b'],
    answers: { 'answer d': 'wrong', pass: 'guess' },
    after: turns('roll, step queensferry, step dunfermline, step kirkcaldy'),
  },
];

/** On to Islay. */
const AT_SEA: readonly StepData[] = [
  {
    id: 'sail',
    from: {
      ...JOURNEY,
      moves: [
        ...(lineTo([START, ...TO_BUSHMILLS, { id: 'end' }], TO_BUSHMILLS.length + 1).moves ?? []),
        ...turns('roll, step ballycastle', 'roll, step dunfermline, step perth, stop, leave'),
      ],
    },
    point: ['target=sea-rathlin', 'answer=sail'],
    moves: ['sail sea-rathlin'],
    answers: { roll: 'sea' },
    after: turns('roll, step errol, step dundee, step arbroath'),
  },
  { id: 'tip', point: ['character', 'tab=own', 'target=sea-oa'] },
];

const LESSON: LearningData['lesson'] = [
  { id: 'goal', from: WON, point: ['to-win'], rulings: ['WG-1'] },
  START,
  ...TO_BUSHMILLS,
  {
    id: 'lost',
    from: BEFORE_LOST,
    moves: ['redeem'],
    answers: { leave: 'pay' },
    rulings: ['WG-44', 'WG-6'],
  },
  { id: 'found', point: ['to-win', 'tab=own'] },
  ...AT_SEA,
];

/** In a pub on Islay, short of water. */
const AT_A_PUB: Line = {
  ...WON,
  moves: [...WON.moves.slice(0, WON.moves.lastIndexOf('step bridgend') + 1), 'stop'],
};

/** A part of the board at the beginning of a step. */
const at = (id: string, part: string): Figure => ({
  line: lineTo(
    LESSON,
    LESSON.findIndex((step) => step.id === id),
  ),
  part,
});

export const data: LearningData = {
  lesson: LESSON,
  refusals: ['WG-36', 'WG-35', 'WG-29'],
  pictures: { win: 'shelf', turn: 'walk', scores: 'stock', ends: 'won' },
  figures: {
    shelf: { line: WON, part: 'own' },
    won: { line: WON, part: 'players' },
    start: at('start', 'map'),
    walk: at('walk', 'way to teeling with signs'),
    special: at('special', 'map naming kinnegad wicklow'),
    barrels: at('barrels', 'way to bushmills'),
    stock: at('ask', 'place'),
    levels: at('ask', 'counter'),
    question: at('fifty', 'question'),
    lost: at('lost', 'counter'),
    pub: { line: AT_A_PUB, part: 'counter' },
    harbour: at('sail', 'map'),
    hand: { line: BEFORE_LOST, part: 'hand' },
  },
};
