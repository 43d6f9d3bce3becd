import { nextFast } from '@taproom/engine';
import type { Training } from '../../../face/training.ts';
import { newNetwork, readNetwork } from '../../../network/network.ts';
import { SHAPE } from '../learnt/network.ts';
import { LEARNT as LEARNT_BY_TWO } from '../learnt/two.ts';
import { FROM_NOTHING, GOING_ON, pupilOf } from './self-play.ts';

/** Games of two, from nothing. */
export const learnWithTwo: Training = {
  file: 'learnt/two.ts',
  games: 8_000,
  begin: (rng) => pupilOf(newNetwork(SHAPE, rng), FROM_NOTHING, () => 2, rng),
};

/** More games of two, from the weights that are there. */
export const learnOnWithTwo: Training = {
  file: 'learnt/two.ts',
  games: 5_000,
  begin: (rng) => pupilOf(readNetwork(LEARNT_BY_TWO, SHAPE), GOING_ON, () => 2, rng),
};

/** Games of three and four, from what games of two have taught. */
export const learnWithMore: Training = {
  file: 'learnt/more.ts',
  games: 2_500,
  begin: (rng) => pupilOf(readNetwork(LEARNT_BY_TWO, SHAPE), GOING_ON, (seeds) => 3 + (nextFast(seeds) % 2), rng),
};
