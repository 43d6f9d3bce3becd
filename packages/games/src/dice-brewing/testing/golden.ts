import type { Demands, GoldenPlan } from '@taproom/testkit';
import { bySense, IDLE_SEED } from './chooser.ts';

export const plan: GoldenPlan = {
  choose: bySense,
  first: [
    // Thirty rounds in which nothing is done, and short games in which a lot is.
    { seats: 2, seed: IDLE_SEED, options: {} },
    // A die is withdrawn after its owner's purchase (BR-30).
    { seats: 2, seed: 86, options: {} },
    // The supply runs out of dice (BR-10).
    { seats: 2, seed: 327, options: { mode: 'advanced' } },
    // A tie on points.
    { seats: 2, seed: 151, options: { mode: 'advanced' } },
    { seats: 2, seed: 40, options: { unlucky: 'on' } },
    { seats: 3, seed: 133, options: { mode: 'advanced' } },
    { seats: 4, seed: 222, options: {} },
  ],
};

export const excuses: Demands['excuses'] = {
  'event drawn': 'it happens at the deal, before the first line',
};
