import { type AnyGame, act, type MatchRecord, openMatch, recordOf, resultOf, sealDice } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { playBack } from './play-back.ts';
import { rollsOf } from './rolls.ts';

const diceBox = findGame('dice-box') as AnyGame;
const dyce = findGame('dyce') as AnyGame;
const brewing = findGame('dice-brewing') as AnyGame;

await speakEnglish();

/** A whole match in which everyone takes the first legal action. */
function played(seats: number, game = diceBox): MatchRecord {
  const dice = sealDice(
    '5c'.repeat(32),
    Array.from({ length: seats }, (_, i) => `0${i}`.repeat(16)),
  );
  const opened = openMatch(game, { seats, dice });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  while (!resultOf(game, match)) {
    const [seat = 0] = game.actors(match.state);
    const moved = act(game, match, seat, game.legal(match.state, seat)[0]);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return recordOf(match);
}

test.each([2, 3, 4])('with %i seats the first roll is the Seed and all 24 dice', async (seats) => {
  const back = await playBack(played(seats));
  if (!back.ok) throw new Error(back.error.code);
  const rolls = rollsOf(back.value);
  expect(rolls[0]?.at).toBe(seats === 4 ? 8 : 0);
  expect(rolls[0]?.faces).toHaveLength(25);
});

test('every roll names the bytes it was drawn from, without a gap', async () => {
  const back = await playBack(played(3));
  if (!back.ok) throw new Error(back.error.code);
  const bytes = rollsOf(back.value).map((roll) => roll.bytes);
  for (const [i, here] of bytes.entries()) expect(here?.from).toBe(i === 0 ? 0 : (bytes[i - 1]?.to ?? 0) + 1);
});

test('in DYCE the first roll is the sixteen prices, then one for every die that goes back to the bag', async () => {
  const back = await playBack(played(2, dyce));
  if (!back.ok) throw new Error(back.error.code);
  const [first, ...later] = rollsOf(back.value);
  expect(first?.at).toBe(0);
  expect(first?.faces).toHaveLength(16);
  expect(later.length).toBeGreaterThan(0);
  for (const { faces } of later) expect(faces.length).toBeLessThanOrEqual(4);
});

test('in Dice Brewing the first roll is for the season token and the reserves, and every later round rolls', async () => {
  const back = await playBack(played(2, brewing));
  if (!back.ok) throw new Error(back.error.code);
  const [first, ...later] = rollsOf(back.value);
  expect(first?.at).toBe(0);
  // At least one roll each, and four dice each.
  expect(first?.faces.length).toBeGreaterThanOrEqual(2 + 8);
  expect(later.length).toBeGreaterThanOrEqual(5);
  for (const { faces } of later) expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
});
