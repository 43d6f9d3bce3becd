import { actionKey, fastRng, isAction } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { MALFORMED, mutantsOf, vocabularyOf } from './mutants.ts';
import { anyCups, cups } from './toys/cups.ts';

const words = vocabularyOf(anyCups, [cups.setup(2, { rounds: 'two' }, fastRng(1))]);
const mutants = mutantsOf({ type: 'stake', coins: 1 } as never, words, fastRng(1));
const keys = new Set(mutants.map(actionKey));

describe('mutants', () => {
  it('are made of the words of a game', () => {
    expect([...words.types]).toEqual(['fold', 'stake']);
    expect(words.values.get('coins')).toEqual([1, 2]);
  });

  it.each([
    { type: 'stake', coins: 2 },
    { type: 'stake', coins: 0 },
    { type: 'stake', coins: '1' },
    { type: 'stake', coins: null },
    { type: 'stake', coins: [] },
    { type: 'stake', coins: 'x'.repeat(64) },
    { type: 'stake' },
    { type: 'stake', coins: 1, extra: 1 },
    { type: 'fold', coins: 1 },
    { type: 'fold' },
    { type: 'constructor', coins: 1 },
  ])('include %j', (action) => {
    expect(keys).toContain(actionKey(action));
  });

  it('all have the form of an action, unlike what is malformed', () => {
    expect(mutants.filter((mutant) => !isAction(mutant))).toEqual([]);
    expect(MALFORMED.filter(isAction)).toEqual([]);
  });
});
