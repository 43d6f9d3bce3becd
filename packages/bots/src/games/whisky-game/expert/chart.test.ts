import { REGIONS, roadsFrom } from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { at, never } from '../../../lists.ts';
import { lastingGait } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsTo } from '../travel/travel.ts';
import { after, chartOf, isDone, turnsOn } from './chart.ts';

const ON_FOOT = lastingGait('alan-winchester');
const SURE = { easy: 1, medium: 1, hard: 1 };
const LIKELY = { easy: 0.95, medium: 0.85, hard: 0.7 };
const ALL = (1 << REGIONS.length) - 1;
const only = (region: (typeof REGIONS)[number]): number => 1 << REGIONS.indexOf(region);
const chart = chartOf(ON_FOOT, LIKELY, 25);

const turnsFrom = (field: string, missing: number, points: number, on = chart): number =>
  turnsOn(on, { missing, points }, numberOf(field));

describe('a chart', () => {
  test('knows that nothing is left to do', () => {
    expect(isDone({ missing: 0, points: 0 })).toBe(true);
    expect(turnsFrom('oban', 0, 0)).toBe(0);
  });

  test('takes no longer to a region than to any one of its distilleries', () => {
    const sure = chartOf(ON_FOOT, SURE, 15);
    const [beside = never()] = roadsFrom('talisker');
    expect(turnsFrom(beside, only('islands'), 0, sure)).toBeCloseTo(1, 1);
    for (const field of ['dublin', 'edinburgh', 'oban']) {
      const one = turnsTo('talisker', ON_FOOT)[numberOf(field)] ?? never();
      expect(turnsFrom(field, only('islands'), 0, sure)).toBeLessThanOrEqual(one + 0.1);
    }
  });

  test('takes the longer the more is missing', () => {
    for (const field of ['dublin', 'bowmore', 'oban']) {
      grows([0, 1, 3, 5, 6, 10, 17, 25].map((points) => turnsFrom(field, ALL, points)));
      grows([0, 1, 3, 7, 15, 31, 63].map((missing) => turnsFrom(field, missing, 12)));
    }
  });

  /** As far as a chart is exact. */
  function grows(turns: readonly number[]): void {
    for (const [i, one] of turns.slice(1).entries()) expect(one).toBeGreaterThan(at(turns, i) - 0.15);
    expect(at(turns, turns.length - 1)).toBeGreaterThan(at(turns, 0) + 1);
  }

  test('takes longer for those who know less', () => {
    const doubtful = chartOf(ON_FOOT, { easy: 0.5, medium: 0.3, hard: 0.15 }, 25);
    expect(turnsFrom('dublin', ALL, 25, doubtful)).toBeGreaterThan(1.3 * turnsFrom('dublin', ALL, 25));
  });

  test('reads half points between whole ones', () => {
    const [low, high] = [turnsFrom('oban', 1, 8), turnsFrom('oban', 1, 9)];
    expect(turnsFrom('oban', 1, 8.5)).toBeCloseTo((low + high) / 2, 4);
  });
});

test('after a bottle its region and its points are there', () => {
  const then = after({ missing: ALL, points: 4 }, 2, 5);
  expect(then).toEqual({ missing: ALL - 4, points: 0 });
  expect(after({ missing: 1, points: 4 }, 3, 1)).toEqual({ missing: 1, points: 3 });
});
