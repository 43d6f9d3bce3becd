import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal, Reply } from '../../table/remote/http.ts';
import { askAgain } from './asking-again.ts';

const refused = (code: string, after?: number): Refusal => ({ ok: false, code, ...(after !== undefined && { after }) });
const HEARD: Reply<null> = { ok: true, value: null };

/** Gives these answers, one after the other, and counts how often it was asked. */
function answering(...replies: Reply<unknown>[]) {
  return vi.fn(async () => replies.shift() ?? HEARD);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a request is made again until the server has heard it', async () => {
  const ask = answering(refused('unreachable'), refused('broken'), refused('too-many'));
  const asked = askAgain(ask, () => true);
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  expect(ask).toHaveBeenCalledTimes(4);
});

test('it waits as long as the server asks it to', async () => {
  const ask = answering(refused('too-many', 9_000));
  const asked = askAgain(ask, () => true);
  await vi.advanceTimersByTimeAsync(8_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a refusal is an answer', async () => {
  const ask = answering(refused('seat-taken'));
  await askAgain(ask, () => true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('nothing more is asked once nobody wants to know', async () => {
  let isWanted = true;
  const ask = answering(refused('unreachable'));
  const asked = askAgain(ask, () => isWanted);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  expect(ask).toHaveBeenCalledTimes(1);
});
