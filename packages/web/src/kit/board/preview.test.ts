import { expect, test } from 'vitest';
import { makePreview } from './preview.svelte.ts';

const by = (pointerType: string) => ({ pointerType }) as unknown as MouseEvent;

test('a mouse or a key acts at the first press', () => {
  const preview = makePreview<string>();
  preview.look('a1');
  expect(preview.shown).toBe('a1');
  expect(preview.press('a1', by('mouse'))).toBe(true);
  expect(preview.press('b1', by(''))).toBe(true);
});

test('a finger looks first and acts by the second tap on the same thing', () => {
  const preview = makePreview<string>();
  expect(preview.press('a1', by('touch'))).toBe(false);
  expect(preview.shown).toBe('a1');
  expect(preview.press('b1', by('touch'))).toBe(false);
  expect(preview.shown).toBe('b1');
  expect(preview.press('b1', by('touch'))).toBe(true);
  expect(preview.press('b1', by('touch'))).toBe(false);
});

test('whoever looks away must tap twice again', () => {
  const preview = makePreview<string>();
  preview.press('a1', by('touch'));
  preview.lookAway();
  expect(preview.shown).toBeUndefined();
  expect(preview.press('a1', by('touch'))).toBe(false);
});
