import type { Tagged } from '@taproom/engine';
import { expect, test, vi } from 'vitest';
import { snapshot } from '../../table/testing/snapshot.ts';
import { makeHint } from './hint.svelte.ts';

const ACTION: Tagged = { type: 'place' };

function asked(answer: Promise<Tagged | undefined>) {
  let shown = snapshot();
  const onanswer = vi.fn();
  const ask = vi.fn(() => answer);
  const hint = makeHint({ now: () => shown, ask, onanswer });
  return { hint, ask, onanswer, become: (next: typeof shown) => (shown = next) };
}

test('an answer is pointed out and told', async () => {
  const { hint, ask, onanswer } = asked(Promise.resolve(ACTION));
  await hint.ask();
  expect(ask).toHaveBeenCalledWith(0);
  expect(hint.action).toBe(ACTION);
  expect(onanswer).toHaveBeenCalledWith(ACTION);
  hint.clear();
  expect(hint.action).toBeNull();
});

test('an answer that comes too late is dropped', async () => {
  const { hint, onanswer, become } = asked(Promise.resolve(ACTION));
  const done = hint.ask();
  expect(hint.isAsking).toBe(true);
  become(snapshot({ batch: { id: 2, events: [] } }));
  await done;
  expect([hint.action, hint.isAsking]).toEqual([null, false]);
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
