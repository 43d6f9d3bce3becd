import type { FiguresRequest, Measurement } from '../face.ts';

export const figures: Measurement<FiguresRequest> = {
  help: [
    'In The Whisky Game, how much cards, flights and lost bottles matter. Regulars play each other with two to six seats,',
    'twice as many games with four, and guests with two.',
  ],
  games: 100,
  measure: async (request, io) => (await import('./measure-figures.ts')).measureFigures(request, io),
};
