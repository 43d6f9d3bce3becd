import type { Demands, GoldenPlan } from '@taproom/testkit';
import { bySense, IDLE_SEED } from './chooser.ts';

export const plan: GoldenPlan = {
  choose: bySense,
  first: [
    // 150 rounds in which nobody wins, and short games in which a lot happens.
    { seats: 2, seed: IDLE_SEED, options: { extended: 'off', target: '35', questionSeconds: '90' } },
    { seats: 2, seed: 2976, options: { target: '35', questionSeconds: '0' } },
    { seats: 3, seed: 138, options: { target: '15', questionSeconds: '30' } },
    // A lost bottle is shown.
    { seats: 4, seed: 50, options: { target: '15', questionSeconds: '30' } },
    { seats: 5, seed: 52, options: { target: '15', questionSeconds: '90' } },
    // Nick Savage jumps, and visits Bladnoch.
    { seats: 6, seed: 126, options: { target: '15' } },
  ],
};

export const excuses: Demands['excuses'] = {
  'event cast': 'it happens at the deal, before the first line',
  'event drawn': 'it happens at the deal, before the first line',
};
