import { describe, expect, it } from 'vitest';
import { offeredValues, parseOptions, seatCounts } from './options.ts';
import { ladder } from './testing/ladder.ts';

describe('options', () => {
  it('are filled up with the defaults', () => {
    expect(parseOptions(ladder, 2)).toEqual({ ok: true, value: { rungs: 'few', start: 'first' } });
    expect(parseOptions(ladder, 3, { rungs: 'many' })).toEqual({ ok: true, value: { rungs: 'many', start: 'first' } });
  });

  it.each([1, 5, 2.5, '2', null, Number.NaN])('refuse %j seats and name the possible counts', (seats) => {
    expect(parseOptions(ladder, seats)).toEqual({
      ok: false,
      error: { code: 'bad-seats', given: seats, valid: ['2', '3', '4'] },
    });
  });

  it('refuse an unknown name and list the known ones', () => {
    expect(parseOptions(ladder, 2, { rung: 'few' })).toEqual({
      ok: false,
      error: { code: 'unknown-option', option: 'rung', valid: ['rungs', 'start'] },
    });
  });

  it.each(['none', 7, {}, ['few']])('refuse the value %j and list the valid ones', (given) => {
    expect(parseOptions(ladder, 2, { rungs: given })).toEqual({
      ok: false,
      error: { code: 'bad-value', option: 'rungs', given, valid: ['few', 'many'] },
    });
  });

  it('refuse a value that is not offered at this seat count', () => {
    expect(offeredValues(ladder.options.rungs, 4)).toEqual(['few']);
    expect(parseOptions(ladder, 4, { rungs: 'many' })).toEqual({
      ok: false,
      error: { code: 'bad-value', option: 'rungs', given: 'many', valid: ['few'] },
    });
  });

  it('know the seat counts of a game', () => {
    expect(seatCounts(ladder)).toEqual([2, 3, 4]);
  });
});
