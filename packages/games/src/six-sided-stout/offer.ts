import type { Offer } from '../offer.ts';
import { BOARD_NAMES } from './components.ts';
import type { StoutOptions } from './state.ts';

/** What is needed to offer the game. */
export const offer: Offer<StoutOptions> = {
  id: 'six-sided-stout',
  title: 'Six Sided Stout',
  rules: 2,
  seats: { min: 1, max: 6 },
  options: { board: { values: BOARD_NAMES, default: 'standard' } },
};
