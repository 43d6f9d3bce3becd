import { type FastRng, fastRng, rollDie } from '@taproom/engine';
import { type FieldId, ferriesFrom, roadsFrom, waysFrom } from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { at, never } from '../../../lists.ts';
import { chancesOf, type Gait, gaitOf, lastingGait } from './gait.ts';
import { numberOf } from './roads.ts';
import { journeyTo, noGoals, turnsTo } from './travel.ts';

const ON_FOOT = lastingGait('alan-winchester');
const IN_SCOTLAND = { character: 'alan-winchester', country: 'scotland' } as const;

/** How likely a roll means each number of fields, without those that are impossible. */
const told = (gait: Gait, country: 'ireland' | 'scotland'): [number, number][] =>
  [...chancesOf(gait, country).entries()].filter(([, chance]) => chance > 0).map(([n, chance]) => [n, chance]);

const chanceIn = (gait: Gait, country: 'ireland' | 'scotland', fields: number): number =>
  new Map(told(gait, country)).get(fields) ?? 0;

describe('rolls', () => {
  test('always come to something', () => {
    for (const character of ['alan-winchester', 'jim-swan', 'john-jameson'] as const) {
      for (const open of [[], ['truck'], ['carriage'], ['hangover', 'truck']] as const) {
        const chances = told(gaitOf({ character, country: 'scotland', open: [...open] }), 'scotland');
        expect(chances.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 10);
      }
    }
  });

  test('of one die never mean six, and a six adds another throw', () => {
    expect(chanceIn(ON_FOOT, 'scotland', 6)).toBe(0);
    expect(chanceIn(ON_FOOT, 'scotland', 4)).toBeCloseTo(1 / 6, 2);
    expect(chanceIn(ON_FOOT, 'scotland', 9)).toBeCloseTo(1 / 36, 2);
  });

  test('with truck and carriage make ten of a four, and only where they are', () => {
    const gait = gaitOf({ ...IN_SCOTLAND, open: ['truck', 'carriage'] });
    expect(chanceIn(gait, 'scotland', 10)).toBeCloseTo(1 / 6, 2);
    expect(told(gait, 'ireland')).toEqual(told(ON_FOOT, 'ireland'));
  });

  test('with a hangover mean nothing for a one or a two', () => {
    expect(chanceIn(gaitOf({ ...IN_SCOTLAND, open: ['hangover'] }), 'scotland', 0)).toBeCloseTo(1 / 3, 2);
  });

  test('of John Jameson are longer in Ireland', () => {
    const gait = lastingGait('john-jameson');
    expect(chanceIn(gait, 'ireland', 6)).toBeCloseTo(1 / 6, 2);
    expect(told(gait, 'scotland')).toEqual(told(ON_FOOT, 'scotland'));
  });
});

describe('expected turns', () => {
  test.each(['oban', 'macallan', 'glasgow-airport', 'port-ellen'])(
    'are one beside %s, where every roll can stop',
    (place) => {
      for (const beside of roadsFrom(place)) expect(turnsTo(place, ON_FOOT)[numberOf(beside)]).toBeCloseTo(1, 1);
    },
  );

  test('lead over the sea where there is no road', () => {
    const turns = turnsTo('lochranza', ON_FOOT);
    expect(turns[numberOf('oban')]).toBeLessThan(12);
    expect(turns[numberOf(at(ferriesFrom('brodick'), 0))]).toBeLessThan(turns[numberOf('oban')] ?? never());
  });

  test('are fewer with a truck and more with a hangover', () => {
    const from = numberOf('glasgow-airport');
    const turnsWith = (...open: ('hangover' | 'truck')[]): number =>
      turnsTo('clynelish', gaitOf({ ...IN_SCOTLAND, open }))[from] ?? never();
    const [slow, plain, fast] = [turnsWith('hangover'), turnsWith(), turnsWith('truck')];
    expect(fast).toBeLessThan(plain - 1);
    expect(slow).toBeGreaterThan(plain + 1);
  });

  test('are fewer with a ticket where one has to go far', () => {
    const goals = noGoals();
    goals.cost[numberOf('dublin-port')] = 0;
    const [bound, free] = [journeyTo(goals, ON_FOOT), journeyTo(goals, ON_FOOT, 0)];
    expect(free.turns[numberOf('aberdeen')]).toBeLessThan((bound.turns[numberOf('aberdeen')] ?? never()) / 2);
  });

  test('are what journeys take that are really made', () => {
    const goals = noGoals();
    goals.cost[numberOf('glenmorangie')] = 0;
    const { turns, ending } = journeyTo(goals, ON_FOOT);
    const rng = fastRng(3);
    const taken = Array.from({ length: 400 }, () => travel('edinburgh', 'glenmorangie', ending, rng));
    const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
    expect(Math.abs(mean - (turns[numberOf('edinburgh')] ?? never()))).toBeLessThan(0.4);
  });
});

/** Turns until a traveller who always takes the best end of a walk is there. */
function travel(from: FieldId, to: FieldId, ending: Float64Array, rng: FastRng): number {
  let at = from;
  for (let turns = 0; ; turns++) {
    if (at === to) return turns;
    const ends = [...waysFrom([at], roll(rng)).keys()];
    at = ends.reduce((best, end) =>
      (ending[numberOf(end)] ?? never()) < (ending[numberOf(best)] ?? never()) ? end : best,
    );
  }
}

function roll(rng: FastRng): number {
  const value = rollDie(rng);
  return value === 6 ? value + roll(rng) : value;
}
