import { faceOf } from '../../boards/index.ts';
import type { Sound } from '../../kit/browser/sound.ts';
import { say } from '../../kit/text/index.svelte.ts';
import { logLines } from '../../table/log-line.ts';
import { seatNames } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';

export interface Announcer {
  /** The text for screen readers. */
  readonly spoken: string;
  say(text: string): void;
  /** Tells what has just happened; while the view is covered, only what everyone may know. */
  tell(next: TableSnapshot, isCovered: boolean): void;
}

const turnLine = ({ plan, own }: TableSnapshot, seat: number): string =>
  own.length === 1 ? say('table.turn.you') : say('table.turn', { who: seatNames(plan)[seat] ?? '' });

/** Announces table events by sound, and in words for screen readers. */
export function makeAnnouncer(play: (sound: Sound) => void): Announcer {
  let spoken = $state('');

  function playSounds({ plan, batch }: TableSnapshot): void {
    const { sounds } = faceOf(plan.game);
    for (const sound of new Set(batch.events.flatMap(({ type }) => sounds[type] ?? []))) play(sound);
  }

  return {
    get spoken() {
      return spoken;
    },
    say(text) {
      spoken = text;
    },
    tell(next, isCovered) {
      playSounds(next);
      const lines = logLines(isCovered ? next.open : next.batch.events, next.plan);
      if (next.seat !== null) lines.push(turnLine(next, next.seat));
      spoken = lines.join(' ');
    },
  };
}
