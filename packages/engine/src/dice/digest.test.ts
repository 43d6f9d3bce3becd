import { expect, it } from 'vitest';
import { digest } from './digest.ts';
import { digest as digestNode } from './digest-node.ts';

it('is the same in browsers and in Node, and what others call SHA-256', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const text of ['', 'abc', 'žluťoučký kůň', 'x'.repeat(1_000)]) expect(digestNode(text)).toBe(digest(text));
});
