import type { LearningData } from '../../learning/learning.ts';
import type { Line } from '../../learning/line.ts';

/** The lesson's market: 4 and 5 for malt on day 1, 3, 4, 2 for yeast on day 3, 3 and 3 for hops on day 4. */
const SEED = 348;

/** Days as they were brewed, each closed in the evening; then what has happened today. */
const brewed = (days: readonly string[], today = ''): Line => ({
  seats: 1,
  seed: SEED,
  moves: [...days.flatMap((day) => [...movesIn(day), 'done']), ...movesIn(today)],
});
const movesIn = (day: string): string[] => day.split(', ').filter(Boolean);

/** What the learner brews. */
const LEARNED = [
  'malt, pale b1, pale c1',
  'roast pale 2 5',
  'yeast+scientist, keep 2 3, yeast b2, caramel a2',
  'hops, hops d1, hops e1, hops f1',
] as const;

/** One way to finish it: 87 points. */
const FINISHED = [
  ...LEARNED,
  'malt, pale f2, pale e2',
  'roast caramel 1 5, chocolate a3, chocolate a4, chocolate a5, chocolate a6, chocolate b6, chocolate c6',
  'roast pale 2 5, caramel d6',
  'yeast+masterBrewer, keep 2 3, yeast b5',
  'hops, hops f3, hops f4, hops f5, caramel f6, caramel e6, caramel e5',
  'malt, pale a1',
] as const;

/** The same answer to several moves. */
const toEach = (answer: string, ...moves: readonly string[]): Record<string, string> =>
  Object.fromEntries(moves.map((move) => [move, answer]));

export const data: LearningData = {
  lesson: [
    { id: 'goal', from: brewed(FINISHED), point: ['score'] },
    {
      id: 'malt',
      from: brewed([]),
      point: ['choice=malt'],
      moves: ['malt'],
      answers: {
        ...toEach('malt-first', 'hops', 'yeast'),
        ...toEach('save-assistant', 'malt+maltExpert', 'malt+masterBrewer'),
        stop: 'stop',
      },
      rulings: ['SS-17', 'SS-7'],
    },
    {
      id: 'first',
      point: ['kind=pale'],
      moves: ['pale b1'],
      answers: { ...toEach('elsewhere', 'pale a1', 'pale b2', 'pale c1', 'pale a2', 'pale f6'), done: 'put-first' },
      rulings: ['SS-16', 'SS-20'],
    },
    {
      id: 'chain',
      moves: ['pale c1'],
      answers: { ...toEach('keep-corner', 'pale a1', 'pale b2'), done: 'put-first' },
      rulings: ['SS-10', 'SS-11'],
    },
    {
      id: 'close',
      point: ['kind=pale'],
      moves: ['done'],
      answers: toEach('save-pale', 'pale a1', 'pale b2', 'pale d1'),
      rulings: ['SS-9'],
    },
    {
      id: 'roast',
      point: ['choice=roast'],
      moves: ['roast pale 2 5'],
      after: ['done'],
      answers: { ...toEach('roast-first', 'hops', 'yeast'), stop: 'stop' },
    },
    {
      id: 'assistant',
      moves: ['yeast+scientist'],
      answers: {
        yeast: 'take-scientist',
        'yeast+masterBrewer': 'save-brewer',
        ...toEach('yeast-first', 'malt', 'hops', 'roast caramel 2 5'),
        stop: 'stop',
      },
      rulings: ['SS-6'],
    },
    {
      id: 'keep',
      point: ['cell=b2'],
      moves: ['keep 2 3'],
      answers: toEach('too-much', 'keep 2 4', 'keep 3 4'),
      rulings: ['SS-15'],
    },
    {
      id: 'yeast',
      moves: ['yeast b2'],
      answers: { 'yeast d1': 'one-side', ...toEach('yeast-now', 'caramel a1', 'caramel d1') },
      rulings: ['SS-19', 'SS-2'],
    },
    {
      id: 'beside',
      point: ['cell=b2'],
      moves: ['caramel a2'],
      answers: { ...toEach('not-beside', 'caramel a1', 'caramel d1'), done: 'put-first' },
      rulings: ['SS-18'],
    },
    {
      id: 'no-beer',
      point: ['score'],
      moves: ['done'],
      answers: toEach('save-caramel', 'caramel a1', 'caramel a3'),
    },
    {
      id: 'hops',
      point: ['choice=hops', 'values'],
      moves: ['hops'],
      answers: {
        ...toEach('save-assistant', 'hops+hopsImporter', 'hops+masterBrewer'),
        ...toEach('hops-first', 'malt', 'roast caramel 1 5'),
        stop: 'stop',
      },
      rulings: ['SS-4'],
    },
    {
      id: 'room',
      point: ['cell=a1'],
      moves: ['hops d1'],
      after: ['hops e1', 'hops f1'],
      answers: { 'hops a3': 'caramel-side', ...toEach('hops-now', 'caramel a1', 'caramel a3', 'caramel d1') },
      rulings: ['SS-8'],
    },
    {
      id: 'beer',
      point: ['score'],
      moves: ['done'],
      answers: toEach('save-caramel', 'caramel a1', 'caramel a3', 'caramel e2', 'caramel f2'),
    },
    { id: 'end', point: ['day=10', 'choice=stop'] },
    { id: 'patience', point: ['choice=roast', 'kind=caramel'] },
  ],
  refusals: ['SS-10', 'SS-8', 'SS-4'],
  pictures: { win: 'finished', turn: 'market', scores: 'values', ends: 'days' },
  figures: {
    finished: { line: brewed(FINISHED), part: 'recipe' },
    big: { line: { seats: 1, seed: SEED, options: { board: 'big' } }, part: 'recipe' },
    market: { line: brewed([]), part: 'choices' },
    keep: { line: brewed(LEARNED.slice(0, 2), 'yeast+scientist'), part: 'dice' },
    stores: { line: brewed([...FINISHED.slice(0, 5), 'roast caramel 1 5', 'roast pale 2 5'], 'malt'), part: 'stores' },
    chain: { line: brewed([], 'malt, pale b1, pale c1'), part: 'recipe' },
    room: { line: brewed(LEARNED.slice(0, 3), 'hops'), part: 'recipe' },
    values: { line: brewed([]), part: 'values' },
    hops: { line: brewed(FINISHED), part: 'contacts f5' },
    yeast: { line: brewed(LEARNED.slice(0, 3)), part: 'contacts b2' },
    'no-beer': { line: brewed(LEARNED.slice(0, 3)), part: 'score' },
    days: { line: brewed(FINISHED.slice(0, 9)), part: 'days' },
  },
};
