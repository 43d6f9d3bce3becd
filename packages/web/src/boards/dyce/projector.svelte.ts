import type { DyceEvent, DyceView } from '@taproom/games/dyce';
import { type Frame, film } from './film.ts';

/** Shows what happened, moment by moment, and what is once that is over. New batches queue up behind. */
export class Projector {
  #frame = $state.raw<Frame | null>(null);
  #count = $state(0);
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The moment on show; nothing once the film is over. */
  get frame(): Frame | null {
    return this.#frame;
  }

  /** Grows with every moment, so that each is told from the last. */
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
