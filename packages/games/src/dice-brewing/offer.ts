import type { Offer } from '../offer.ts';
import { isRoundWord, MOST_ROUNDS } from './components.ts';
import type { BrewingOptions } from './state.ts';

/** What is needed to offer the game. */
export const offer: Offer<BrewingOptions> = {
  id: 'dice-brewing',
  title: 'Dice Brewing',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: {
    mode: { values: ['standard', 'advanced'], default: 'standard' },
    unlucky: { values: ['off', 'on'], default: 'off' },
    coins: { values: ['same', 'byOrder'], default: 'same' },
    rounds: { values: [`${MOST_ROUNDS}`], default: `${MOST_ROUNDS}`, accepts: isRoundWord },
  },
};
