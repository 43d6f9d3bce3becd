import { expect, test } from 'vitest';
import { speakEnglish } from '../kit/testing/english.ts';
import { gameText } from '../kit/text/index.svelte.ts';
import { byRound, type Line, logOf } from './lines.ts';

const line = (at: number, more: Partial<Line> = {}): Line => ({ at, seat: 0, text: `line ${at}`, ...more });
const shape = (lines: readonly Line[]) =>
  byRound(lines).map(({ heading, lines: own }) => [heading, own.map(({ at }) => at)]);

test('without rounds all lines stand together', () => {
  expect(shape([line(0), line(1)])).toEqual([['', [0, 1]]]);
});

test('a round that begins with an event has that event as its first line', () => {
  expect(shape([line(0), line(1, { seat: null, opens: 'Day 1' }), line(2)])).toEqual([
    ['', [0]],
    ['Day 1', [1, 2]],
  ]);
});

test('a round that follows an event waits until somebody does something', () => {
  const lines = [line(0, { follows: 'Round 2' }), line(1, { seat: null }), line(2), line(3)];
  expect(shape(lines)).toEqual([
    ['', [0, 1]],
    ['Round 2', [2, 3]],
  ]);
});

test('a round in which nothing more is done gets no heading', () => {
  expect(shape([line(0, { follows: 'Round 9' }), line(1, { seat: null })])).toEqual([['', [0, 1]]]);
});

test('a line without words only opens its round', () => {
  expect(shape([line(0, { seat: null, text: '', follows: 'Round 1' }), line(1)])).toEqual([['Round 1', [1]]]);
});

test('a line that only repeats its heading is left out', async () => {
  await speakEnglish();
  const plan = { game: 'whisky-game', options: {}, seats: [{ kind: 'human', name: 'Ada' }] } as const;
  const events = [{ type: 'round', round: 3 }];
  expect(logOf(events, plan, gameText('whisky-game'))).toMatchObject([{ text: '', opens: 'Round 3' }]);
});
