import { offeredValues } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text/format.ts';
import { aloneTable } from './alone.ts';
import { START_DICE } from './components.ts';
import { dyce } from './index.ts';
import { load } from './text/index.ts';

const texts = { en: await load('en'), cs: await load('cs'), it: await load('it') };

describe('how often the strongest bot wins alone', () => {
  it('was measured by the rules of today, for every start of the white die that is offered', () => {
    expect(aloneTable.rules).toBe(dyce.rules);
    expect(Object.keys(aloneTable.startDie)).toEqual(offeredValues(dyce.options.startDie, 1));
  });

  it.each(START_DICE)('stands on enough games from %s', (startDie) => {
    const { won, games, low, high } = aloneTable.startDie[startDie];
    expect(games).toBeGreaterThanOrEqual(400);
    expect([low, won / games, high]).toEqual([low, won / games, high].toSorted((a, b) => a - b));
    expect(high - low).toBeLessThan(0.11);
  });

  it('is told with the option, in every language', () => {
    for (const language of LANGUAGES) {
      for (const startDie of START_DICE) {
        const { won, games } = aloneTable.startDie[startDie];
        const { help } = texts[language].optionValue('startDie', startDie);
        expect(help).toContain(String(games));
        // Zero and one are written as words.
        if (won > 1) expect(help).toMatch(new RegExp(`\\b${won}\\b`));
        if (won > 0) expect(help).toMatch(/\([\d.,]+\s?%\)/);
      }
    }
  });

  it('is not told of a start that is no longer offered', () => {
    expect(texts.en.optionValue('startDie', '6')).toEqual({
      label: '6',
      help: 'The game ends when the die would rise for the 1st time.',
    });
  });
});
