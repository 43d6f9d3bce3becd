import { keepTime, timeLeft } from './clock.ts';

const TICK = 250;

/** The time a question has left, counted only while the question is visible. */
export class QuestionClock {
  #left = $state(0);

  /** In seconds, rounded up. */
  get seconds(): number {
    return Math.ceil(this.#left / 1000);
  }

  get milliseconds(): number {
    return this.#left;
  }

  /** Runs until the returned function stops it, or until the time is up. */
  run(question: string, seconds: number, onup: () => void): () => void {
    const began = performance.now();
    const before = Math.min(timeLeft(question) ?? Number.POSITIVE_INFINITY, seconds * 1000);
    const count = (): void => {
      this.#left = Math.max(0, before - (performance.now() - began));
      keepTime(question, this.#left);
      if (this.#left > 0) return;
      stop();
      onup();
    };
    const timer = setInterval(count, TICK);
    const stop = (): void => clearInterval(timer);
    count();
    return stop;
  }

  /** Shows what is left until `end` by `performance.now()`, when a server counts the time and says when it is up. */
  runTo(end: number): () => void {
    const count = (): void => {
      this.#left = Math.max(0, end - performance.now());
    };
    const timer = setInterval(count, TICK);
    count();
    return () => clearInterval(timer);
  }
}
