import type { DyceEvent, DyceView } from '@taproom/games/dyce';
import { type Frame, film } from './film.ts';

/** Plays events back frame by frame, then shows the present. New batches queue up behind. */
export class Projector {
  #frame = $state.raw<Frame | null>(null);
  #count = $state(0);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The frame on show; null once the film is over. */
  get frame(): Frame | null {
    return this.#frame;
  }

  /** Grows with every frame, to tell them apart. */
  get count(): number {
    return this.#count;
  }

  add(before: DyceView, events: readonly DyceEvent[]): void {
    this.#queue.push(...film(before, events));
    if (this.#timer === undefined) this.#next();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#frame = null;
  }

  #next(): void {
    const frame = this.#queue.shift();
    this.#frame = frame ?? null;
    this.#count++;
    this.#timer = frame && setTimeout(() => this.#next(), frame.milliseconds);
  }
}
