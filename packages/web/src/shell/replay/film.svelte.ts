import type { Tagged } from '@taproom/engine';
import type { EventBatch } from '../../kit/board/board.ts';
import type { PlayedBack } from '../../table/record/play-back.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is shown, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1200, fast: 500 };
/** The part of that for small actions that come in long runs. */
const QUICK_PART = 0.35;

export interface Film {
  /** The position on show; 0 is the deal. */
  readonly at: number;
  readonly last: number;
  /** The events that led there, if it was reached by a step on. */
  readonly batch: EventBatch<Tagged>;
  readonly isRunning: boolean;
  speed: Speed;
  /** How long the position on show stays while the film runs. */
  readonly pause: number;
  /** Shows a position; at the last one the film stops. */
  go(to: number): void;
  /** Plays or pauses; from the end it begins anew. */
  toggle(): void;
}

/** A replayed match that can be run like a film. */
export function makeFilm({ positions, record }: PlayedBack, quickActions: readonly string[] = []): Film {
  const last = positions.length - 1;
  let at = $state(0);
  let batch = $state.raw<EventBatch<Tagged>>({ id: 0, events: [] });
  let isRunning = $state(false);
  let speed = $state<Speed>('normal');

  function go(to: number): void {
    const next = Math.min(last, Math.max(0, to));
    if (next === at) return;
    const events = next === at + 1 ? (positions[next]?.events ?? []) : [];
    at = next;
    if (at === last) isRunning = false;
    batch = { id: batch.id + 1, events };
  }

  const isQuick = (): boolean => quickActions.includes(record.entries[at - 1]?.action.type ?? '');

  return {
    get at() {
      return at;
    },
    last,
    get batch() {
      return batch;
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
  };
}
