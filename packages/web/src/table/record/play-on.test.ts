import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import type { TablePlan } from '../table.ts';
import { seatsToPlayOn } from './play-on.ts';

beforeAll(speakEnglish);

const plan: TablePlan = {
  game: 'dice-box',
  options: {},
  seats: [
    { kind: 'human', name: 'Anna' },
    { kind: 'bot', level: 'master' },
    { kind: 'human', name: 'Ben' },
  ],
};

test('whoever plays on alone has the seat in question, and bots have the others', () => {
  expect(seatsToPlayOn(plan, 2, true)).toEqual([
    { kind: 'bot', level: 'regular' },
    { kind: 'bot', level: 'master' },
    { kind: 'human', name: 'Ben' },
  ]);
});

test('in the place of a bot sits whoever played against it', () => {
  expect(seatsToPlayOn(plan, 1, true)[1]).toEqual({ kind: 'human', name: 'Anna' });
});

test('at one device all seats are played by people, under the names they had', () => {
  const seats = seatsToPlayOn(plan, 0, false);
  expect(seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'human']);
  expect(seats[2]).toEqual({ kind: 'human', name: 'Ben' });
});
