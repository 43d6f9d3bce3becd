import type { Hand } from './choices.ts';

/** How far a pointer may stray and still have only pressed. */
const SLACK = 6;

interface Carried {
  readonly key: string;
  readonly hand: Hand;
  readonly x: number;
  readonly y: number;
  readonly moved: boolean;
  readonly dx: number;
  readonly dy: number;
}

/** A piece that follows the pointer until it is let go. */
export class Carrying {
  #carried = $state.raw<Carried | null>(null);
  #swallowsClick = false;

  /** How far the piece of this key is from where it lies; nothing while it lies there. */
  offset(key: string): string | undefined {
    const carried = this.#carried;
    return carried?.key === key && carried.moved ? `${carried.dx}px ${carried.dy}px` : undefined;
  }

  grip(event: PointerEvent & { currentTarget: HTMLElement }, key: string, hand: Hand): void {
    this.#swallowsClick = false;
    if (event.button !== 0) return;
    this.#carried = { key, hand, x: event.clientX, y: event.clientY, moved: false, dx: 0, dy: 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  /** The piece on its way, as soon as it is. */
  move(event: PointerEvent): Hand | undefined {
    const carried = this.#carried;
    if (!carried) return undefined;
    const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
    if (!carried.moved && Math.hypot(dx, dy) < SLACK) return undefined;
    this.#carried = { ...carried, moved: true, dx, dy };
    return carried.hand;
  }

  /** The piece that was carried here; a mere press carries nothing. */
  drop(): Hand | undefined {
    const carried = this.#carried;
    this.#carried = null;
    if (!carried?.moved) return undefined;
    this.#swallowsClick = true;
    return carried.hand;
  }

  cancel(): void {
    this.#carried = null;
  }

  /** Whether a click is only the end of a carrying. */
  isOver(): boolean {
    const swallowed = this.#swallowsClick;
    this.#swallowsClick = false;
    return swallowed;
  }
}
