import type { Seat } from '@taproom/engine';
import type { DiceBoxEvent, SquareName } from '@taproom/games/dice-box';
import type { EventBatch } from '../../kit/board/board.ts';

export const FLIGHT = 280;
const BETWEEN = 200;

/** What a batch of events sets in motion, and when, so that a reroll is seen after the placement that forced it. */
export interface Stirred {
  readonly placed: readonly {
    readonly seat: Seat;
    readonly die: string;
    readonly square: SquareName;
    readonly delay: number;
  }[];
  /** Milliseconds before each seat's dice tumble. */
  readonly rolled: ReadonlyMap<Seat, number>;
  readonly seeded: boolean;
}

export function stirred({ events }: EventBatch<DiceBoxEvent>): Stirred {
  const placed = [];
  const rolled = new Map<Seat, number>();
  let delay = 0;
  for (const event of events) {
    if (event.type === 'placed') {
      placed.push({ ...event, delay });
      delay += FLIGHT + BETWEEN;
    }
    if (event.type === 'rolled' || event.type === 'rerolled') rolled.set(event.seat, delay);
  }
  return { placed, rolled, seeded: events.some(({ type }) => type === 'seeded') };
}

/** Animates `piece` from where it was to where it is now. */
export function fly(piece: Element, from: DOMRect, delay: number): void {
  const to = piece.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, zIndex: 5 },
      { transform: `translate(${dx * 0.12}px, ${dy * 0.12 - 6}px) scale(1.12)`, offset: 0.7, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)', fill: 'backwards' },
  );
}
