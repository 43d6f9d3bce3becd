import type { Verdict } from '@taproom/games/training';
import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { gameText, say } from '../../kit/text/index.svelte.ts';
import { foundText, reasonText, verdictText } from './reason.ts';

beforeAll(speakEnglish);

const VERDICT: Verdict = {
  moves: [
    ['best', 40.2],
    ['fair', 35.4],
    ['poor', 12],
    ['bad', 3],
  ],
  enough: 33,
  tempting: 'poor',
  gains: [
    ['red', 1.9],
    ['blue', -1.2],
  ],
  rival: -4.2,
};

const around = () => ({ say, text: gameText('dice-box'), unit: 'wins' as const, move: (name: string) => name });
const tried = (move: string) => {
  const worth = VERDICT.moves.find(([name]) => name === move)?.[1] ?? 0;
  return { move, worth, isRight: worth >= VERDICT.enough, verdict: VERDICT };
};

test('the best move needs no other beside it', () => {
  expect(verdictText(around(), tried('best'))).toBe('best: wins 40 of 100 games.');
});

test('a move that is right without being the best is told why', () => {
  expect(verdictText(around(), tried('fair'))).toBe(
    'fair: wins 35 of 100 games, as good as the best within the error of measuring (best: 40).',
  );
  expect(verdictText({ ...around(), unit: 'points' }, tried('fair'))).toBe(
    'fair: 35.4 points in the end, on average, as good as the best within the error of measuring (best: 40.2).',
  );
});

test('a wrong move is told what the best one is worth', () => {
  expect(verdictText(around(), tried('bad'))).toBe('bad: wins 3 of 100 games. best: wins 40 of 100 games.');
});

test('the reason says with which move the best one was compared, and names parts in mid-sentence', () => {
  const gains = 'red +1.9, blue −1.2, your best rival −4.2.';
  expect(reasonText(around(), tried('poor'))).toBe(`Compared with your move, the best one brings in the end: ${gains}`);
  expect(reasonText(around(), tried('fair'))).toBe(
    `Compared with “poor”, a tempting mistake, the best move brings in the end: ${gains}`,
  );
  expect(reasonText(around(), tried('bad'))).toBe(
    `What the best move brings in the end was counted against another one, “poor”: ${gains}`,
  );
});

test('how many found it is said of how many', () => {
  expect(foundText({ say }, { id: 'a', line: { seats: 2, seed: 1 }, found: [8, 7, 8, 0] })).toBe(
    'How many bots of each strength found a right move: Guest 8 of 8, Regular 7 of 8, Brewer 8 of 8, Master 0 of 8.',
  );
});
