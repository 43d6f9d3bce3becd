import { fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { playBoardgameIo } from './boardgame-io.ts';
import { playHandWritten } from './hand-written.ts';
import { proveSameGame } from './same-game.ts';

test('the hand-written game has the same moves and tallies as Dice Box for the same dice and choices', () => {
  expect(() => proveSameGame(300)).not.toThrow();
});

test('games of boardgame.io are as long as the hand-written ones', () => {
  const choices = fastRng(1);
  const mean = (play: (seed: number) => number): number => {
    const lengths = Array.from({ length: 600 }, (_, seed) => play(seed));
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  };
  // The dice differ, so the means do a little: a game's length has a standard deviation below 2.
  const theirs = mean((seed) => playBoardgameIo(seed, choices));
  const handWritten = mean((seed) => playHandWritten(fastRng(seed), choices));
  expect(Math.abs(theirs - handWritten)).toBeLessThan(0.5);
});
