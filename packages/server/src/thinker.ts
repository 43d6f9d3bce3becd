import { adviceIn } from '@taproom/bots';
import { openBotPool } from '@taproom/bots/node';
import { afterThought, forcedIn, legalFor, patienceIn } from '@taproom/table';
import type { RoomServices } from './room/services.ts';

/** Chooses bots' actions, and gives hints, in threads of their own. */
export interface Thinker extends Pick<RoomServices, 'think' | 'advise'> {
  close(): Promise<void>;
}

export function makeThinker(): Thinker {
  const pool = openBotPool();
  return {
    async think(live, turn, bot, seed) {
      const { opening, match } = live;
      const forced = forcedIn(live, turn.seat);
      if (forced) return { action: forced, turn };
      const limits = { longest: patienceIn(turn) };
      const thought = await pool.think(opening.game, match.state, turn.seat, bot, seed, limits);
      return { action: thought.action, turn: afterThought(turn, thought.milliseconds) };
    },
    async advise(live, seat) {
      const { opening, match } = live;
      // The same position gets the same hint.
      const seed = match.history.entries.length;
      const thought = await pool.think(opening.game, match.state, seat, 'adviser', seed);
      return adviceIn(thought, opening.game.id, legalFor(live, seat).length === 1);
    },
    close: pool.close,
  };
}
