import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf } from './share.ts';

beforeAll(() => void vi.setSystemTime(new Date(2026, 10, 18, 12)));
afterAll(() => void vi.useRealTimers());

test('a result leads to the daily of its own day', () => {
  expect(addressOf('https://a.example', 'dyce', '2026-11-18')).toBe('https://a.example/daily/dyce');
  expect(addressOf('https://a.example', 'dyce', '2026-11-15')).toBe('https://a.example/daily/dyce/2026-11-15');
});
