import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { refusedText } from './refused.ts';
import { whyOf } from './why.ts';

beforeAll(speakEnglish);

test('a browser that refuses a table is quoted, in a whole sentence', () => {
  expect(refusedText(new Error('You may not'))).toContain('could not save the table: You may not. A private window');
});

test('an error without a message is known by its name', () => {
  expect(whyOf(new DOMException('', 'SecurityError'))).toBe('SecurityError');
});

test('a device without room says so, even if the browser gives only a name', () => {
  expect(refusedText(new DOMException('', 'QuotaExceededError'))).toMatch(/^This device has no room left/);
});
