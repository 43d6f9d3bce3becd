import { describe, expect, it } from 'vitest';
import { describeViolation, inspect, LAWS } from './inspect.ts';
import { setupsOf } from './setups.ts';
import { anyCups, CUPS_RULINGS } from './toys/cups.ts';
import { planted } from './toys/planted.ts';

const inspection = { setups: setupsOf(anyCups), games: 3, rulings: CUPS_RULINGS, mostActions: 30 };

describe('the laws', () => {
  it('find nothing wrong with a game that is right', () => {
    expect(inspect(anyCups, inspection).map(describeViolation)).toEqual([]);
  });

  it.each(planted)('$law alone is broken when $bug', ({ law, game }) => {
    expect(inspect(game, inspection).map((violation) => violation.law)).toEqual([law]);
  });

  it('each catch a planted bug', () => {
    expect(new Set(planted.map(({ law }) => law))).toEqual(new Set(Object.keys(LAWS)));
  });
});
