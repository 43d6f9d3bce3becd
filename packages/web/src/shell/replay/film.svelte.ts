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

/** A replayed match that can be run like a film. */
export function makeFilm({ game, positions, record }: PlayedBack, { face, stretch, clock = byTimeout }: Wishes): Film {
  const last = positions.length - 1;
  const viewAt = (position: number): unknown => {
    const { match } = positions[position] as PlayedBack['positions'][number];
    return game.view(match.state, 'table');
  };
  let at = $state(0);
  let batch = $state.raw<EventBatch<Tagged>>({ id: 0, events: [] });
  let isRunning = $state(false);
  let speed = $state<PaceName>('normal');
  let view = $state.raw(viewAt(0));
  let isTelling = $state(false);

  const queue = makeQueue<readonly Moment<unknown, Tagged>[]>(
    {
      stretch: () => stretch(speed),
      begin(moments, from, to) {
        batch = { id: batch.id + 1, events: moments.slice(from, to).flatMap(({ events }) => events) };
        view = moments[to - 1]?.view;
        isTelling = true;
      },
      settle() {},
      rest() {
        view = viewAt(at);
        isTelling = false;
      },
    },
    clock,
  );

  /** Shows what led from the position before to this one. */
  function tellStep(): void {
    const events = positions[at]?.events ?? [];
    const [before, after] = [viewAt(at - 1), viewAt(at)];
    const moments = face.moments?.(events, before, after) ?? [{ events, view: after, length: 0 }];
    add(queue, { shows: moments, moments });
  }

  function jump(): void {
    batch = { id: batch.id + 1, events: [] };
    view = viewAt(at);
  }

  function go(to: number): void {
    const next = Math.min(last, Math.max(0, to));
    if (next === at) return;
    const isStep = next === at + 1;
    at = next;
    if (at === last) isRunning = false;
    stop(queue);
    isTelling = false;
    if (isStep) tellStep();
    else jump();
  }

  const isQuick = (): boolean => face.quickActions?.includes(record.entries[at - 1]?.action.type ?? '') ?? false;

  return {
    get at() {
      return at;
    },
    last,
    get batch() {
      return batch;
    },
    get view() {
      return view;
    },
    get isTelling() {
      return isTelling;
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
    leave: () => stop(queue),
  };
}
