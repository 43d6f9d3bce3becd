import { FIELDS } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { at, never } from '../../../lists.ts';
import { gaitOf, lastingGait } from './gait.ts';
import { travel } from './journey.ts';
import { numberOf } from './roads.ts';
import { journeyTo, NOTHING_FOUND, NOWHERE, noGoals } from './travel.ts';

const ON_FOOT = lastingGait('alan-winchester');
const HUNG_OVER = gaitOf({ character: 'jim-swan', country: 'scotland', open: ['hangover', 'carriage'] });

function goalsAt(...places: string[]) {
  const goals = noGoals();
  for (const place of places) goals.cost[numberOf(place)] = 0;
  return goals;
}

const errandTo = (...places: string[]) =>
  ({ goals: goalsAt(...places), found: NOTHING_FOUND, gait: ON_FOOT, flight: NOWHERE }) as const;

test.each([
  ['on foot', ON_FOOT, NOWHERE],
  ['with two dice, a carriage and a hangover', HUNG_OVER, NOWHERE],
  ['with a ticket', ON_FOOT, 0.7],
] as const)('a journey %s takes about as long as it was reckoned for 0.1.0', (_, gait, flight) => {
  const goals = goalsAt('macallan', 'lochranza');
  const quick = travel({ goals, found: NOTHING_FOUND, gait, flight }, 0.02).turns;
  const slow = journeyTo(goals, gait, flight).turns;
  for (const [field, turns] of quick.entries()) expect(Math.abs(turns - at([...slow], field))).toBeLessThan(0.6);
});

test('what is found on the way makes a journey worth more, and only where there is any', () => {
  const found = Float64Array.from(FIELDS, ({ kind }) => (kind === 'barrel' ? 0.1 : 0));
  const bare = travel(errandTo('clynelish'), 0.02).turns;
  const rich = travel({ ...errandTo('clynelish'), found }, 0.02).turns;
  const gains = [...bare].map((turns, field) => turns - (rich[field] ?? never()));
  expect(Math.min(...gains)).toBeGreaterThan(-0.15);
  expect(Math.max(...gains)).toBeGreaterThan(0.2);
});

test('of two goals the nearer one counts', () => {
  const both = travel(errandTo('macallan', 'dingle'), 0.02).turns;
  expect(both[numberOf('dublin')]).toBeLessThan(
    travel(errandTo('macallan'), 0.02).turns[numberOf('dublin')] ?? never(),
  );
});
