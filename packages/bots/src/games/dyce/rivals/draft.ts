import type { FastRng } from '@taproom/engine';
import { type DyceState, dyce } from '@taproom/games/dyce';
import { never, pick } from '../../../lists.ts';
import { unheard } from '../../../thinking/unheard.ts';

/** Whoever has not chosen a whisky yet takes any. */
export function finishDraft(state: DyceState, rng: FastRng): void {
  while (state.stack.at(-1)?.at === 'draft') {
    const [seat = never()] = dyce.actors(state);
    dyce.apply(state, seat, pick(rng, dyce.legal(state, seat)), unheard);
  }
}
