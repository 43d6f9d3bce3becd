import { LEVELS, type Level } from '@taproom/bots';
import { openBotPool } from '@taproom/bots/node';
import { afterThought, forcedIn, patienceIn } from '@taproom/table';
import type { RoomServices } from './room/services.ts';

/** Chooses bots' actions in threads of their own. */
export interface Thinker extends Pick<RoomServices, 'think'> {
  close(): Promise<void>;
}

/** The level of bots that stand in for people. */
const STAND_IN: Level = 'regular';

export function makeThinker(): Thinker {
  const pool = openBotPool();
  return {
    async think(live, turn, level, seed) {
      const { opening, match } = live;
      const forced = forcedIn(live, turn.seat);
      if (forced) return { action: forced, turn };
      const bot = LEVELS.find((one) => one === level) ?? STAND_IN;
      const limits = { longest: patienceIn(turn) };
      const thought = await pool.think(opening.game, match.state, turn.seat, bot, seed, limits);
      return { action: thought.action, turn: afterThought(turn, thought.milliseconds) };
    },
    close: pool.close,
  };
}
