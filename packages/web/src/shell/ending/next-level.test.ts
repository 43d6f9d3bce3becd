import type { Level } from '@taproom/bots';
import { GAME_IDS } from '@taproom/games/shelf';
import { beforeAll, expect, test } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import { speakEnglish } from '../../kit/testing/english.ts';
import type { SeatPlan, TablePlan } from '../../table/table.ts';
import { nextLevel } from './next-level.ts';

await Promise.all(GAME_IDS.map(loadFace));

beforeAll(speakEnglish);

const ANNA: SeatPlan = { kind: 'human', name: 'Anna' };
const against = (...levels: Level[]): TablePlan => ({
  game: 'dice-box',
  options: {},
  seats: [ANNA, ...levels.map((level): SeatPlan => ({ kind: 'bot', level }))],
});

test.each([
  ['guest', 'Next: Stanley'],
  ['learner', 'Next: Maud'],
  ['regular', 'Next: Hector'],
  ['brewer', 'Next: Agnes'],
  ['master', 'Next: Bert'],
] as const)('after a win against a %s the next person waits', (level, label) => {
  expect(nextLevel(against(level))?.label).toBe(label);
});

test('every bot becomes stronger, as far as there is a stronger one', () => {
  const next = nextLevel(against('guest', 'landlord'));
  expect(next?.plan.seats).toEqual(against('learner', 'landlord').seats);
  expect(next?.label).toBe('Next: stronger bots');
});

test('nobody is stronger than the landlord, and people stay as they are', () => {
  expect(nextLevel(against('landlord'))).toBeUndefined();
  expect(nextLevel({ ...against(), seats: [ANNA, ANNA] })).toBeUndefined();
});

test('alone, the game says what is harder', () => {
  const alone = (startDie: string): TablePlan => ({
    game: 'dyce',
    options: { first: 'random', startDie },
    seats: [ANNA],
  });
  expect(nextLevel(alone('1'))?.plan.options).toEqual({ first: 'random', startDie: '2' });
  expect(nextLevel(alone('1'))?.label).toMatch(/^Next: .*2$/);
  expect(nextLevel(alone('5'))).toBeUndefined();
  expect(nextLevel({ game: 'six-sided-stout', options: {}, seats: [ANNA], daily: '2026-11-15' })).toBeUndefined();
});
