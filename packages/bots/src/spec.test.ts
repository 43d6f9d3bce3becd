import { describe, expect, test } from 'vitest';
import { LEVEL_SPECS, LEVELS, makeBotSpec, parseBotSpec } from './spec.ts';

describe('the name of a bot', () => {
  test.each(['random', 'greedy', 'search:2000', 'search:150ms'])('%s is read and written alike', (name) => {
    const spec = parseBotSpec(name);
    expect(spec.ok && makeBotSpec(spec.value)).toBe(name);
  });

  test.each(LEVELS)('%s is a level', (level) => {
    expect(parseBotSpec(level)).toEqual({ ok: true, value: LEVEL_SPECS[level] });
  });

  test.each(['', 'Greedy', 'search', 'search:0', 'search:-5', 'search:1e9', 'search:150 ms', 'toString'])(
    '%j names no bot and is answered with what does',
    (name) => {
      const spec = parseBotSpec(name);
      expect(spec).toMatchObject({ ok: false, error: { code: 'unknown-bot', given: name } });
      expect(!spec.ok && spec.error.valid).toContain('search:<milliseconds>ms');
    },
  );
});
