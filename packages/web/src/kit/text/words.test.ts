import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../testing/english.ts';
import { dayInWords } from './words.ts';

beforeAll(speakEnglish);

const NOW = new Date(2026, 10, 18, 6, 30).getTime();

test.each([
  [new Date(2026, 10, 18, 0, 5), /^today, /],
  [new Date(2026, 10, 17, 23, 50), /^yesterday, /],
  [new Date(2026, 10, 16, 12), /^(Monday,? 16 November|Monday,? November 16)$/],
  [new Date(2025, 2, 3, 12), /^(3 March 2025|March 3, 2025)$/],
])('%s is a day in words', (time, words) => {
  expect(dayInWords(time.getTime(), NOW)).toMatch(words);
});
