import type { Offer } from '../offer.ts';
import { START_DICE } from './components.ts';
import type { DyceOptions } from './state.ts';

/** What is needed to offer the game. */
export const offer: Offer<DyceOptions> = {
  id: 'dyce',
  title: 'DYCE',
  rules: 2,
  seats: { min: 1, max: 4 },
  options: {
    first: {
      values: ['random', '1', '2', '3', '4'],
      default: 'random',
      offered: (seats, value) => value === 'random' || (seats > 1 && Number(value) <= seats),
    },
    startDie: {
      values: START_DICE,
      default: '1',
      offered: (seats, value) => seats === 1 || value === '1',
    },
  },
};
