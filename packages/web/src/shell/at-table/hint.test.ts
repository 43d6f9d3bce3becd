import type { Advice } from '@taproom/bots';
import { expect, test, vi } from 'vitest';
import { snapshot } from '../../table/testing/snapshot.ts';
import { makeHint } from './hint.svelte.ts';

const ADVICE: Advice = { unit: 'wins', options: [{ action: { type: 'place' }, value: 58 }] };

function asked(answer: Promise<Advice | undefined>) {
  let shown = snapshot();
  const onanswer = vi.fn();
  const ask = vi.fn(() => answer);
  const hint = makeHint({ now: () => shown, ask, onanswer });
  return { hint, ask, onanswer, become: (next: typeof shown) => (shown = next) };
}

test('an answer is pointed out and told', async () => {
  const { hint, ask, onanswer } = asked(Promise.resolve(ADVICE));
  await hint.ask();
  expect(ask).toHaveBeenCalledWith(0);
  expect(hint.advice).toBe(ADVICE);
  expect(onanswer).toHaveBeenCalledWith(ADVICE);
  hint.clear();
  expect(hint.advice).toBeNull();
});

test('an answer that comes too late is dropped', async () => {
  const { hint, onanswer, become } = asked(Promise.resolve(ADVICE));
  const done = hint.ask();
  expect(hint.isAsking).toBe(true);
  become(snapshot({ batch: { id: 2, events: [] } }));
  await done;
  expect([hint.advice, hint.isAsking]).toEqual([null, false]);
  expect(onanswer).not.toHaveBeenCalled();
});

test('nobody is asked for a turn that is not ours, nor twice at once', async () => {
  const { hint, ask, become } = asked(Promise.resolve(undefined));
  await Promise.all([hint.ask(), hint.ask()]);
  become(snapshot({ seat: null }));
  await hint.ask();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a bot that fails can be asked again', async () => {
  const { hint } = asked(Promise.reject(new Error('gone')));
  await expect(hint.ask()).rejects.toThrow('gone');
  expect(hint.isAsking).toBe(false);
});
