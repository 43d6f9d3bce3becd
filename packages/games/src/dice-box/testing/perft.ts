import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    { seats: 2, seed: 1, counts: [12, 348, 6908] },
    { seats: 2, seed: 2, options: { colours: 'one' }, counts: [12, 216, 4992] },
    { seats: 3, seed: 1, options: { first: '2' }, counts: [12, 204, 4184, 86520] },
    // The draft: eight picks, two of each colour, so 8! / 2!⁴ orders in all.
    { seats: 4, seed: 1, counts: [4, 16, 60, 204, 600, 1440, 2520, 2520] },
  ],
  // Late in the game there are few lines, and they lead through rerolls, which must come out the same each time.
  endgames: [
    { seats: 2, seed: 3, left: 6, counts: [9, 48, 147, 371, 496, 815] },
    { seats: 3, seed: 3, left: 6, counts: [2, 5, 5, 11, 12, 16] },
    { seats: 4, seed: 3, left: 6, counts: [2, 8, 8, 8, 12, 12] },
  ],
};
