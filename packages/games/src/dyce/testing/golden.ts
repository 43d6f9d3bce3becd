import type { Demands, GoldenPlan } from '@taproom/testkit';
import { bySense } from './chooser.ts';

export const plan: GoldenPlan = {
  choose: bySense,
  first: [
    // Solo: all four blends sold, sixty rounds of leading the barons in circles, and the last pound spent.
    { seats: 1, seed: 155, options: {} },
    { seats: 1, seed: 668, options: {} },
    { seats: 1, seed: 34, options: {} },
  ],
};

export const excuses: Demands['excuses'] = {
  'event began': 'it happens at the deal, before the first line',
  'event poured': 'it happens at the deal, before the first line',
  'event restocked': 'so the log says of a whisky stocked instead of another',
  'event arrived': 'so the log says of a walk that ends at a target shop',
  'event stayed': 'so the log says of a walk that leads nowhere',
};
