import type { Seat, Tagged } from '@taproom/engine';
import { faceOf } from '../../boards/index.ts';
import type { Sound } from '../../kit/browser/sound.ts';
import { say } from '../../kit/text/index.svelte.ts';
import { logLines } from '../../table/log-line.ts';
import { seatNames } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';
import { asideLine } from './headline.ts';
import type { Aside } from './telling.svelte.ts';

export interface Announcer {
  /** The text for screen readers. */
  readonly spoken: string;
  /** Grows with every announcement, so that the same words are read again. */
  readonly times: number;
  say(text: string): void;
  /** Something begins to be seen: it is heard as well. */
  sound(shown: TableSnapshot): void;
  /** Tells what happened. */
  tell(events: readonly Tagged[], shown: TableSnapshot): void;
  /** Tells what the table itself says. */
  tellAside(aside: Aside, shown: TableSnapshot): void;
  /** Tells whose turn it is, if it is somebody's at this device, or sounds the end. */
  tellRest(shown: TableSnapshot, before: TableSnapshot | undefined): void;
}

const turnLine = ({ plan, own }: TableSnapshot, seat: number): string =>
  own.length === 1 ? say('table.turn.you') : say('table.turn', { who: seatNames(plan)[seat] ?? '' });

/** The sound of a turn that comes, or of the end; nothing for whoever has just sat down or goes on acting. */
function restSound({ seat, own, outcome }: TableSnapshot, before: TableSnapshot | undefined): Sound | undefined {
  if (!before) return undefined;
  if (outcome) return before.outcome ? undefined : endSound(own.map((one) => outcome.places[one]));
  return seat !== null && seat !== before.seat ? 'turn' : undefined;
}

/** Several people at one device, and those who only watch, hear somebody win. */
const endSound = (places: readonly (number | undefined)[]): Sound =>
  places.length === 0 || places.includes(1) ? 'win' : 'loss';

/** Announces table events by sound, and in words for screen readers. */
export function makeAnnouncer(play: (sound: Sound) => void): Announcer {
  let spoken = $state('');
  let times = $state(0);
  /** What is said in one go is read as a whole. */
  let isGoing = false;
  /** Who was called to the device already. */
  let called: Seat | null = null;

  function add(text: string): void {
    if (text === '') return;
    if (!isGoing) times += 1;
    spoken = isGoing ? `${spoken} ${text}` : text;
    isGoing = true;
    queueMicrotask(() => {
      isGoing = false;
    });
  }

  return {
    get spoken() {
      return spoken;
    },
    get times() {
      return times;
    },
    say: add,
    sound({ plan, batch }) {
      const { sounds } = faceOf(plan.game);
      for (const sound of new Set(batch.events.flatMap(({ type }) => sounds[type] ?? []))) play(sound);
    },
    tell(events, { plan }) {
      add(logLines(events, plan).join(' '));
    },
    tellAside({ what, seat }, shown) {
      if (what === 'handed') called = seat;
      play(what === 'handed' ? 'turn' : 'wood');
      add(asideLine(shown, { what, seat }));
    },
    tellRest(shown, before) {
      const isCalled = called !== null && called === shown.seat;
      called = null;
      if (isCalled) return;
      const sound = restSound(shown, before);
      if (sound) play(sound);
      if (shown.seat !== null) add(turnLine(shown, shown.seat));
    },
  };
}
