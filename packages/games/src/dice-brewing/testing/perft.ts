import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    // Yellow 3, black 5, green 4, blue 6 and a seed: two spaces to sow on, MH2, MH3 for either malt, HP2, four dice to
    // store, or pass: 11. After a seed 10, for the other seed space is gone and the blue die could speed it up; after
    // MH2 9, after MH3 8 or 9, after HP2 10, after storing 10 each, and 10 for the next player.
    { seats: 2, seed: 1, counts: [11, 106, 859, 6288] },
    { seats: 2, seed: 2, options: { mode: 'advanced' }, counts: [10, 86, 673] },
    // A green 6 does not rise: one less.
    { seats: 3, seed: 1, options: { unlucky: 'on' }, counts: [10, 84, 665] },
    { seats: 4, seed: 2, counts: [10, 87, 695] },
  ],
  endgames: [
    { seats: 2, seed: 4, left: 10, counts: [1, 3, 8, 48] },
    { seats: 2, seed: 27, left: 15, counts: [2, 26, 182, 567] },
    { seats: 3, seed: 4, left: 18, counts: [14, 122, 774, 4015] },
    { seats: 4, seed: 52, left: 20, counts: [9, 48, 157, 372] },
    // Withdraw has been played after the other's purchase: if aimed at a warehouse die of the other, a question
    // follows.
    { seats: 2, seed: 86, left: 9, counts: [8, 54, 122, 190] },
  ],
};
