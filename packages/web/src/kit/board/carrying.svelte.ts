/** How far a pointer may stray and still count as a press. */
const SLACK = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A carried piece, and how far it is from its place. */
export interface Carried<T> {
  readonly piece: T;
  readonly dx: number;
  readonly dy: number;
  /** The piece's box in its place. */
  readonly start: Box;
  /** The box it snaps to, if any. */
  readonly rest: Box | undefined;
}

interface Held<T> extends Carried<T> {
  readonly from: Point;
  /** The point by which the piece is held. */
  readonly grip: Point;
  readonly isMoved: boolean;
  readonly isDropped: boolean;
}

type Press = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId'> & {
  readonly currentTarget: Pick<HTMLElement, 'getBoundingClientRect' | 'setPointerCapture'>;
};

type Move = Pick<PointerEvent, 'clientX' | 'clientY'>;

const centreOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });
const pointOf = ({ clientX, clientY }: Move): Point => ({ x: clientX, y: clientY });

export interface Carrying<T> {
  /** The piece being carried, once it has left its place. */
  readonly carried: Carried<T> | null;
  /** Takes hold of a piece, if any. It hangs by the point that was touched, or by the centre of `drawn`. */
  grip(event: Press, piece: T | null, drawn?: Element | null): void;
  /**
   * Follows the pointer, and returns the piece once it is being carried. `snap` says where it snaps to, if anywhere.
   */
  move(event: Move, snap?: (piece: T, x: number, y: number) => Box | undefined): T | undefined;
  /** Drops the piece and returns it; a mere press carries nothing. `stays` leaves it there until it is cancelled. */
  drop(how?: { readonly stays: boolean }): T | undefined;
  cancel(): void;
  /** Whether a click is only the end of a drag. */
  isOver(): boolean;
}

/** Lets a piece follow the pointer until it is dropped. */
export function makeCarrying<T>(): Carrying<T> {
  let held = $state.raw<Held<T> | null>(null);
  let swallowsClick = false;

  function follow(now: Held<T>, at: Point, rest: Box | undefined): void {
    const [from, to] = rest ? [centreOf(now.start), centreOf(rest)] : [now.grip, at];
    held = { ...now, isMoved: true, dx: to.x - from.x, dy: to.y - from.y, rest };
  }

  return {
    get carried() {
      return held?.isMoved ? held : null;
    },
    grip(event, piece, drawn) {
      swallowsClick = false;
      if (piece === null || event.button !== 0) return;
      const start = (drawn ?? event.currentTarget).getBoundingClientRect();
      const from = pointOf(event);
      const grip = drawn ? centreOf(start) : from;
      held = { piece, start, from, grip, dx: 0, dy: 0, rest: undefined, isMoved: false, isDropped: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move(event, snap) {
      if (!held || held.isDropped) return undefined;
      const at = pointOf(event);
      if (!held.isMoved && Math.hypot(at.x - held.from.x, at.y - held.from.y) < SLACK) return undefined;
      follow(held, at, snap?.(held.piece, at.x, at.y));
      return held.piece;
    },
    drop({ stays } = { stays: false }) {
      const now = held;
      held = stays && now?.isMoved ? { ...now, isDropped: true } : null;
      if (!now?.isMoved) return undefined;
      swallowsClick = true;
      return now.piece;
    },
    cancel() {
      held = null;
    },
    isOver() {
      const swallowed = swallowsClick;
      swallowsClick = false;
      return swallowed;
    },
  };
}
