import { LEVELS, type Level } from '@taproom/bots';
import { openBotPool } from '@taproom/bots/node';
import type { Seat, Tagged } from '@taproom/engine';
import type { LiveMatch } from '@taproom/table';

/** Chooses bots' actions in threads of their own. */
export interface Thinker {
  think(live: LiveMatch, seat: Seat, level: string | null, seed: number): Promise<Tagged>;
  close(): Promise<void>;
}

/** The level of bots that stand in for people. */
const STAND_IN: Level = 'regular';

export function makeThinker(): Thinker {
  const pool = openBotPool();
  return {
    async think({ opening, match }, seat, level, seed) {
      const bot = LEVELS.find((one) => one === level) ?? STAND_IN;
      return (await pool.think(opening.game, match.state, seat, bot, seed)).action;
    },
    close: pool.close,
  };
}
