import { type BotWorker, type Level, specFor } from '@taproom/bots';
import { openBotWorker } from '@taproom/bots/node';
import type { Seat, Tagged } from '@taproom/engine';
import type { Course } from './match/course.ts';

/** Thinks for bots in a thread of its own. */
export interface Thinker {
  think(course: Course, seat: Seat, level: string | null): Promise<Tagged>;
  dispose(): void;
}

/** Who plays for people who are away. */
const STAND_IN: Level = 'regular';

/** The thread is started by the first bot that has to think, and anew by the next one if it breaks. */
export function makeThinker(): Thinker {
  let worker: BotWorker | undefined;

  function dispose(): void {
    worker?.dispose();
    worker = undefined;
  }

  return {
    async think({ opening, match, seq }, seat, level) {
      const spec = specFor(opening.game.id, (level as Level | null) ?? STAND_IN);
      worker ??= openBotWorker();
      const used = worker;
      try {
        return (await used.think(opening.game, match.state, seat, spec, seq)).action;
      } catch (error) {
        if (worker === used) dispose();
        throw error;
      }
    },
    dispose,
  };
}
