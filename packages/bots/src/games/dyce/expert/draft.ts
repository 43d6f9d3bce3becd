import { clone, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import type { RollOut } from '../../../search/race.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { finishDraft } from '../rivals/draft.ts';
import { worldOf } from '../rivals/world.ts';
import { wentFrom } from './rollout.ts';

/** Before the first round: a whisky is chosen, the others choose anything, and a round is played by looks. */
export const rollOutDraft =
  (state: DyceState, seat: Seat): RollOut<DyceAction> =>
  (action, rng) => {
    const chosen = clone(state);
    dyce.apply(chosen, seat, action, unheard);
    finishDraft(chosen, rng);
    return wentFrom(worldOf(chosen), seat, chosen.round, rng);
  };
