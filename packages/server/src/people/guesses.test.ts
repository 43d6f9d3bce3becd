import { expect, test } from 'vitest';
import { makeGuesses } from './guesses.ts';

const MINUTE = 60_000;

test('whoever guesses is kept out, and told for how long, but not the owner elsewhere', () => {
  let at = 0;
  const guesses = makeGuesses(() => at);
  for (let i = 0; i < 10; i++) expect(guesses.take('anna', '192.0.2.1')).toBe(0);
  expect(guesses.take('anna', '192.0.2.1')).toBe(MINUTE);
  expect(guesses.take('anna', '198.51.100.7')).toBe(0);
  expect(guesses.take('ben', '192.0.2.1')).toBe(0);
  at += MINUTE;
  expect(guesses.take('anna', '192.0.2.1')).toBe(0);
});

test('many addresses do not guess more, and do not keep out an address that was right before', () => {
  const guesses = makeGuesses(() => 0);
  expect(guesses.take('anna', '198.51.100.7')).toBe(0);
  guesses.succeed('anna', '198.51.100.7');
  const strangers = Array.from({ length: 200 }, (_, i) => guesses.take('anna', `192.0.2.${i}`));
  expect(strangers.filter((wait) => wait === 0)).toHaveLength(99);
  expect(guesses.take('anna', '198.51.100.7')).toBe(0);
});

test('a household counts as one, however many addresses it has', () => {
  const guesses = makeGuesses(() => 0);
  const waits = Array.from({ length: 11 }, (_, i) => guesses.take('anna', `2001:db8:1:2::${i}`));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  expect(guesses.take('anna', '2001:db8:1:3::1')).toBe(0);
});
