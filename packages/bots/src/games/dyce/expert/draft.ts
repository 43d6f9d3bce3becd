import { clone, type FastRng, type Seat } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce } from '@taproom/games/dyce';
import { pick } from '../../../lists.ts';
import type { RollOut } from '../../../search/race.ts';
import { unheard } from '../../../thinking/unheard.ts';
import { worldOf } from '../rivals/world.ts';
import { wentFrom } from './rollout.ts';

/** Before the first round: a whisky is chosen, the others choose anything, and a round is played by looks. */
export const rollOutDraft =
  (state: DyceState, seat: Seat): RollOut<DyceAction> =>
  (action, rng) => {
    const chosen = clone(state);
    dyce.apply(chosen, seat, action, unheard);
    chooseOn(chosen, rng);
    return wentFrom(worldOf(chosen), seat, chosen.round, rng);
  };

function chooseOn(state: DyceState, rng: FastRng): void {
  for (let frame = state.stack.at(-1); frame?.at === 'draft'; frame = state.stack.at(-1)) {
    const [seat = 0] = frame.order;
    dyce.apply(state, seat, pick(rng, dyce.legal(state, seat)), unheard);
  }
}
