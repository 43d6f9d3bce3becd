import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    // Three goods with none or one of two assistants, and stop. Then 24 cells or done after malt, 24 cells after hops,
    // 12 beside the water after yeast, and the pairs of six times three dice.
    // On the next day yeast can be bought after malt in any corner, inner or outer, and malt put there before yeast not.
    { seats: 1, seed: 1, counts: [10, 75, 462, 1545] },
    { seats: 1, seed: 2, options: { board: 'big' }, counts: [10, 135, 1114] },
    { seats: 2, seed: 1, counts: [20, 350, 2864] },
    { seats: 6, seed: 1, counts: [60, 3450] },
  ],
  endgames: [
    { seats: 1, seed: 3, left: 6, counts: [2, 6, 22, 70] },
    { seats: 1, seed: 4, left: 6, counts: [4, 9, 18, 49] },
    { seats: 2, seed: 3, left: 6, counts: [4, 9, 24, 66] },
    { seats: 3, seed: 3, left: 6, counts: [2, 2, 2, 6] },
  ],
};
