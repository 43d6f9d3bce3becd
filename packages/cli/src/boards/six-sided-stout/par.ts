import type { Measurement, ParRequest } from '../face.ts';

export const par: Measurement<ParRequest> = {
  help: [
    'In Six Sided Stout, on each board: gold is the score that the expert reaches in half of its games, silver in three',
    'of four, bronze in nineteen of twenty.',
  ],
  games: 200,
  measure: async (request, io) => (await import('./medals.ts')).measureMedals(request, io),
};
