import type { Offer } from '../offer.ts';
import type { DiceBoxOptions } from './state.ts';

/** What is needed to offer the game. */
export const offer: Offer<DiceBoxOptions> = {
  id: 'dice-box',
  title: 'Dice Box',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    colours: { values: ['two', 'one'], default: 'two', offered: (seats, value) => seats === 2 || value === 'two' },
    first: {
      values: ['random', '1', '2', '3', '4'],
      default: 'random',
      offered: (seats, value) => value === 'random' || Number(value) <= seats,
    },
  },
};
