import { speaker } from '@taproom/games/text';
import type { TableState } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import type { Key } from '../text/index.ts';
import { soonIn } from './soon.ts';

const say = speaker<Key>('en', en);
const anna = { kind: 'human', name: 'Anna', isHere: true, isStoodIn: false } as const;
const INFO = {
  game: 'dice-box',
  seats: [anna, { ...anna, name: 'Ben' }],
  clock: { kind: 'live', bank: 60, increment: 0 },
};

const stateOf = (state: object, info: object = {}): TableState =>
  ({ mine: [0], outcome: null, clock: null, info: { ...INFO, ...info }, ...state }) as unknown as TableState;

test('one is told when half a minute is left, and once more ten seconds before the end', () => {
  const clock = { now: 0, left: [25_000, 60_000], running: [0] };
  expect(soonIn(stateOf({ clock }), say)).toEqual([{ after: 15_000, line: '10 seconds left for you.' }]);
  const early = { now: 0, left: [45_000, 60_000], running: [0] };
  expect(soonIn(stateOf({ clock: early }), say).map(({ after }) => after)).toEqual([15_000, 35_000]);
  expect(soonIn(stateOf({ clock: { ...early, running: [1] } }), say)).toEqual([]);
});

test('one is told when one may go on without somebody, and how', () => {
  const away = { ...anna, name: 'Ben', isHere: false, away: { for: 5, until: 60_000 } };
  const seats = [anna, away];
  const line = 'Ben is still away. You can go on without them: replace, claim';
  const win = stateOf({}, { seats, absence: { minutes: 1, may: 'win' } });
  expect(soonIn(win, say)).toEqual([{ after: 60_000, line }]);
  expect(soonIn(stateOf({}, { seats, absence: { minutes: 1, may: 'bot' } }), say)[0]?.line).not.toContain('claim');
  expect(soonIn(stateOf({ mine: [] }, { seats }), say)).toEqual([]);
});
