import { distance, type Point } from '../geometry.ts';

/** The pointers' movement since the last call: how far they dragged the map, and how they pinched it. */
export interface Pull {
  readonly dx: number;
  readonly dy: number;
  readonly factor: number;
  readonly middle: Point;
}

/** Movement below this many pixels counts as a press. */
const UNSTEADY = 5;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Tracks the pointers that hold the map. */
export class Fingers {
  readonly #held = new Map<number, Point>();
  #pressed: Point = { x: 0, y: 0 };
  #dragged = false;

  get count(): number {
    return this.#held.size;
  }

  /** Whether the current or just finished press moved the map. */
  get dragged(): boolean {
    return this.#dragged;
  }

  press(id: number, at: Point): void {
    if (this.#held.size === 0) {
      this.#dragged = false;
      this.#pressed = at;
    }
    this.#held.set(id, at);
  }

  /** What a pointer's movement means; undefined while it may still be a press. */
  move(id: number, at: Point): Pull | undefined {
    if (!this.#held.has(id)) return undefined;
    if (!this.#dragged && this.#held.size === 1 && distance(at, this.#pressed) < UNSTEADY) return undefined;
    this.#dragged = true;
    const before = [...this.#held.values()];
    this.#held.set(id, at);
    return pullOf(before, [...this.#held.values()]);
  }

  release(id: number): void {
    this.#held.delete(id);
  }
}

function pullOf(before: readonly Point[], after: readonly Point[]): Pull {
  const [from, to] = [middleOf(before), middleOf(after)];
  const spread = (points: readonly Point[]): number =>
    points.length < 2 ? 1 : Math.max(1, distance(points[0] as Point, points[1] as Point));
  return { dx: to.x - from.x, dy: to.y - from.y, factor: spread(after) / spread(before), middle: to };
}
