import { type Level, specFor } from '@taproom/bots';
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

export function makeThinker(): Thinker {
  const worker = openBotWorker();
  return {
    async think({ opening, match, seq }, seat, level) {
      const spec = specFor(opening.game.id, (level as Level | null) ?? STAND_IN);
      const { action } = await worker.think(opening.game, match.state, seat, spec, seq);
      return action;
    },
    dispose: () => worker.dispose(),
  };
}
