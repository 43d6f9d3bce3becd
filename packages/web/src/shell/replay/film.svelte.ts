import type { Tagged } from '@taproom/engine';
import type { AnyFace } from '../../boards/face.ts';
import type { EventBatch } from '../../kit/board/board.ts';
import type { Moment, PaceName } from '../../kit/moments/moment.ts';
import { add, byTimeout, type Clock, makeQueue, stop } from '../../kit/moments/queue.ts';
import type { PlayedBack } from '../../table/record/play-back.ts';

/** How long a position is shown, in milliseconds. */
const PAUSES: Readonly<Record<PaceName, number>> = { slow: 2400, normal: 1200, fast: 500 };
/** The part of that for small actions that come in long runs. */
const QUICK_PART = 0.35;

export interface Film {
  /** The position on show; 0 is the deal. */
  readonly at: number;
  readonly last: number;
  /** The events that led there, if it was reached by a step on. */
  readonly batch: EventBatch<Tagged>;
  /** What is to be seen: the position, or a moment on the way to it. */
  readonly view: unknown;
  /** The way to the position is still being told. */
  readonly isTelling: boolean;
  readonly isRunning: boolean;
  speed: PaceName;
  /** How long the position on show stays while the film runs. */
  readonly pause: number;
  /** Shows a position; at the last one the film stops. */
  go(to: number): void;
  /** Plays or pauses; from the end it begins anew. */
  toggle(): void;
  /** Tells nothing more. */
  leave(): void;
}

interface Wishes {
  /** What the game's face says of moments and small actions. */
  readonly face: Pick<AnyFace, 'moments' | 'quickActions'>;
  /** By how much a speed stretches the time of moments. */
  stretch(speed: PaceName): number;
  readonly clock?: Clock;
}

/** What is to be seen of a replayed match: a position, or the way to it. */
interface Screen {
  readonly batch: EventBatch<Tagged>;
  readonly view: unknown;
  readonly isTelling: boolean;
  /** Shows a position: what led to it moment by moment, if it is a step on. */
  show(at: number, isStep: boolean): void;
  stop(): void;
}

function makeScreen(
  { game, positions }: PlayedBack,
  { face, clock = byTimeout }: Wishes,
  stretch: () => number,
): Screen {
  const positionAt = (at: number) => positions[at] as PlayedBack['positions'][number];
  const viewAt = (at: number): unknown => game.view(positionAt(at).match.state, 'table');
  let batch = $state.raw<EventBatch<Tagged>>({ id: 0, events: [] });
  let view = $state.raw(viewAt(0));
  let isTelling = $state(false);

  function put(events: readonly Tagged[], seen: unknown): void {
    batch = { id: batch.id + 1, events };
    view = seen;
  }

  const queue = makeQueue<Step>(
    {
      stretch,
      begin({ moments }, from, to) {
        const told = moments.slice(from, to);
        put(
          told.flatMap(({ events }) => events),
          told.at(-1)?.view,
        );
        isTelling = true;
      },
      settle() {},
      rest({ after }) {
        view = after;
        isTelling = false;
      },
    },
    clock,
  );

  return {
    get batch() {
      return batch;
    },
    get view() {
      return view;
    },
    get isTelling() {
      return isTelling;
    },
    show(at, isStep) {
      stop(queue);
      isTelling = false;
      if (!isStep) return put([], viewAt(at));
      const step = stepOf(face, positionAt(at).events, viewAt(at - 1), viewAt(at));
      add(queue, { shows: step, moments: step.moments });
    },
    stop: () => stop(queue),
  };
}

interface Step {
  readonly moments: readonly Moment<unknown, Tagged>[];
  readonly after: unknown;
}

const stepOf = ({ moments }: Wishes['face'], events: readonly Tagged[], before: unknown, after: unknown): Step => ({
  moments: moments?.(events, before, after) ?? [{ events, view: after, length: 0 }],
  after,
});

/** A replayed match that can be run like a film. */
export function makeFilm(played: PlayedBack, wishes: Wishes): Film {
  const last = played.positions.length - 1;
  let at = $state(0);
  let isRunning = $state(false);
  let speed = $state<PaceName>('normal');
  const screen = makeScreen(played, wishes, () => wishes.stretch(speed));

  function go(to: number): void {
    const next = Math.min(last, Math.max(0, to));
    if (next === at) return;
    screen.show(next, next === at + 1);
    at = next;
    if (at === last) isRunning = false;
  }

  const isQuick = (): boolean =>
    wishes.face.quickActions?.includes(played.record.entries[at - 1]?.action.type ?? '') ?? false;

  return {
    get at() {
      return at;
    },
    last,
    get batch() {
      return screen.batch;
    },
    get view() {
      return screen.view;
    },
    get isTelling() {
      return screen.isTelling;
    },
    get isRunning() {
      return isRunning;
    },
    get speed() {
      return speed;
    },
    set speed(wanted) {
      speed = wanted;
    },
    get pause() {
      return PAUSES[speed] * (isQuick() ? QUICK_PART : 1);
    },
    go,
    toggle() {
      if (!isRunning && at === last) go(0);
      isRunning = !isRunning;
    },
    leave: screen.stop,
  };
}
