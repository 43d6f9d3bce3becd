import type { Demands, GoldenPlan } from '@taproom/testkit';
import { bySense, IDLE_SEED } from './chooser.ts';

export const plan: GoldenPlan = {
  choose: bySense,
  first: [
    // Thirty rounds in which nothing is done, and short games in which much is.
    { seats: 2, seed: IDLE_SEED, options: {} },
    { seats: 2, seed: 27, options: { mode: 'advanced' } },
    { seats: 2, seed: 40, options: { unlucky: 'on' } },
    { seats: 3, seed: 133, options: { mode: 'advanced' } },
    // The supply runs out of dice.
    { seats: 4, seed: 222, options: {} },
  ],
};

export const excuses: Demands['excuses'] = {
  'event drawn': 'it happens at the deal, before the first line',
};
