import type { Seat } from '@taproom/engine';
import { type Kind, MALTS, type StoutEvent } from '@taproom/games/six-sided-stout';
import type { EventBatch } from '../../../kit/board/board.ts';

/** What a batch of events has just changed for one brewer. */
export interface Stirred {
  readonly rolled: boolean;
  /** The dice brought home, if any. */
  readonly bought: readonly number[] | undefined;
  /** The store that received roasted dice. */
  readonly roasted: Kind | null;
  readonly put: ReadonlySet<string>;
}

export function stirred({ events }: EventBatch<StoutEvent>, seat: Seat): Stirred {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  return {
    rolled: own.some(({ type }) => type === 'rolled'),
    bought: own.find((event) => event.type === 'bought')?.dice,
    roasted: own.map(roastedInto).find((malt) => malt !== null) ?? null,
    put: new Set(own.flatMap((event) => (event.type === 'put' ? [event.cell] : []))),
  };
}

const roastedInto = (event: StoutEvent): Kind | null =>
  event.type === 'roasted' ? (MALTS[MALTS.indexOf(event.store) + 1] ?? null) : null;
