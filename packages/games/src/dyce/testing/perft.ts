import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    // Solo: 24 spaces to open, or done. After a shop 23 spaces, 7 whiskies, a pound, or done: 24 × 32; after done the
    // next round, with 25 again. Two shops in either order are one turn, so the first turns are 24 × 23 / 2 + 24 × 9 +
    // 1.
    { seats: 1, seed: 1, counts: [25, 793, 28879] },
    { seats: 1, seed: 2, options: { startDie: '4' }, counts: [25, 793] },
    // Two cubes of two colours: one choice, then as solo, with pass and the other's turn for done and the next round.
    { seats: 2, seed: 1, counts: [2, 50, 1586] },
    { seats: 2, seed: 2, options: { first: '2' }, counts: [2, 50, 1586] },
    // Two blue cubes and a yellow one: taking yellow ends the draft, taking blue leaves a choice of two.
    { seats: 3, seed: 1, counts: [2, 27, 843, 21579] },
    // Blue, blue, red, yellow: of the 3 + 2 + 2 openings only red and yellow, in either order, leave no choice.
    { seats: 4, seed: 2, options: { first: '3' }, counts: [3, 7, 60, 1836] },
  ],
  // Through baron rounds, and past the end where a blended die goes back: nothing is left to count there.
  endgames: [
    { seats: 1, seed: 155, left: 4, counts: [25, 635, 20434] },
    { seats: 1, seed: 2, left: 2, counts: [32, 1125, 2628] },
    // Spending the last pounds (DY-21).
    { seats: 1, seed: 25, left: 1, counts: [32, 1115, 20125] },
    { seats: 2, seed: 4, left: 2, counts: [41, 1710, 2619] },
    { seats: 3, seed: 3, left: 2, counts: [48, 2299] },
    { seats: 4, seed: 3, left: 2, counts: [29, 847, 134] },
  ],
};
