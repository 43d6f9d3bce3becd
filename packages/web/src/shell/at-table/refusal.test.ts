import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { makeRefusals } from './refusal.svelte.ts';

beforeAll(speakEnglish);

const ANCHOR = {} as Element;

test('a ruling is named beside what was tried', async () => {
  const refusals = makeRefusals({ now: () => snapshot(), ask: async () => 'DB-8' });
  await refusals.explain({ type: 'place' }, ANCHOR);
  expect(refusals.reason).toMatchObject({ anchor: ANCHOR, rule: 'DB-8' });
  expect(refusals.reason?.text).not.toBe('');
  refusals.clear();
  expect(refusals.reason).toBeUndefined();
});

test('where no ruling forbids it, it is not your turn', async () => {
  const refusals = makeRefusals({ now: () => snapshot({ seat: null }), ask: async () => 'DB-8' });
  await refusals.explain({ type: 'place' }, ANCHOR);
  expect(refusals.reason).toEqual({ anchor: ANCHOR, text: 'It is not your turn yet.' });
});

test('a reason that is no ruling stands beside what was pressed', () => {
  const refusals = makeRefusals({ now: () => snapshot(), ask: async () => undefined });
  refusals.tell('New dice have been seen.', ANCHOR);
  expect(refusals.reason).toEqual({ anchor: ANCHOR, text: 'New dice have been seen.' });
});
