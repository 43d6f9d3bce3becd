import type { Outcome } from '@taproom/engine';
import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { outcome } from '../../table/testing/snapshot.ts';
import { type Ended, isWon, verdictOf } from './verdict.ts';

beforeAll(speakEnglish);

const NAMES = ['Anna', 'Ben', 'Cleo'];
const ended = (told: Partial<Ended>, result: Partial<Outcome> = {}): Ended => ({
  outcome: outcome(result),
  names: NAMES.slice(0, 2),
  mine: [0],
  resigned: [],
  text: {},
  scoring: 'most',
  ...told,
});
const verdict = (...given: Parameters<typeof ended>): string => verdictOf(ended(...given));

test('a win is told with its margin, to the winner and to everyone else', () => {
  expect(verdict({})).toBe('You win by 4');
  expect(verdict({ mine: [1] })).toBe('Anna wins by 4');
  expect(verdict({ mine: [0, 1] })).toBe('Anna wins by 4');
  expect(verdict({ mine: [] })).toBe('Anna wins by 4');
});

test('among three or more, the others are told their place and how far it was', () => {
  const three = { places: [1, 3, 2], scores: [30, 24, 27] };
  expect(verdict({ names: NAMES, mine: [2] }, three)).toBe('You come second, 3 behind');
  expect(verdict({ names: NAMES, mine: [1] }, three)).toBe('You come third, 6 behind');
});

test('where fewer points win, the margin is the other way round', () => {
  expect(verdict({ scoring: 'fewest' }, { scores: [8, 12] })).toBe('You win by 4');
  const fewest = { scores: [14, 18, 20], places: [1, 2, 3] };
  expect(verdict({ scoring: 'fewest', names: NAMES, mine: [1] }, fewest)).toBe('You come second, with 4 too many');
});

test('where something else comes before the points, no margin is told', () => {
  expect(verdict({ scoring: 'none' }, { scores: [17, 22] })).toBe('You win!');
  expect(verdict({ scoring: 'none', mine: [1] }, { scores: [17, 22] })).toBe('Anna wins');
  expect(verdict({ scoring: 'none', names: NAMES, mine: [2] }, { places: [1, 3, 2], scores: [1, 2, 3] })).toBe(
    'You come second',
  );
});

test('a tie-break is called one', () => {
  expect(verdict({}, { scores: [9, 9] })).toBe('You win on the tie-break');
  expect(verdict({ mine: [1] }, { scores: [9, 9] })).toBe('Anna wins on the tie-break');
  expect(verdict({ names: NAMES, mine: [1] }, { places: [1, 2, 3], scores: [9, 9, 5] })).toBe(
    'You come second on the tie-break',
  );
});

test('a shared first place', () => {
  expect(verdict({}, { places: [1, 1], scores: [9, 9] })).toBe('All square');
  const shared = { places: [1, 1, 3], scores: [9, 9, 5] };
  expect(verdict({ names: NAMES }, shared)).toBe('You share the win with Ben');
  expect(verdict({ names: NAMES, mine: [2] }, shared)).toBe('You come third, 4 behind');
  expect(verdict({ names: NAMES, mine: [] }, shared)).toBe('Anna and Ben share the win');
});

test('whoever gave up is told who wins, and the winner why', () => {
  const given = { places: [2, 1], scores: [], endings: ['resigned'] };
  expect(verdict({ resigned: [0] }, given)).toBe('You gave up. Ben wins');
  expect(verdict({ resigned: [0], mine: [1] }, given)).toBe('You win: Anna gave up');
  expect(verdict({ resigned: [0], mine: [] }, given)).toBe('Ben wins: Anna gave up');
});

test('the margin is that to the best of those who stayed', () => {
  const result = { places: [1, 2, 3], scores: [20, 15, 40] };
  expect(verdict({ names: NAMES, resigned: [2] }, result)).toBe('You win by 5');
});

const par = { bronze: 112, silver: 127, gold: 141 };
const alone = (score: number, medal?: Ended['medal']): string =>
  verdict({ names: ['Anna'], par, medal }, { places: [1], scores: [score] });

test('alone, the verdict is the medal and how far it is to the next one', () => {
  expect(alone(87)).toBe('No medal yet: 25 short of bronze');
  expect(alone(122, 'bronze')).toBe('Bronze, 5 short of silver');
  expect(alone(132, 'silver')).toBe('Silver, 9 short of gold');
  expect(alone(144, 'gold')).toBe('Gold, with 3 to spare');
  expect(alone(141, 'gold')).toBe('Gold, to the point');
});

test('alone without medals the game itself has the word, unless the match was given up', () => {
  const text = { alone: () => 'Won in 9 rounds' };
  expect(verdict({ names: ['Anna'], text }, { places: [1], scores: [4] })).toBe('Won in 9 rounds');
  expect(verdict({ names: ['Anna'], text }, { places: [1], scores: [] })).toBe('Given up');
});

test('a medal is a win, a score below all of them is not', () => {
  const solo = (medal?: Ended['medal']) => ended({ names: ['Anna'], par, medal }, { places: [1], scores: [99] });
  expect([isWon(solo()), isWon(solo('bronze'))]).toEqual([false, true]);
  expect([isWon(ended({})), isWon(ended({ mine: [1] })), isWon(ended({ mine: [] }))]).toEqual([true, false, true]);
});

test('in a daily about points the result is told, whoever wins, and reaching par is the win', () => {
  const lost = { places: [2, 1], scores: [12, 14] };
  const daily = { result: '12 points', isParReached: false };
  expect(verdict({ daily }, lost)).toBe('12 points');
  expect(isWon(ended({ daily }))).toBe(false);
  expect(isWon(ended({ daily: { ...daily, isParReached: true } }, lost))).toBe(true);
});
