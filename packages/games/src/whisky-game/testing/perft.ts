import type { PerftTable } from '../../testing/perft.ts';

export const perftTable: PerftTable = {
  deals: [
    // Edinburgh or Dublin for each, then a roll; Edinburgh has four roads and Dublin five, so 2 × 4 + 2 × 5 first steps.
    { seats: 2, seed: 1, counts: [2, 4, 4, 18, 24, 38, 92, 195, 501, 877] },
    { seats: 3, seed: 2, options: { extended: 'off' }, counts: [2, 4, 8, 8, 36, 48, 76, 184, 366] },
    { seats: 4, seed: 3, counts: [2, 4, 8, 16, 16, 72, 96, 152] },
    { seats: 6, seed: 4, counts: [2, 4, 8, 16, 32, 64, 64, 288, 384] },
  ],
  endgames: [
    // Before a question for one of three bottles; then four answers or none.
    { seats: 2, seed: 1, left: 12, counts: [4, 16, 18, 51, 101, 209] },
    // On a special field: draw.
    { seats: 2, seed: 3, left: 11, counts: [1, 1, 2, 5, 15, 57] },
    // With the price of a lost bottle in hand.
    { seats: 2, seed: 9, left: 12, counts: [2, 2, 4, 14, 20, 38] },
    // At an airport with a ticket.
    { seats: 2, seed: 9, left: 7, counts: [3, 3, 8, 15, 26, 51] },
    // In a harbour: roll or put to sea.
    { seats: 3, seed: 7, left: 11, counts: [3, 6, 11, 20, 48, 116] },
    // At a pub, with two pairs to swap.
    { seats: 4, seed: 4, left: 7, counts: [5, 14, 28, 36, 58, 96] },
    // Three opponents to choose from.
    { seats: 4, seed: 5, left: 7, counts: [3, 6, 6, 9, 15, 39] },
    { seats: 5, seed: 6, left: 12, counts: [4, 5, 12, 41, 84, 134] },
    { seats: 6, seed: 4, left: 12, counts: [4, 8, 20, 38, 77, 182] },
  ],
};
