import { KINDS } from '@taproom/games/six-sided-stout';
import { LANGUAGES } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { written } from '../../../kit/dice/letters.ts';
import { markOf } from './marks.ts';

test.each(LANGUAGES)('everything on the board has a mark of its own in %s', (language) => {
  const marks = [...KINDS, 'malt', 'roast', 'burnt'] as const;
  for (const one of marks) expect(() => written(markOf(one, language))).not.toThrow();
  expect(new Set(marks.map((one) => markOf(one, language))).size).toBe(marks.length);
});
