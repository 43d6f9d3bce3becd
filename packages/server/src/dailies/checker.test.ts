import { ok, type Result } from '@taproom/engine';
import { FIRST_DAY } from '@taproom/games/daily';
import { expect, test } from 'vitest';
import { makeChecker } from './checker.ts';

test('a record is not taken while too many are waiting', async () => {
  const waiting: (() => void)[] = [];
  const held = (): Promise<Result<number, never>> => new Promise((done) => waiting.push(() => done(ok(7))));
  const { check } = makeChecker({ check: held, close: async () => undefined }, 2);
  const ask = () => check('dyce', FIRST_DAY, {} as never);
  const asked = [ask(), ask()];
  expect(await ask()).toEqual({ ok: false, error: { code: 'too-many', after: 5_000 } });
  waiting.shift()?.();
  expect(await asked[0]).toEqual(ok(7));
  const next = ask();
  for (const done of waiting) done();
  expect(await Promise.all([asked[1], next])).toEqual([ok(7), ok(7)]);
});

test('one that breaks makes room like any other', async () => {
  const broken = async (): Promise<never> => Promise.reject(new Error('broken'));
  const { check } = makeChecker({ check: broken, close: async () => undefined }, 1);
  for (let i = 0; i < 3; i++) await expect(check('dyce', FIRST_DAY, {} as never)).rejects.toThrow('broken');
});
