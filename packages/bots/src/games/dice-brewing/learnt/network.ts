import type { BrewingState } from '@taproom/games/dice-brewing';
import { type Network, readNetwork, type Shape } from '../../../network/network.ts';
import { LEARNT as LEARNT_BY_MORE } from './more.ts';
import { SIGN_COUNT } from './signs.ts';
import { LEARNT as LEARNT_BY_TWO } from './two.ts';

export const SHAPE: Shape = { inputs: SIGN_COUNT, units: 24 };

const TWO = readNetwork(LEARNT_BY_TWO, SHAPE);
const MORE = readNetwork(LEARNT_BY_MORE, SHAPE);

/** Two brewers play another game than three or four. */
export const networkFor = ({ brewers }: BrewingState): Network => (brewers.length === 2 ? TWO : MORE);
