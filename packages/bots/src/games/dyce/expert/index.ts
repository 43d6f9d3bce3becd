import type { DyceAction, DyceState } from '@taproom/games/dyce';
import type { Expert } from '../../../face/expert.ts';
import { tradeAlone } from './alone.ts';
import { tradeAmongRivals } from './rivals.ts';

/** The merchant of DYCE. */
export const tradeInDyce: Expert<DyceState, DyceAction> = (state, ...thought) =>
  state.merchants.length === 1 ? tradeAlone(state, ...thought) : tradeAmongRivals(state, ...thought);
