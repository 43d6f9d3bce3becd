import { expect, test } from 'vitest';
import { makeOutlet } from './outlet.ts';

const MINUTE = 60_000;
const PLACE = 'hook.example.org';

test('a place is called so often at once, and then once a second', async () => {
  let at = 0;
  const outlet = makeOutlet(() => at);
  const call = () => outlet.call(PLACE, `https://${PLACE}/1`, async () => 200);
  const statuses: unknown[] = [];
  for (let i = 0; i < 100; i++) statuses.push(await call());
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  at += 2_000;
  expect([await call(), await call(), await call()]).toEqual([200, 200, undefined]);
  expect(await outlet.call('elsewhere.example.org', 'https://elsewhere.example.org/', async () => 200)).toBe(200);
});

test('however many ask, few calls wait for a place that does not answer, and not many in all', async () => {
  const outlet = makeOutlet(() => 0);
  let open = 0;
  const call = (place: string): void => {
    void outlet.call(place, `https://${place}/${open}`, () => {
      open++;
      return new Promise(() => {});
    });
  };
  for (let i = 0; i < 3_000; i++) call(PLACE);
  expect(open).toBe(4);
  for (let i = 0; i < 3_000; i++) call(`${i}.example.org`);
  expect(open).toBe(64);
});

test('an address that fails is left in peace, each time for longer, until it answers', async () => {
  let at = 0;
  const outlet = makeOutlet(() => at);
  const call = (status: number) => outlet.call(PLACE, `https://${PLACE}/1`, async () => status);
  expect([await call(500), await call(200)]).toEqual([500, undefined]);
  at += MINUTE;
  expect([await call(404), await call(200)]).toEqual([404, undefined]);
  at += MINUTE;
  expect(await call(200)).toBeUndefined();
  at += MINUTE;
  expect([await call(200), await call(200)]).toEqual([200, 200]);
});

test('one that cannot be reached at all counts as failing', async () => {
  const outlet = makeOutlet(() => 0);
  const call = (send: () => Promise<number>) => outlet.call(PLACE, `https://${PLACE}/1`, send);
  await expect(call(() => Promise.reject(new Error('no such host')))).rejects.toThrow();
  expect(await call(async () => 200)).toBeUndefined();
});
