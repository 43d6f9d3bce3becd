import { fastRng } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { ask, copyOf, newNetwork, noSigns, readNetwork, type Signs, teach, writeNetwork } from './network.ts';

const SHAPE = { inputs: 3, units: 4 };

function showing(...shown: readonly (readonly [input: number, strength: number])[]): Signs {
  const signs = noSigns(8);
  for (const [input, strength] of shown) {
    signs.inputs[signs.count] = input;
    signs.strengths[signs.count++] = strength;
  }
  return signs;
}

describe('a network', () => {
  test('learns what is the more the more one sign is shown and the less another is', () => {
    const network = newNetwork(SHAPE, fastRng(1));
    const lessons = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2].map((b) => [showing([0, a], [2, b]), 0.5 * a - 0.3 * b] as const),
    );
    for (let i = 0; i < 2000; i++)
      for (const [signs, answer] of lessons) teach(network, signs, 0.02 * (answer - ask(network, signs)));
    for (const [signs, answer] of lessons) expect(ask(network, signs)).toBeCloseTo(answer, 1);
  });

  test('counts units that hold more than nothing', () => {
    const network = readNetwork('100 -100 0 0 0 0 0 0 0 0 0 0 50 50 0 0 200 300 0 0', SHAPE);
    expect(ask(network, showing())).toBeCloseTo(2.5, 9);
    expect(ask(network, showing([0, 1]))).toBeCloseTo(3, 9);
    expect(ask(network, showing([0, 2], [1, 5]))).toBeCloseTo(5, 9);
  });

  test('can be written down and read again; anything else is no network', () => {
    const text = writeNetwork(newNetwork(SHAPE, fastRng(2)));
    expect(writeNetwork(readNetwork(text, SHAPE))).toBe(text);
    expect(text.split('\n')).toHaveLength(5);
    expect(() => readNetwork('1 2 3', SHAPE)).toThrow('3 numbers');
  });

  test('is asked the same by a copy of signs that have changed since', () => {
    const network = newNetwork(SHAPE, fastRng(3));
    const signs = showing([1, 2]);
    const answer = ask(network, signs);
    const copy = copyOf(signs);
    signs.count = 0;
    expect(ask(network, copy)).toBe(answer);
    expect(ask(network, signs)).not.toBe(answer);
  });
});
