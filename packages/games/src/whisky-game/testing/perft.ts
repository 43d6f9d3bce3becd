import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    // Edinburgh or Dublin for each, then a roll; Edinburgh has four roads and Dublin five, so 2 × 4 + 2 × 5 first steps.
    { seats: 2, seed: 1, counts: [2, 4, 4, 18, 24, 38, 70, 246, 325, 791] },
    { seats: 3, seed: 2, options: { extended: 'off' }, counts: [2, 4, 8, 8, 36, 48, 76, 184, 374] },
    { seats: 4, seed: 3, counts: [2, 4, 8, 16, 16, 72, 96, 144] },
    { seats: 6, seed: 4, counts: [2, 4, 8, 16, 32, 64, 64, 288, 384] },
  ],
  endgames: [
    { seats: 2, seed: 8, left: 12, counts: [4, 12, 23, 38, 114, 264] },
    // Before a question: ask for one of two bottles, or leave.
    { seats: 3, seed: 6, left: 8, counts: [3, 12, 22, 24, 48, 91] },
    // In a pub: four swaps, or leave.
    { seats: 4, seed: 2, left: 8, counts: [5, 14, 34, 78, 174, 384] },
    // The crash takes one of six bottles.
    { seats: 5, seed: 5, left: 8, counts: [6, 6, 12, 29, 57, 112] },
    // Four answers, none, or a throw.
    { seats: 5, seed: 6, left: 12, counts: [6, 15, 25, 50, 140, 270] },
    { seats: 6, seed: 4, left: 10, counts: [2, 4, 7, 26, 78, 235] },
  ],
};
